import { arc, plus, pointAt, polar } from "../geometry.ts";
import type { Habit, Layer } from "../growth.ts";
import { toneOf } from "../palette.ts";
import { stroke } from "../path.ts";

/** Angles of the leaflets at the end of a stalk. */
const leaflets = [0, -46, 46, -92, 92, -138, 138];

/**
 * Upright stems with stalks on all sides, each with a whorl of leaflets at its end: umbrella tree. `count` is the number of whorls.
 */
export const umbrella: Habit = ({ form, length, random, leaf: draw }) => {
	const tone = toneOf[form.leaf.tone];
	const tall = arc([-16, 4], -5, length * 5.2, -0.06);
	const low = arc([16, 4], 5, length * 3.6, 0.06);
	const shareOf = (index: number) => index / Math.max(1, form.leaf.count - 1);
	// The stalks to the right grow on the low stem up to its end, all others on the tall one.
	const isLow = (index: number) => index % 2 === 0 && shareOf(index) < 0.6;
	const layers = Array.from({ length: form.leaf.count }, (_, index): Layer => {
		const share = shareOf(index);
		const side = index % 2 === 0 ? 1 : -1;
		const far = index % 3 === 1;
		const last = index === form.leaf.count - 1 || (isLow(index) && !isLow(index + 2));
		const from = last
			? pointAt(isLow(index) ? low : tall, 1)
			: isLow(index)
				? pointAt(low, 0.26 + share * 1.3)
				: pointAt(tall, 0.26 + share * 0.74);
		const reach = length * (last ? 0.5 : 1.9 - share * 0.8) * random.between(0.9, 1.08);
		const stalk = arc(from, last ? 0 : side * (82 - share * 42) + random.between(-8, 8), reach, side * -0.2);
		const turn = last ? 0 : side * (34 - share * 16) + random.between(-12, 12);
		const wheel = leaflets.flatMap((degrees) => {
			const down = Math.abs(degrees) / 138;
			return draw({
				at: plus(stalk[2], polar(turn + degrees, length * 0.04)),
				degrees: turn + degrees,
				length: length * (1 - down * 0.28) * random.between(0.94, 1.05),
				far,
			});
		});
		return {
			depth: (far ? 1 : 4) + share,
			pieces: [{ steps: stroke(stalk), style: { stroke: far ? tone.shade : tone.light, width: 5, casing: 1.5 } }, ...wheel],
		};
	});
	const trunks = [tall, low].map(
		(stem): Layer => ({ depth: 3, pieces: [{ steps: stroke(stem), style: { stroke: "#8d8a5e", width: 13, casing: 2.2 } }] }),
	);
	return { layers: [...trunks, ...layers], rim: 200 };
};
