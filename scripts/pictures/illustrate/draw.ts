import type { DayAndNight, Drawing } from "../../types/site.ts";
import { drawDetail } from "./detail/draw-detail.ts";
import { drawPlant } from "./draw-plant.ts";
import { drawScene } from "./scene/draw-scene.ts";

/** Draws a subject as SVG files. Deterministic: the same drawing gives the same bytes. */
export function draw({ subject, entry }: Drawing): DayAndNight {
	if ("part" in subject) return drawDetail(subject.part, subject.plant, entry.slug);
	return "plant" in subject ? drawPlant(subject.plant, entry.slug, subject.reach) : drawScene(subject.scene, subject.forms);
}
