import type { UnitSystem } from "./units.ts";

type Single = string | number | boolean | null;

/** Values of one object that replace those of another, key by key; keys of lists are indices. */
export type Differences = { [key: string]: Single | Differences };

/**
 * Lists the values of the second object that differ from the first. Both have the same structure, because the same code made them
 * from the same facts; a different structure is a bug.
 */
export function findDifferences(one: object, other: object): Differences {
	const keys = Object.keys(one);
	if (keys.join() !== Object.keys(other).join()) throw new Error(`keys differ: ${keys.join()} and ${Object.keys(other).join()}`);
	return Object.fromEntries(
		keys.flatMap((key): [string, Single | Differences][] => {
			const [value, otherwise] = [valueAt(one, key), valueAt(other, key)];
			if (value === otherwise) return [];
			if (!isHolder(value) || !isHolder(otherwise)) return [[key, single(otherwise, key)]];
			const found = findDifferences(value, otherwise);
			return Object.keys(found).length === 0 ? [] : [[key, found]];
		}),
	);
}

/** A value for readers of a unit system, with its imperial differences applied if needed; null is metric. */
export function inUnits<T extends { imperial?: Differences }>(value: T, system: UnitSystem | null): T {
	return system === "imperial" && value.imperial ? applyDifferences(value, value.imperial) : value;
}

/** Applies differences to a value. Unchanged parts keep their identity. */
export function applyDifferences<T extends object>(value: T, differences: Differences): T {
	const copy: object = Array.isArray(value) ? [...value] : { ...value };
	const changed = Object.entries(differences).map(([key, to]) => {
		const from = valueAt(value, key);
		return [key, isHolder(to) && isHolder(from) ? applyDifferences(from, to) : to];
	});
	// The structure is kept, so the type is that of the argument.
	return Object.assign(copy, Object.fromEntries(changed)) as T;
}

function valueAt(holder: object, key: string): unknown {
	return (holder as Record<string, unknown>)[key];
}

function isHolder(value: unknown): value is Differences {
	return typeof value === "object" && value !== null;
}

function single(value: unknown, key: string): Single {
	if (isHolder(value) || value === undefined) throw new Error(`${key} has another structure`);
	return value as Single;
}
