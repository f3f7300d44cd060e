import type { PlantForm } from "./form.ts";

type Size = { height: { max: number }; spread: { max: number } };

/** Lengths in centimetres that a bar on a plate may stand for. */
const bars = [100, 50, 20, 10, 5, 2, 1];

/** Whether a plant is as long as it hangs, not as high as it stands. */
export function isHanging({ habit }: Pick<PlantForm, "habit">): boolean {
	return habit === "trailing";
}

/** How far a grown plant reaches from the soil, in centimetres: up, or down where it hangs. */
export function reachOf(form: Pick<PlantForm, "habit">, { height, spread }: Size): number {
	return isHanging(form) ? Math.max(height.max, spread.max) : height.max;
}

/** The length in centimetres of the bar that says how large a plant of that reach is: a third of it at most, and round. */
export function barOf(reach: number): number {
	return bars.find((bar) => bar * 3 <= reach) ?? 1;
}
