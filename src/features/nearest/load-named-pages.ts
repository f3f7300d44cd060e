import type { RouteItem, ShellData } from "#schemas/pages/page-data.ts";
import { isListOf, isRecord, isShaped, isText } from "#schemas/shared/shapes.ts";
import { get } from "#src/data/browser.ts";
import { loadSearchIndex } from "#src/features/search/load-index.ts";
import { lastPart, type NamedPage } from "./find-nearest.ts";

/** On a large site, the number of pages compared with a missing address: the best search results for its words. */
const comparedMax = 24;

const areRoutes = isListOf(
	isShaped<Pick<RouteItem, "path" | "titles">>({
		path: isText,
		titles: (value): value is RouteItem["titles"] => isRecord(value) && Object.values(value).every(isText),
	}),
);

/**
 * Candidates for a missing page: on a small site all pages, by their titles in all languages; on a large one, whose route list
 * is too big to load, the pages of the menus and search results. Throws if they cannot be loaded.
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
