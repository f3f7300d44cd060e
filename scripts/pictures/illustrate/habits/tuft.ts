import { pompon } from "../fruits.ts";
import { arc } from "../geometry.ts";
import { type Habit, type Layer, spread } from "../growth.ts";
import { sliver } from "../leaflet.ts";
import { ink, toneOf } from "../palette.ts";
import { stroke } from "../path.ts";

/** Thin round upright leaves in a dense tuft, with flower heads just above them: chives. */
export const tuft: Habit = ({ form, length, random }) => {
	const { leaf, flower } = form;
	const tone = toneOf[leaf.tone];
	const layers = spread(leaf.count).map((share, index): Layer => {
		const far = index % 2 === 1;
		const drooping = index % 7 === 5;
		const bend = (share < 0 ? -1 : 1) * (drooping ? 0.95 : Math.abs(share) * 0.3) + random.between(-0.08, 0.08);
		const reach = length * (1 - Math.abs(share) * 0.22) * random.between(0.74, 1.06);
		const tube = arc([share * 78, 3], share * 26 + random.between(-4, 4), reach, bend);
		const fill = far ? tone.shade : index % 3 === 0 ? tone.light : tone.base;
		return {
			depth: (far ? 1 : 3) + random.between(0, 1),
			pieces: [{ steps: sliver(tube, length * leaf.width), style: { fill, stroke: ink, width: 1.8 } }],
		};
	});
	const heads =
		flower?.type === "pompons"
			? spread(flower.count).map((share, index): Layer => {
					const stalk = arc(
						[share * 46, 2],
						share * 28 + random.between(-3, 3),
						length * (1.16 - (index % 3) * 0.1),
						share * 0.1,
					);
					return {
						depth: 5 + (index % 2),
						pieces: [
							{ steps: stroke(stalk), style: { stroke: tone.light, width: 5, casing: 1.4 } },
							pompon(stalk[2], length * 0.1 * random.between(0.88, 1.1), flower),
						],
					};
				})
			: [];
	return { layers: [...layers, ...heads], rim: 200 };
};
