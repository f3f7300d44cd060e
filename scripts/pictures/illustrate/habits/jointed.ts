import { swept } from "../flowers.ts";
import { type Point, plus, polar } from "../geometry.ts";
import { type Habit, type Layer, spread } from "../growth.ts";
import type { Piece } from "../path.ts";

/** Arching stems of flat segments, with flowers at their ends: Christmas cactus. `count` is the number of stems. */
export const jointed: Habit = ({ form, length, random, leaf: draw }) => {
	const { leaf, flower } = form;
	const layers = spread(leaf.count).flatMap((share, index): Layer[] => {
		const far = index % 2 === 1;
		const joints = far ? 4 : 5;
		const turn = (share < 0 ? -1 : 1) * (9 + Math.abs(share) * 14);
		const depth = (far ? 1 : 3) + Math.abs(share);
		let at: Point = [share * 70, 2];
		let degrees = share * 62 + random.between(-5, 5);
		const pieces: Piece[] = [];
		for (let joint = 0; joint < joints; joint++) {
			pieces.push(...draw({ at, degrees, length, far, young: joint === joints - 1, stiff: true }));
			at = plus(at, polar(degrees, length * 0.93));
			degrees += turn + random.between(-4, 4);
		}
		const reach = length * 0.9;
		const bloom: Layer[] =
			flower?.type === "tassels" && index < flower.count
				? [{ depth: 6 + depth, pieces: [swept(plus(at, polar(degrees, reach * 1.3)), degrees + 180, reach, flower, 2)] }]
				: [];
		return [{ depth, pieces }, ...bloom];
	});
	return { layers, rim: 230 };
};
