import { type Collection, noActs, type Pot, taskKinds, withPots } from "./collection.ts";

/** A list, the number of pots that came from the other, and of those that were there before. */
export type Merged = { collection: Collection; added: number; there: number };

/**
 * Adds a list from a file to the visitor's own. A pot that both have keeps the visitor's words, and of each task what was done
 * later; hemisphere and absence are taken over by a list without plants.
 */
export function mergeLists(own: Collection, from: Collection): Merged {
	const before = new Map(own.pots.map((pot) => [pot.id, pot]));
	const there = from.pots.filter(({ id }) => before.has(id)).length;
	const base = own.pots.length === 0 ? from : own;
	const pots = from.pots.map((pot) => {
		const mine = before.get(pot.id);
		return mine ? { ...mine, last: latest(mine, pot) } : pot;
	});
	const collection = withPots({ ...base, pots: own.pots }, pots);
	return { collection, added: collection.pots.length - own.pots.length, there };
}

/** What was done last for each task, by either. */
function latest(one: Pot, other: Pot): Pot["last"] {
	const kinds = taskKinds.filter((kind) => one.last[kind] ?? other.last[kind]);
	return Object.fromEntries(
		kinds.map((kind) => {
			const [mine, theirs] = [one.last[kind] ?? noActs, other.last[kind] ?? noActs];
			return [kind, { done: later(mine.done, theirs.done), looked: later(mine.looked, theirs.looked) }];
		}),
	);
}

function later<Text extends string>(one: Text, other: Text): Text {
	return one > other ? one : other;
}
