import { type Folded, placeIn } from "./folded.ts";

/*
 * How well a page suits a query; lower is better. Titles come before other names before descriptions; in each, what
 * begins a word comes before what stands inside one.
 */

/** The rank of what stands in a description at best; names rank lower. */
export const describedRank = 5;

/** How well an item suits a needle that is in it somewhere. */
export function rankOf({ title, keywords, description }: Folded, needle: string): number {
	if (title.startsWith(needle)) return 0;
	return rankIn(title, needle, 1) ?? rankIn(keywords, needle, 3) ?? rankIn(description, needle, describedRank) ?? 7;
}

function rankIn(text: string, needle: string, best: number): number | null {
	const place = placeIn(text, needle);
	return place && (place === "word" ? best : best + 1);
}

/** Among equals, what is about plants comes before the pages of the site itself. */
export function delayOf({ item }: Folded): number {
	return item.type === "page" ? 0.5 : 0;
}
