import { findKindByName } from "../kinds/kinds.ts";
import type { CompleteEntry } from "../types/content.ts";

/**
 * Returns the day on which an entry's page last changed: the later of the day in its facts and the newest day of the entries that
 * it lists. Null where no day is recorded.
 */
export function lastChanges(entries: readonly CompleteEntry[]): (entry: CompleteEntry) => string | null {
	const newest = new Map<string, string>();
	for (const entry of entries) newest.set(entry.kind, later(newest.get(entry.kind), ownDay(entry)));
	return (entry) => {
		const listed = findKindByName(entry.kind).list.kinds(entry.facts);
		return listed.map((kind) => newest.get(kind)).reduce(later, ownDay(entry)) || null;
	};
}

function ownDay({ kind, facts }: CompleteEntry): string {
	return findKindByName(kind).page.changed(facts) ?? "";
}

function later(a = "", b = ""): string {
	return a > b ? a : b;
}
