import type { ShellData } from "#schemas/page-data.ts";
import type { SearchItem } from "#schemas/search-item.ts";
import { get } from "#src/data/browser.ts";
import { loadSearchIndex } from "#src/data/load.ts";
import { lastPart, type NamedPage } from "./find-nearest.ts";

/** Of a large site so many pages are compared with a missing address, the best that the search finds by its words. */
const comparedMax = 24;

/**
 * Pages that may be the one which is missing at an address, in the language of the reader: those of the menus, and what the
 * search knows. Throws where that does not come.
 */
export async function loadNamedPages(missing: string, shell: ShellData): Promise<NamedPage[]> {
	const { lang, header, guides, discover, resources } = shell;
	const items = await loadItems(missing, shell);
	const known = [...header, ...guides, ...discover, ...resources].map(({ path, label }) => ({ path, titles: { [lang]: label } }));
	const found = items.map(({ path, title, keywords }) => ({ path, titles: { [lang]: title }, names: keywords }));
	return [...new Map([...known, ...found].map((page) => [page.path, page])).values()];
}

async function loadItems(missing: string, { lang }: ShellData): Promise<SearchItem[]> {
	const index = await loadSearchIndex(lang, get);
	if (Array.isArray(index)) return index;
	const { createSplitSearch } = await import("#src/features/search/split.ts");
	const words = lastPart(missing).replace(/[^\p{L}\p{N}]+/gu, " ");
	const { hits } = await createSplitSearch(lang, index, get)(words, comparedMax, Number.POSITIVE_INFINITY);
	return hits.map(({ item }) => item);
}
