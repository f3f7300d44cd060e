import { ink } from "../palette.ts";
import type { Style } from "../path.ts";

/** Colours of walls. */
export const wall = {
	moss: "#dde2cc",
	sand: "#efe6d2",
	clay: "#ecd8c8",
	sky: "#d8e3e2",
	sage: "#c9d3bd",
	evening: "#5a6f66",
};

/** Colours of floors. */
export const ground = { oak: "#d8bf97", tile: "#d9cbb6", dark: "#b89b74", hall: "#8d7a60", table: "#c9a87d" };

/** Painted wood: frames of windows, skirting boards, shades of lamps. */
export const trim = "#f6f0e0";

/** What is seen out of a window, from far to near, and what shines there. */
export const city = {
	sky: "#cfe0e2",
	far: "#bccbc7",
	near: "#9bafa9",
	pane: "#b9c6bb",
	sun: "#f4e7b8",
	cloud: "#e3edec",
};

/** The light that falls from a lamp over plants, and its tube. */
export const beam = { light: "#fbf3c9", tube: "#f5e38c" };

/** Water in a tank, which its lamp lights at night. */
export const water = "#bcd8d6";

/** A patch of sun on a wall or a floor, which is the moon's at night. */
export const sunPatch = "#fff6da";

/** An area with the ink line round it: thinner than a plant's, so that the eye goes there. */
export function outlined(fill: string, width = 1.8): Style {
	return { fill, stroke: ink, width };
}
