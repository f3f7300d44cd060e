import type { DashboardReport, Timings } from "#schemas/dashboard/report.ts";
import type { DraftMaterial } from "#schemas/draft/material.ts";
import type { PageData, ScreenPage, ShellData } from "#schemas/page-data.ts";
import type { SearchItem } from "#schemas/search-item.ts";
import { defaultLang, type Lang } from "#schemas/spec/languages.ts";
import { draftMaterialPath, pageDataPath, searchIndexPath, shellDataPath } from "#schemas/spec/url.ts";

/** A page as it was loaded. `fallback` is true when it came in French because the wanted language could not load. */
export type LoadedPage = { page: ScreenPage; fallback: boolean };

/** Why no page is shown: the address leads elsewhere. */
export type Moved = { movedTo: string };

export type Fetch = (url: string) => Promise<Response>;

/** Loads the words and menus of a language, else those of French. Throws when neither comes. */
export async function loadShell(lang: Lang, fetch: Fetch): Promise<ShellData> {
	try {
		return await fetchJson<ShellData>(shellDataPath(lang), fetch);
	} catch (error) {
		if (lang === defaultLang) throw error;
		return fetchJson<ShellData>(shellDataPath(defaultLang), fetch);
	}
}

/** Loads a page: in its language, else in French (R2.6); the page for what is missing when there is none. */
export async function loadPage(path: string, lang: Lang, fetch: Fetch): Promise<LoadedPage | Moved> {
	try {
		return await loadPageIn(path, lang, fetch);
	} catch (error) {
		if (lang === defaultLang) throw error;
		const loaded = await loadPageIn(path, defaultLang, fetch);
		return "page" in loaded ? { ...loaded, fallback: true } : loaded;
	}
}

/** Loads what the search looks through. Throws when it does not come: pages of another language would not be found. */
export async function loadSearchIndex(lang: Lang, fetch: Fetch): Promise<SearchItem[]> {
	return fetchJson<SearchItem[]>(searchIndexPath(lang), fetch);
}

/** Loads what the build tells editors, and what it cost where that is known. */
export async function loadReport(fetch: Fetch): Promise<{ report: DashboardReport; timings: Timings }> {
	const [report, timings] = await Promise.all([
		fetchJson<DashboardReport>("/dashboard/report.json", fetch),
		fetchJson<Timings>("/dashboard/timings.json", fetch),
	]);
	return { report, timings };
}

/** Loads what drafts of articles are made from. */
export async function loadDraftMaterial(fetch: Fetch): Promise<DraftMaterial> {
	return fetchJson<DraftMaterial>(draftMaterialPath, fetch);
}

async function loadPageIn(path: string, lang: Lang, fetch: Fetch): Promise<LoadedPage | Moved> {
	const data = await fetchPage(path, lang, fetch);
	return data.template === "redirect" ? { movedTo: data.to } : { page: data, fallback: false };
}

async function fetchPage(path: string, lang: Lang, fetch: Fetch): Promise<PageData> {
	const response = await fetch(pageDataPath(path, lang));
	if (response.status === 404 && path !== "/404") return fetchPage("/404", lang, fetch);
	return readJson<PageData>(response);
}

async function fetchJson<T>(url: string, fetch: Fetch): Promise<T> {
	return readJson<T>(await fetch(url));
}

/** The one place where JSON of our own build enters the app, so the one place that takes its type on trust. */
async function readJson<T>(response: Response): Promise<T> {
	if (!response.ok) throw new Response(null, { status: response.status, statusText: response.statusText });
	return (await response.json()) as T;
}
