import type { Lang } from "./languages.ts";
import { pinPath } from "./url.ts";

/*
 * What filters and sorting read where a list has several pages. The things of the list are numbered from 0 in the order
 * that its pages show; these files name numbers alone, and the cards are those of the pages.
 */

/** `hash` changes with the order of the list: files of two versions of it do not go together. */
type OfList = { hash: string };

/**
 * Which things have an option of a facet, as bits (`packed.ts`), and the first key of each file of words; they are sorted. Keys
 * are the pairs of letters that words are made of, so that parts of words are found, and the anchors of cards («#pothos»).
 */
export type ListFilters = OfList & { options: Record<string, Record<string, string>>; wordFiles: string[] };

/** The place of each thing in another order, as numbers (`packed.ts`); things that are equal in it share one. */
export type ListOrder = OfList & { places: string };

/** Words with at least one key of the file, and the steps from number to number of the things that have them. */
export type ListWords = OfList & { words: Record<string, number[]> };

/** Address of the file with the filters of a list. Its folder is kept for the pages of the list. */
export function listFiltersPath(list: string, lang: Lang): string {
	return filePath(list, lang, "filters");
}

/** Address of the file with another order. */
export function listOrderPath(list: string, lang: Lang, order: string): string {
	return filePath(list, lang, `order-${order}`);
}

/** Address of a file of words, by its number from 0. */
export function listWordsPath(list: string, lang: Lang, file: number): string {
	return filePath(list, lang, `words-${file}`);
}

/** The keys of a word. One letter has none: it is in nearly everything. */
export function keysOfWord(word: string): string[] {
	if (word.startsWith("#")) return [word];
	const letters = [...word];
	return [...new Set(letters.slice(1).map((letter, at) => `${letters[at]}${letter}`))];
}

/** The number of the file that a key is in, null where there is none. */
export function wordFileOf(key: string, { wordFiles }: Pick<ListFilters, "wordFiles">): number | null {
	const file = wordFiles.findLastIndex((first) => first <= key);
	return file === -1 ? null : file;
}

function filePath(list: string, lang: Lang, name: string): string {
	return pinPath(`${list}/page/${name}.json`, lang);
}
