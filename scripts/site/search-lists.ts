import type { SearchItem } from "#schemas/pages/search-item.ts";
import { addTo } from "#schemas/shared/group-by.ts";
import { anyEnd, listedWhole, listMax, placesOfWords, type WordList } from "#schemas/shared/search-index.ts";
import { fold, wordsOf } from "#schemas/shared/search-words.ts";

/** A key of the split index with its word list. */
export type ListedKey = [key: string, list: WordList];

/** Occurrences of a word, ascending: item number times eight, plus the place. */
type Postings = number[];

const { titleStart, titleWord, titleInside, nameWord, nameInside, descriptionWord, descriptionInside, heading } = placesOfWords;

/** The place for a match inside a word, by the place of the word. */
const insideOf = [titleInside, titleInside, titleInside, nameInside, nameInside, descriptionInside, descriptionInside, heading];

/** The postings of every word of these items. */
export function findWords(items: readonly SearchItem[]): Map<string, Postings> {
	const words = new Map<string, Postings>();
	for (const [number, item] of items.entries()) for (const [word, place] of wordsIn(item)) addTo(words, word, number * 8 + place);
	return words;
}

/** The words of an item, each with its best place, and the words of its headings once more. */
function wordsIn({ title, keywords, description, sections = [] }: SearchItem): [word: string, place: number][] {
	const places = new Map<string, number>();
	const add = (folded: string, place: number) => {
		for (const word of wordsOf(folded)) if (!places.has(word)) places.set(word, place);
	};
	const foldedTitle = fold(title);
	add(/^[\p{L}\p{N}]+/u.exec(foldedTitle)?.[0] ?? "", titleStart);
	add(foldedTitle, titleWord);
	add(fold(keywords.join("\n")), nameWord);
	add(fold(description), descriptionWord);
	const headings = wordsOf(fold(sections.map(([, text]) => text).join("\n")));
	return [...places, ...headings.map((word): [string, number] => [word, heading])];
}

/** The words that occur in a name. */
export function wordsOfNames(words: ReadonlyMap<string, Postings>): string[] {
	return [...words].filter(([, postings]) => postings.some((each) => each % 8 <= nameWord)).map(([word]) => word);
}

/**
 * Lists every prefix shared by more than `listedWhole` items, and the words and word endings of all others, sorted. It walks the
 * tree of prefixes: each item is counted once per word and branching level, so the cost is proportional to the text.
 */
export function listKeys(words: ReadonlyMap<string, Postings>, size: number): ListedKey[] {
	const postingLists = postingsByKey(words);
	const keys = [...postingLists.keys()].sort();
	const all = keys.map((key) => postingLists.get(key) ?? []);
	const before = [0];
	for (const each of all) before.push((before.at(-1) ?? 0) + each.reduce((sum, { length }) => sum + length, 0));
	const merge = createMerge(size);
	const listed: ListedKey[] = [];
	const walk = (from: number, to: number) => {
		if ((before[to] ?? 0) - (before[from] ?? 0) <= listedWhole) {
			for (let at = from; at < to; at++) listed.push([keys[at] ?? "", merge(all.slice(at, at + 1))]);
			return;
		}
		const shared = commonPrefix(keys[from] ?? "", keys[to - 1] ?? "");
		if (shared !== "") listed.push([shared + anyEnd, merge(all.slice(from, to))]);
		let start = keys[from] === shared ? from + 1 : from;
		while (start < to) {
			const letter = keys[start]?.charCodeAt(shared.length);
			let end = start + 1;
			while (end < to && keys[end]?.charCodeAt(shared.length) === letter) end++;
			walk(start, end);
			start = end;
		}
	};
	walk(0, keys.length);
	return listed;
}

/**
 * Postings of whole words, and of their endings, with the places for a match inside a word. For the endings of frequent words only
 * occurrences in names count, because parts of such words are in every text.
 */
function postingsByKey(words: ReadonlyMap<string, Postings>): Map<string, Postings[]> {
	const keys = new Map<string, Postings[]>();
	for (const [word, postings] of words) {
		addTo(keys, word, postings);
		const listed = postings.length > listedWhole ? postings.filter((each) => each % 8 <= nameWord) : postings;
		const inside = listed.map((each) => each - (each % 8) + (insideOf[each % 8] ?? heading));
		if (inside.length > 0) for (let at = 1; at < word.length; at++) addTo(keys, word.slice(at), inside);
	}
	return keys;
}

/**
 * Creates a function that merges words into one list: each item at its best place, and once more if a heading contains one of them.
 */
function createMerge(size: number): (words: readonly (readonly Postings[])[]) => WordList {
	const best = new Uint8Array(size).fill(255);
	const headed = new Uint8Array(size);
	return (words) => {
		const touched: number[] = [];
		for (const postingLists of words)
			for (const postings of postingLists)
				for (const each of postings) {
					const [number, place] = [each >>> 3, each & 7];
					if (best[number] === 255 && headed[number] === 0) touched.push(number);
					if (place === heading) headed[number] = 1;
					else if (place < (best[number] ?? 0)) best[number] = place;
				}
		const places: number[][] = Array.from({ length: heading + 1 }, () => []);
		for (const number of Uint32Array.from(touched).sort()) {
			if (best[number] !== 255) places[best[number] ?? 0]?.push(number);
			if (headed[number] === 1) places[heading]?.push(number);
			best[number] = 255;
			headed[number] = 0;
		}
		return { total: touched.length, places: takeFirst(places) };
	};
}

function takeFirst(places: readonly (readonly number[])[]): number[][] {
	let room = listMax;
	return places.map((numbers) => {
		const taken = numbers.slice(0, room);
		room -= taken.length;
		return taken;
	});
}

function commonPrefix(a: string, b: string): string {
	let length = 0;
	while (length < a.length && a[length] === b[length]) length++;
	return a.slice(0, length);
}
