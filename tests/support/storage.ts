import { type BrowserStorage, type StoredValues, store, stored } from "#src/data/storage.ts";

/** A browser's storage in memory, which tabs share and which can be full. */
export function createStorage(): BrowserStorage & { full: boolean } {
	const items = new Map<string, string>();
	const storage = {
		full: false,
		getItem: (key: string) => items.get(key) ?? null,
		setItem(key: string, value: string) {
			if (storage.full) throw new Error("QuotaExceededError");
			items.set(key, value);
		},
		removeItem: (key: string) => void items.delete(key),
	};
	return storage;
}

/** What reads and writes values in a storage of the test's own. */
export function keeperOf(storage: BrowserStorage): StoredValues {
	return {
		stored: (value) => stored(value, () => storage),
		store: (value, next) => store(value, next, () => storage),
	};
}
