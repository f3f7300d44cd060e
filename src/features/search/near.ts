import { distance } from "fastest-levenshtein";
import { addTo } from "#schemas/shared/group-by.ts";
import { distinctiveWords } from "#schemas/shared/search-words.ts";
import type { Folded, Match } from "./folded.ts";

/**
 * Creates the search for items for which each word of the query occurs in their texts, or is spelled similarly to a word of
 * their names. `itemsWith` returns the items that contain a word.
 */
export function createNearSearch(all: readonly Folded[], itemsWith: (word: string) => Folded[]): (needle: string) => Match[] {
	const named = new Map<string, Folded[]>();
	for (const folded of all) for (const word of folded.words) addTo(named, word, folded);
	return (needle) => {
		const nearestByWord = distinctiveWords(needle).map((word) => nearestOf(word, named, itemsWith));
		const [first, ...others] = nearestByWord;
		if (!first) return [];
		const matches = [...first.keys()].flatMap((folded): Match[] => {
			const found = [first, ...others].flatMap((each) => each.get(folded) ?? []);
			if (found.length < nearestByWord.length) return [];
			const rank = found.reduce((sum, { far }) => sum + far, 0);
			return [{ folded, rank, needles: found.map(({ known }) => known) }];
		});
		const nearest = matches.reduce((least, { rank }) => Math.min(least, rank), Number.POSITIVE_INFINITY);
		return matches.filter(({ rank }) => rank <= nearest + 1);
	};
}

/** A known word, and its edit distance. */
type SimilarWord = { known: string; far: number };

/** Items that contain a word or a similar one, with the most similar word of each. */
function nearestOf(
	word: string,
	named: ReadonlyMap<string, Folded[]>,
	itemsWith: (word: string) => Folded[],
): Map<Folded, SimilarWord> {
	const nearest = new Map<Folded, SimilarWord>();
	for (const folded of itemsWith(word)) nearest.set(folded, { known: word, far: 0 });
	for (const [known, far] of findSimilarWords(word, named.keys()))
		for (const folded of named.get(known) ?? []) {
			const before = nearest.get(folded);
			if (!before || far < before.far) nearest.set(folded, { known, far });
		}
	return nearest;
}

/**
 * Words in which up to a third of the letters differ, three at most, with the number of differences. The first letter counts
 * double, since people rarely get it wrong. Two letters in each other's place count as one difference, and so does an incomplete word.
 */
function findSimilarWords(word: string, vocabulary: Iterable<string>): Map<string, number> {
	const similar = new Map<string, number>();
	const limit = word.length < 4 ? 0 : Math.min(3, Math.floor(word.length / 3));
	if (limit === 0) return similar;
	const swapped = new Set(
		Array.from(word.slice(1), (letter, at) => word.slice(0, at) + letter + word.charAt(at) + word.slice(at + 2)),
	);
	for (const known of vocabulary) {
		if (known.length < word.length - limit) continue;
		const isPrefix = known.length > word.length + limit;
		const penalty = (isPrefix ? 1 : 0) + (known[0] === word[0] ? 0 : 1);
		const compared = isPrefix ? known.slice(0, word.length) : known;
		const far = penalty + (swapped.has(compared) ? 1 : distance(word, compared));
		if (far <= limit) similar.set(known, far);
	}
	return similar;
}
