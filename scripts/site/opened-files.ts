import { findDifferences } from "#schemas/shared/differences.ts";
import { type Lang, langs } from "#schemas/shared/languages.ts";
import type { UnitSystem } from "#schemas/shared/units.ts";
import { findKindByName } from "../kinds/kinds.ts";
import type { Site } from "../types/content.ts";
import type { AnchorParts, Artifact } from "../types/site.ts";
import { placeAnchors } from "./anchor-parts.ts";
import type { Locale } from "./localize.ts";

/** Data that the app fetches when a reader opens the card of an entry: a file for each entry and language, in both unit systems. */
export function openedFiles(
	{ entries }: Site,
	locales: Record<UnitSystem, Record<Lang, Locale>>,
	anchorParts: Record<Lang, AnchorParts>,
): Artifact[] {
	return langs.flatMap((lang) =>
		entries.flatMap((entry): Artifact[] => {
			const inUnits = (units: UnitSystem) => {
				const { view, localize } = locales[units][lang];
				return findKindByName(entry.kind).card.opened(localize(entry), view);
			};
			const file = inUnits("metric");
			if (!file) return [];
			const imperial = findDifferences(file.contents, inUnits("imperial")?.contents ?? {});
			const contents = Object.keys(imperial).length === 0 ? file.contents : { ...file.contents, imperial };
			return [
				{ destination: "dist", file: file.path.slice(1), contents: JSON.stringify(placeAnchors(contents, anchorParts[lang])) },
			];
		}),
	);
}
