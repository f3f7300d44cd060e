import { darker } from "../palette.ts";
import { cubic, quadratic, type Step } from "../path.ts";

import { mouth, outlined, type PotShape } from "./pot.ts";

/** A woven basket: strands that pass over and under its stakes, row by row, and a braided rim. */
export const basket: PotShape = (width, clay) => {
	const [half, height] = [width / 2, width * 0.8];
	const foot = half * 0.8;
	const rows = 5;
	const row = height / (rows + 0.6);
	const reach = (y: number) => half + (foot - half) * (y / height) ** 1.6 + half * 0.07 * Math.sin((Math.PI * y) / height);
	const strands = (from: number, to: number): Step[] =>
		Array.from({ length: rows }, (_, index): Step[] => {
			const y = row * (index + 1.05);
			const places = Array.from({ length: 6 }, (_, place) => -0.93 + place * 0.36 + (index % 2 === 0 ? 0 : -0.18));
			return places
				.filter((x) => x > from && x < to && x > -1.02 && x < 0.84)
				.flatMap((x): Step[] => [
					{ move: [x * reach(y), y] },
					quadratic([(x + 0.1) * reach(y), y - row * 0.62], [Math.min(0.97, x + 0.22) * reach(y), y - row * 0.06]),
				]);
		}).flat();
	const side = (sign: 1 | -1, inset: number): [Step, Step] => {
		const bulge: Step = cubic(
			[sign * (half * 1.1 - inset), height * 0.34],
			[sign * (half * 1.02 - inset), height * 0.8],
			[sign * (foot - inset), height],
		);
		return [{ move: [sign * (half - inset), 0] }, bulge];
	};
	return {
		width: width * 1.04,
		height,
		shapes: [
			{
				steps: [
					...side(1, 0),
					quadratic([0, height + foot * 0.16], [-foot, height]),
					cubic([-half * 1.02, height * 0.8], [-half * 1.1, height * 0.34], [-half, 0]),
					"close",
				],
				style: outlined(clay),
			},
			{
				steps: [
					...side(1, 2),
					{ line: [foot * 0.44, height + 2] },
					quadratic([half * 0.66, height * 0.4], [half * 0.5, 2]),
					"close",
				],
				style: { fill: clay.shade },
			},
			{ steps: strands(-1.1, 0.4), style: { stroke: darker(clay.face, 0.2), width: row * 0.17 } },
			{ steps: strands(0.4, 1), style: { stroke: darker(clay.shade, 0.24), width: row * 0.17 } },
			...mouth(half, clay),
		],
	};
};
