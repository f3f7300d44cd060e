import type { Point } from "../geometry.ts";
import { darker, ink, wood } from "../palette.ts";
import { cubic, dot, ellipse, polygon, type Shape, type Step } from "../path.ts";
import { outlined, sunPatch, trim } from "./paint.ts";

/** Units per metre at the depth of the furniture; nearer objects are larger. */
export const metre = 230;

export function box(x: number, y: number, width: number, height: number): Step[] {
	return polygon([x, y], [x + width, y], [x + width, y + height], [x, y + height]);
}

/** Line segments between pairs of points. */
export function line(...places: Point[]): Step[] {
	return places.map((place, index) => (index % 2 === 0 ? { move: place } : { line: place }));
}

/** A wall down to `floor`, floorboards below it, and a skirting board between. */
export function room(wall: string, ground: string, floor: number, width: number, height: number): Shape[] {
	const boards = [0.06, 0.2, 0.36, 0.53, 0.69, 0.84, 0.97].map((share): [Point, Point] => [
		[width * share, floor],
		[width * (0.5 + (share - 0.5) * 1.5), height],
	]);
	return [
		{ steps: box(0, 0, width, height), style: { fill: wall } },
		{ steps: box(0, floor, width, height - floor), style: { fill: ground } },
		{ steps: line(...boards.flat(), [0, floor + 34], [width, floor + 34]), style: { stroke: ink, width: 1.6, opacity: 0.14 } },
		{ steps: box(0, floor - 16, width, 16), style: { fill: trim } },
		{
			steps: line([0, floor - 16], [width, floor - 16], [0, floor], [width, floor]),
			style: { stroke: ink, width: 1.2, opacity: 0.45 },
		},
	];
}

/** Sunlight from a window on the floor. */
export function sunOnFloor(x: number, wide: number, floor: number, height: number): Shape {
	const reach = height - floor - 8;
	return {
		steps: polygon(
			[x, floor + 6],
			[x + wide, floor + 6],
			[x + wide + reach * 1.5, floor + reach],
			[x + reach * 1.1, floor + reach],
		),
		style: { fill: sunPatch, opacity: 0.3 },
	};
}

/** A board on two brackets; its upper edge is at `y`. */
export function shelf(x: number, y: number, width: number): Shape[] {
	const bracket = (at: number): Step[] => polygon([at - 4, y + 12], [at + 4, y + 12], [at + 2, y + 40], [at - 2, y + 40]);
	return [
		{ steps: box(x + 8, y + 14, width, 9), style: { fill: ink, opacity: 0.12 } },
		{ steps: [...bracket(x + width * 0.14), ...bracket(x + width * 0.86)], style: outlined(wood.shade, 1.4) },
		{ steps: box(x, y, width, 13), style: outlined(wood.face) },
		{ steps: box(x + 3, y + 2, width - 6, 4), style: { fill: wood.light } },
	];
}

/** A table top with legs down to `floor`. */
export function table(x: number, y: number, width: number, floor: number): Shape[] {
	const leg = (at: number, lean: number): Step[] =>
		polygon([at - 8, y + 15], [at + 8, y + 15], [at + lean + 5, floor], [at + lean - 5, floor]);
	return [
		{ steps: ellipse([x + width / 2, floor + 2], width * 0.5, 9), style: { fill: ink, opacity: 0.12 } },
		{ steps: [...leg(x + width * 0.2, -6), ...leg(x + width * 0.8, 6)], style: outlined(darker(wood.shade, 0.2), 1.4) },
		{ steps: [...leg(x + 22, -9), ...leg(x + width - 22, 9)], style: outlined(wood.shade) },
		{ steps: box(x, y, width, 18), style: outlined(wood.face) },
		{ steps: box(x + 3, y + 3, width - 6, 5), style: { fill: wood.light } },
	];
}

