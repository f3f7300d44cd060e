import type { SearchType } from "#schemas/pages/page-parts.ts";
import type { SearchItem } from "#schemas/pages/search-item.ts";
import type { Hit } from "./find.ts";
import type { Part } from "./fold.ts";

/** A page that matched, or that contains sections that did. */
export type Result = Pick<Hit, "item" | "title" | "description" | "alias"> & { sections: { path: string; heading: Part[] }[] };

/** Hits grouped by type. Types, pages and sections are in the order of their best hit. */
export function groupHits(hits: readonly Hit[]): { type: SearchType; results: Result[] }[] {
	const groups = new Map<SearchType, Map<SearchItem, Result>>();
	for (const { item, title, description, alias, path, section } of hits) {
		const group = groups.get(item.type) ?? new Map<SearchItem, Result>();
		const result = group.get(item) ?? { item, title, description, alias, sections: [] };
		if (section) result.sections.push({ path, heading: section });
		group.set(item, result);
		groups.set(item.type, group);
	}
	return [...groups].map(([type, results]) => ({ type, results: [...results.values()] }));
}
