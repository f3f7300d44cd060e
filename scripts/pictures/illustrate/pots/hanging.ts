import type { Point } from "../geometry.ts";
import { straw } from "../palette.ts";
import { cubic, quadratic, type Step } from "../path.ts";

import { mouth, outlined, type PotShape } from "./pot.ts";

/** Position of the hook of a hanging pot relative to its rim (negative is above), from the depth of the pot. */
export function hookAbove(height: number): number {
	return (-height / depth) * cords;
}

/** Depth of the bowl and length of the cords, as shares of its width. */
const depth = 0.56;
const cords = 1.25;

/** A bowl on three cords. */
export const hanging: PotShape = (width, clay) => {
	const [half, height] = [width / 2, width * depth];
	const top: Point = [0, -width * cords];
	return {
		width,
		height,
		shapes: [
			{
				steps: [-0.94, 0.12, 0.94].flatMap((x): Step[] => [{ move: [half * x, 4] }, { line: top }]),
				style: { stroke: straw.shade, width: 2.6 },
			},
			{ steps: bowl(half, height), style: outlined(clay) },
			{
				steps: [
					{ move: [half * 0.5, 3] },
					{ line: [half - 4, 3] },
					cubic([half * 0.92, height * 0.7], [half * 0.5, height - 2], [half * 0.06, height - 4]),
					cubic([half * 0.4, height * 0.8], [half * 0.56, height * 0.4], [half * 0.5, 3]),
					"close",
				],
				style: { fill: clay.shade },
			},
			{
				steps: [{ move: [-half * 0.82, height * 0.24] }, quadratic([-half * 0.74, height * 0.6], [-half * 0.48, height * 0.8])],
				style: { stroke: clay.light, width: 8 },
			},
			...mouth(half, clay),
		],
	};
};

function bowl(half: number, height: number): Step[] {
	return [
		{ move: [-half, 0] },
		{ line: [half, 0] },
		cubic([half * 0.96, height * 0.75], [half * 0.5, height], [0, height]),
		cubic([-half * 0.5, height], [-half * 0.96, height * 0.75], [-half, 0]),
		"close",
	];
}
