import { findKindByName } from "#schemas/kinds.ts";
import { partPath, splitPart } from "#schemas/spec/paging.ts";
import type { Site } from "../pipeline/seams.ts";
import type { Locale } from "./localize.ts";

/**
 * Makes what leads links to a place of a list that has several pages, wherever page data hold one (`/fiches-plantes#pothos`), to
 * the page that shows it in that language. Data without such links stay the very same.
 */
export function createAnchorPlacing({ routes }: Site, { view, localize }: Locale): <T>(data: T) => T {
	const lists = new Map(
		routes
			.filter(({ lang, part }) => lang === view.lang && part === 2)
			.map(({ path, entry }) => [splitPart(path).path, findKindByName(entry.kind).anchorParts(localize(entry), view)]),
	);
	const place = (address: string): string => {
		const [path = "", anchor] = address.split("#");
		const list = splitPart(path).path;
		const part = anchor === undefined ? undefined : lists.get(list)?.get(anchor);
		return part === undefined ? address : `${partPath(list, part)}#${anchor}`;
	};
	const fill = (value: unknown): unknown => {
		if (Array.isArray(value)) return value.map(fill);
		if (typeof value !== "object" || value === null) return value;
		return Object.fromEntries(
			Object.entries(value).map(([key, child]) => [key, isAddress(key, child) ? place(child) : fill(child)]),
		);
	};
	const areThereAnchors = [...lists.values()].some(({ size }) => size > 0);
	// The structure is kept, so the type is that of the argument.
	return <T>(data: T) => (areThereAnchors ? (fill(data) as T) : data);
}

/** Fields in which page data hold addresses. */
function isAddress(key: string, value: unknown): value is string {
	return (key === "path" || key === "href") && typeof value === "string" && value.includes("#");
}
