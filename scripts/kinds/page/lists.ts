import type { PageFacts } from "#schemas/content/page/schema.ts";
import type { GuideListPage, ScreenPage } from "#schemas/pages/page-data.ts";
import { constants } from "#schemas/shared/constants.ts";
import type { Paging } from "#schemas/shared/paging.ts";
import { articleFiles } from "../article/listing.ts";
import type { Counts, View } from "../kind.ts";
import type { ListFile } from "../list-files.ts";
import { newestGuides } from "../newest.ts";
import { partDescription, partsFor, sliceOf } from "../paging.ts";
import { plantFiles } from "../plant/listing.ts";
import { siteMapParts } from "./site-map.ts";

/** Number of pages of a page of this template. */
export function partsOfPage({ template }: PageFacts, counts: Counts): number {
	if (template === "article-list") return partsFor(counts.article.entries, constants.listPages[template]);
	if (template === "guide-list") return partsFor(counts.guide.entries, constants.listPages[template]);
	if (template === "plant-list" || template === "plant-care")
		return partsFor(counts.plant.entries, constants.listPages[template]);
	return template === "site-map" ? siteMapParts(counts) : 1;
}

/** Data files for filtering and sorting the list at a path, if it has several pages. */
export function listFilesOfPage({ template }: PageFacts, list: string, view: View): ListFile[] {
	if (template === "article-list") return articleFiles(list, view);
	return template === "plant-list" ? plantFiles(list, view) : [];
}

/** One page of the guides, newest first. */
export function guideCatalogue(list: string, part: number, view: View): Pick<GuideListPage, "guides" | "paging"> {
	const { items, ...slice } = sliceOf(list, part, newestGuides(view), constants.listPages["guide-list"]);
	return { guides: items.map((guide) => view.cards.of(guide)), ...slice };
}

/** A page of a list after the first, with its own description. */
export function asPart(whole: ScreenPage, title: string, paging: Paging, view: View): ScreenPage {
	const description = partDescription(title, paging, view);
	return { ...whole, meta: { ...whole.meta, description, socialDescription: description } };
}
