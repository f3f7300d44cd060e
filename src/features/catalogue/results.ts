import { useMemo } from "react";
import type { Facet, Listing, Traits } from "#schemas/listing.ts";
import { type Advice, adviseOn, type Choice, choose, countOptions, prepare } from "./choice.ts";

/** What a list shows for a choice, wherever it comes from. */
export type Results<Thing> = {
	things: readonly Thing[];
	/** How many pass the filters, and how many there are without. */
	count: number;
	total: number;
	/** How many things would show with each option of a facet. */
	countsOf(facet: Facet): Readonly<Record<string, number>>;
	/** What to drop where nothing passes. */
	advice: Advice[];
	/** More of what the choice finds, null where all of it shows. */
	rest: { count: number; show(): void } | null;
};

/** The results of a list that stands on one page. */
export function useShortList<Thing extends { traits: Traits }>(
	listing: Listing,
	things: readonly Thing[],
	choice: Choice,
): Results<Thing> {
	const all = useMemo(() => prepare(things), [things]);
	const shown = useMemo(() => choose(all, choice, listing), [all, choice, listing]);
	return {
		things: shown.map(({ thing }) => thing),
		count: shown.length,
		total: things.length,
		countsOf: (facet) => countOptions(all, choice, listing, facet),
		advice: shown.length === 0 ? adviseOn(all, choice, listing) : [],
		rest: null,
	};
}
