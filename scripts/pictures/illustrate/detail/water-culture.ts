import type { PlantForm } from "#schemas/content/plant/form.ts";
import { arc, type Point, pointAt } from "../geometry.ts";
import { ink, terracotta, wood } from "../palette.ts";
import { dot, type Piece, polygon, polyline, type Shape, type Step, stroke } from "../path.ts";
import type { Random } from "../random.ts";
import { minnow } from "../scene/animals.ts";
import { trim, water } from "../scene/paint.ts";
import { numerals } from "./numerals.ts";
import { plantAbove } from "./pot-section.ts";
import { rootColour } from "./stem.ts";

/** Glass, and dark plastic. */
const glass = { face: "#e4efec", line: ink };
const plastic = { face: "#566b70", dark: "#3b4b50" };

/** A cut jar whose nutrient solution is below the basket, so that the roots get both air and water. */
export function jarDetail(form: PlantForm, seed: string, random: Random): Piece[] {
	const outline = body([
		[212, 344],
		[212, 384],
		[158, 430],
		[158, 604],
	]);
	const solution = body([
		[160, 486],
		[160, 602],
	]);
	const sleeve = (side: 1 | -1): Step[] =>
		polygon([300 + side * 142, 446], [300 + side * 158, 446], [300 + side * 158, 612], [300 + side * 142, 612]);
	const basket = polygon([218, 336], [382, 336], [348, 432], [252, 432]);
	return [
		{ steps: outline, style: { fill: glass.face, stroke: glass.line, width: 2.6 } },
		{ steps: solution, style: { fill: water } },
		...roots([300, 420], 168, random),
		{ steps: basket, style: { fill: trim, stroke: ink, width: 2.2 } },
		balls({ left: 252, right: 352, top: 366, bottom: 428 }, random),
		{ steps: [...sleeve(-1), ...sleeve(1)], style: { fill: wood.shade, stroke: ink, width: 2 } },
		...plantAbove(form, seed),
		...numerals([
			{ label: [520, 330], of: [352, 384] },
			{ label: [76, 400], of: [204, 456] },
			{ label: [76, 540], of: [206, 560] },
			{ label: [520, 545], of: [452, 545] },
		]),
	];
}

/** A bed that a pump floods and that drains into the tank below it (ebb and flow). */
export function floodBedDetail(form: PlantForm, seed: string, random: Random): Piece[] {
	const box = (left: number, top: number, right: number, bottom: number): Step[] =>
		polygon([left, top], [right, top], [right, bottom], [left, bottom]);
	return [
		{ steps: box(96, 466, 504, 618), style: { fill: glass.face, stroke: glass.line, width: 2.6 } },
		{ steps: box(98, 494, 502, 616), style: { fill: water } },
		...minnow([214, 560], 62, 1),
		...minnow([318, 584], 54, -1),
		{ steps: polyline([462, 586], [462, 326], [428, 326], [428, 346]), style: { stroke: plastic.face, width: 12, casing: 2 } },
		{ steps: box(436, 578, 488, 612), style: { fill: plastic.dark, stroke: ink, width: 2.2 } },
		{ steps: box(128, 338, 446, 442), style: { fill: plastic.face, stroke: ink, width: 2.6 } },
		{ steps: box(140, 350, 434, 432), style: { fill: water } },
		...roots([300, 350], 74, random),
		balls({ left: 152, right: 430, top: 372, bottom: 428 }, random),
		{ steps: polyline([164, 362], [164, 512]), style: { stroke: plastic.dark, width: 12, casing: 2 } },
		{ steps: polyline([222, 436], [222, 500]), style: { stroke: plastic.dark, width: 9, casing: 2 } },
		...plantAbove(form, seed),
		...numerals([
			{ label: [548, 596], of: [488, 596] },
			{ label: [530, 392], of: [410, 396] },
			{ label: [300, 470], of: [224, 474] },
			{ label: [60, 392], of: [160, 368] },
		]),
	];
}

/** An outline mirrored about the vertical centre line. */
function body(left: readonly Point[]): Step[] {
	return polygon(...left, ...left.map(([x, y]): Point => [600 - x, y]).reverse());
}

/** Clay pebbles in rows that fill a box. */
function balls({ left, right, top, bottom }: Record<"left" | "right" | "top" | "bottom", number>, random: Random): Shape {
	const rows = Math.round((bottom - top) / 19);
	const columns = Math.round((right - left) / 24);
	const steps = Array.from({ length: rows * columns }, (_, index): Step[] => {
		const row = Math.floor(index / columns);
		const x = left + (((index % columns) + (row % 2) / 2) / columns) * (right - left);
		return dot([x + random.between(-3, 3), top + ((row + 0.5) / rows) * (bottom - top) + random.between(-2, 2)]);
	});
	return { steps: steps.flat(), style: { stroke: terracotta.face, width: 16, casing: 1.2 } };
}

/** White roots that hang down, with finer branches. */
function roots(from: Point, long: number, random: Random): Shape[] {
	const main = [-0.8, -0.45, -0.12, 0.2, 0.55, 0.85].map((share) =>
		arc(
			[from[0] + share * 34, from[1]],
			180 - share * 26,
			long * random.between(0.72, 1),
			share * 0.3 + random.between(-0.12, 0.12),
		),
	);
	const fine = main.flatMap((root) =>
		[0.45, 0.75].flatMap((t): Step[] => {
			const at = pointAt(root, t);
			return [{ move: at }, { line: beside(at, random.between(-22, 22)) }];
		}),
	);
	return [
		{ steps: fine, style: { stroke: rootColour, width: 2.6 } },
		{ steps: main.flatMap(stroke), style: { stroke: rootColour, width: 5, casing: 0.8 } },
	];
}

/** A point to the side of another, lowered by the slope of the roots. */
function beside([x, y]: Point, by: number): Point {
	return [x + by, y + Math.abs(by) * 0.7];
}
