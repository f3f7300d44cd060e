import { placesOfWords } from "#schemas/shared/search-index.ts";
import { describedRank } from "./rank.ts";
import type { Occurrences } from "./word-files.ts";

/**
 * Ranks after those of a match in title, name or description: for items with a word that only a heading contains, and for items
 * that need the description.
 */
const headingRank = 10;
const describedApartRank = 20;

/**
 * The numbers of the items that contain every word, best first, ranked as in `find.ts`; `ownFrom` is the number of the first
 * item of type `page`.
 */
export function rankItems(occurrences: readonly Occurrences[], ownFrom: number): number[] {
	const [first, ...others] = occurrences.toSorted((a, b) => sizeOf(a) - sizeOf(b));
	if (!first) return [];
	const ranked: [number: number, rank: number][] = [];
	for (const number of new Set([...first.places.keys(), ...first.headings])) {
		const rank = rankItem(number, [first, ...others], number >= ownFrom ? 0.5 : 0);
		if (rank !== null) ranked.push([number, rank]);
	}
	return ranked.sort((a, b) => a[1] - b[1] || a[0] - b[0]).map(([number]) => number);
}

function sizeOf({ places, headings }: Occurrences): number {
	return places.size + headings.size;
}

function rankItem(number: number, occurrences: readonly Occurrences[], delay: number): number | null {
	const places = occurrences.map((each) => each.places.get(number));
	const known = places.filter((place) => place !== undefined);
	if (known.length === places.length) {
		const mean = known.reduce<number>((sum, place) => sum + place, 0) / known.length;
		const rank = Math.max(...known) + mean / 100 + delay;
		return known.length === 1 || rank < describedRank ? rank : describedApartRank + rank;
	}
	const isHeaded = occurrences.every(
		(each, index) => each.headings.has(number) || (places[index] ?? placesOfWords.heading) <= placesOfWords.nameInside,
	);
	if (!isHeaded) return null;
	return occurrences.length === 1 ? describedApartRank : headingRank;
}
