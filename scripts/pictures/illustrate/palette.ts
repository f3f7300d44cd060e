import type { PlantForm, pigments, tones } from "#schemas/content/plant/form.ts";

/** Shades of one green: lit from the upper left, neutral, turned away, and the veins. */
export type Tone = { light: string; base: string; shade: string; vein: string };

/** Colour of the ink outline. */
export const ink = "#1f3329";

export const toneOf: Record<(typeof tones)[number], Tone> = {
	deep: { light: "#4f8f63", base: "#3a7851", shade: "#2a5f40", vein: "#8dba97" },
	leaf: { light: "#6fa863", base: "#548f50", shade: "#3f763f", vein: "#a6cb95" },
	fresh: { light: "#9ec46a", base: "#82ad52", shade: "#668f40", vein: "#c6de9c" },
	blue: { light: "#8db8a2", base: "#6f9f89", shade: "#548371", vein: "#bfd9cb" },
	olive: { light: "#8f9d5d", base: "#768546", shade: "#5d6b35", vein: "#bcc592" },
	dusk: { light: "#3f6b58", base: "#2d5345", shade: "#203f34", vein: "#7fa593" },
	burgundy: { light: "#7d4a50", base: "#613840", shade: "#482830", vein: "#b58a8d" },
	plum: { light: "#8d6a92", base: "#725077", shade: "#583b5d", vein: "#bfa3c2" },
	lime: { light: "#c9d675", base: "#b1c257", shade: "#93a643", vein: "#e4ecac" },
};

export const pigmentOf: Record<(typeof pigments)[number], string> = {
	white: "#f8f4e6",
	cream: "#f1e6c4",
	silver: "#c9d8cb",
	gold: "#e2c860",
	lime: "#cbd968",
	rose: "#e0a0ae",
	red: "#c4473a",
	maroon: "#7a2f3a",
	violet: "#9a6aa8",
	night: "#23443a",
};

/** Colours of a leaf that has lost its green, and of dead, dried tissue. */
export const yellow: Tone = { light: "#ecd987", base: pigmentOf.gold, shade: "#c9ad48", vein: "#f4ebc0" };
export const dead = "#8a5a36";

/** Darkens a colour by a share. */
export function darker(colour: string, share: number): string {
	const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
	return `#${channels
		.map((each) =>
			Math.round(each * (1 - share))
				.toString(16)
				.padStart(2, "0"),
		)
		.join("")}`;
}

/** Face, shaded side, and highlight of a pot. */
export type Clay = { face: string; shade: string; light: string };

export const terracotta: Clay = { face: "#c9774f", shade: "#a95d3b", light: "#dd9673" };
export const straw: Clay = { face: "#cfa869", shade: "#ae8748", light: "#e2c48f" };

export const glazeOf: Record<NonNullable<PlantForm["pot"]["glaze"]>, Clay> = {
	clay: { face: "#b86a4a", shade: "#985338", light: "#d08d6f" },
	sand: { face: "#e3d5b8", shade: "#c7b691", light: "#f2e9d4" },
	moss: { face: "#8a9a78", shade: "#6e7e5d", light: "#a9b798" },
	sky: { face: "#8fb0b8", shade: "#71939c", light: "#b3cdd3" },
	night: { face: "#3f4f57", shade: "#2d3b42", light: "#5d6f78" },
	blush: { face: "#dcb0a0", shade: "#c29282", light: "#edcfc3" },
};

/** Lamplight, which is the same by day and at night. */
export const lampColour = "#ffdf9e";

export const soil = "#4a3a2f";
export const wood = { face: "#b08a5c", shade: "#8d6b43", light: "#c8a77c" };
