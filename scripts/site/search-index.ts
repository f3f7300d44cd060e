import type { Picture } from "#schemas/content/picture.ts";
import type { SearchItem } from "#schemas/pages/search-item.ts";
import { byText } from "#schemas/shared/by-text.ts";
import type { Lang } from "#schemas/shared/languages.ts";
import { searchIndexPath } from "#schemas/shared/url.ts";
import { findKindByName } from "../kinds/kinds.ts";
import type { Site } from "../types/content.ts";
import type { Artifact } from "../types/site.ts";
import type { Locale } from "./localize.ts";
import { splitIndex } from "./search-split.ts";

/** Size in characters, about 120 KB compressed, up to which the index is a single file. */
const wholeMax = 360_000;

/** Search items of a language, sorted by path. */
export function searchItemsIn(site: Site, { view, localize }: Locale): SearchItem[] {
	return site.entries
		.flatMap((entry): SearchItem[] => {
			const kind = findKindByName(entry.kind);
			const { title, path, type, description, badge, picture } = kind.card.summary(localize(entry), view);
			if (!type) return [];
			// Visitors may know its name in any language.
			const keywords = new Set([badge ?? "", ...view.texts.names(localize(entry))]);
			const sections = kind.search.sections(localize(entry), view);
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
		.sort((a, b) => byText(a.path, b.path));
}

/** `search/<lang>.json` with all items; on a large site it is the root of an index split into small files. */
export function searchFiles(lang: Lang, items: readonly SearchItem[]): Artifact[] {
	const whole = JSON.stringify(items);
	const files = whole.length <= wholeMax ? [{ path: searchIndexPath(lang), contents: whole }] : splitIndex(lang, items);
	return files.map(({ path, contents }) => ({ destination: "dist", file: path.slice(1), contents }));
}

/** The narrowest file of a picture in WebP, which every current browser supports. */
function smallestOf({ sources, src }: Picture): string {
	return sources.find(({ type }) => type === "image/webp")?.srcset.split(" ")[0] ?? src;
}
