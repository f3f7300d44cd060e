import type { PageData, ScreenPage, ShellData } from "#schemas/pages/page-data.ts";
import type { Lang } from "#schemas/shared/languages.ts";
import { pageDataPath, shellDataPath } from "#schemas/shared/url.ts";
import { pageAt, shellIn } from "./accept.ts";
import type { Get } from "./get.ts";

/** The address redirects, so there is no page to show. */
export type Moved = { movedTo: string };

/** How long a failed request is retried before it is thrown: as often as `constants.queries` says, or not at all. */
export type RetryPolicy = "none" | undefined;

/** Loads the strings and menus of a language. Throws if they cannot be loaded. */
export async function loadShell(lang: Lang, get: Get, retryPolicy?: RetryPolicy): Promise<ShellData> {
	return get(shellDataPath(lang), shellIn(lang), retryPolicy);
}

/** Loads a page in a language, or the not-found page if there is none. Throws if neither can be loaded. */
export async function loadPage(path: string, lang: Lang, get: Get, retryPolicy?: RetryPolicy): Promise<ScreenPage | Moved> {
	const data = await getPage(path, lang, get, retryPolicy);
	return data.template === "redirect" ? { movedTo: data.to } : data;
}

async function getPage(path: string, lang: Lang, get: Get, retryPolicy: RetryPolicy): Promise<PageData> {
	try {
		return await get(pageDataPath(path, lang), pageAt(path, lang), retryPolicy);
	} catch (error) {
		if (error instanceof Response && error.status === 404 && path !== "/404") return getPage("/404", lang, get, retryPolicy);
		throw error;
	}
}
