import { type Clay, ink, soil } from "../palette.ts";
import { ellipse, quadratic, type Shape, type Step, type Style } from "../path.ts";

/** A pot with the centre of its rim at 0, 0; its maximum width, and its height below the rim. */
export type Pot = { shapes: Shape[]; width: number; height: number };

/** Draws a pot with the given rim width. */
export type PotShape = (width: number, clay: Clay) => Pot;

/** The fill of a pot with an ink outline. */
export function outlined(clay: Clay): Style {
	return { fill: clay.face, stroke: ink, width: 2.2 };
}

/** The rim seen slightly from above, with soil in it. */
export function mouth(half: number, clay: Clay): Shape[] {
	return [
		{ steps: ellipse([0, 0], half, half * 0.17), style: outlined(clay) },
		{ steps: ellipse([0, 3], half * 0.88, half * 0.11), style: { fill: soil } },
	];
}

/** A wall that tapers from `top` to `foot`, both half widths. */
export function trapezoid(top: number, foot: number, from: number, height: number): Step[] {
	return [
		{ move: [-top, from] },
		{ line: [top, from] },
		{ line: [foot, height] },
		quadratic([0, height + foot * 0.14], [-foot, height]),
		"close",
	];
}
