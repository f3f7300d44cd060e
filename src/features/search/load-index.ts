import type { SearchItem } from "#schemas/pages/search-item.ts";
import type { Lang } from "#schemas/shared/languages.ts";
import { isListOf, isRecord } from "#schemas/shared/shapes.ts";
import { searchIndexPath } from "#schemas/shared/url.ts";
import type { Accepts, Get } from "#src/data/get.ts";

const isSearchItems = isListOf(isRecord) as Accepts<unknown> as Accepts<SearchItem[]>;

/** Loads the search index. Throws if it fails to load: there is no fallback to another language's index. */
export async function loadSearchIndex(lang: Lang, get: Get): Promise<SearchItem[]> {
	return get(searchIndexPath(lang), isSearchItems);
}
