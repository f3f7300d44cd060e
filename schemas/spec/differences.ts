import type { UnitSystem } from "./units.ts";

type Single = string | number | boolean | null;

/** Values of one object that take the place of another's, key by key; keys of a list are its places. */
export type Differences = { [key: string]: Single | Differences };

/**
 * Lists what the second of two objects has otherwise. They have the same structure, because both were made by the same code from
 * the same facts; if they have not, it is our mistake.
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

/** What carries along what it says otherwise to readers who measure in °F and inches, as those of a system read it; null is metric. */
export function inUnits<T extends { imperial?: Differences }>(value: T, system: UnitSystem | null): T {
	return system === "imperial" && value.imperial ? applyDifferences(value, value.imperial) : value;
}

/** Lays differences over a value. What has none stays the very same object. */
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
