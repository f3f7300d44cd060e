import { arc, pointAt } from "../geometry.ts";
import { type Habit, type Layer, spread } from "../growth.ts";
import { toneOf } from "../palette.ts";
import { stroke } from "../path.ts";

/** Pairs of leaves on a stem. */
const pairs = 4;

/**
 * Green stems with leaves in opposite pairs, smaller towards the tip: basil, mint. `count` is the number of leaves, eight per stem.
 */
export const herb: Habit = ({ form, length, random, leaf: draw }) => {
	const tone = toneOf[form.leaf.tone];
	const stems = spread(Math.max(3, Math.round(form.leaf.count / (pairs * 2))));
	// Narrow leaves are spaced along long stems, broad ones hide their stems.
	const broad = form.leaf.width > 0.55;
	const reach = length * (broad ? 2.4 : 3.2);
	const layers = stems.flatMap((share, index): Layer[] => {
		const far = index % 2 === 1;
		const lean = share * 34 + random.between(-4, 4);
		const stem = arc([share * 62, 4], lean, reach * (1 - Math.abs(share) * 0.3) * random.between(0.92, 1.06), share * 0.2);
		const leaves = Array.from({ length: pairs }, (_, node): Layer[] => {
			const t = 0.3 + (node / (pairs - 1)) * 0.68;
			const at = pointAt(stem, t);
			const tip = node === pairs - 1;
			const crossed = node % 2 === 1;
			return [-1, 1].map((side): Layer => {
				const degrees = lean + side * (crossed ? 50 : 86) * (tip ? 0.9 : 1) + random.between(-9, 9);
				const size = length * (tip ? 0.6 : 1.02 - t * 0.14) * (crossed && !tip ? 0.84 : 1);
				// Toothed leaves are not bent, since each bend would add another shape to the file.
				const bend = broad ? side * 0.5 : 0;
				return { depth: (far ? 1 : 4) + t, pieces: draw({ at, degrees, length: size, bend, far }) };
			});
		}).flat();
		const style = far ? { stroke: tone.shade, width: 6 } : { stroke: tone.light, width: 6.5, casing: 1.6 };
		return [{ depth: far ? 0.5 : 2.5, pieces: [{ steps: stroke(stem), style }] }, ...leaves];
	});
	return { layers, rim: 210 };
};
