import type { DashboardReport, Timings } from "#schemas/dashboard/report.ts";
import type { DraftMaterial } from "#schemas/draft/material.ts";
import type { PageData, ScreenPage, ShellData } from "#schemas/page-data.ts";
import type { SearchItem } from "#schemas/search-item.ts";
import { defaultLang, type Lang } from "#schemas/spec/languages.ts";
import { draftMaterialPath, pageDataPath, searchIndexPath, shellDataPath } from "#schemas/spec/url.ts";
import { type Fetch, type Get, readJson } from "./get.ts";

/** A page as it was loaded. `fallback` is true when it came in French because the wanted language could not load. */
export type LoadedPage = { page: ScreenPage; fallback: boolean };

/** Why no page is shown: the address leads elsewhere. */
export type Moved = { movedTo: string };

/** Loads the words and menus of a language, else those of French. Throws when neither comes. */
export async function loadShell(lang: Lang, get: Get): Promise<ShellData> {
	try {
		return await get<ShellData>(shellDataPath(lang), patienceWith(lang));
	} catch (error) {
		if (lang === defaultLang) throw error;
		return get<ShellData>(shellDataPath(defaultLang));
	}
}

/** Loads a page: in its language, else in French (R2.6); the page for what is missing when there is none. */
export async function loadPage(path: string, lang: Lang, get: Get): Promise<LoadedPage | Moved> {
	try {
		return await loadPageIn(path, lang, get);
	} catch (error) {
		if (lang === defaultLang) throw error;
		const loaded = await loadPageIn(path, defaultLang, get);
		return "page" in loaded ? { ...loaded, fallback: true } : loaded;
	}
}

/** Loads what the search looks through. Throws when it does not come: pages of another language would not be found. */
export async function loadSearchIndex(lang: Lang, get: Get): Promise<SearchItem[]> {
	return get<SearchItem[]>(searchIndexPath(lang));
}

/** Loads what the build tells editors, and what it cost where that is known. */
export async function loadReport(fetch: Fetch): Promise<{ report: DashboardReport; timings: Timings }> {
	const [report, timings] = await Promise.all([
		readJson<DashboardReport>("/dashboard/report.json", fetch),
		readJson<Timings>("/dashboard/timings.json", fetch),
	]);
	return { report, timings };
}

/** Loads what drafts of articles are made from. */
export async function loadDraftMaterial(get: Get): Promise<DraftMaterial> {
	return get<DraftMaterial>(draftMaterialPath);
}

async function loadPageIn(path: string, lang: Lang, get: Get): Promise<LoadedPage | Moved> {
	const data = await getPage(path, lang, get);
	return data.template === "redirect" ? { movedTo: data.to } : { page: data, fallback: false };
}

async function getPage(path: string, lang: Lang, get: Get): Promise<PageData> {
	try {
		return await get<PageData>(pageDataPath(path, lang), patienceWith(lang));
	} catch (error) {
		if (error instanceof Response && error.status === 404 && path !== "/404") return getPage("/404", lang, get);
		throw error;
	}
}

/** For all languages but French there is French to show meanwhile (R2.6). */
function patienceWith(lang: Lang): "none" | undefined {
	return lang === defaultLang ? undefined : "none";
}
