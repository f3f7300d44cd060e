import type { Facet, FacetOption, Listing, Traits } from "#schemas/listing.ts";
import { fold } from "#schemas/spec/search-words.ts";

/*
 * What filters and sorting make of a list, without a browser: which things pass, how many would with one option more, and
 * what to drop where none does.
 */

/** What a visitor has chosen: options by facet (facets without one are not there), an order, words to find. */
export type Choice = { options: Readonly<Record<string, readonly string[]>>; order: string; text: string };

/** A thing of a list, its words folded once, so that a choice only compares. */
export type Listed<Thing> = { thing: Thing; traits: Traits; words: string };

/** A filter that can be dropped by itself: all that is chosen in a facet of which one is enough, one option of others, the text. */
export type Filter = { facet: Facet; options: FacetOption[] } | { text: string };

/** A way out of an empty list: what to drop, and how many things there are without. */
export type Advice = { drop: Filter[]; choice: Choice; count: number };

/** At most so many ways out are offered. */
const adviceMax = 3;

/** Nothing chosen: the whole list in its own order. */
export function noChoice({ orders }: Listing): Choice {
	return { options: {}, order: orders[0]?.id ?? "", text: "" };
}

export function prepare<Thing extends { traits: Traits }>(things: readonly Thing[]): Listed<Thing>[] {
	return things.map((thing) => ({ thing, traits: thing.traits, words: fold(thing.traits.words) }));
}

/** What passes all filters, in the order that is chosen. What is equal in it keeps the order of the list. */
export function choose<Thing>(all: readonly Listed<Thing>[], choice: Choice, listing: Listing): Listed<Thing>[] {
	const placeOf = ({ traits }: Listed<Thing>) => traits.places[choice.order] ?? 0;
	return passing(all, choice, listing).sort((a, b) => placeOf(a) - placeOf(b));
}

function passing<Thing>(all: readonly Listed<Thing>[], { options, text }: Choice, { facets }: Listing): Listed<Thing>[] {
	const needles = fold(text).split(" ").filter(Boolean);
	const chosenFacets = facets.flatMap(({ id, match }) => (options[id] ? [{ id, match, chosen: options[id] }] : []));
	return all.filter(({ traits, words }) => {
		if (!needles.every((needle) => words.includes(needle))) return false;
		return chosenFacets.every(({ id, match, chosen }) => {
			const has = (option: string) => traits.options[id]?.includes(option) ?? false;
			return match === "all" ? chosen.every(has) : chosen.some(has);
		});
	});
}

/** How many things would show with this option chosen: beside the other filters, and beside its own facet's where all must hold. */
export function countOptions<Thing>(
	all: readonly Listed<Thing>[],
	choice: Choice,
	listing: Listing,
	facet: Facet,
): Record<string, number> {
	const others = facet.match === "all" ? choice : withOptions(choice, facet.id, []);
	const left = passing(all, others, listing);
	return Object.fromEntries(
		facet.options.map(({ id }) => [id, left.filter(({ traits }) => traits.options[facet.id]?.includes(id)).length]),
	);
}

/** The filters of a choice, each of which can be dropped, in the order of the list's facets; the text comes last. */
export function filtersOf({ options, text }: Choice, { facets }: Listing): Filter[] {
	const chosen = facets.flatMap((facet): Filter[] => {
		const picked = facet.options.filter(({ id }) => options[facet.id]?.includes(id));
		if (picked.length === 0) return [];
		return facet.match === "all" ? picked.map((option) => ({ facet, options: [option] })) : [{ facet, options: picked }];
	});
	return text.trim() === "" ? chosen : [...chosen, { text }];
}

/** The choice without one of its filters. */
export function withoutFilter(choice: Choice, filter: Filter): Choice {
	if ("text" in filter) return { ...choice, text: "" };
	const dropped = new Set(filter.options.map(({ id }) => id));
	const left = (choice.options[filter.facet.id] ?? []).filter((id) => !dropped.has(id));
	return withOptions(choice, filter.facet.id, left);
}

/** The choice with these options in a facet, and no others. */
export function withOptions(choice: Choice, facet: string, chosen: readonly string[]): Choice {
	const { [facet]: _, ...others } = choice.options;
	return { ...choice, options: chosen.length > 0 ? { ...others, [facet]: chosen } : others };
}

/**
 * Where nothing passes: the fewest filters to drop so that something does, as ways out, those to the most things first.
 * Gives none where something passes, or where the list itself is empty.
 */
export function adviseOn<Thing>(all: readonly Listed<Thing>[], choice: Choice, listing: Listing): Advice[] {
	const filters = filtersOf(choice, listing);
	if (passing(all, choice, listing).length > 0) return [];
	for (let size = 1; size <= filters.length; size++) {
		const ways = subsets(filters, size)
			.map((drop) => {
				const left = drop.reduce(withoutFilter, choice);
				return { drop, choice: left, count: passing(all, left, listing).length };
			})
			.filter(({ count }) => count > 0);
		if (ways.length > 0) return ways.sort((a, b) => b.count - a.count).slice(0, adviceMax);
	}
	return [];
}

/** Every way to take so many of these, in their order. */
function subsets<T>(things: readonly T[], size: number): T[][] {
	if (size === 0) return [[]];
	return things.flatMap((first, index) => subsets(things.slice(index + 1), size - 1).map((rest) => [first, ...rest]));
}
