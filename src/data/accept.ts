import type { DashboardReport, Timings } from "#schemas/dashboard/report.ts";
import type { DraftMaterial } from "#schemas/draft/material.ts";
import type { PageData, ShellData } from "#schemas/page-data.ts";
import type { SearchItem } from "#schemas/search-item.ts";
import type { Lang } from "#schemas/spec/languages.ts";
import type { ListFilters, ListOrder, ListWords } from "#schemas/spec/long-list.ts";
import { isSearchRoot, type SearchRoot } from "#schemas/spec/search-index.ts";
import type { Accepts } from "./get.ts";

/*
 * Whether JSON is what its address promises. Networks that ask to sign in, hosts in the middle of an upload and caches answer
 * with other things; what is of our own build, in the language and for the page that was asked for, is whole.
 */

/** Data of the page at a bare path in a language, or of an address that leads elsewhere. */
export function pageAt(path: string, lang: Lang): Accepts<PageData> {
	return (data): data is PageData =>
		isRecord(data) &&
		(data["template"] === "redirect"
			? typeof data["to"] === "string"
			: typeof data["template"] === "string" &&
				data["lang"] === lang &&
				data["path"] === path &&
				typeof data["title"] === "string" &&
				Array.isArray(data["crumbs"]) &&
				isRecord(data["meta"]));
}

/** Words, menus and site facts of a language. */
export function shellIn(lang: Lang): Accepts<ShellData> {
	const lists = ["header", "tabs", "guides", "discover", "resources"];
	return (data): data is ShellData =>
		isRecord(data) &&
		data["lang"] === lang &&
		isRecord(data["site"]) &&
		isRecord(data["strings"]) &&
		lists.every((list) => Array.isArray(data[list]));
}

/** Items of the search. */
export const isSearchItems: Accepts<SearchItem[]> = (data): data is SearchItem[] => Array.isArray(data) && data.every(isRecord);

/** What the search of a language looks through, or which files of a large site it is to be looked for in. */
export const isSearchIndex: Accepts<SearchItem[] | SearchRoot> = (data): data is SearchItem[] | SearchRoot =>
	isSearchItems(data) || isSearchRoot(data);

/** What drafts of articles are made from. */
export const isDraftMaterial: Accepts<DraftMaterial> = (data): data is DraftMaterial => isRecord(data);

/** What the build tells editors, and what it cost. */
export const isReport: Accepts<DashboardReport> = (data): data is DashboardReport => isRecord(data);
export const isTimings: Accepts<Timings> = (data): data is Timings => Array.isArray(data) && data.every(isRecord);

/** What filters and sorting of a list of several pages read. */
export const isListFilters: Accepts<ListFilters> = (data): data is ListFilters =>
	isRecord(data) && typeof data["print"] === "string" && isRecord(data["options"]) && Array.isArray(data["wordFiles"]);
export const isListOrder: Accepts<ListOrder> = (data): data is ListOrder =>
	isRecord(data) && typeof data["print"] === "string" && typeof data["places"] === "string";
export const isListWords: Accepts<ListWords> = (data): data is ListWords =>
	isRecord(data) && typeof data["print"] === "string" && isRecord(data["words"]);

function isRecord(data: unknown): data is Record<string, unknown> {
	return typeof data === "object" && data !== null && !Array.isArray(data);
}
