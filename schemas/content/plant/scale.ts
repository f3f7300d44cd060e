import type { PlantForm } from "./form.ts";

type Size = { height: { max: number }; spread: { max: number } };

/** Possible lengths of a scale bar, in centimetres. */
const bars = [100, 50, 20, 10, 5, 2, 1];

/** Whether the size of a plant is its hanging length instead of its height. */
export function isHanging({ habit }: Pick<PlantForm, "habit">): boolean {
	return habit === "trailing";
}

/** Extent of a grown plant from the soil in centimetres: upwards, or downwards if it hangs. */
export function reachOf(form: Pick<PlantForm, "habit">, { height, spread }: Size): number {
	return isHanging(form) ? Math.max(height.max, spread.max) : height.max;
}

/** Length of the scale bar in centimetres for a plant of that extent: a round number, at most a third of it. */
export function barOf(reach: number): number {
	return bars.find((bar) => bar * 3 <= reach) ?? 1;
}
