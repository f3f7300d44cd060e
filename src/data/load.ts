import type { DashboardReport, Timings } from "#schemas/dashboard/report.ts";
import type { DraftMaterial } from "#schemas/draft/material.ts";
import type { PageData, ScreenPage, ShellData } from "#schemas/page-data.ts";
import type { SearchItem } from "#schemas/search-item.ts";
import type { Lang } from "#schemas/spec/languages.ts";
import type { SearchRoot } from "#schemas/spec/search-index.ts";
import { draftMaterialPath, pageDataPath, searchIndexPath, shellDataPath } from "#schemas/spec/url.ts";
import { isDraftMaterial, isReport, isSearchIndex, isTimings, pageAt, shellIn } from "./accept.ts";
import { type Fetch, type Get, readJson } from "./get.ts";

/** Why no page is shown: the address leads elsewhere. */
export type Moved = { movedTo: string };

/** How long a failure is tried again before it is thrown: as often as `constants.queries` says, or not at all. */
export type Patience = "none" | undefined;

/** Loads the words and menus of a language. Throws when they do not come. */
export async function loadShell(lang: Lang, get: Get, patience?: Patience): Promise<ShellData> {
	return get(shellDataPath(lang), shellIn(lang), patience);
}

/** Loads a page in a language; the page for what is missing when there is none. Throws when neither comes. */
export async function loadPage(path: string, lang: Lang, get: Get, patience?: Patience): Promise<ScreenPage | Moved> {
	const data = await getPage(path, lang, get, patience);
	return data.template === "redirect" ? { movedTo: data.to } : data;
}

/**
 * Loads what the search looks through; of a large site, what tells where it is. Throws when it does not come: pages of another
 * language would not be found.
 */
export async function loadSearchIndex(lang: Lang, get: Get): Promise<SearchItem[] | SearchRoot> {
	return get(searchIndexPath(lang), isSearchIndex);
}

/** Loads what the build tells editors, and what it cost where that is known. */
export async function loadReport(fetch: Fetch): Promise<{ report: DashboardReport; timings: Timings }> {
	const [report, timings] = await Promise.all([
		readJson("/dashboard/report.json", isReport, fetch),
		readJson("/dashboard/timings.json", isTimings, fetch),
	]);
	return { report, timings };
}

/** Loads what drafts of articles are made from. */
export async function loadDraftMaterial(get: Get): Promise<DraftMaterial> {
	return get(draftMaterialPath, isDraftMaterial);
}

async function getPage(path: string, lang: Lang, get: Get, patience: Patience): Promise<PageData> {
	try {
		return await get(pageDataPath(path, lang), pageAt(path, lang), patience);
	} catch (error) {
		if (error instanceof Response && error.status === 404 && path !== "/404") return getPage("/404", lang, get, patience);
		throw error;
	}
}
