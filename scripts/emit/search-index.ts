import { findKindByName } from "#schemas/kinds.ts";
import type { SearchItem } from "#schemas/page-data.ts";
import { type Lang, langs } from "#schemas/spec/languages.ts";
import type { Artifact, Site } from "../pipeline/seams.ts";
import type { Locale } from "./localize.ts";

/** `search/<lang>.json`: what the site search looks through (spec §3, search item), sorted by path. */
export function searchIndex(site: Site, locales: Record<Lang, Locale>): Artifact[] {
	return langs.map((lang) => {
		const { view, localize } = locales[lang];
		const items = site.entries
			.map((entry) => findKindByName(entry.kind).summary(localize(entry), view))
			.flatMap(({ title, path, type, description }): SearchItem[] => (type ? [{ title, path, type, description }] : []))
			.sort((a, b) => (a.path < b.path ? -1 : 1));
		return { place: "dist", file: `search/${lang}.json`, contents: JSON.stringify(items) };
	});
}
