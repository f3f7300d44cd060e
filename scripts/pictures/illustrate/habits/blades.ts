import { type Habit, type Layer, spread } from "../growth.ts";

/** Stiff upright leaves: snake plant. */
export const blades: Habit = ({ form, length, random, leaf }) => {
	const layers = spread(form.leaf.count).map((share, index): Layer => {
		const far = index % 2 === 1;
		const size = length * (1 - Math.abs(share) * 0.3) * random.between(0.84, 1.04) * (far ? 1.06 : 0.92);
		const degrees = share * 16 + random.between(-4, 4);
		return {
			depth: far ? 1 : 3 + Math.abs(share),
			pieces: leaf({ at: [share * 74, far ? -4 : 8], degrees, length: size, bend: share * 0.2, far }),
		};
	});
	return { layers, rim: 230 };
};
