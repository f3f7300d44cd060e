import { type Collection, emptyCollection, type Pot } from "#src/features/my-plants/collection.ts";

/** The day on which the pots of tests were added to the list. */
export const added = "2026-11-22";

/** A pot of the visitor's list, with nothing of its own but this. */
export function pot(slug: string, own: Partial<Pot> = {}): Pot {
	return { id: slug, plant: slug, name: "", place: "", note: "", outdoors: false, bought: "", added, last: {}, ...own };
}

/** A list of pots in the north, without an absence. */
export function listOf(...pots: Pot[]): Collection {
	return { ...emptyCollection, pots };
}
