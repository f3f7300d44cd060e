import type { StoredValue, Where } from "#schemas/spec/stored-value.ts";

/** What of a browser's storage is used. */
export type BrowserStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Reads and writes stored values. */
export type Keeper = ReturnType<typeof createKeeper>;

/** A keeper of values in the storage that `open` gives, or that throws where it is blocked. */
export function createKeeper(open: (where: Where) => BrowserStorage) {
	/**
	 * The text under a key, whatever it is: whether there is one, and whether it is another one than before. What it says is
	 * for `stored` to read.
	 */
	const storedText = (key: string, where: Where = "localStorage"): string | null => {
		try {
			return open(where).getItem(key);
		} catch {
			return null;
		}
	};
	return {
		storedText,
		/** R17.9. Reads a stored value; null where there is none, where it is none of ours, and where storage is blocked. */
		stored<Value extends string | number | object>({ where, key, read }: StoredValue<Value>): Value | null {
			const text = storedText(key, where);
			try {
				return text === null ? null : read(text);
			} catch {
				return null;
			}
		},
		/**
		 * Stores a value, or takes it away (null), and says whether that lasts. Blocked or full storage is no error: the choice
		 * then lasts as long as the page.
		 */
		store<Value extends string | number | object>({ where, key }: StoredValue<Value>, value: Value | null): boolean {
			try {
				if (value === null) open(where).removeItem(key);
				else open(where).setItem(key, typeof value === "string" ? value : JSON.stringify(value));
				return true;
			} catch {
				return false;
			}
		},
	};
}

/** The browser's own storage. */
export const { storedText, stored, store } = createKeeper((where) => window[where]);
