import type { Point } from "../geometry.ts";
import { darker } from "../palette.ts";
import { ellipse, quadratic, type Step, spline } from "../path.ts";

import { outlined, type PotShape } from "./pot.ts";

/** A branch on its side, for plants that grow on wood instead of in soil. Its right end is sawn. */
export const driftwood: PotShape = (width, bark) => {
	const height = width * 0.36;
	const [left, right] = [-width * 0.82, width * 0.72];
	const [end, radius]: [Point, number] = [[right, height * 0.52], height * 0.46];
	const top: Point[] = [
		[left, height * 0.62],
		[left * 0.86, height * 0.2],
		[left * 0.4, height * 0.06],
		[0, -2],
		[right * 0.6, height * 0.02],
		[right, height * 0.06],
	];
	const under: Point[] = [
		[right, height * 0.98],
		[right * 0.4, height],
		[left * 0.5, height * 0.94],
		[left, height * 0.62],
	];
	const grain = (share: number, from: number, to: number): Step[] => {
		const points = [from, (from + to) / 2, to].map((x, index): Point => [x * width, height * (share + (index === 1 ? 0.05 : 0))]);
		return [{ move: points[0] ?? [0, 0] }, ...spline(points)];
	};
	return {
		width: width * 1.6,
		height,
		shapes: [
			{
				steps: [{ move: top[0] ?? end }, ...spline(top), { line: under[0] ?? end }, ...spline(under), "close"],
				style: outlined(bark),
			},
			{
				steps: [
					{ move: [left * 0.9, height * 0.72] },
					quadratic([0, height * 0.62], [right, height * 0.7]),
					{ line: [right, height * 0.96] },
					quadratic([0, height * 1.02], [left * 0.9, height * 0.72]),
					"close",
				],
				style: { fill: bark.shade },
			},
			{
				steps: [...grain(0.26, -0.64, -0.3), ...grain(0.44, -0.5, 0.1), ...grain(0.3, 0.2, 0.56), ...grain(0.56, -0.1, 0.5)],
				style: { stroke: darker(bark.face, 0.22), width: 3 },
			},
			{ steps: ellipse(end, radius * 0.5, radius), style: { ...outlined(bark), fill: bark.light } },
			{ steps: ellipse(end, radius * 0.26, radius * 0.54), style: { stroke: bark.shade, width: 3 } },
		],
	};
};
