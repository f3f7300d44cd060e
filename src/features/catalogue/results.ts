import { useMemo } from "react";
import type { Facet, Listing, Traits } from "#schemas/pages/listing.ts";
import { type Advice, adviseOn, type Choice, choose, countOptions, prepare } from "./choice.ts";

/** The results of a list for a choice, wherever they come from. */
export type Results<Thing> = {
	items: readonly Thing[];
	/** How many items match the filters, and how many there are in all. */
	count: number;
	total: number;
	/** How many items each option of a facet would show. */
	countsOf(facet: Facet): Readonly<Record<string, number>>;
	/** Which filters to remove when nothing matches. */
	advice: Advice[];
	/** Results that are not shown yet, null if all are shown. */
	rest: { count: number; show(): void } | null;
};

/** The results of a list that fits on one page. */
export function useShortList<Thing extends { traits: Traits }>(
	listing: Listing,
	items: readonly Thing[],
	choice: Choice,
): Results<Thing> {
	const all = useMemo(() => prepare(items), [items]);
	const shown = useMemo(() => choose(all, choice, listing), [all, choice, listing]);
	return {
		items: shown.map(({ thing }) => thing),
		count: shown.length,
		total: items.length,
		countsOf: (facet) => countOptions(all, choice, listing, facet),
		advice: shown.length === 0 ? adviseOn(all, choice, listing) : [],
		rest: null,
	};
}
