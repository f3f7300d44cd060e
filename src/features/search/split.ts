import type { SearchItem } from "#schemas/pages/search-item.ts";
import type { Lang } from "#schemas/shared/languages.ts";
import { itemsPerFile, placesOfWords, type SearchRoot, searchItemsPath } from "#schemas/shared/search-index.ts";
import { distinctiveWords, wordsOf } from "#schemas/shared/search-words.ts";
import type { Get } from "#src/data/get.ts";
import { createSearch, type Found, foldQuery } from "./find.ts";
import { isSearchItems } from "./load-index.ts";
import { findSimilarWords } from "./near.ts";
import { rankItems } from "./rank-items.ts";
import { createLookUp, createVocabulary, type Occurrences } from "./word-files.ts";

/** What a query finds among the pages searched so far; `more` means that there are others. */
export type FoundPart = Found & { more: boolean };

/** Searches this many pages for a query, and returns at most `max` hits. */
export type SplitSearch = (query: string, pages: number, max: number) => Promise<FoundPart>;

/** At most this many words of a query are looked up, the longest ones. */
const wordsMax = 6;

/** At most this many unknown words are corrected, each by at most `similarMax` similar words, most similar first. */
const correctedMax = 2;
const similarMax = 12;

/**
 * For a query of several words, this many more pages are searched than shown: one of them may contain the words side by side.
 */
const extraPages = 24;

/**
 * Creates the search for a site whose index is split. Word lists say which pages may match, and in which order; only the best
 * of these are fetched, and searched as on a small site (`find.ts`), so that every hit is a real match. Differences: for common
 * words, matches inside a word count in names only; of the pages that contain several words, only the best are searched for the
 * whole query; the total counts pages, not sections, until all have been searched.
 */
export function createSplitSearch(lang: Lang, root: SearchRoot, get: Get): SplitSearch {
	const lookUp = createLookUp(lang, root, get);
	const loadNames = createVocabulary(lang, root, get);
	const loadItems = async (numbers: readonly number[]): Promise<SearchItem[]> => {
		const paths = [...new Set(numbers.map((number) => searchItemsPath(lang, number)))];
		const files = new Map(await Promise.all(paths.map(async (path) => [path, await get(path, isSearchItems)] as const)));
		return numbers.flatMap((number) => files.get(searchItemsPath(lang, number))?.[number % itemsPerFile] ?? []);
	};
	const findNear = async (words: readonly string[], occurrences: readonly Occurrences[]): Promise<number[]> => {
		const unknown = words.filter((_, index) => occurrences[index]?.total === 0);
		if (unknown.length > correctedMax) return [];
		const corrected = (unknown.length > 0 ? unknown : words).slice(0, correctedMax);
		const nearestByWord = words.map(async (word, index) => {
			const alike = corrected.includes(word) ? nearest(findSimilarWords(word, await loadNames(word))) : [];
			const named = await Promise.all(alike.map(async ([known, far]) => ({ far, occurrences: await lookUp(known) })));
			return distancesOf(occurrences[index], named);
		});
		return nearestItems(await Promise.all(nearestByWord));
	};
	return async (query, pages, max) => {
		const needle = foldQuery(query);
		const words = queryWords(needle);
		const occurrences = await Promise.all(words.map(lookUp));
		const isOneWord = words.length === 1 && words[0] === needle;
		const loadPart = async (numbers: readonly number[], total: number): Promise<FoundPart> => {
			const searched = numbers.slice(0, pages + (isOneWord || !Number.isFinite(max) ? 0 : extraPages));
			const found = createSearch(await loadItems(searched), max)(query);
			const more = searched.length < numbers.length;
			return { ...found, more, total: more ? total : found.total };
		};
		const ranked = rankItems(occurrences, root.ownFrom);
		const found = await loadPart(ranked, Math.max(ranked.length, isOneWord ? (occurrences[0]?.total ?? 0) : 0));
		if (found.total > 0 && !found.near) return found;
		const near = await findNear(
			words.filter((word) => word.length > 2),
			occurrences,
		);
		return { ...(await loadPart(near, near.length)), near: needle !== "" };
	};
}

/** The words to look up, longest first: they are likely to be the rarest. */
function queryWords(needle: string): string[] {
	const distinctive = distinctiveWords(needle);
	const words = distinctive.length > 0 ? distinctive : wordsOf(needle);
	return words.toSorted((a, b) => b.length - a.length).slice(0, wordsMax);
}

function nearest(alike: ReadonlyMap<string, number>): [known: string, far: number][] {
	return [...alike].sort((a, b) => a[1] - b[1] || (a[0] < b[0] ? -1 : 1)).slice(0, similarMax);
}

/** The edit distance of each item from a word: 0 if it contains the word, else that of the most similar word in its names. */
function distancesOf(
	own: Occurrences | undefined,
	named: readonly { far: number; occurrences: Occurrences }[],
): Map<number, number> {
	const distances = new Map([...(own?.places.keys() ?? [])].map((number) => [number, 0]));
	for (const { far, occurrences } of named)
		for (const [number, place] of occurrences.places)
			if (isWordOfName(place)) distances.set(number, Math.min(far, distances.get(number) ?? far));
	return distances;
}

function isWordOfName(place: number): boolean {
	const { titleStart, titleWord, nameWord } = placesOfWords;
	return place === titleStart || place === titleWord || place === nameWord;
}

/**
 * Items that contain each word or a similar one, most similar first, without those that are much less similar than the best.
 */
function nearestItems(itemsByWord: readonly ReadonlyMap<number, number>[]): number[] {
	const [first, ...others] = itemsByWord;
	const found = [...(first ?? [])].flatMap(([number, far]): [number: number, far: number][] => {
		const distances = others.map((other) => other.get(number));
		return distances.includes(undefined) ? [] : [[number, distances.reduce<number>((sum, each) => sum + (each ?? 0), far)]];
	});
	const least = found.reduce((min, [, far]) => Math.min(min, far), Number.POSITIVE_INFINITY);
	return found
		.filter(([, far]) => far <= least + 1)
		.sort((a, b) => a[1] - b[1] || a[0] - b[0])
		.map(([number]) => number);
}
