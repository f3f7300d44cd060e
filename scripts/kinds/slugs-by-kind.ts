import { groupBy } from "#schemas/shared/group-by.ts";
import type { Entry } from "../types/content.ts";

/** The slugs of each kind that has entries, from which kinds know the anchors of lists (`KindAddress.anchors`). */
export function slugsByKind(entries: readonly Pick<Entry, "kind" | "slug">[]): Record<string, string[]> {
	const groups = groupBy(entries, ({ kind }) => kind);
	return Object.fromEntries([...groups].map(([kind, group]) => [kind, group.map(({ slug }) => slug)]));
}
