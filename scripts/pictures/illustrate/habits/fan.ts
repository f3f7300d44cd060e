import { arc } from "../geometry.ts";
import { type Habit, type Layer, spread } from "../growth.ts";
import { toneOf } from "../palette.ts";
import { stroke } from "../path.ts";

/** Long stalks in one plane with large paddle-shaped leaves: bird of paradise. */
export const fan: Habit = ({ form, length, random, leaf }) => {
	const tone = toneOf[form.leaf.tone];
	const layers = spread(form.leaf.count).map((share, index): Layer => {
		const side = share < 0 ? -1 : 1;
		const far = index % 2 === 1;
		const reach = length * (1.12 - Math.abs(share) * 0.5) * random.between(0.92, 1.06);
		const stalk = arc([share * 30, 0], share * 34, reach, share * 0.22);
		const bend = side * (0.26 + Math.abs(share) * 0.46);
		return {
			depth: far ? 1 : 2 + Math.abs(share),
			pieces: [
				{ steps: stroke(stalk), style: { stroke: far ? tone.shade : tone.light, width: 12, casing: 1.8 } },
				...leaf({ at: stalk[2], degrees: share * 52 + side * 6, length: length * random.between(0.92, 1.04), bend, far }),
			],
		};
	});
	return { layers, rim: 210 };
};