/** A low cupboard with two doors. */
export function sideboard(x: number, y: number, wide: number, floor: number): Shape[] {
	const middle = x + wide / 2;
	return [
		{ steps: ellipse([middle, floor], wide * 0.52, 9), style: { fill: ink, opacity: 0.14 } },
		{
			steps: line([x + 30, floor - 26], [x + 24, floor], [x + wide - 30, floor - 26], [x + wide - 24, floor]),
			style: { stroke: darker(wood.shade, 0.3), width: 8 },
		},
		{ steps: box(x, y, wide, floor - y - 24), style: outlined(wood.face) },
		{ steps: box(middle, y + 14, wide / 2 - 2, floor - y - 40), style: { fill: wood.shade, opacity: 0.4 } },
		{ steps: box(x + 3, y + 3, wide - 6, 7), style: { fill: wood.light } },
		{
			steps: line([middle, y + 14], [middle, floor - 26], [x + 3, y + 14], [x + wide - 3, y + 14]),
			style: { stroke: darker(wood.shade, 0.2), width: 2 },
		},
		{ steps: [...dot([middle - 14, y + 60]), ...dot([middle + 14, y + 60])], style: { stroke: ink, width: 8 } },
	];
}

/** A closed door, two metres tall, standing on `floor`. */
export function door(x: number, floor: number): Shape[] {
	const [wide, high] = [metre * 0.83, metre * 2.04];
	const y = floor - high;
	const paint = "#7f9188";
	return [
		{ steps: box(x - 14, y - 14, wide + 28, high + 14), style: outlined(darker(paint, 0.16)) },
		{ steps: box(x, y, wide, high), style: outlined(paint) },
		{
			steps: [...box(x + 26, y + 30, wide - 52, high * 0.38), ...box(x + 26, y + high * 0.54, wide - 52, high * 0.38)],
			style: { stroke: darker(paint, 0.2), width: 3 },
		},
		{
			steps: line([x + wide - 26, y + high * 0.5], [x + wide - 44, y + high * 0.5]),
			style: { stroke: "#e2c860", width: 6, casing: 1.4 },
		},
	];
}

/** An armchair turned slightly away from the viewer, its feet at the given point. */
export function armchair([x, y]: Point, colour: string): Shape[] {
	const size = metre * 0.9;
	const shade = darker(colour, 0.16);
	const at = (dx: number, dy: number): Point => [x + dx * size, y + dy * size];
	const arm = (side: 1 | -1): Step[] => [
		{ move: at(side * 0.32, -0.12) },
		{ line: at(side * 0.32, -0.48) },
		cubic(at(side * 0.32, -0.6), at(side * 0.53, -0.6), at(side * 0.53, -0.48)),
		{ line: at(side * 0.5, -0.12) },
		"close",
	];
	return [
		{ steps: ellipse([x + 6, y], size * 0.56, 11), style: { fill: ink, opacity: 0.16 } },
		{
			steps: line(at(-0.4, -0.14), at(-0.44, 0), at(0.4, -0.14), at(0.44, 0)),
			style: { stroke: wood.shade, width: 8, casing: 1.2 },
		},
		{
			steps: [
				{ move: at(-0.38, -0.3) },
				cubic(at(-0.44, -0.94), at(-0.36, -1.04), at(0, -1.04)),
				cubic(at(0.36, -1.04), at(0.44, -0.94), at(0.38, -0.3)),
				"close",
			],
			style: outlined(colour),
		},
		{
			steps: [
				{ move: at(0.1, -1.02) },
				cubic(at(0.38, -1), at(0.42, -0.9), at(0.37, -0.32)),
				{ line: at(0.16, -0.32) },
				cubic(at(0.2, -0.6), at(0.2, -0.9), at(0.1, -1.02)),
				"close",
			],
			style: { fill: shade },
		},
		{ steps: polygon(at(-0.36, -0.42), at(0.36, -0.42), at(0.4, -0.12), at(-0.4, -0.12)), style: outlined(shade) },
		{ steps: polygon(at(-0.34, -0.42), at(0.34, -0.42), at(0.34, -0.3), at(-0.34, -0.3)), style: outlined(colour) },
		...([-1, 1] as const).map((side) => ({ steps: arm(side), style: outlined(side === 1 ? shade : colour) })),
	];
}
