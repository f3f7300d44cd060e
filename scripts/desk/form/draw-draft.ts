import * as z from "zod";
import type { DrawnDraft } from "#schemas/content/edit.ts";
import { reachOf } from "#schemas/content/plant/scale.ts";
import { plantFacts } from "#schemas/content/plant/schema.ts";
import { drawPlant } from "../../pictures/illustrate/draw-plant.ts";

/** What the drawing of a plant is made from. */
const drawnFacts = z.object({ form: plantFacts.shape.form, size: plantFacts.shape.size });

/** The drawing of a plant with these facts; null while they are incomplete or wrong. */
export function drawDraft(slug: string, facts: object): DrawnDraft | null {
	const { data } = drawnFacts.safeParse(facts);
	return data ? drawPlant(data.form, slug, reachOf(data.form, data.size)) : null;
}
