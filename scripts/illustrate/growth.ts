import type { PlantForm } from "#schemas/plant/form.ts";
import type { Leaves } from "./leaf.ts";
import type { Piece } from "./path.ts";
import type { Random } from "./random.ts";

/** Something painted at a depth: greater is nearer. */
export type Layer = { depth: number; pieces: Piece[] };

/** A plant that is about to be drawn. `length` is a leaf's, in units; `leaf` draws one. */
export type Growing = { form: PlantForm; length: number; random: Random; leaf: Leaves };

/** A way of growing: layers round the pot, whose rim has its middle at 0, 0, and the width of that rim. */
export type Habit = (plant: Growing) => { layers: Layer[]; rim: number };

/** Numbers from −1 to 1, evenly, from the middle outwards, so that what stands in the middle comes first. */
export function spread(count: number): number[] {
	const places = Array.from({ length: count }, (_, index) => (count === 1 ? 0 : (index / (count - 1)) * 2 - 1));
	return places.sort((a, b) => Math.abs(a) - Math.abs(b) || a - b);
}
