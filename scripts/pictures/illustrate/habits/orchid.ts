import { orchid as bloom } from "../flowers.ts";
import { arc, beside } from "../geometry.ts";
import { type Habit, type Layer, spread } from "../growth.ts";
import { toneOf } from "../palette.ts";
import { stroke } from "../path.ts";

/** A few broad basal leaves and arching sprays above: moth orchid. */
export const orchid: Habit = ({ form, length, random, leaf }) => {
	const tone = toneOf[form.leaf.tone];
	const { flower } = form;
	const leaves = spread(form.leaf.count).map((share, index): Layer => {
		const side = share < 0 ? -1 : 1;
		const size = length * random.between(0.9, 1.05);
		return {
			depth: 3 + Math.abs(share),
			pieces: leaf({
				at: [share * 24, 2],
				degrees: share * 64 + side * 12,
				length: size,
				bend: side * 0.7,
				far: index % 2 === 1,
			}),
		};
	});
	const sprays = [
		{ side: 1, reach: 3.3, heads: Math.ceil((flower?.count ?? 0) * 0.6), depth: 2 },
		{ side: -1, reach: 2.6, heads: Math.floor((flower?.count ?? 0) * 0.4), depth: 1 },
	];
	const blooms = sprays.map(({ side, reach, heads, depth }): Layer => {
		const spray = arc([side * 8, 0], side * -6, length * reach, side * 0.86);
		const open = flower
			? Array.from({ length: heads }, (_, index) =>
					bloom(
						beside(spray, 1 - (index / heads) * 0.66, (index % 2 === 0 ? -1 : 1) * length * 0.07),
						length * (0.2 + index * 0.024),
						flower,
					),
				)
			: [];
		return {
			depth,
			pieces: [{ steps: stroke(spray), style: { stroke: tone.shade, width: 5, casing: 2 } }, ...open],
		};
	});
	return { layers: [...blooms, ...leaves], rim: 200 };
};
