import type { Facet, FacetOption, Listing, Traits } from "#schemas/pages/listing.ts";
import { fold } from "#schemas/shared/search-words.ts";

/*
 * Filtering and sorting of a list, independent of the browser: which items match, how many each further option would match, and
 * which filters to remove when nothing matches.
 */

/** The visitor's selection: options by facet (facets without one are absent), an order, a search text. */
export type Choice = { options: Readonly<Record<string, readonly string[]>>; order: string; text: string };

/** An item of a list with its text folded (case, accents) once, so that filtering only compares. */
export type Listed<Thing> = { thing: Thing; traits: Traits; words: string };

/**
 * A filter that can be removed on its own: the selection of a facet whose options are alternatives, a single option of other
 * facets, or the text.
 */
export type Filter = { facet: Facet; options: FacetOption[] } | { text: string };

/** A suggestion for an empty result: which filters to remove, and how many items match then. */
export type Advice = { drop: Filter[]; choice: Choice; count: number };

/** Maximum number of suggestions. */
const adviceMax = 3;

/** Nothing selected: the whole list in its default order. */
export function noChoice({ orders }: Listing): Choice {
	return { options: {}, order: orders[0]?.id ?? "", text: "" };
}

/** A facet by its id; throws if the list does not have it. */
export function facetOf({ facets }: Listing, id: string): Facet {
	const facet = facets.find((each) => each.id === id);
	if (!facet) throw new Error(`the list has no facet ${id}`);
	return facet;
}

/** Further options of facets of which only one counts, all but `several`, as an address has them. */
export function furtherOptions({ options }: Choice, ...several: readonly string[]): string[] {
	return Object.entries(options)
		.filter(([facet]) => !several.includes(facet))
		.flatMap(([facet, ids]) => ids.slice(1).map((id) => `${facet}=${id}`));
}

export function prepare<Thing extends { traits: Traits }>(things: readonly Thing[]): Listed<Thing>[] {
	return things.map((thing) => ({ thing, traits: thing.traits, words: fold(thing.traits.words) }));
}

/** The items that match all filters, in the selected order. Ties keep the order of the list. */
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

/**
 * How many items would match if this option were selected: together with the other filters and, in facets whose options must
 * all hold, with the facet's own selection.
 */
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

/** The filters of a choice that can be removed, in the order of the list's facets; the text comes last. */
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

/** The selection of a facet with one option more or less, in the order of the facet, so that each selection has one address. */
export function toggled({ options }: Facet, chosen: readonly string[], id: string): string[] {
	return options.map((each) => each.id).filter((each) => (each === id) !== chosen.includes(each));
}

/** The choice with exactly these options in a facet. */
export function withOptions(choice: Choice, facet: string, chosen: readonly string[]): Choice {
	const { [facet]: _, ...others } = choice.options;
	return { ...choice, options: chosen.length > 0 ? { ...others, [facet]: chosen } : others };
}

/**
 * For an empty result: the smallest sets of filters whose removal gives results, most results first. Empty if there are
 * results, or if the list itself is empty.
 */
export function adviseOn<Thing>(all: readonly Listed<Thing>[], choice: Choice, listing: Listing): Advice[] {
	const filters = filtersOf(choice, listing);
	if (passing(all, choice, listing).length > 0) return [];
	for (let size = 1; size <= filters.length; size++) {
		const combinations = subsets(filters, size)
			.map((drop) => {
				const left = drop.reduce(withoutFilter, choice);
				return { drop, choice: left, count: passing(all, left, listing).length };
			})
			.filter(({ count }) => count > 0);
		if (combinations.length > 0) return combinations.sort((a, b) => b.count - a.count).slice(0, adviceMax);
	}
	return [];
}

function subsets<T>(things: readonly T[], size: number): T[][] {
	if (size === 0) return [[]];
	return things.flatMap((first, index) => subsets(things.slice(index + 1), size - 1).map((rest) => [first, ...rest]));
}
