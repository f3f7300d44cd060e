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

/** Painted wood: window frames, skirting boards; also lampshades. */
export const trim = "#f6f0e0";

/** The view from a window, from far to near, with its lights. */
export const city = {
	sky: "#cfe0e2",
	far: "#bccbc7",
	near: "#9bafa9",
	pane: "#b9c6bb",
	sun: "#f4e7b8",
	cloud: "#e3edec",
};

/** The light below a plant lamp, and its tube. */
export const beam = { light: "#fbf3c9", tube: "#f5e38c" };

/** Water in a tank, which a lamp lights at night. */
export const water = "#bcd8d6";

/** A patch of sunlight on a wall or floor; moonlight at night. */
export const sunPatch = "#fff6da";

/** An area with an ink outline, thinner than a plant's, so that plants draw the eye. */
export function outlined(fill: string, width = 1.8): Style {
	return { fill, stroke: ink, width };
}
