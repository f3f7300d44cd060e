import { mapJson } from "#schemas/content/map-json.ts";
import { partPath, splitPart } from "#schemas/shared/paging.ts";
import { splitPath } from "#schemas/shared/url.ts";
import { findKindByName } from "../kinds/kinds.ts";
import type { Site } from "../types/content.ts";
import type { AnchorParts } from "../types/site.ts";
import type { Locale } from "./localize.ts";

/** Finds the page of a list on which each anchor is, in one language. Lists with a single page are left out. */
export function findAnchorParts({ routes }: Site, { view, localize }: Locale): AnchorParts {
	return Object.fromEntries(
		routes
			.filter(({ lang, part }) => lang === view.lang && part === 2)
			.map(({ path, entry }) => [
				splitPart(path).path,
				Object.fromEntries(findKindByName(entry.kind).list.anchorParts(localize(entry), view)),
			]),
	);
}

/**
 * Points links to an anchor of a paginated list, anywhere in the data (`/fiches-plantes#pothos`), to the page that has it in that
 * language. Data without such links are returned as they are.
 */
export function placeAnchors<T>(data: T, lists: AnchorParts): T {
	const place = (address: string): string => {
		const [path = "", anchor] = address.split("#");
		const list = splitPart(splitPath(path).path).path;
		const part = anchor === undefined ? undefined : lists[list]?.[anchor];
		return part === undefined ? address : `${partPath(list, part)}#${anchor}`;
	};
	const hasAnchors = Object.values(lists).some((anchors) => Object.keys(anchors).length > 0);
	return hasAnchors ? mapJson(data, (value, key) => (isAddress(key, value) ? place(value) : undefined)) : data;
}

/** Fields that contain addresses in the data of pages and shells. */
function isAddress(key: string, value: unknown): value is string {
	return (key === "path" || key === "href") && typeof value === "string" && value.includes("#");
}
