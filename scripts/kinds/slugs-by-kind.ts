import type { Entry } from "../types/content.ts";

/** The slugs of each kind that has entries, from which kinds know the anchors of lists (`KindAddress.anchors`). */
export function slugsByKind(entries: readonly Pick<Entry, "kind" | "slug">[]): Record<string, string[]> {
	const slugs: Record<string, string[]> = {};
	for (const { kind, slug } of entries) {
		const known = slugs[kind];
		if (known) known.push(slug);
		else slugs[kind] = [slug];
	}
	return slugs;
}
