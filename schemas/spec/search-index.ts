import type { Lang } from "./languages.ts";

/*
 * The index of a site that is too large to be fetched whole. `search/<lang>.json` then holds no items: it says from which word on
 * each of many small files goes, and a search fetches the few that its words lie in, and the few items that it shows.
 *
 * Items are numbered in the order in which equals are shown: those of the site itself last, then by the length of the title, then
 * by path. A file of words holds, sorted, keys and their lists in turn. A key is a word, or what is left of a word without
 * its first letters, so that a part of a word is found as well (in
 * descriptions and headings, of words that `listedWhole` items have at most). Where more items than `listedWhole` share a beginning,
 * one list, under the beginning and `*`, stands for all of them; it has at most `listMax` numbers, the best.
 */

/** What `search/<lang>.json` of a large site says. Each list holds, file by file, a text that is not after what the file holds and after all before. */
export type SearchRoot = {
	/** How many items there are, and the number of the first that is a page of the site itself. */
	size: number;
	ownFrom: number;
	/** Files of words with the items that they are in. */
	words: string[];
	/** Files of the words of names alone, for near spellings: sorted as they are, and by their ends. */
	names: string[];
	endings: string[];
};

/** So many items stand in one file. */
export const itemsPerFile = 8;

/** Up to so many items have each their own list; what more of them share is listed under what they share. */
export const listedWhole = 128;

/** A list names so many items at most: who looks for a word that more have means something else besides. */
export const listMax = 4096;

/** What stands at the end of a key that is the beginning of many words. It sorts before all letters and digits. */
export const anyEnd = "*";

/**
 * Where in an item a word stands, best first; the numbers are the ranks of the search. In headings it leads to a part of the
 * page, so they are listed besides.
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

/** How many items have a word, and their numbers by its place in them, ascending. */
export type WordList = { total: number; places: readonly (readonly number[])[] };

/** Writes a list: its total where that is not how many numbers follow, then place by place the steps from number to number. */
export function writeWordList({ total, places }: WordList): string {
	const listed = places.reduce((sum, numbers) => sum + numbers.length, 0);
	const steps = places.map((numbers) => numbers.map((each, at) => (each - (numbers[at - 1] ?? 0)).toString(36)).join(" "));
	return (total === listed ? "" : `${total}:`) + steps.join("|").replace(/\|+$/, "");
}

/** Reads a list. */
export function readWordList(text: string): WordList {
	const [, total, steps = ""] = /^(?:(\d+):)?(.*)$/s.exec(text) ?? [];
	const places = steps.split("|").map((place) => {
		let last = 0;
		return place === "" ? [] : place.split(" ").map((step) => (last += Number.parseInt(step, 36)));
	});
	return { total: total === undefined ? places.flat().length : Number(total), places };
}

/** Where the file of an item stands. */
export function searchItemsPath(lang: Lang, number: number): string {
	return `/search/${lang}/items-${Math.floor(number / itemsPerFile)}.json`;
}

/** Where a file of words stands, by what the root says of it. */
export function searchWordsPath(lang: Lang, list: "words" | "names" | "endings", from: string): string {
	const name = from.replace(/[^a-z0-9]/g, (sign) => `_${sign.charCodeAt(0).toString(16)}`);
	return `/search/${lang}/${list}-${name}.json`;
}
