import { arc, type Point } from "../geometry.ts";
import type { Habit, Layer } from "../growth.ts";
import { ink, toneOf } from "../palette.ts";
import { polygon, type Step, stroke } from "../path.ts";

/** Large leaves on a moss pole: monstera. */
export const climber: Habit = ({ form, length, random, leaf: draw }) => {
	const { count } = form.leaf;
	const tone = toneOf[form.leaf.tone];
	const pole = length * 1.9;
	const leaves = Array.from({ length: count }, (_, index): Layer => {
		const share = (index + 0.5) / count;
		const side = index % 2 === 0 ? 1 : -1;
		const at: Point = [side * 6, -share * pole * 0.98];
		const top = index === count - 1;
		// Stalks rise up and outwards; blades hang from the notch between their lobes, tips down.
		const rise = top ? side * 20 : side * (66 - share * 22) + random.between(-6, 6);
		const stalk = arc(at, rise, length * (top ? 0.42 : 0.74 - (index % 3) * 0.1) * random.between(0.94, 1.06), side * 0.3);
		const degrees = top ? side * 150 : side * (146 + random.between(-10, 16));
		const size = length * (top ? 0.72 : 1 - share * 0.12) * random.between(0.92, 1.06);
		return {
			depth: 4 + (1 - share) * 2 + (index % 2) * 0.5,
			pieces: [
				{ steps: stroke(stalk), style: { stroke: tone.light, width: 7, casing: 1.8 } },
				...draw({ at: stalk[2], degrees, length: size, bend: 0 }),
			],
		};
	});
	const moss = Array.from({ length: 12 }, (_, index): Step[] => {
		const y = -pole * ((index + 0.5) / 12);
		const x = random.between(-12, 6);
		return [{ move: [x, y] }, { line: [x + 9, y - 7] }];
	}).flat();
	const support: Layer = {
		depth: 2,
		pieces: [
			{
				steps: polygon([-19, 6], [19, 6], [17, -pole], [-17, -pole]),
				style: { fill: "#8a7148", stroke: ink, width: 2.6 },
			},
			{ steps: moss, style: { stroke: "#5f6b3a", width: 5 } },
		],
	};
	return { layers: [support, ...leaves], rim: 230 };
};
