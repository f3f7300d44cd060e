import type { Point } from "../geometry.ts";
import { ink } from "../palette.ts";
import { cubic, ellipse, quadratic, type Shape, type Step, spline } from "../path.ts";
import { trim } from "../scene/paint.ts";

/**
 * Strokes of the numerals from 1 on, centred on 0, 0 and 18 units high. Drawn as paths, so that the result does not depend on
 * installed fonts.
 */
const strokes: readonly (readonly Step[])[] = [
	[{ move: [-4, -5] }, { line: [1, -9] }, { line: [1, 9] }],
	[...smooth([-5, -5], [0, -9], [5, -4], [-5, 9]), { line: [6, 9] }],
	[...smooth([-5, -7], [1, -9], [5, -5], [0, -1]), ...smooth([0, -1], [6, 4], [0, 9], [-5, 7])],
	[{ move: [3, 9] }, { line: [3, -9] }, { line: [-6, 4] }, { line: [6, 4] }],
];

/** Numerals on paper labels, from 1 on, each with a line to the point that it labels. */
export function numerals(places: readonly { label: Point; of: Point }[]): Shape[] {
	return [
		{
			steps: places.flatMap(({ label, of }): Step[] => [{ move: label }, { line: of }]),
			style: { stroke: trim, width: 2.4, casing: 1.3 },
		},
		...places.map(({ label }): Shape => ({ steps: ellipse(label, 20, 20), style: { fill: trim, stroke: ink, width: 2 } })),
		{ steps: places.flatMap(({ label }, index) => moved(strokes[index] ?? [], label)), style: { stroke: ink, width: 3 } },
	];
}

function smooth(...points: Point[]): Step[] {
	const [move = [0, 0]] = points;
	return [{ move }, ...spline(points)];
}

function moved(steps: readonly Step[], [x, y]: Point): Step[] {
	const to = ([px, py]: Point): Point => [px + x, py + y];
	return steps.map((step): Step => {
		if (step === "close") return step;
		if ("move" in step) return { move: to(step.move) };
		if ("line" in step) return { line: to(step.line) };
		if ("arc" in step) return { arc: { ...step.arc, around: step.arc.around.map(to), to: to(step.arc.to) } };
		if ("quadratic" in step) return quadratic(to(step.quadratic[0]), to(step.quadratic[1]));
		return cubic(to(step.cubic[0]), to(step.cubic[1]), to(step.cubic[2]));
	});
}
