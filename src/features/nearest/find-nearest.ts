import { distance } from "fastest-levenshtein";
import type { RouteItem } from "#schemas/page-data.ts";
import { fold } from "#schemas/spec/search-words.ts";

/** At most so many pages are offered. */
const offered = 3;

/** Over this share of its length a name is another word, not a slip. */
const farthestShare = 0.5;

/** As far as a slip is a name of which the missing address has some words, whole or begun: better than a far one, worse than a near. */
const wordsShare = 0.25;

/**
 * Pages that are like a missing address, nearest first. Compares its last part, which is what people mistype and guess, with
 * addresses and with titles in all languages, accents and case aside.
 */
export function findNearest(missing: string, routes: readonly RouteItem[]): RouteItem[] {
	const wanted = toWords(missing.split("/").filter(Boolean).at(-1) ?? "");
	if (wanted === "") return [];
	return routes
		.map((route) => ({ route, away: Math.min(...namesOf(route).map((name) => awayFrom(wanted, name))) }))
		.filter(({ route, away }) => route.path !== "/" && away <= farthestShare)
		.sort((a, b) => a.away - b.away || (a.route.path < b.route.path ? -1 : 1))
		.slice(0, offered)
		.map(({ route }) => route);
}

function namesOf({ path, titles }: RouteItem): string[] {
	return [path.split("/").filter(Boolean).at(-1) ?? "", ...Object.values(titles)].map(toWords);
}

/** How far a name is from what is wanted, as a share of that: 0 is the same. */
function awayFrom(wanted: string, name: string): number {
	const words = name.split(" ");
	const begins = wanted.split(" ").every((part) => part.length > 2 && words.some((word) => word.startsWith(part)));
	return Math.min(begins ? wordsShare : 1, distance(wanted, name) / wanted.length);
}

/** Words with one space between them. An address may be written with signs that stand for letters. */
function toWords(text: string): string {
	let readable = text;
	try {
		readable = decodeURIComponent(text);
	} catch {
		// Half a sign: it is compared as it stands.
	}
	return fold(readable)
		.split(/[^\p{L}\p{N}]+/u)
		.filter(Boolean)
		.join(" ");
}
