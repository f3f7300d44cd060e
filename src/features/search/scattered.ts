import { distinctiveWords } from "#schemas/shared/search-words.ts";
import type { Folded, Match } from "./folded.ts";
import { delayOf, describedRank, rankOf } from "./rank.ts";

/** Pages that contain every word of a query: in their names alone, or with the help of their descriptions. */
export type Scattered = { named: Match[]; described: Match[] };

/**
 * Creates the search for pages that contain every word of a query, but not the query as a whole («albo monstera»). `itemsWith`
 * returns the items that contain a word.
 */
export function createScatteredSearch(itemsWith: (word: string) => Folded[]): (needle: string) => Scattered {
	return (needle) => {
		const words = distinctiveWords(needle);
		// The longest word is likely to be the rarest.
		const [longest, ...others] = words.toSorted((a, b) => b.length - a.length);
		if (longest === undefined || longest === needle) return { named: [], described: [] };
		const found = itemsWith(longest)
			.filter((folded) => others.every((word) => holds(folded, word)) && !holds(folded, needle))
			.map((folded): Match => ({ folded, section: null, rank: rankAll(folded, words) + delayOf(folded), needles: words }));
		return {
			named: found.filter(({ rank }) => rank < describedRank),
			described: found.filter(({ rank }) => rank >= describedRank),
		};
	};
}

function holds({ title, keywords, description }: Folded, word: string): boolean {
	return title.includes(word) || keywords.includes(word) || description.includes(word);
}

/** The rank of the worst-placed word; of equal ones, the average decides. */
function rankAll(folded: Folded, words: readonly string[]): number {
	const ranks = words.map((word) => rankOf(folded, word));
	return Math.max(...ranks) + ranks.reduce((sum, rank) => sum + rank, 0) / ranks.length / 100;
}
