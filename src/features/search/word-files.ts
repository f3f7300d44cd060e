import type { Lang } from "#schemas/shared/languages.ts";
import { anyEnd, placesOfWords, readWordList, type SearchRoot, searchWordsPath } from "#schemas/shared/search-index.ts";
import { isListOf, isText } from "#schemas/shared/shapes.ts";
import type { Get } from "#src/data/get.ts";

/**
 * Occurrences of words with a common prefix: in how many items, the best rank per item, and the items that have one in a
 * heading.
 */
export type Occurrences = { total: number; places: ReadonlyMap<number, number>; headings: ReadonlySet<number> };

const isFile = isListOf(isText);

/** At most this many files of names are searched for similar spellings, by the start and by the end of a word each. */
const nameFilesMax = 3;

/** Creates the lookup of all words that start with a prefix. It throws as `get` does. */
export function createLookUp(lang: Lang, { words }: SearchRoot, get: Get): (word: string) => Promise<Occurrences> {
	return async (word) => {
		const found = { total: 0, places: new Map<number, number>(), headings: new Set<number>() };
		for (const from of filesFor(word, words)) {
			const entries = await get(searchWordsPath(lang, "words", from), isFile);
			for (let at = 0; at < entries.length; at += 2) {
				const [key = "", list = ""] = entries.slice(at, at + 2);
				if (!key.startsWith(word)) continue;
				const total = addTo(found, list);
				// This entry covers all words that start like this.
				if (key.endsWith(anyEnd)) return { ...found, total };
			}
		}
		return { ...found, total: new Set([...found.places.keys(), ...found.headings]).size };
	};
}

function addTo({ places, headings }: { places: Map<number, number>; headings: Set<number> }, list: string): number {
	const read = readWordList(list);
	for (const [place, numbers] of read.places.entries())
		for (const number of numbers)
			if (place === placesOfWords.heading) headings.add(number);
			else places.set(number, Math.min(place, places.get(number) ?? place));
	return read.total;
}

/**
 * Creates the lookup of words of names that may be spelled similarly: those with the same beginning, and those with the same
 * end, by the shortest one that at most three files cover.
 */
export function createVocabulary(lang: Lang, root: SearchRoot, get: Get): (word: string) => Promise<string[]> {
	const load = async (list: "names" | "endings", word: string) => {
		const files = fewFilesFor(word, root[list]);
		return Promise.all(files.map((from) => get(searchWordsPath(lang, list, from), isFile)));
	};
	return async (word) => {
		const reversed = [...word].reverse().join("");
		return (await Promise.all([load("names", word), load("endings", reversed)])).flat(2);
	};
}

function fewFilesFor(word: string, starts: readonly string[]): string[] {
	for (let length = 1; length < word.length; length++) {
		const files = filesFor(word.slice(0, length), starts);
		if (files.length <= nameFilesMax) return files;
	}
	return filesFor(word, starts).slice(0, nameFilesMax);
}

/** The files that may contain keys with this prefix. */
function filesFor(beginning: string, starts: readonly string[]): string[] {
	const first = Math.max(
		0,
		starts.findLastIndex((from) => from <= beginning),
	);
	const after = starts.findIndex((from) => from > beginning && !from.startsWith(beginning));
	return starts.slice(first, after === -1 ? undefined : Math.max(after, first + 1));
}
