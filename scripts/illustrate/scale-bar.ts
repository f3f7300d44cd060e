import { plate } from "#schemas/plant/form.ts";
import { ink } from "./palette.ts";
import { polygon, type Shape, type Step } from "./path.ts";
import { trim } from "./scene/paint.ts";

/** Where it lies on the plate, clear of its inner rule: its left end and its foot. */
const [left, foot] = [56, plate.height - 44];
const height = 9;

/** A bar of so many units, in two halves, one full and one empty, as maps have it. At night it is as light as paper. */
export function scaleBar(units: number): Shape[] {
	const half = (to: number): Step[] =>
		polygon([
			[left, foot - height],
			[left + to, foot - height],
			[left + to, foot],
			[left, foot],
		]);
	return (["day", "night"] as const).flatMap((when): Shape[] => {
		const colour = when === "day" ? ink : trim;
		return [
			{ steps: half(units), style: { stroke: colour, width: 1.6, when } },
			{ steps: half(units / 2), style: { fill: colour, when } },
		];
	});
}
