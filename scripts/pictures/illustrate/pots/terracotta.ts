import { polygon } from "../path.ts";

import { mouth, outlined, type PotShape, trapezoid } from "./pot.ts";

/** A clay pot with a broad rim. */
export const terracotta: PotShape = (width, clay) => {
	const [half, height] = [width / 2, width * 0.84];
	const rim = width * 0.2;
	const foot = half * 0.66;
	const under = half * 0.9;
	return {
		width,
		height,
		shapes: [
			{ steps: trapezoid(under, foot, rim * 0.6, height), style: outlined(clay) },
			{
				steps: polygon([under * 0.42, rim], [under - 3, rim], [foot - 3, height - 3], [foot * 0.5, height - 3]),
				style: { fill: clay.shade },
			},
			{
				steps: polygon([-half, 0], [half, 0], [half * 0.95, rim], [-half * 0.95, rim]),
				style: outlined(clay),
			},
			{
				steps: polygon([half * 0.46, 3], [half - 4, 3], [half * 0.94 - 3, rim - 3], [half * 0.44, rim - 3]),
				style: { fill: clay.shade },
			},
			{
				steps: polygon(
					[-half * 0.8, rim * 1.5],
					[-half * 0.7, rim * 1.5],
					[-foot * 0.82, height * 0.86],
					[-foot * 0.9, height * 0.86],
				),
				style: { fill: clay.light },
			},
			...mouth(half, clay),
		],
	};
};
