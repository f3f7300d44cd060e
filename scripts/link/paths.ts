import { splitPath } from "#schemas/spec/url.ts";
import type { Content, Entry } from "../pipeline/seams.ts";
import type { Diagnostic, Outcome } from "../report/diagnostic.ts";
import { kindOf } from "./linking.ts";

/** Addresses that the app or the hosts keep for themselves. */
const reserved = new Set(["dashboard", "assets", "data", "images", "search", "generateur-plante"]);

/** Whether pages and redirects must keep off a path: it belongs to the site, names its language, or has no form of its own. */
export function isReserved(path: string): boolean {
	const [, first = ""] = path.split("/");
	return reserved.has(first) || splitPath(path).pinned || path.endsWith("/index");
}

/** Whether a page stands there whatever its folder is named: then it is what the address is kept for. */
function belongsToSite(entry: Entry, path: string): boolean {
	return entry.facts?.data != null && kindOf(entry).path("", entry.facts.data) === path;
}

/** Gives every entry with a page its path; two entries at one address are a fault, a difference in case included. */
export function assignPaths({ entries }: Content): Outcome<Map<string, Entry>> {
	const pages = new Map<string, Entry>();
	const diagnostics: Diagnostic[] = [];
	for (const entry of entries) {
		if (!entry.facts?.data) continue;
		const path = kindOf(entry).path(entry.slug, entry.facts.data);
		if (path === null) continue;
		const taken = [...pages].find(([other]) => other.toLowerCase() === path.toLowerCase());
		const fault = (message: string, hint: string): Diagnostic => ({
			code: "duplicate-path",
			file: entry.facts?.file ?? entry.slug,
			place: [1, 1],
			message,
			hint,
		});
		if (taken) {
			const sameName = taken[1].slug.toLowerCase() === entry.slug.toLowerCase();
			const hint = sameName ? "rename the folder of one of the two" : "delete one of the two, or change its facts";
			diagnostics.push(fault(`The address ${path} is already that of ${taken[1].facts?.file}.`, hint));
		} else if (isReserved(path) && !belongsToSite(entry, path))
			diagnostics.push(fault(`The address ${path} is kept for the site itself.`, "rename the folder"));
		else pages.set(path, entry);
	}
	return { value: pages, diagnostics };
}
