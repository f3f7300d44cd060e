import { memoize, type Values } from "./store.ts";

/** Values in memory, on top of those stored by earlier runs. */
export type Memory = Values & {
	/** Keeps the values used since the last `turn` until others are kept. */
	keep(): void;
	/** Ends a run: drops what neither it, nor the one before, nor the kept one used. */
	turn(): void;
	/** Keys that had to be computed since the last `turn`. */
	misses(): string[];
};

/** Keeps values parsed, for a process that makes the same things again and again. Misses are looked up in `stored`. */
export function createMemory(stored: Pick<Values, "find"> | null = null): Memory {
	let kept = new Map<string, unknown>();
	let before = new Map<string, unknown>();
	let current = new Map<string, unknown>();
	let missed: string[] = [];
	// A key identifies one computation, so its value has one type.
	const find = <T>(key: string): T | undefined => {
		const value = current.get(key) ?? before.get(key) ?? kept.get(key) ?? stored?.find(key);
		if (value !== undefined) current.set(key, value);
		return value as T | undefined;
	};
	const put = (key: string, value: unknown) => {
		missed.push(key);
		current.set(key, value);
	};
	return {
		find,
		put,
		...memoize(find, put),
		misses: () => missed,
		keep() {
			kept = current;
		},
		turn() {
			[before, current, missed] = [current, new Map(), []];
		},
	};
}
