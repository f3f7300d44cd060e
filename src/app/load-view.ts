import type { ComponentType } from "react";
import { redirect, replace } from "react-router-dom";
import type { ScreenPage, ShellData } from "#schemas/pages/page-data.ts";
import type { WhenMissing } from "#schemas/shared/i18n.ts";
import type { Lang } from "#schemas/shared/languages.ts";
import { traitsOf } from "#schemas/shared/template-traits.ts";
import { isInternal, pinPath, splitPath } from "#schemas/shared/url.ts";
import { hasForeignBlocks } from "#src/blocks/foreign-blocks.ts";
import { fromBase } from "#src/data/base.ts";
import type { Get } from "#src/data/get.ts";
import type { LanguageChoice } from "#src/data/language-choice.ts";
import { loadPage, loadShell, type RetryPolicy } from "#src/data/load.ts";
import type { Shared } from "#src/data/shared.ts";
import { createTranslate } from "#src/i18n/translate.ts";
import { loadTemplate } from "#src/templates/index.ts";

/**
 * Everything displayed at an address in one language: strings and menus, the page data, and its component. `requestedLang` is the
 * language that was requested; if it differs from the language of the strings, the reader is told. `choice` is the language
 * choice that was pending at the time of the request.
 */
export type View = {
	shared: Shared;
	page: ScreenPage;
	requestedLang: Lang;
	choice?: LanguageChoice | null;
	Template: ComponentType<{ page: ScreenPage }>;
};

/** The parts of a URL that determine the view. */
export type ViewAddress = { pathname: string; search: string };

/** Where the data of a view comes from; injected so that tests and the server need no browser. */
export type Sources = {
	get: Get;
	/** Whether the visitor may see editors' pages; the argument is the query string of the address. */
	isAdmin(search: string): boolean;
};

/**
 * Strings that are `known` are not fetched again. Fetched strings that are the same as those `shown` remain the same object, so that
 * what uses them is not rendered again. `pageExists`: the page exists in some language.
 */
type LoadOptions = { known?: Shared | undefined; shown?: Shared; retryPolicy?: RetryPolicy; pageExists?: boolean };

/**
 * Loads the view of an address in a language: strings and page must both load in that language, or the call fails. Returns a
 * Response if the address redirects. If `pageExists`, getting the not-found page instead counts as a failure.
 */
export async function loadView(
	{ pathname, search }: ViewAddress,
	lang: Lang,
	{ get, isAdmin }: Sources,
	{ known, shown, retryPolicy, pageExists = false }: LoadOptions = {},
): Promise<View | Response> {
	const { path, lang: named } = splitPath(fromBase(pathname));
	const words =
		known?.shell.lang === lang
			? known
			: loadShell(lang, get, retryPolicy).then((shell) => (shell === shown?.shell ? shown : share(shell)));
	const [shared, page] = await Promise.all([words, loadPage(path, lang, get, retryPolicy)]);
	if ("movedTo" in page) return redirect(named && isInternal(page.movedTo) ? pinPath(page.movedTo, named) : page.movedTo);
	if (pageExists && page.path !== path) throw new TypeError(`the data of ${path} is missing`);
	if (traitsOf(page.template).forEditors && !isAdmin(search)) return replace(named ? pinPath("/", named) : "/");
	const [Template] = await Promise.all([
		loadTemplate(page.template),
		hasForeignBlocks(page) ? import("#src/blocks/blocks.css") : null,
	]);
	return { shared, page, requestedLang: lang, Template };
}

export function share(shell: ShellData, whenMissing?: WhenMissing): Shared {
	return { shell, t: createTranslate(shell, whenMissing) };
}
