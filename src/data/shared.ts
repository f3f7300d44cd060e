import { createContext, use } from "react";
import { useLocation } from "react-router-dom";
import type { ShellData } from "#schemas/pages/page-data.ts";
import { type Address, pinPath, splitPath } from "#schemas/shared/url.ts";
import type { Translate } from "#src/i18n/translate.ts";

/** Context of the whole tree: the language's strings, menus and site data. */
export type Shared = { shell: ShellData; t: Translate };

export const SharedContext = createContext<Shared | null>(null);

export function useShared(): Shared {
	const shared = use(SharedContext);
	if (!shared) throw new Error("a component stands outside the shell");
	return shared;
}

/** The translate function in the page's language. */
export function useTranslate(): Translate {
	return useShared().t;
}

/** The current address: its bare path, language, and whether the address names the language. */
export function useAddress() {
	return splitPath(useLocation().pathname);
}

/** Turns a bare path into a link of the current page: pinned (with language) on a pinned page, bare on a bare one. */
export function useLocalize(): (path: string) => string {
	const address = useAddress();
	return (to) => localize(to, address);
}

/** Turns a bare path into a link from the page at an address. */
export function localize(to: string, { pinned, lang }: Address): string {
	const [, pathname = "/", rest = ""] = /^([^?#]*)(.*)$/.exec(to) ?? [];
	const { path } = splitPath(pathname);
	return `${pinned && lang ? pinPath(path, lang) : path}${rest}`;
}

/**
 * Adds the page's query to a link to a section of the same page, as browsers do with «#part»: filters and answers in the query
 * stay.
 */
export function keepQuery(href: string, { pathname, search }: { pathname: string; search: string }): string {
	const [path, part] = href.split("#");
	return part !== undefined && path === pathname ? `${path}${search}#${part}` : href;
}
