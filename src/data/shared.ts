import { createContext, use } from "react";
import { useLocation } from "react-router-dom";
import type { ShellData } from "#schemas/page-data.ts";
import { type Address, pinPath, splitPath } from "#schemas/spec/url.ts";
import type { Translate } from "#src/i18n/translate.ts";

/** What the whole tree shares: the language's words, menus and site facts. */
export type Shared = { shell: ShellData; t: Translate };

export const SharedContext = createContext<Shared | null>(null);

export function useShared(): Shared {
	const shared = use(SharedContext);
	if (!shared) throw new Error("a component stands outside the shell");
	return shared;
}

/** Interface strings in the language of the page. */
export function useTranslate(): Translate {
	return useShared().t;
}

/** The current address: its bare path, and whether it names its language. */
export function useAddress() {
	return splitPath(useLocation().pathname);
}

/** Turns a bare path into a link of this page: pinned on a pinned page, bare on a bare one. */
export function useLocalize(): (path: string) => string {
	const address = useAddress();
	return (to) => localize(to, address);
}

/** Turns a bare path into a link of the page at an address. */
export function localize(to: string, { pinned, lang }: Address): string {
	const [, pathname = "/", rest = ""] = /^([^?#]*)(.*)$/.exec(to) ?? [];
	const { path } = splitPath(pathname);
	return `${pinned && lang ? pinPath(path, lang) : path}${rest}`;
}

/** Gives a link to a part of the page that shows the query of the page, as browsers do with «#part»: what was chosen there stays. */
export function keepQuery(href: string, { pathname, search }: { pathname: string; search: string }): string {
	const [path, part] = href.split("#");
	return part !== undefined && path === pathname ? `${path}${search}#${part}` : href;
}
