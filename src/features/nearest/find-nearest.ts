import { distance } from "fastest-levenshtein";
import { fold } from "#schemas/spec/search-words.ts";

/** A page by its path, its title by language, and what else it is called. */
export type NamedPage = { path: string; titles: Readonly<Record<string, string>>; names?: readonly string[] };

/** At most so many pages are offered. */
const offered = 3;

/** Over this share of its length a name is another word, not a slip. */
const farthestShare = 0.5;

/** As far as a slip is a name of which the missing address has some words, whole or begun: better than a far one, worse than a near. */
const wordsShare = 0.25;

/** The part of an address that names what is there, and what people mistype and guess: its last. */
export function lastPart(address: string): string {
	const part = address.split(/[/#]/).filter(Boolean).at(-1) ?? "";
	try {
		return decodeURIComponent(part);
	} catch {
		// Half a sign: it is taken as it stands.
		return part;
	}
}

/**
 * Pages that are like a missing address, nearest first. Compares its last part with those of addresses and with
 * names, accents and case aside.
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

function namesOfPage({ path, titles, names = [] }: NamedPage): string[] {
	return [lastPart(path), ...Object.values(titles), ...names].map(toWords);
}

/** How far a name is from what is wanted, as a share of that: 0 is the same. */
function awayFrom(wanted: string, name: string): number {
	const words = name.split(" ");
	const begins = wanted.split(" ").every((part) => part.length > 2 && words.some((word) => word.startsWith(part)));
	return Math.min(begins ? wordsShare : 1, distance(wanted, name) / wanted.length);
}

/** Words with one space between them. */
function toWords(text: string): string {
	return fold(text)
		.split(/[^\p{L}\p{N}]+/u)
		.filter(Boolean)
		.join(" ");
}
