import { join } from "node:path";
import { keep, readKept, removeLeftovers } from "./kept-files.ts";

/** Remembers results by key. `memo` computes what it does not know; keys that a run did not ask for are dropped. */
export type Cache = {
	memo<T>(key: string, compute: () => T): T;
	/** The same for what takes time. */
	memoAsync<T>(key: string, compute: () => Promise<T>): Promise<T>;
	/** Keys that had to be computed. */
	misses(): string[];
	/** Writes the cache, if it was read from a folder. */
	save(): void;
};

/**
 * A cache for one stage in one file of `dir`. A file whose bytes are not those that were written counts as empty: all is
 * computed anew.
 */
export function openCache(dir: string | null, stage: string): Cache {
	if (dir === null) return createCache({}, () => undefined);
	const file = join(dir, `${stage}.cache`);
	return createCache(readEntries(file), (entries) => {
		keep(Buffer.from(JSON.stringify(entries)), file);
		removeLeftovers(dir);
	});
}

/** A cache that lives as long as the process: the dev server's. It forgets what the last run did not use. */
export function createMemoryCache(): Cache {
	let before: Record<string, unknown> = {};
	let current = createCache(before, () => undefined);
	return {
		memo: (key, compute) => current.memo(key, compute),
		memoAsync: (key, compute) => current.memoAsync(key, compute),
		misses: () => current.misses(),
		save: () => {
			before = current.entries;
			current = createCache(before, () => undefined);
		},
	};
}

function createCache(before: Record<string, unknown>, write: (entries: Record<string, unknown>) => void) {
	const entries: Record<string, unknown> = {};
	const missed: string[] = [];
	const memo = <T>(key: string, compute: () => T): T => {
		if (!Object.hasOwn(entries, key)) {
			if (!Object.hasOwn(before, key)) missed.push(key);
			entries[key] = Object.hasOwn(before, key) ? before[key] : compute();
		}
		// Only this function fills the cache, and a key names one computation.
		return entries[key] as T;
	};
	return {
		entries,
		memo,
		async memoAsync<T>(key: string, compute: () => Promise<T>): Promise<T> {
			if (Object.hasOwn(entries, key) || Object.hasOwn(before, key)) return memo(key, () => before[key] as T);
			const value = await compute();
			return memo(key, () => value);
		},
		misses: () => missed,
		save() {
			const unchanged = missed.length === 0 && Object.keys(before).length === Object.keys(entries).length;
			if (!unchanged) write(entries);
		},
	};
}

function readEntries(file: string): Record<string, unknown> {
	const bytes = readKept(file);
	// These are the very bytes that `save` has written.
	return bytes ? (JSON.parse(Buffer.from(bytes).toString("utf8")) as Record<string, unknown>) : {};
}
