import type { RouteItem, ShellData } from "#schemas/page-data.ts";
import { isListOf, isRecord, isShaped, isText } from "#schemas/spec/shapes.ts";
import { get } from "#src/data/browser.ts";
import { loadSearchIndex } from "#src/features/search/load-index.ts";
import { lastPart, type NamedPage } from "./find-nearest.ts";

/** Of a large site so many pages are compared with a missing address, the best that the search finds by its words. */
const comparedMax = 24;

const areRoutes = isListOf(
	isShaped<Pick<RouteItem, "path" | "titles">>({
		path: isText,
		titles: (value): value is RouteItem["titles"] => isRecord(value) && Object.values(value).every(isText),
	}),
);

/**
 * Pages that may be the one which is missing at an address: all of a small site, by their titles in all languages; of a large
 * one, whose list nobody should have to wait for, those of the menus and what its search finds. Throws where that does
 * not come.
 */
export async function loadNamedPages(missing: string, shell: ShellData): Promise<NamedPage[]> {
	const { lang, header, guides, discover, resources } = shell;
	const index = await loadSearchIndex(lang, get);
	if (Array.isArray(index)) return get("/routes.json", areRoutes);
	const { createSplitSearch } = await import("#src/features/search/split.ts");
	const words = lastPart(missing).replace(/[^\p{L}\p{N}]+/gu, " ");
	const { hits } = await createSplitSearch(lang, index, get)(words, comparedMax, Number.POSITIVE_INFINITY);
	const known = [...header, ...guides, ...discover, ...resources].map(({ path, label }) => ({ path, titles: { [lang]: label } }));
	const found = hits.map(({ item: { path, title, keywords } }) => ({ path, titles: { [lang]: title }, names: keywords }));
	return [...new Map([...known, ...found].map((page) => [page.path, page])).values()];
}
