import type { ComponentType } from "react";
import { redirect, replace } from "react-router-dom";
import type { ScreenPage, ShellData } from "#schemas/page-data.ts";
import type { Lang } from "#schemas/spec/languages.ts";
import { traitsOf } from "#schemas/spec/template-traits.ts";
import { isInternal, pinPath, splitPath } from "#schemas/spec/url.ts";
import { fromBase } from "#src/data/base.ts";
import type { Get } from "#src/data/get.ts";
import type { LanguageChoice } from "#src/data/language-choice.ts";
import { loadPage, loadShell, type Patience } from "#src/data/load.ts";
import type { Shared } from "#src/data/shared.ts";
import { createTranslate } from "#src/i18n/translate.ts";
import { loadTemplate } from "#src/templates/index.ts";

/**
 * All that shows at an address: words and menus, the page, and the component for it, in one language. `asked` is the language
 * that was wanted; where it is another one than that of the words, the reader is told. `choice` is the choice of a language that
 * was on its way then.
 */
export type View = {
	shared: Shared;
	page: ScreenPage;
	requestedLang: Lang;
	choice?: LanguageChoice | null;
	Template: ComponentType<{ page: ScreenPage }>;
};

/** The parts of a URL that decide what shows there. */
export type Address = { pathname: string; search: string };

/** Where a view comes from, so that tests and the server need no browser. */
export type Sources = {
	get: Get;
	/** Whether the visitor may see what is for editors; the argument is the query of the address. */
	isAdmin(search: string): boolean;
};

/**
 * Loads what shows at an address in a language, wholly: words and page both come in it or the loading fails. Gives a Response
 * where the address leads elsewhere. Words that are `known` are not asked for again. Where the page `isThere` already in some
 * language, the page for missing ones is less than that, and a failure.
 */
export async function loadView(
	{ pathname, search }: Address,
	lang: Lang,
	{ get, isAdmin }: Sources,
	{ known, patience, isThere = false }: { known?: Shared | undefined; patience?: Patience; isThere?: boolean } = {},
): Promise<View | Response> {
	const { path, lang: named } = splitPath(fromBase(pathname));
	const words = known?.shell.lang === lang ? known : loadShell(lang, get, patience).then(share);
	const [shared, page] = await Promise.all([words, loadPage(path, lang, get, patience)]);
	if ("movedTo" in page) return redirect(named && isInternal(page.movedTo) ? pinPath(page.movedTo, named) : page.movedTo);
	if (isThere && page.path !== path) throw new TypeError(`the data of ${path} is missing`);
	if (traitsOf(page.template).forEditors && !isAdmin(search)) return replace(named ? pinPath("/", named) : "/");
	return { shared, page, requestedLang: lang, Template: await loadTemplate(page.template) };
}

export function share(shell: ShellData): Shared {
	return { shell, t: createTranslate(shell) };
}
