import { type Habit, type Layer, spread } from "../growth.ts";

/** Thick leaves from one heart, the outer ones leaning: aloe. */
export const rosette: Habit = ({ form, length, random, leaf }) => {
	const layers = spread(form.leaf.count).map((share, index): Layer => {
		const far = index % 2 === 1 && Math.abs(share) < 0.8;
		const size = length * (far ? 1.08 : 1 - Math.abs(share) * 0.2) * random.between(0.92, 1.05);
		return {
			depth: far ? 1 + Math.abs(share) : 4 - Math.abs(share) * 2,
			pieces: leaf({ at: [share * 44, 4], degrees: share * 72 + random.between(-4, 4), length: size, bend: -share * 0.35, far }),
		};
	});
	return { layers, rim: 230 };
};
