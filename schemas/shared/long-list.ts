import type { Lang } from "./languages.ts";
import { pinPath } from "./url.ts";

/*
 * Data files for filtering and sorting paginated lists. The items of the list are numbered from 0 in the order of its pages; these
 * files contain numbers only, and the cards are taken from the pages.
 */

/** `hash` changes with the order of the list, so that files of two versions are not mixed. */
type OfList = { hash: string };

/**
 * The items that have each option of a facet, as bits (`packed.ts`), and the first key of each words file; they are sorted. Keys
 * are the pairs of letters in words, so that parts of words are found, and the anchors of cards («#pothos»).
 */
export type ListFilters = OfList & { options: Record<string, Record<string, string>>; wordFiles: string[] };

/** The rank of each item in another order, as numbers (`packed.ts`); equal items share a rank. */
export type ListOrder = OfList & { places: string };

/** Words with at least one key of the file, and the differences between the successive numbers of the items that contain them. */
export type ListWords = OfList & { words: Record<string, number[]> };

/** Address of the filters file of a list. Its folder is reserved for the pages of the list. */
export function listFiltersPath(list: string, lang: Lang): string {
	return filePath(list, lang, "filters");
}

/** Address of the file of another order. */
export function listOrderPath(list: string, lang: Lang, order: string): string {
	return filePath(list, lang, `order-${order}`);
}

/** Address of a words file, by its number from 0. */
export function listWordsPath(list: string, lang: Lang, file: number): string {
	return filePath(list, lang, `words-${file}`);
}

/** The keys of a word. Single letters have none: they are in nearly everything. */
export function keysOfWord(word: string): string[] {
	if (word.startsWith("#")) return [word];
	const letters = [...word];
	return [...new Set(letters.slice(1).map((letter, at) => `${letters[at]}${letter}`))];
}

/** The number of the file that contains a key, null if there is none. */
export function wordFileOf(key: string, { wordFiles }: Pick<ListFilters, "wordFiles">): number | null {
	const file = wordFiles.findLastIndex((first) => first <= key);
	return file === -1 ? null : file;
}

function filePath(list: string, lang: Lang, name: string): string {
	return pinPath(`${list}/page/${name}.json`, lang);
}
