import { adminFlag } from "#schemas/shared/stored-values.ts";
import { stored, storeText } from "./storage.ts";

/**
 * Whether the visitor may see editors' pages: `?admin=true` grants it and is remembered. This only keeps them out of readers'
 * way; it is not access control, and nothing there is secret. `search` is the query of an address, with its question mark.
 */
export function isAdmin(search: string): boolean {
	const granted = new URLSearchParams(search).get("admin") === "true";
	if (granted) storeText(adminFlag, "true");
	return granted || stored(adminFlag) !== null;
}
