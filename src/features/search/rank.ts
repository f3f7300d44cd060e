import { type Folded, findOccurrence } from "./folded.ts";

/*
 * How well a page matches a query; lower is better. Titles rank before other names before descriptions; in each, matches at the
 * start of a word rank before matches inside one.
 */

/** The best rank of a match in the description; matches in names rank below this number. */
const describedRank = 5;

/** The rank of an item that contains the needle. */
export function rankOf({ title, keywords, description }: Folded, needle: string): number {
	if (title.startsWith(needle)) return 0;
	return rankIn(title, needle, 1) ?? rankIn(keywords, needle, 3) ?? rankIn(description, needle, describedRank) ?? 7;
}

function rankIn(text: string, needle: string, best: number): number | null {
	const occurrence = findOccurrence(text, needle);
	return occurrence && (occurrence === "word" ? best : best + 1);
}

/** Of equal ranks, plant content comes before general pages of the site. */
export function delayOf({ item }: Folded): number {
	return item.type === "page" ? 0.5 : 0;
}
