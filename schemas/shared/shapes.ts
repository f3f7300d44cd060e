/*
 * Small type guards for external values: the browser's storage, its caches, messages. Handwritten, because every page includes
 * them: 0.4 KB with the table of stored values, where zod/mini takes 6.9 KB and zod 28 KB (gzip).
 */

/** A type guard. */
export type Is<Value> = (value: unknown) => value is Value;

export const isText: Is<string> = (value) => typeof value === "string";

/** A finite number. */
export const isNumber: Is<number> = (value): value is number => Number.isFinite(value);

/** An object; not an array, not null. */
export const isRecord: Is<Record<string, unknown>> = (value): value is Record<string, unknown> =>
	typeof value === "object" && value !== null && !Array.isArray(value);

/** One of the listed values. */
// @__NO_SIDE_EFFECTS__
export function isOneOf<const Value extends string>(values: readonly Value[]): Is<Value> {
	return (value): value is Value => (values as readonly unknown[]).includes(value);
}

/** An object with at least these properties. */
// @__NO_SIDE_EFFECTS__
export function isShaped<Shape extends object>(shape: { [Name in keyof Shape]: Is<Shape[Name]> }): Is<Shape> {
	const tests = Object.entries<Is<unknown>>(shape);
	return (value): value is Shape => isRecord(value) && tests.every(([name, is]) => is(value[name]));
}

/** An array of such members only. */
// @__NO_SIDE_EFFECTS__
export function isListOf<Member>(is: Is<Member>): Is<Member[]> {
	return (value): value is Member[] => Array.isArray(value) && value.every(is);
}

/** The valid members of an array; null for anything else. */
// @__NO_SIDE_EFFECTS__
export function membersOf<Member>(is: Is<Member>): (value: unknown) => Member[] | null {
	return (value) => (Array.isArray(value) ? value.filter(is) : null);
}

/** The valid entries of an object; null for anything else. */
// @__NO_SIDE_EFFECTS__
export function entriesOf<Entry>(is: Is<Entry>): (value: unknown) => Record<string, Entry> | null {
	return (value) =>
		isRecord(value) ? Object.fromEntries(Object.entries(value).filter((entry): entry is [string, Entry] => is(entry[1]))) : null;
}
