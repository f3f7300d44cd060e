/**
 * A filter of a list: its subject and its options, in order. With `match` «any» a thing needs one of the options that
 * are chosen, with «all» each of them. `note` says how to read it.
 */
export type Facet = { id: string; label: string; match: "any" | "all"; options: FacetOption[]; note?: string };

export type FacetOption = { id: string; label: string };

/** A sort order of a list. The first one is the default order of its page. */
type Order = { id: string; label: string };

/**
 * How visitors may filter and sort a list. Ids are what addresses say, so that they are the same in all languages.
 * `textLabel` names the field for a text filter, null where there is none; `whole` is left out where one page shows all.
 */
export type Listing = { facets: Facet[]; orders: Order[]; textLabel: string | null; whole?: WholeList };

/**
 * The whole of a list that has several pages, where its page holds but a part: how many things there are and how many on a page,
 * how many have each option, and what its files must say to be of the same list (`spec/long-list.ts`).
 */
export type WholeList = { total: number; perPage: number; counts: Record<string, Record<string, number>>; hash: string };

/**
 * What a thing of a list is filtered and sorted by: options by facet, places by order (lower comes first; none for the first
 * order), and the words that the text filter looks in.
 */
export type Traits = { options: Record<string, string[]>; places: Record<string, number>; words: string };

/** Options of a facet that occur in the list, in the order given by `placeOf`. */
export function optionsInUse(
	facet: string,
	things: readonly { traits: Traits }[],
	show: { label(id: string): string; placeOf(id: string): number },
): FacetOption[] {
	const ids = new Set(things.flatMap(({ traits }) => traits.options[facet] ?? []));
	return [...ids].sort((a, b) => show.placeOf(a) - show.placeOf(b)).map((id) => ({ id, label: show.label(id) }));
}
