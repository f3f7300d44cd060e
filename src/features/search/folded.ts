import type { SearchItem } from "#schemas/pages/search-item.ts";
import { fold, wordsOf } from "#schemas/shared/search-words.ts";

/** An item with its texts folded once, so that a query only compares. `words` are those of its names. */
export type Folded = {
	item: SearchItem;
	title: string;
	keywords: string;
	description: string;
	words: string[];
};

/** An item that matches. A lower rank is better. `needles` are to be highlighted in it. */
export type Match = { folded: Folded; rank: number; needles: string[] };

export function foldItem(item: SearchItem): Folded {
	const [title, keywords] = [fold(item.title), item.keywords.map(fold).join("\n")];
	return {
		item,
		title,
		keywords,
		description: fold(item.description),
		words: wordsOf(`${title}\n${keywords}`),
	};
}

/** Whether a needle occurs at the start of a word of a text, inside one, or not at all. */
export function findOccurrence(text: string, needle: string): "word" | "inside" | null {
	const first = text.indexOf(needle);
	if (first === -1) return null;
	for (let at = first; at !== -1; at = text.indexOf(needle, at + 1))
		if (at === 0 || text[at - 1] === " " || !/[\p{L}\p{N}]/u.test(text.charAt(at - 1))) return "word";
	return "inside";
}

/** The best matches. Of equal ranks the shorter title comes first, since the query covers more of it. */
export function takeBest(matches: readonly Match[], max: number): Match[] {
	if (matches.length <= max) return matches.toSorted(compare);
	const best: Match[] = [];
	for (const match of matches) {
		const worst = best[max - 1];
		if (worst && compare(match, worst) >= 0) continue;
		const place = best.findIndex((each) => compare(match, each) < 0);
		best.splice(place === -1 ? best.length : place, 0, match);
		best.length = Math.min(best.length, max);
	}
	return best;
}

function compare(a: Match, b: Match): number {
	return a.rank - b.rank || a.folded.title.length - b.folded.title.length;
}
