import type { PlantForm } from "#schemas/content/plant/form.ts";
import type { Leaves } from "./leaf.ts";
import type { Piece } from "./path.ts";
import type { Random } from "./random.ts";

/** Pieces painted at a depth: greater is nearer. */
export type Layer = { depth: number; pieces: Piece[] };

/** Input for drawing a plant. `length` is the leaf length in units; `leaf` draws a leaf. */
export type Growing = { form: PlantForm; length: number; random: Random; leaf: Leaves };

/** A growth habit: layers around the pot, the centre of whose rim is at 0, 0, and the width of that rim. */
export type Habit = (plant: Growing) => { layers: Layer[]; rim: number };

/** Evenly spaced numbers from −1 to 1, ordered from the middle outwards. */
export function spread(count: number): number[] {
	const places = Array.from({ length: count }, (_, index) => (count === 1 ? 0 : (index / (count - 1)) * 2 - 1));
	return places.sort((a, b) => Math.abs(a) - Math.abs(b) || a - b);
}
