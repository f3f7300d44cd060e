import type { TitledSource } from "#schemas/pages/page-parts.ts";
import type { View } from "./kind.ts";

/** A source as a page cites it, by its key. */
export function titledSource(key: string, view: View): TitledSource {
	const { title, url = null } = view.source(key);
	return { title, url };
}
