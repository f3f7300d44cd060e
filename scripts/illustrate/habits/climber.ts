import { arc, type Point } from "../geometry.ts";
import type { Habit, Layer } from "../growth.ts";
import { ink, toneOf } from "../palette.ts";
import { polygon, type Step, stroke } from "../path.ts";

/** Great leaves up a moss pole: monstera. */
export const climber: Habit = ({ form, length, random, leaf: draw }) => {
	const { count } = form.leaf;
	const tone = toneOf[form.leaf.tone];
	const pole = length * 1.9;
	const leaves = Array.from({ length: count }, (_, index): Layer => {
		const share = (index + 0.6) / count;
		const side = index % 2 === 0 ? 1 : -1;
		const at: Point = [side * 8, -share * pole * 0.96];
		const top = index === count - 1;
		const stalk = arc(
			at,
			side * (top ? 14 : 58 - share * 18),
			length * (top ? 0.3 : 0.56) * random.between(0.9, 1.1),
			side * 0.4,
		);
		const degrees = top ? side * 58 : side * (128 - share * 26) + random.between(-10, 10);
		const size = length * (top ? 0.72 : 1.06 - share * 0.16) * random.between(0.94, 1.05);
		return {
			depth: 4 + ((index * 7) % count) / count + (index % 2),
			pieces: [
				{ steps: stroke(stalk), style: { stroke: tone.light, width: 7, casing: 2.5 } },
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
				steps: polygon([
					[-19, 6],
					[19, 6],
					[17, -pole],
					[-17, -pole],
				]),
				style: { fill: "#8a7148", stroke: ink, width: 2.6 },
			},
			{ steps: moss, style: { stroke: "#5f6b3a", width: 5 } },
		],
	};
	return { layers: [support, ...leaves], rim: 230 };
};
