import { cubic, quadratic, type Step } from "../path.ts";

import { mouth, outlined, type PotShape } from "./pot.ts";

/** A bellied pot with a glaze. */
export const glazed: PotShape = (width, clay) => {
	const [half, height] = [width / 2, width * 0.88];
	const belly = half * 1.12;
	const foot = half * 0.6;
	return {
		width: belly * 2,
		height,
		shapes: [
			{ steps: bellied(half, belly, foot, height), style: outlined(clay) },
			{
				steps: [
					{ move: [half * 0.5, 4] },
					{ line: [half - 4, 4] },
					cubic([belly + 2, height * 0.3], [belly - 4, height * 0.75], [foot - 4, height - 4]),
					{ line: [foot * 0.3, height - 4] },
					cubic([belly * 0.6, height * 0.8], [belly * 0.66, height * 0.3], [half * 0.5, 4]),
					"close",
				],
				style: { fill: clay.shade },
			},
			{
				steps: [
					{ move: [-half * 0.74, height * 0.16] },
					cubic([-belly * 0.86, height * 0.34], [-belly * 0.84, height * 0.5], [-belly * 0.7, height * 0.68]),
				],
				style: { stroke: clay.light, width: 9 },
			},
			...mouth(half, clay),
		],
	};
};

function bellied(half: number, belly: number, foot: number, height: number): Step[] {
	return [
		{ move: [-half, 0] },
		{ line: [half, 0] },
		cubic([belly + 8, height * 0.28], [belly, height * 0.78], [foot, height]),
		quadratic([0, height + foot * 0.16], [-foot, height]),
		cubic([-belly, height * 0.78], [-belly - 8, height * 0.28], [-half, 0]),
		"close",
	];
}
