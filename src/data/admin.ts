import { adminKey } from "#schemas/shared/stored-keys.ts";
import { storedText, storeText } from "./storage.ts";

/**
 * Whether the visitor may see editors' pages: `?admin=true` grants it and is remembered. This only keeps them out of readers'
 * way; it is not access control, and nothing there is secret. `search` is the query of an address, with its question mark.
 */
export function isAdmin(search: string): boolean {
	const isGranted = /[?&]admin=true\b/.test(search);
	if (isGranted) storeText(adminKey, "true");
	return isGranted || storedText(adminKey) === "true";
}
