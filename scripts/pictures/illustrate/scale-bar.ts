import { plate } from "#schemas/content/plant/form.ts";
import { ink } from "./palette.ts";
import { polygon, type Shape, type Step } from "./path.ts";
import { trim } from "./scene/paint.ts";

/** Position in the drawing, clear of the inner border: left end and bottom. */
const [left, foot] = [56, plate.height - 44];
const height = 9;

/** A scale bar with the given length in units, one half filled and one empty, as on maps. At night it has the colour of paper. */
export function scaleBar(units: number): Shape[] {
	const half = (to: number): Step[] =>
		polygon([left, foot - height], [left + to, foot - height], [left + to, foot], [left, foot]);
	return (["day", "night"] as const).flatMap((when): Shape[] => {
		const colour = when === "day" ? ink : trim;
		return [
			{ steps: half(units), style: { stroke: colour, width: 1.6, when } },
			{ steps: half(units / 2), style: { fill: colour, when } },
		];
	});
}
