import type { StoredValue, Where } from "#schemas/shared/stored-value.ts";
import { ownName } from "./base.ts";

/** The part of a browser's storage that is used. */
export type BrowserStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Reads and writes stored values; passed as an argument to code that is tested without a browser. */
export type StoredValues = { stored: typeof stored; store: typeof store };

/** Opens a storage area, or throws if it is blocked, as browsers do. */
type Open = (where: Where) => BrowserStorage;

const inBrowser: Open = (where) => window[where];

/** Reads a stored value; null if there is none, if it is invalid, or if storage is blocked. */
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

/** The raw text under a key, to detect whether a value exists or has changed. `stored` parses it. */
export function storedText(key: string): string | null {
	try {
		return localStorage.getItem(ownName(key));
	} catch {
		return null;
	}
}

/**
 * Stores a value, or removes it (null), and returns whether it was stored. Blocked or full storage is not an error: the choice
 * then lasts as long as the page.
 */
export function store<Value extends string | number | object>(
	at: StoredValue<Value>,
	value: Value | null,
	open = inBrowser,
): boolean {
	try {
		const area = open(at.where);
		if (value === null) area.removeItem(ownName(at.key));
		else area.setItem(ownName(at.key), typeof value === "string" ? value : JSON.stringify(value));
		return true;
	} catch {
		return false;
	}
}

/** The same for a text; all that the first scripts of a page need. */
export function storeText(key: string, text: string): void {
	try {
		localStorage.setItem(ownName(key), text);
	} catch {}
}
