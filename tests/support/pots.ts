import { type Acts, type Collection, emptyCollection, type Pot, writeCollection } from "#src/features/my-plants/collection.ts";

/** The day on which the pots of tests were added to the list. */
export const added = "2026-11-22";

/** A pot of the visitor's list, with nothing of its own but this. */
export function pot(slug: string, own: Partial<Pot> = {}): Pot {
	return { id: slug, plant: slug, name: "", place: "", note: "", outdoors: false, bought: "", added, last: {}, ...own };
}

/** What was done last for a task. */
export const done = (day: string): Acts => ({ done: day, looked: "" });
/** That the visitor looked, and it was not needed. */
export const looked = (day: string): Acts => ({ done: "", looked: day });

/** A list of pots in the north, without an absence. */
export function listOf(...pots: Pot[]): Collection {
	return { ...emptyCollection, pots };
}

/** A list as it is stored, of which each part of the page has something to show: an absence to come, notes, a plant that is gone. */
export const fullList = writeCollection({
	...emptyCollection,
	away: { from: "2999-01-01", to: "2999-03-01" },
	pots: [
		pot("pothos", { name: "Ada", place: "Kitchen", note: "The can is under the sink.", outdoors: true, added: "2020-01-01" }),
		pot("aloe-vera", { last: { water: done("2020-01-01") } }),
		pot("triffid"),
	],
});
