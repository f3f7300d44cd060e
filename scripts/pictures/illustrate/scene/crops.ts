import type { PlantForm } from "#schemas/content/plant/form.ts";

/**
 * Kitchen plants for scenes, simpler than those of the catalogue: a scene has several of them and must stay within a few kilobytes.
 */
export const crops = {
	lettuce: lettuce("fresh"),
	"red-lettuce": lettuce("burgundy"),
	basil: {
		habit: "bush",
		leaf: { shape: "ovate", length: 0.16, width: 0.58, count: 36, tone: "fresh" },
		pot: { type: "glazed", glaze: "sand" },
	},
	tomato: {
		habit: "bush",
		leaf: { shape: "lance", length: 0.18, width: 0.42, count: 36, tone: "leaf" },
		flower: { type: "berries", colour: "red", count: 5 },
		pot: { type: "terracotta" },
	},
	chives: {
		habit: "fountain",
		leaf: { shape: "strap", length: 0.42, width: 0.035, count: 26, tone: "leaf" },
		pot: { type: "terracotta" },
	},
	chilli: {
		habit: "bush",
		leaf: { shape: "lance", length: 0.16, width: 0.4, count: 30, tone: "deep" },
		flower: { type: "berries", colour: "gold", count: 4 },
		pot: { type: "glazed", glaze: "sky" },
	},
} satisfies Record<string, PlantForm>;

export type Crop = keyof typeof crops;

function lettuce(tone: "fresh" | "burgundy"): PlantForm {
	return {
		habit: "rosette",
		leaf: { shape: "paddle", length: 0.26, width: 0.62, count: 11, tone },
		pot: { type: "terracotta" },
	};
}
