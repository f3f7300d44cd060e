import type { SearchItem } from "#schemas/pages/search-item.ts";
import type { Lang } from "#schemas/shared/languages.ts";
import type { SearchRoot } from "#schemas/shared/search-index.ts";
import { isListOf, isNumber, isRecord, isShaped, isText } from "#schemas/shared/shapes.ts";
import { searchIndexPath } from "#schemas/shared/url.ts";
import type { Accepts, Get } from "#src/data/get.ts";

/** Validates search items. */
export const isSearchItems = isListOf(isRecord) as Accepts<unknown> as Accepts<SearchItem[]>;

/** Validates the root of a large site's split index, which says in which files its parts are. */
export const isSearchRoot = isShaped<SearchRoot>({
	size: isNumber,
	ownFrom: isNumber,
	words: isListOf(isText),
	names: isListOf(isText),
	endings: isListOf(isText),
});

const isSearchIndex: Accepts<SearchItem[] | SearchRoot> = (data): data is SearchItem[] | SearchRoot =>
	isSearchItems(data) || isSearchRoot(data);

/**
 * Loads the search index, or on a large site the root of its split index. Throws if it fails to load: there is no fallback to
 * another language's index.
 */
export async function loadSearchIndex(lang: Lang, get: Get): Promise<SearchItem[] | SearchRoot> {
	return get(searchIndexPath(lang), isSearchIndex);
}
