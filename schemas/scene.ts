import { z } from "zod";
import { slugOf } from "./fields.ts";
import { problem } from "./problem.ts";

/** Where a scene takes place, and how many plants of the catalogue it has room for. */
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
} as const;

/** Size in pixels of a scene: the proportions of a social image. */
export const stage = { width: 1200, height: 630 } as const;

/** What the picture of an article or a guide is composed from. */
export const scene = z
	.strictObject({
		setting: z.enum(Object.keys(settings) as (keyof typeof settings)[]).describe("Place that is drawn"),
		plants: z
			.array(slugOf("plant", "Plant of the catalogue"))
			.describe("Plants of the catalogue that stand in it; fewer than there is room for come again"),
	})
	.refine(({ setting, plants }) => plants.length <= settings[setting], problem("shape.roomInScene"))
	.describe("What its picture is composed from");

export type SceneForm = z.infer<typeof scene>;
