import type { Point } from "../geometry.ts";
import { ink, wood } from "../palette.ts";
import { ellipse, polygon, type Shape, type Step } from "../path.ts";
import { outlined } from "./paint.ts";

export function box(x: number, y: number, width: number, height: number): Step[] {
	return polygon([
		[x, y],
		[x + width, y],
		[x + width, y + height],
		[x, y + height],
	]);
}

/** Pairs of places, joined two by two. */
export function line(...places: Point[]): Step[] {
	return places.map((place, index) => (index % 2 === 0 ? { move: place } : { line: place }));
}

/** A wall down to `floor`, the floor below it, and a skirting board between. */
export function room(wall: string, ground: string, floor: number, width: number, height: number): Shape[] {
	return [
		{ steps: box(0, 0, width, height), style: { fill: wall } },
		{ steps: box(0, floor, width, height - floor), style: { fill: ground } },
		{ steps: box(0, floor - 14, width, 14), style: { fill: "#f6f0e0" } },
		{
			steps: line([0, floor - 14], [width, floor - 14], [0, floor], [width, floor]),
			style: { stroke: ink, width: 1.6, opacity: 0.5 },
		},
	];
}

/** A window on the roofs of a city, with its sill. */
export function cityWindow(x: number, y: number, width: number, height: number, sky = "#cfe0e2"): Shape[] {
	const base = y + height;
	const roof = (from: number, to: number, top: number, pitched: boolean): Step[] =>
		polygon([
			[x + width * from, base],
			[x + width * from, base - height * top],
			...(pitched ? [[x + width * ((from + to) / 2), base - height * (top + 0.1)] as Point] : []),
			[x + width * to, base - height * top],
			[x + width * to, base],
		]);
	return [
		{ steps: box(x, y, width, height), style: { fill: sky } },
		{ steps: ellipse([x + width * 0.78, y + height * 0.24], height * 0.09, height * 0.09), style: { fill: "#f4e7b8" } },
		{ steps: [...roof(0.5, 0.74, 0.34, false), ...roof(0.16, 0.36, 0.4, true)], style: { fill: "#b4c3bf" } },
		{
			steps: [...roof(0, 0.22, 0.26, true), ...roof(0.34, 0.56, 0.24, true), ...roof(0.7, 1, 0.3, false)],
			style: { fill: "#94a9a3" },
		},
		{
			steps: [0.06, 0.13, 0.42, 0.48, 0.78, 0.88].flatMap((at) =>
				box(x + width * at, base - height * 0.17, width * 0.024, height * 0.06),
			),
			style: { fill: "#e9dfb4" },
		},
		{
			steps: line([x + width / 2, y], [x + width / 2, base], [x, y + height * 0.36], [x + width, y + height * 0.36]),
			style: { stroke: "#f6f0e0", width: 8, casing: 2.5 },
		},
		{ steps: box(x, y, width, height), style: { stroke: "#f6f0e0", width: 10, casing: 2.5 } },
		{ steps: box(x - 26, base, width + 52, 18), style: outlined("#f6f0e0") },
	];
}

/** A board on two brackets; its upper edge is at `y`. */
export function shelf(x: number, y: number, width: number): Shape[] {
	const bracket = (at: number): Step[] =>
		polygon([
			[at - 6, y + 16],
			[at + 6, y + 16],
			[at + 3, y + 52],
			[at - 3, y + 52],
		]);
	return [
		{ steps: [...bracket(x + width * 0.14), ...bracket(x + width * 0.86)], style: outlined(wood.shade, 2.4) },
		{ steps: box(x, y, width, 18), style: outlined(wood.face) },
		{ steps: box(x + 3, y + 3, width - 6, 5), style: { fill: wood.light } },
	];
}

/** A table top with legs down to `floor`. */
export function table(x: number, y: number, width: number, floor: number): Shape[] {
	const leg = (at: number, lean: number): Step[] =>
		polygon([
			[at - 12, y + 20],
			[at + 12, y + 20],
			[at + lean + 7, floor],
			[at + lean - 7, floor],
		]);
	return [
		{ steps: [...leg(x + 50, -14), ...leg(x + width - 50, 14)], style: outlined(wood.shade) },
		{ steps: box(x, y, width, 24), style: outlined(wood.face) },
		{ steps: box(x + 3, y + 4, width - 6, 6), style: { fill: wood.light } },
	];
}

/** A low cupboard with two doors. */
export function sideboard(x: number, y: number, wide: number, floor: number): Shape[] {
	return [
		{
			steps: line([x + 40, floor - 30], [x + 30, floor], [x + wide - 40, floor - 30], [x + wide - 30, floor]),
			style: { stroke: ink, width: 10 },
		},
		{ steps: box(x, y, wide, floor - y - 26), style: outlined(wood.face) },
		{ steps: box(x + 4, y + 4, wide - 8, 10), style: { fill: wood.light } },
		{
			steps: line(
				[x + wide / 2, y + 16],
				[x + wide / 2, floor - 28],
				[x + wide / 2 - 18, y + 60],
				[x + wide / 2 - 18, y + 84],
				[x + wide / 2 + 18, y + 60],
				[x + wide / 2 + 18, y + 84],
			),
			style: { stroke: ink, width: 3 },
		},
	];
}

/** A closed door; `y` is its upper edge. */
export function door(x: number, y: number, wide: number, high: number): Shape[] {
	return [
		{ steps: box(x, y, wide, high), style: outlined("#7f9188", 4) },
		{
			steps: [...box(x + 30, y + 34, wide - 60, high * 0.36), ...box(x + 30, y + high * 0.54, wide - 60, high * 0.36)],
			style: { stroke: ink, width: 3, opacity: 0.6 },
		},
		{ steps: ellipse([x + wide - 24, y + high * 0.5], 9, 9), style: outlined("#e2c860", 2.4) },
	];
}

/** A lamp bar and the light that falls from it. */
export function lampBar(x: number, y: number, width: number, reach: number): Shape[] {
	return [
		{
			steps: polygon([
				[x + 10, y + 14],
				[x + width - 10, y + 14],
				[x + width + 24, y + reach],
				[x - 24, y + reach],
			]),
			style: { fill: "#fbf3c9", opacity: 0.6 },
		},
		{ steps: box(x, y, width, 16), style: outlined("#e8e4da") },
		{ steps: box(x + 8, y + 16, width - 16, 4), style: { fill: "#f5e38c" } },
	];
}

/** An armchair with its seat towards us, its feet at a place. */
export function armchair([x, y]: Point, size: number, colour: string, shade: string): Shape[] {
	const at = (dx: number, dy: number): Point => [x + dx * size, y + dy * size];
	return [
		{ steps: line(at(-0.4, -0.16), at(-0.46, 0), at(0.4, -0.16), at(0.46, 0)), style: { stroke: ink, width: 9 } },
		{
			steps: [{ move: at(-0.42, -0.3) }, { cubic: [at(-0.5, -1.1), at(0.5, -1.1), at(0.42, -0.3)] }, "close"],
			style: outlined(colour),
		},
		{ steps: polygon([at(-0.4, -0.42), at(0.4, -0.42), at(0.44, -0.16), at(-0.44, -0.16)]), style: outlined(shade) },
		...[-1, 1].map((side) => ({
			steps: [
				{ move: at(side * 0.36, -0.14) },
				{ line: at(side * 0.36, -0.5) },
				{ cubic: [at(side * 0.36, -0.62), at(side * 0.58, -0.62), at(side * 0.58, -0.5)] },
				{ line: at(side * 0.56, -0.14) },
				"close",
			] as Step[],
			style: outlined(colour),
		})),
	];
}
