import type { Picture } from "#schemas/content/picture.ts";
import type { SearchItem } from "#schemas/pages/search-item.ts";
import { byText } from "#schemas/shared/by-text.ts";
import type { Lang } from "#schemas/shared/languages.ts";
import { searchIndexPath } from "#schemas/shared/url.ts";
import { findKindByName } from "../kinds/kinds.ts";
import type { Site } from "../types/content.ts";
import type { Artifact } from "../types/site.ts";
import type { Locale } from "./localize.ts";

/** Search items of a language, sorted by path. */
export function searchItemsIn(site: Site, { view, localize }: Locale): SearchItem[] {
	return site.entries
		.flatMap((entry): SearchItem[] => {
			const kind = findKindByName(entry.kind);
			const { title, path, type, description, badge, picture } = kind.card.summary(localize(entry), view);
			if (!type) return [];
			// Visitors may know its name in any language.
			const keywords = new Set([badge ?? "", ...view.texts.names(localize(entry))]);
			return [
				{
					title,
					path,
					type,
					description,
					keywords: [...keywords].filter((each) => each && each !== title),
					...(picture ? { picture: smallestOf(picture) } : {}),
				},
			];
		})
		.sort((a, b) => byText(a.path, b.path));
}

/** `search/<lang>.json`, with all items. */
export function searchFile(lang: Lang, items: readonly SearchItem[]): Artifact {
	return { destination: "dist", file: searchIndexPath(lang).slice(1), contents: JSON.stringify(items) };
}

/** The narrowest file of a picture in WebP, which every current browser supports. */
function smallestOf({ sources, src }: Picture): string {
	return sources.find(({ type }) => type === "image/webp")?.srcset.split(" ")[0] ?? src;
}
