import { arc, type Curve, type Point } from "../geometry.ts";
import type { Tone } from "../palette.ts";
import { type Piece, type Shape, stampAt } from "../path.ts";

/** Leaves of one plant: the name of their stamps, their usual length, the difference between bends, and how one is painted along its midrib. */
type Bent = { name: string; length: number; bendStep: number; tone: Tone; paint(midrib: Curve): Shape[] };

/** Creates a function that draws leaves, each painted once per bend and then reused as a stamp, in a darker green behind others. */
export function createBentLeaves({ name, length, bendStep, tone, paint }: Bent) {
	const painted = new Map<string, Shape[]>();
	return (at: Point, degrees: number, size: number, bend: number, far: boolean): Piece[] => {
		// A leaf that bends to the left is the mirror image of one that bends to the right.
		const step = Math.round(Math.abs(bend) / bendStep);
		const stamp = `${name} ${step}`;
		const shapes = painted.get(stamp) ?? paint(arc([0, 0], 0, length, step * bendStep));
		painted.set(stamp, shapes);
		const colour = far ? tone.shade : tone.base;
		return [{ ...stampAt(stamp, shapes, at, degrees, size / length, bend < 0 ? -1 : 1), colour }];
	};
}
