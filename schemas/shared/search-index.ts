import type { Lang } from "./languages.ts";

/*
 * Index of a site that is too large to be fetched whole. `search/<lang>.json` then contains no items: it gives the first word of
 * each of many small files, and a search fetches the few that contain its words, and the few items that it shows.
 *
 * Items are numbered in the order in which items of equal rank are shown: pages of the site itself last, then by title length, then
 * by path. A words file contains keys and their lists in turn, sorted. A key is a word, or a word without its first letters, so
 * that parts of words are found too (in descriptions and headings, only of words in at most `listedWhole` items). Where more than
 * `listedWhole` items share a prefix, one list, under the prefix and `*`, replaces all of theirs; it has at most `listMax` numbers,
 * the best.
 */

/**
 * `search/<lang>.json` of a large site. Each list has, per file, a separator: after all keys of the previous file, and not after
 * the first key of its own.
 */
export type SearchRoot = {
	/** The number of items, and the number of the first one that is a page of the site itself. */
	size: number;
	ownFrom: number;
	/** Words files, with the items that contain the words. */
	words: string[];
	/** Files with the words of names only, for similar spellings: sorted by word, and by reversed word. */
	names: string[];
	endings: string[];
};

/** Items per file. */
export const itemsPerFile = 8;

/** Most items with lists of their own; more items that share a prefix have one list. */
export const listedWhole = 128;

/** Most items of a list: searches for more frequent words have other words too. */
export const listMax = 4096;

/** Suffix of a key that is a prefix of many words. It sorts before all letters and digits. */
export const anyEnd = "*";

/**
 * Places of a word in an item, best first; the numbers are the ranks of the search. Words in headings are listed separately,
 * because they lead to a section of the page.
 */
export const placesOfWords = {
	titleStart: 0,
	titleWord: 1,
	titleInside: 2,
	nameWord: 3,
	nameInside: 4,
	descriptionWord: 5,
	descriptionInside: 6,
	heading: 7,
} as const;

/** The number of items that contain a word, and their numbers by place, ascending. */
export type WordList = { total: number; places: readonly (readonly number[])[] };

/**
 * Encodes a list: the total if it differs from the count of numbers, then the differences between successive numbers, place by
 * place.
 */
export function writeWordList({ total, places }: WordList): string {
	const listed = places.reduce((sum, numbers) => sum + numbers.length, 0);
	const steps = places.map((numbers) => numbers.map((each, at) => (each - (numbers[at - 1] ?? 0)).toString(36)).join(" "));
	return (total === listed ? "" : `${total}:`) + steps.join("|").replace(/\|+$/, "");
}

/** Decodes a list. */
export function readWordList(text: string): WordList {
	const [, total, steps = ""] = /^(?:(\d+):)?(.*)$/s.exec(text) ?? [];
	const places = steps.split("|").map((place) => {
		let last = 0;
		return place === "" ? [] : place.split(" ").map((step) => (last += Number.parseInt(step, 36)));
	});
	return { total: total === undefined ? places.flat().length : Number(total), places };
}

/** Address of the file of an item. */
export function searchItemsPath(lang: Lang, number: number): string {
	return `/search/${lang}/items-${Math.floor(number / itemsPerFile)}.json`;
}

/** Address of a words file, by its separator in the root. */
export function searchWordsPath(lang: Lang, list: "words" | "names" | "endings", from: string): string {
	const name = from.replace(/[^a-z0-9]/g, (sign) => `_${sign.charCodeAt(0).toString(16)}`);
	return `/search/${lang}/${list}-${name}.json`;
}
