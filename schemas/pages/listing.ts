/**
 * A filter of a list: its subject and its options, in order. With `match` «any» an item must have one of the selected options, with
 * «all» each of them. `note` is a hint for visitors.
 */
export type Facet = { id: string; label: string; match: "any" | "all"; options: FacetOption[]; note?: string };

export type FacetOption = { id: string; label: string };

/** A sort order of a list. The first one is the default order of its page. */
type Order = { id: string; label: string };

/**
 * How visitors may filter and sort a list. Ids are used in addresses, so they are the same in all languages. `textLabel` is the
 * label of the text filter, null if there is none; `whole` is absent if one page shows all.
 */
export type Listing = { facets: Facet[]; orders: Order[]; textLabel: string | null; whole?: WholeList };

/**
 * Data about a whole paginated list, of which each page shows only a part: the number of items and of items per page, the number of
 * items with each option, and the hash that its data files must have (`schemas/shared/long-list.ts`).
 */
export type WholeList = { total: number; perPage: number; counts: Record<string, Record<string, number>>; hash: string };

/**
 * What an item of a list is filtered and sorted by: options by facet, sort keys by order (lower comes first; none for the first
 * order), and the text searched by the text filter.
 */
export type Traits = { options: Record<string, string[]>; places: Record<string, number>; words: string };

/** Options of a facet that occur in the list, in the order given by `placeOf`. */
export function optionsInUse(
	facet: string,
	items: readonly { traits: Traits }[],
	show: { label(id: string): string; placeOf(id: string): number },
): FacetOption[] {
	const ids = new Set(items.flatMap(({ traits }) => traits.options[facet] ?? []));
	return [...ids].sort((a, b) => show.placeOf(a) - show.placeOf(b)).map((id) => ({ id, label: show.label(id) }));
}
