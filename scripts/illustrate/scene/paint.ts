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
export const ground = { oak: "#d8bf97", tile: "#d9cbb6", dark: "#b89b74" };

/** An area with the ink line round it. */
export function outlined(fill: string, width = 3): Style {
	return { fill, stroke: ink, width };
}
