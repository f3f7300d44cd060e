import type { StoredValue, Where } from "#schemas/spec/stored-value.ts";
import { ownName } from "./base.ts";

/** What of a browser's storage is used. */
export type BrowserStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Reads and writes stored values; what needs this as an argument can be tested without a browser. */
export type Keeper = { stored: typeof stored; store: typeof store };

/** Gives a storage, or throws where it is blocked, as browsers do. */
type Open = (where: Where) => BrowserStorage;

const inBrowser: Open = (where) => window[where];

/** Reads a stored value; null where there is none, where it is none of ours, and where storage is blocked. */
export function stored<Value extends string | number | object>(
	{ where, key, read }: StoredValue<Value>,
	open = inBrowser,
): Value | null {
	try {
		const text = open(where).getItem(ownName(key));
		return text === null ? null : read(text);
	} catch {
		return null;
	}
}

/**
 * The text under a key, whatever it is: whether there is one, and whether it is another one than before. What it says is for
 * `stored` to read.
 */
export function storedText(key: string): string | null {
	return stored({ where: "localStorage", key, read: (text) => text });
}

/**
 * Stores a value, or takes it away (null), and says whether that lasts. Blocked or full storage is no error: the choice then
 * lasts as long as the page.
 */
export function store<Value extends string | number | object>(
	at: StoredValue<Value>,
	value: Value | null,
	open = inBrowser,
): boolean {
	if (value !== null) return storeText(at, typeof value === "string" ? value : JSON.stringify(value), open);
	try {
		open(at.where).removeItem(ownName(at.key));
		return true;
	} catch {
		return false;
	}
}

/** The same for a value that is a text; all that the first script of a page needs. */
export function storeText({ where, key }: Pick<StoredValue<string>, "where" | "key">, text: string, open = inBrowser): boolean {
	try {
		open(where).setItem(ownName(key), text);
		return true;
	} catch {
		return false;
	}
}
