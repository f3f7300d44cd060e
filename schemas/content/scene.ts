import * as z from "zod";
import { entrySlug } from "./fields.ts";
import { problem } from "./messages/problem.ts";

/** Settings of scenes, and the number of catalogue plants that each has room for. */
export const settings = {
	balcony: 2,
	bento: 4,
	shelves: 6,
	"living-room": 4,
	bench: 7,
	"living-wall": 12,
	workbench: 2,
	"reading-corner": 2,
	jars: 1,
	aquarium: 1,
	"lamp-rack": 1,
	hallway: 5,
	windowsill: 1,
	"watering-table": 3,
	parlour: 7,
	"empty-pot": 0,
	"leaf-signs": 2,
	"pest-signs": 2,
	"winter-window": 3,
} as const;

/** Those whom a plant can poison. */
export const eaters = ["cat", "dog", "child"] as const;
export type Eater = (typeof eaters)[number];

/** Who appears in a setting. */
export const seenIn: Partial<Record<keyof typeof settings, Eater>> = { parlour: "cat" };

/** Size of a scene in pixels: the proportions of a social image. */
export const stage = { width: 1200, height: 630 } as const;

const plantSlug = entrySlug("plant", "Plant of the catalogue");

/** Data for the picture of an article or a guide. */
export const scene = z
	.strictObject({
		setting: z.enum(Object.keys(settings) as (keyof typeof settings)[]).describe("Place that is drawn"),
		plants: z.array(plantSlug).describe("Plants of the catalogue that stand in it; fewer than there is room for come again"),
		safeFor: z
			.array(z.enum(eaters))
			.optional()
			.describe("Whom the page promises plants that do not poison them; the check holds the picture to it"),
		never: z.array(plantSlug).optional().describe("Plants that the text warns against, so that the picture shows none of them"),
		apart: z
			.array(
				z.strictObject({
					these: z.array(plantSlug).min(1).describe("Plants of one kind"),
					those: z.array(plantSlug).min(1).describe("Plants that the text says do not stand with them"),
				}),
			)
			.optional()
			.describe("Plants that the text says do not stand together, so that the picture shows none of these with any of those"),
	})
	.refine(({ setting, plants }) => plants.length <= settings[setting], problem("shape.roomInScene"))
	.describe("What its picture is composed from");

export type SceneForm = z.infer<typeof scene>;
