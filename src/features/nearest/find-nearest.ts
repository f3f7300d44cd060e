import { distance } from "fastest-levenshtein";
import { fold } from "#schemas/shared/search-words.ts";
import { decodeAnchor } from "#schemas/shared/url.ts";

/** A page by its path, and its titles by language. */
export type NamedPage = { path: string; titles: Readonly<Record<string, string>> };

/** Maximum number of suggestions. */
const offered = 3;

/** If the edit distance is above this share of its length, a name counts as another word, not a typo. */
const farthestShare = 0.5;

/**
 * The distance given to a name that contains all words of the missing address, or words starting with them: between a close and
 * a distant misspelling.
 */
const wordsShare = 0.25;

/** The last segment of an address, which names the page and is what people mistype. */
function lastPart(address: string): string {
	return decodeAnchor(address.split(/[/#]/).filter(Boolean).at(-1) ?? "");
}

/**
 * Pages similar to a missing address, nearest first. Compares its last segment with those of page paths and with names,
 * ignoring accents and case.
 */
export function findNearest(missing: string, pages: readonly NamedPage[]): NamedPage[] {
	const wanted = toWords(lastPart(missing));
	if (wanted === "") return [];
	return pages
		.map((page) => ({ page, away: Math.min(...namesOfPage(page).map((name) => awayFrom(wanted, name))) }))
		.filter(({ page, away }) => page.path !== "/" && away <= farthestShare)
		.sort((a, b) => a.away - b.away || (a.page.path < b.page.path ? -1 : 1))
		.slice(0, offered)
		.map(({ page }) => page);
}

function namesOfPage({ path, titles }: NamedPage): string[] {
	return [lastPart(path), ...Object.values(titles)].map(toWords);
}

/** The edit distance between a name and the wanted one, relative to the length of the wanted one: 0 is equal. */
function awayFrom(wanted: string, name: string): number {
	const words = name.split(" ");
	const begins = wanted.split(" ").every((part) => part.length > 2 && words.some((word) => word.startsWith(part)));
	return Math.min(begins ? wordsShare : 1, distance(wanted, name) / wanted.length);
}

/** The words of a text, separated by single spaces. */
function toWords(text: string): string {
	return fold(text)
		.split(/[^\p{L}\p{N}]+/u)
		.filter(Boolean)
		.join(" ");
}
