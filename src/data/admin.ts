import { adminFlag } from "#schemas/spec/stored-values.ts";
import { stored, storeText } from "./storage.ts";

/**
 * Whether the visitor may see what is for editors: `?admin=true` grants it and is remembered. A convenience that keeps
 * it out of readers' way, no lock: nothing there is secret. `search` is the query of an address, with its question mark.
 */
export function isAdmin(search: string): boolean {
	const granted = new URLSearchParams(search).get("admin") === "true";
	if (granted) storeText(adminFlag, "true");
	return granted || stored(adminFlag) !== null;
}
