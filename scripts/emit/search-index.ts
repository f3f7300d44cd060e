import { findKindByName } from "#schemas/kinds.ts";
import type { Picture } from "#schemas/picture.ts";
import type { SearchItem } from "#schemas/search-item.ts";
import { type Lang, langs } from "#schemas/spec/languages.ts";
import { searchIndexPath } from "#schemas/spec/url.ts";
import type { Artifact, CompleteEntry, Site } from "../pipeline/seams.ts";
import type { Locale } from "./localize.ts";

/** `search/<lang>.json`: what the site search looks through (spec §3, search item), sorted by path. */
export function searchIndex(site: Site, locales: Record<Lang, Locale>): Artifact[] {
	return langs.map((lang) => {
		const { view, localize } = locales[lang];
		const items = site.entries
			.flatMap((entry): SearchItem[] => {
				const kind = findKindByName(entry.kind);
				const { title, path, type, description, badge, picture } = kind.summary(localize(entry), view);
				if (!type) return [];
				const keywords = new Set([badge ?? "", ...namesOf(entry, lang, locales)]);
				const sections = kind.sections(localize(entry), view);
				return [
					{
						title,
						path,
						type,
						description,
						keywords: [...keywords].filter((each) => each && each !== title),
						...(picture ? { picture: smallestOf(picture) } : {}),
						...(sections.length > 0 ? { sections } : {}),
					},
				];
			})
			.sort((a, b) => (a.path < b.path ? -1 : 1));
		return { place: "dist", file: searchIndexPath(lang).slice(1), contents: JSON.stringify(items) };
	});
}

/** The narrowest file of a picture in the format that every browser of today shows. */
function smallestOf({ sources, src }: Picture): string {
	return sources.find(({ type }) => type === "image/webp")?.srcset.split(" ")[0] ?? src;
}

/** Names of an entry's subject in every language, those of `first` before the others: visitors know one or the other. */
function namesOf(entry: CompleteEntry, first: Lang, locales: Record<Lang, Locale>): string[] {
	const order = [first, ...langs.filter((lang) => lang !== first)];
	return order.flatMap((lang) => findKindByName(entry.kind).names(locales[lang].localize(entry)));
}
