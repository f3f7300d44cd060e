import { truss } from "../fruits.ts";
import { arc, plus, pointAt, polar } from "../geometry.ts";
import { type Habit, type Layer, spread } from "../growth.ts";
import { toneOf, wood } from "../palette.ts";
import { stroke } from "../path.ts";

/** Positions of the leaflet pairs on their stalk, and their length relative to the terminal leaflet. */
const leaflets = [
	{ t: 0.4, size: 0.62 },
	{ t: 0.72, size: 0.84 },
];

/**
 * A single staked stem, with leaves of toothed leaflets and trusses of fruit: tomato. `count` is the number of leaves, each with
 * five leaflets.
 */
export const vine: Habit = ({ form, length, random, leaf: draw }) => {
	const { leaf, flower } = form;
	const tone = toneOf[leaf.tone];
	const height = length * 4.6;
	const stem = arc([0, 4], -2, height, 0.08);
	const layers = Array.from({ length: leaf.count }, (_, index): Layer => {
		const share = index / Math.max(1, leaf.count - 1);
		const side = index % 2 === 0 ? 1 : -1;
		const far = index % 3 === 1;
		const top = index === leaf.count - 1;
		const from = pointAt(stem, 0.2 + share * 0.8);
		const reach = length * (top ? 1 : 1.5 - Math.abs(share - 0.35) * 0.9) * random.between(0.92, 1.06);
		const lean = top ? side * 16 : side * (74 - share * 26) + random.between(-8, 8);
		const stalk = arc(from, lean, reach, side * (top ? 0.2 : 0.5));
		const end = lean + side * (top ? 18 : 45);
		const pairs = leaflets.flatMap(({ t, size }) =>
			[-1, 1].flatMap((turn) =>
				draw({
					at: pointAt(stalk, t),
					degrees: lean + side * t * 34 + turn * 66,
					length: length * size * (top ? 0.7 : 1),
					far,
				}),
			),
		);
		return {
			depth: (far ? 1 : 4) + share,
			pieces: [
				{ steps: stroke(stalk), style: far ? { stroke: tone.shade, width: 5 } : { stroke: tone.light, width: 5, casing: 1.5 } },
				...pairs,
				...draw({ at: plus(stalk[2], polar(end, -length * 0.1)), degrees: end, length: length * (top ? 0.8 : 1.05), far }),
			],
		};
	});
	const fruit =
		flower?.type === "tomatoes"
			? spread(flower.count).map((share, index): Layer => {
					const side = index % 2 === 0 ? -1 : 1;
					const at = plus(pointAt(stem, 0.46 + share * 0.2), [side * length * 0.34, 0]);
					return { depth: 7 + index, pieces: [truss(at, side * -8, length * 0.95 * random.between(0.92, 1.06), flower)] };
				})
			: [];
	const stake: Layer = {
		depth: 2,
		pieces: [
			{ steps: [{ move: [16, 4] }, { line: [10, -height * 0.94] }], style: { stroke: wood.face, width: 9, casing: 1.8 } },
			{ steps: stroke(stem), style: { stroke: tone.light, width: 10, casing: 2 } },
		],
	};
	return { layers: [stake, ...layers, ...fruit], rim: 220 };
};
