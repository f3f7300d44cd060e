import type { Picture } from "#schemas/picture.ts";
import type { SearchItem } from "#schemas/search-item.ts";
import { type Lang, langs } from "#schemas/spec/languages.ts";
import { searchIndexPath } from "#schemas/spec/url.ts";
import { findKindByName } from "../kinds/kinds.ts";
import type { CompleteEntry, Site } from "../types/content.ts";
import type { Artifact } from "../types/site.ts";
import type { Locale } from "./localize.ts";
import { splitIndex } from "./search-split.ts";

/** Up to so many characters, about 120 KB compressed, an index is one file, which is fetched whole. */
const wholeMax = 360_000;

/** What the site search looks through in a language, sorted by path. */
export function searchItemsIn(lang: Lang, site: Site, locales: Record<Lang, Locale>): SearchItem[] {
	const { view, localize } = locales[lang];
	return site.entries
		.flatMap((entry): SearchItem[] => {
			const kind = findKindByName(entry.kind);
			const { title, path, type, description, badge, picture } = kind.summary(localize(entry), view);
			if (!type) return [];
			const keywords = new Set([badge ?? "", ...namesInAllLangs(entry, lang, locales)]);
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
}

/** `search/<lang>.json`, which holds all items as they are; of a large site it and the small files that it leads to. */
export function searchFiles(lang: Lang, items: readonly SearchItem[]): Artifact[] {
	const whole = JSON.stringify(items);
	const files = whole.length <= wholeMax ? [{ path: searchIndexPath(lang), contents: whole }] : splitIndex(lang, items);
	return files.map(({ path, contents }) => ({ place: "dist", file: path.slice(1), contents }));
}

/** The narrowest file of a picture in the format that every browser of today shows. */
function smallestOf({ sources, src }: Picture): string {
	return sources.find(({ type }) => type === "image/webp")?.srcset.split(" ")[0] ?? src;
}

/** Names of an entry's subject in every language, those of `first` before the others: visitors know one or the other. */
function namesInAllLangs(entry: CompleteEntry, first: Lang, locales: Record<Lang, Locale>): string[] {
	const order = [first, ...langs.filter((lang) => lang !== first)];
	return order.flatMap((lang) => findKindByName(entry.kind).names(locales[lang].localize(entry)));
}
