import type { PlantForm } from "#schemas/content/plant/form.ts";
import { type Curve, type Point, plus, pointAt, polar } from "../geometry.ts";
import { createLeaves } from "../leaf.ts";
import { darker, dead, ink, toneOf, wood } from "../palette.ts";
import { ellipse, type Piece, quadratic, type Shape, type Step, stroke } from "../path.ts";
import type { Random } from "../random.ts";
import { numerals } from "./numerals.ts";

/** Colour of a root in air or water. */
export const rootColour = "#e6d3ad";

/** Thickness of a stem, in units. */
const thickness = 20;

/** A stem with three nodes; on the middle one, the node, its bud and its aerial root are numbered. */
export function nodeDetail(form: PlantForm, random: Random): Piece[] {
	const stem: Curve = [
		[20, 330],
		[340, 300],
		[700, 196],
	];
	const nodes = [0.14, 0.5, 0.86].map((t, index) => ({ at: pointAt(stem, t), side: index % 2 === 0 ? 1 : -1 }) as const);
	const draw = createLeaves(form, 190, random);
	const leaves = nodes.flatMap(({ at, side }, index) => leafAt(form, draw, at, side === 1 ? 128 : 24, index === 1 ? 205 : 175));
	const [, { at: middle } = { at: [0, 0] as Point }] = nodes;
	const bud = plus(middle, [16, -22]);
	const root = plus(middle, [-4, 44]);
	return [
		...leaves,
		...stalk(form, stem),
		...nodes.flatMap(({ at }) => ring(form, at)),
		...nodes.flatMap(({ at, side }) => (side === -1 ? [...budAt(form, bud), ...rootAt(at, 62)] : rootAt(at, -34))),
		...numerals([
			{ label: plus(middle, [-96, -54]), of: plus(middle, [-8, -4]) },
			{ label: plus(middle, [84, -40]), of: bud },
			{ label: plus(middle, [92, 92]), of: root },
		]),
	];
}

/** A cutting: two leaves at the top, the lowest node bare, scissors below it. */
export function cutDetail(form: PlantForm, random: Random): Piece[] {
	const stem: Curve = [
		[372, 470],
		[366, 260],
		[348, 40],
	];
	const draw = createLeaves(form, 230, random);
	const [bare, middle, top] = [0.3, 0.62, 0.98].map((t) => pointAt(stem, t)) as [Point, Point, Point];
	const cut = pointAt(stem, 0.17);
	return [
		...leafAt(form, draw, middle, 66, 240),
		...leafAt(form, draw, top, -66, 235),
		...stalk(form, stem),
		...[bare, middle].flatMap((at) => ring(form, at)),
		...scar(plus(bare, [-9, -7])),
		...rootAt(plus(bare, [2, 0]), 30),
		{ steps: dashes(plus(cut, [-70, 22]), plus(cut, [86, -26])), style: { stroke: dead, width: 4 } },
		...blades(plus(cut, [20, -4])),
		...numerals([
			{ label: plus(bare, [-110, -10]), of: plus(bare, [-10, 0]) },
			{ label: plus(cut, [-112, 40]), of: plus(cut, [-44, 14]) },
		]),
	];
}

function stalk({ leaf }: PlantForm, stem: Curve): Shape[] {
	const { light, shade } = toneOf[leaf.tone];
	const below = stem.map((place) => plus(place, [3, 5])) as unknown as Curve;
	return [
		{ steps: stroke(stem), style: { stroke: light, width: thickness, casing: 2.2 } },
		{ steps: stroke(below), style: { stroke: shade, width: 6, opacity: 0.7 } },
	];
}

/** A node, the swelling of a stem from which leaves and roots grow, with its leaf scar. */
function ring({ leaf }: PlantForm, at: Point): Shape[] {
	const { base, shade } = toneOf[leaf.tone];
	return [
		{ steps: ellipse(at, 17, 16), style: { fill: base, stroke: ink, width: 2.2 } },
		{ steps: stroke([plus(at, [-7, -11]), plus(at, [1, 0]), plus(at, [-5, 12])]), style: { stroke: shade, width: 3 } },
	];
}

/** A leaf on a stalk that leaves the stem at a node, in a direction (0° up). */
function leafAt({ leaf }: PlantForm, draw: ReturnType<typeof createLeaves>, at: Point, degrees: number, length: number): Piece[] {
	const base = plus(at, polar(degrees, 52));
	return [
		{
			steps: stroke([at, plus(at, polar(degrees - 14, 28)), base]),
			style: { stroke: toneOf[leaf.tone].light, width: 9, casing: 2 },
		},
		...draw({ at: base, degrees, length, bend: 0, stiff: true }),
	];
}

function budAt({ leaf }: PlantForm, [x, y]: Point): Shape[] {
	const steps: Step[] = [
		{ move: [x - 9, y + 12] },
		quadratic([x - 10, y - 10], [x + 8, y - 22]),
		quadratic([x + 14, y + 2], [x + 6, y + 14]),
		"close",
	];
	return [{ steps, style: { fill: toneOf[leaf.tone].vein, stroke: ink, width: 2 } }];
}

/** A young root, growing downwards by `reach`, or upwards if that is negative. */
function rootAt(at: Point, reach: number): Shape[] {
	const down = Math.sign(reach);
	const from = plus(at, [-4, down * 12]);
	const steps = stroke([from, plus(from, [-10, reach * 0.5]), plus(from, [4, reach])]);
	return [{ steps, style: { stroke: rootColour, width: 8, casing: 1.8 } }];
}

/** The scar of a fallen leaf. */
function scar(at: Point): Shape[] {
	return [{ steps: ellipse(at, 7, 5, -30), style: { fill: darker(rootColour, 0.2), stroke: ink, width: 1.6 } }];
}

function dashes(from: Point, to: Point): Step[] {
	const count = 7;
	return Array.from({ length: count }, (_, index): Step[] => {
		const at = (share: number): Point => [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
		return [{ move: at(index / count) }, { line: at((index + 0.5) / count) }];
	}).flat();
}

/** Scissor blades that meet at a point, with the handles to the right. */
function blades([x, y]: Point): Shape[] {
	const blade = (side: 1 | -1): Step[] => [
		{ move: [x + 2, y + side * 8] },
		quadratic([x + 70, y + side * 26], [x + 148, y + side * 4]),
		{ line: [x + 150, y - side * 12] },
		quadratic([x + 70, y + side * 2], [x + 2, y + side * 8]),
		"close",
	];
	const handle = (side: 1 | -1): Step[] => ellipse([x + 232, y + side * 44], 52, 27, side * 14);
	const arm = (side: 1 | -1): Step[] =>
		stroke([
			[x + 146, y - side * 4],
			[x + 176, y + side * 12],
			[x + 190, y + side * 30],
		]);
	return [
		{ steps: [...arm(1), ...arm(-1)], style: { stroke: wood.shade, width: 14, casing: 2 } },
		{ steps: [...handle(1), ...handle(-1)], style: { stroke: wood.face, width: 13, casing: 2 } },
		{ steps: blade(1), style: { fill: "#c3cccb", stroke: ink, width: 2 } },
		{ steps: blade(-1), style: { fill: "#dbe2e0", stroke: ink, width: 2 } },
		{ steps: ellipse([x + 146, y], 6, 6), style: { fill: wood.light, stroke: ink, width: 1.8 } },
	];
}
