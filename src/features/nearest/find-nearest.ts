import { distance } from "fastest-levenshtein";
import type { RouteItem } from "#schemas/page-data.ts";

/** At most so many pages are offered. */
const offered = 3;

/** Over this share of its length a name is another word, not a slip. */
const farthestShare = 0.5;

/** Pages whose address is like a missing one, nearest first. Compares the last part, which is what people mistype. */
export function findNearest(missing: string, routes: readonly RouteItem[]): RouteItem[] {
	const wanted = lastPart(missing);
	if (wanted === "") return [];
	return routes
		.map((route) => ({ route, away: distance(wanted, lastPart(route.path)) / Math.max(wanted.length, 1) }))
		.filter(({ route, away }) => route.path !== "/" && away <= farthestShare)
		.sort((a, b) => a.away - b.away || (a.route.path < b.route.path ? -1 : 1))
		.slice(0, offered)
		.map(({ route }) => route);
}

function lastPart(path: string): string {
	return path.toLowerCase().split("/").filter(Boolean).at(-1) ?? "";
}
