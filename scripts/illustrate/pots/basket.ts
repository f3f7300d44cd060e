import { ink } from "../palette.ts";
import { polygon, type Step } from "../path.ts";

import { mouth, outlined, type PotShape, trapezoid } from "./pot.ts";

/** A woven basket. */
export const basket: PotShape = (width, clay) => {
	const [half, height] = [width / 2, width * 0.82];
	const foot = half * 0.84;
	const row = height / 6;
	const weave = Array.from({ length: 5 }, (_, index): Step[] => {
		const y = row * (index + 1);
		const reach = half + (foot - half) * (y / height) - 4;
		const shift = index % 2 === 0 ? 0 : reach / 6;
		const dashes = [-0.92, -0.58, -0.25, 0.08, 0.42, 0.74];
		return [
			...([{ move: [-reach, y] }, { line: [reach, y] }] as const),
			...dashes.flatMap((share): Step[] => [
				{ move: [share * reach + shift, y - row + 6] },
				{ line: [share * reach + shift, y - 5] },
			]),
		];
	}).flat();
	return {
		width,
		height,
		shapes: [
			{ steps: trapezoid(half, foot, 0, height), style: outlined(clay) },
			{
				steps: polygon([
					[half * 0.5, 3],
					[half - 4, 3],
					[foot - 4, height - 4],
					[foot * 0.5, height - 4],
				]),
				style: { fill: clay.shade },
			},
			{ steps: weave, style: { stroke: ink, width: 2, opacity: 0.55 } },
			...mouth(half, clay),
		],
	};
};
