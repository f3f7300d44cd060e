import { isKeptForParts, partPath } from "#schemas/shared/paging.ts";
import { reservedNames, rootFiles } from "#schemas/shared/reserved.ts";
import { splitPath } from "#schemas/shared/url.ts";
import type { Counts } from "../kinds/kind.ts";
import { kinds } from "../kinds/kinds.ts";
import { type Message, msg } from "../messages/message.ts";
import type { Diagnostic, Outcome } from "../report/diagnostic.ts";
import type { Content, Entry } from "../types/content.ts";
import { kindOf, withRelated } from "./rule.ts";

/** Whether pages may not use a path: reserved, with a language, ending in `/index`, or of a page of a list. */
export function isReserved(path: string): boolean {
	const [, first = ""] = path.split("/");
	return reservedNames.includes(first) || splitPath(path).pinned || path.endsWith("/index") || isKeptForParts(path);
}

/**
 * Whether redirects may not use a path. Old sites had feeds and pages of lists: such an address is free unless a list of ours has it.
 */
export function isTakenBySite(path: string, pages: ReadonlyMap<string, Entry>): boolean {
	if (rootFiles.includes(path.slice(1))) return true;
	const list = path.replace(/\/page(?:\/.*)?$/, "");
	return !/^\/feed(?:\/|$)/.test(path) && isReserved(path) && (list === path || pages.has(list) || isReserved(list));
}

/** Whether an entry always has that path, whatever its folder is named: then the path is reserved for it. */
function belongsToSite(entry: Entry, path: string): boolean {
	return entry.facts?.data != null && kindOf(entry).address.path("", entry.facts.data) === path;
}

/**
 * Assigns a path to every entry with a page, and further paths to the pages of paginated lists. Two entries with the same path,
 * regardless of case, are an error.
 */
export function assignPaths({ entries }: Content): Outcome<Map<string, Entry>> {
	const pages = new Map<string, Entry>();
	const byLowerCase = new Map<string, Entry>();
	const diagnostics: Diagnostic[] = [];
	for (const entry of entries) {
		const path = pathOf(entry);
		if (path === null) continue;
		const taken = byLowerCase.get(path.toLowerCase());
		const fault = (message: Message, hint: Message): Diagnostic => ({
			code: "duplicate-path",
			file: entry.facts?.file ?? entry.slug,
			position: [1, 1],
			message,
			hint,
		});
		if (taken) {
			const sameName = taken.slug.toLowerCase() === entry.slug.toLowerCase();
			const hint = sameName ? msg("link.renameOneFolder.hint") : msg("link.pathTaken.hint");
			const [file, position] = [taken.facts?.file ?? taken.slug, [1, 1] as const];
			const found = fault(msg("link.pathTaken", { path, file }), hint);
			diagnostics.push(withRelated(found, [{ file, position, message: msg("related.taken", { path }) }]));
		} else if (isReserved(path) && !belongsToSite(entry, path))
			diagnostics.push(fault(msg("link.pathKept", { path }), msg("link.renameFolder.hint")));
		else {
			pages.set(path, entry);
			byLowerCase.set(path.toLowerCase(), entry);
		}
	}
	return { value: withParts(pages, countEntries(entries)), diagnostics };
}

function pathOf(entry: Entry): string | null {
	return entry.facts?.data ? kindOf(entry).address.path(entry.slug, entry.facts.data) : null;
}

/** Adds the further pages of lists. They cannot collide with entries, because their paths are reserved. */
function withParts(pages: Map<string, Entry>, counts: Counts): Map<string, Entry> {
	const others = [...pages].flatMap(([path, entry]) => {
		const parts = entry.facts?.data ? kindOf(entry).list.parts(entry.facts.data, counts) : 1;
		return Array.from({ length: parts - 1 }, (_, index) => [partPath(path, index + 2), entry] as const);
	});
	return new Map([...pages, ...others]);
}

function countEntries(entries: readonly Entry[]): Counts {
	const counts = Object.fromEntries(kinds.map(({ name }) => [name, { entries: 0, pages: 0 }])) as Counts;
	for (const entry of entries) {
		const count = Object.entries(counts).find(([kind]) => kind === entry.kind)?.[1];
		if (!count || !entry.facts?.data) continue;
		count.entries += 1;
		if (pathOf(entry) !== null) count.pages += 1;
	}
	return counts;
}
