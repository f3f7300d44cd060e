import type { SearchItem } from "#schemas/search-item.ts";
import type { Lang } from "#schemas/spec/languages.ts";
import type { SearchRoot } from "#schemas/spec/search-index.ts";
import { isListOf, isNumber, isRecord, isShaped, isText } from "#schemas/spec/shapes.ts";
import { searchIndexPath } from "#schemas/spec/url.ts";
import type { Accepts, Get } from "#src/data/get.ts";

/** Items of the search. */
export const isSearchItems = isListOf(isRecord) as Accepts<unknown> as Accepts<SearchItem[]>;

/** What tells where in many files the index of a large site stands. */
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
 * Loads what the search looks through; of a large site, what tells where it is. Throws when it does not come: pages of another
 * language would not be found.
 */
export async function loadSearchIndex(lang: Lang, get: Get): Promise<SearchItem[] | SearchRoot> {
	return get(searchIndexPath(lang), isSearchIndex);
}
