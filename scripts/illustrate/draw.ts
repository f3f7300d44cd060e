import type { DayAndNight, Drawing } from "../types/site.ts";
import { drawPlant } from "./draw-plant.ts";
import { drawScene } from "./scene/draw-scene.ts";

/** Draws what the site shows, as SVG files. The same drawing gives the same bytes. */
export function draw({ subject, entry }: Drawing): DayAndNight {
	return "plant" in subject ? drawPlant(subject.plant, entry.slug) : drawScene(subject.scene, subject.forms);
}
