import { hasPart, isDetailPart, readDetail } from "#schemas/content/detail.ts";
import { nightNameOf } from "#schemas/shared/night.ts";
import { drawDetail } from "../../pictures/illustrate/detail/draw-detail.ts";
import { draw } from "../../pictures/illustrate/draw.ts";
import type { SitePlan } from "../../types/site.ts";

/** The drawing at an address, in its day or night version. */
export function drawingAt(pathname: string, { drawings }: SitePlan): string | null {
	for (const drawing of drawings) {
		if (pathname === `/images/${drawing.file}`) return draw(drawing).day;
		if (pathname === `/images/${nightNameOf(drawing.file)}`) return draw(drawing).night;
	}
	return previewed(pathname, drawings);
}

/**
 * A detail drawing of a plant at the address that texts use, whether or not any text uses it yet: the editing form previews unsaved
 * texts.
 */
function previewed(pathname: string, drawings: SitePlan["drawings"]): string | null {
	const named = readDetail(pathname);
	if (!named || !isDetailPart(named.part)) return null;
	const { part, plant } = named;
	const form = drawings.flatMap(({ entry, subject }) => (entry.slug === plant && "plant" in subject ? [subject.plant] : []))[0];
	return form && hasPart(form, part) ? drawDetail(part, form, plant).day : null;
}
