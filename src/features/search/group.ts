import type { SearchType } from "#schemas/pages/page-parts.ts";
import { addTo } from "#schemas/shared/group-by.ts";
import type { Hit } from "./find.ts";

/** Hits by type. Types are in the order of their best hit. */
export function groupHits(hits: readonly Hit[]): [type: SearchType, hits: Hit[]][] {
	const groups = new Map<SearchType, Hit[]>();
	for (const hit of hits) addTo(groups, hit.item.type, hit);
	return [...groups];
}
