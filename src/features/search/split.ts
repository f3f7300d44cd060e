import type { SearchItem } from "#schemas/search-item.ts";
import type { Lang } from "#schemas/spec/languages.ts";
import { itemsPerFile, placesOfWords, type SearchRoot, searchItemsPath } from "#schemas/spec/search-index.ts";
import { tellingWords, wordsOf } from "#schemas/spec/search-words.ts";
import type { Get } from "#src/data/get.ts";
import { createSearch, type Found, foldQuery } from "./find.ts";
import { isSearchItems } from "./load-index.ts";
import { spelledLike } from "./near.ts";
import { rankItems } from "./rank-items.ts";
import { createLookUp, createVocabulary, type Standing } from "./word-files.ts";

/** What a query finds among the pages that were looked at; `more` tells that there are others. */
export type FoundPart = Found & { more: boolean };

/** Searches so many pages for a query, and gives so many hits at most. */
export type SplitSearch = (query: string, pages: number, max: number) => Promise<FoundPart>;

/** So many words of a query are looked up, the longest. */
const wordsMax = 6;

/** So many words that nobody wrote are corrected, each by so many others, the nearest. */
const correctedMax = 2;
const alikeMax = 12;

/** Where several words are asked for, so many pages more are looked at than show: one of them may have the words side by side. */
const besides = 24;

/**
 * Makes the search of a site whose index is split. Lists of words say which pages may have what was asked for, and in
 * which order; only the best of these are fetched, and searched as those of a small site are (`find.ts`): nothing shows that
 * does not match. What differs from there: of common words, a part inside counts in names alone; of pages that have
 * several words, the best are looked through for the query as it stands; the total counts pages until all were looked at.
 */
export function createSplitSearch(lang: Lang, root: SearchRoot, get: Get): SplitSearch {
	const lookUp = createLookUp(lang, root, get);
	const loadNames = createVocabulary(lang, root, get);
	const loadItems = async (numbers: readonly number[]): Promise<SearchItem[]> => {
		const paths = [...new Set(numbers.map((number) => searchItemsPath(lang, number)))];
		const files = new Map(await Promise.all(paths.map(async (path) => [path, await get(path, isSearchItems)] as const)));
		return numbers.flatMap((number) => files.get(searchItemsPath(lang, number))?.[number % itemsPerFile] ?? []);
	};
	const findNear = async (words: readonly string[], standings: readonly Standing[]): Promise<number[]> => {
		const unknown = words.filter((_, index) => standings[index]?.total === 0);
		if (unknown.length > correctedMax) return [];
		const corrected = (unknown.length > 0 ? unknown : words).slice(0, correctedMax);
		const nearestByWord = words.map(async (word, index) => {
			const alike = corrected.includes(word) ? nearest(spelledLike(word, await loadNames(word))) : [];
			const named = await Promise.all(alike.map(async ([known, far]) => ({ far, standing: await lookUp(known) })));
			return farsOf(standings[index], named);
		});
		return nearestItems(await Promise.all(nearestByWord));
	};
	return async (query, pages, max) => {
		const needle = foldQuery(query);
		const words = queryWords(needle);
		const standings = await Promise.all(words.map(lookUp));
		const isOneWord = words.length === 1 && words[0] === needle;
		const lookAt = async (numbers: readonly number[], total: number): Promise<FoundPart> => {
			const looked = numbers.slice(0, pages + (isOneWord || !Number.isFinite(max) ? 0 : besides));
			const found = createSearch(await loadItems(looked), max)(query);
			const more = looked.length < numbers.length;
			return { ...found, more, total: more ? total : found.total };
		};
		const ranked = rankItems(standings, root.ownFrom);
		const found = await lookAt(ranked, Math.max(ranked.length, isOneWord ? (standings[0]?.total ?? 0) : 0));
		if (found.total > 0 && !found.near) return found;
		const near = await findNear(
			words.filter((word) => word.length > 2),
			standings,
		);
		return { ...(await lookAt(near, near.length)), near: needle !== "" };
	};
}

/** The words that are looked up, the longest first: they are likely to be the rarest. */
function queryWords(needle: string): string[] {
	const telling = tellingWords(needle);
	const words = telling.length > 0 ? telling : wordsOf(needle);
	return words.toSorted((a, b) => b.length - a.length).slice(0, wordsMax);
}

function nearest(alike: ReadonlyMap<string, number>): [known: string, far: number][] {
	return [...alike].sort((a, b) => a[1] - b[1] || (a[0] < b[0] ? -1 : 1)).slice(0, alikeMax);
}

/** How many letters an item is off a word: none where it has it, else what the nearest word of its names is. */
function farsOf(own: Standing | undefined, named: readonly { far: number; standing: Standing }[]): Map<number, number> {
	const fars = new Map([...(own?.places.keys() ?? [])].map((number) => [number, 0]));
	for (const { far, standing } of named)
		for (const [number, place] of standing.places)
			if (isWordOfName(place)) fars.set(number, Math.min(far, fars.get(number) ?? far));
	return fars;
}

function isWordOfName(place: number): boolean {
	const { titleStart, titleWord, nameWord } = placesOfWords;
	return place === titleStart || place === titleWord || place === nameWord;
}

/** Items that have each word or one like it, those that are off by little first, and none that are off by much more. */
function nearestItems(itemsByWord: readonly ReadonlyMap<number, number>[]): number[] {
	const [first, ...others] = itemsByWord;
	const found = [...(first ?? [])].flatMap(([number, far]): [number: number, far: number][] => {
		const fars = others.map((other) => other.get(number));
		return fars.includes(undefined) ? [] : [[number, fars.reduce<number>((sum, each) => sum + (each ?? 0), far)]];
	});
	const least = found.reduce((min, [, far]) => Math.min(min, far), Number.POSITIVE_INFINITY);
	return found
		.filter(([, far]) => far <= least + 1)
		.sort((a, b) => a[1] - b[1] || a[0] - b[0])
		.map(([number]) => number);
}
