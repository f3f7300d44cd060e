import type { Point } from "../geometry.ts";
import { darker, ink, terracotta, wood } from "../palette.ts";
import { cubic, ellipse, polygon, type Shape, type Step } from "../path.ts";
import { box, line } from "./furniture.ts";
import { outlined } from "./paint.ts";

/** A watering can with its foot at the given point; `size` is twice the height of its body. */
export function wateringCan([x, y]: Point, size: number, colour: string): Shape[] {
	const at = (dx: number, dy: number): Point => [x + dx * size, y + dy * size];
	const shade = darker(colour, 0.2);
	return [
		{ steps: ellipse([x, y], size * 0.5, size * 0.06), style: { fill: ink, opacity: 0.16 } },
		{
			steps: [{ move: at(0.28, -0.46) }, cubic(at(0.86, -0.86), at(0.84, 0.06), at(0.36, -0.12))],
			style: { stroke: colour, width: size * 0.065, casing: 1.4 },
		},
		{ steps: polygon(at(-0.3, -0.1), at(-0.88, -0.62), at(-0.82, -0.68), at(-0.3, -0.32)), style: outlined(colour) },
		{ steps: polygon(at(-0.98, -0.58), at(-0.78, -0.8), at(-0.74, -0.73), at(-0.92, -0.53)), style: outlined(shade) },
		{ steps: polygon(at(-0.34, -0.5), at(0.34, -0.5), at(0.41, 0), at(-0.41, 0)), style: outlined(colour) },
		{ steps: polygon(at(0.1, -0.48), at(0.32, -0.48), at(0.39, -0.01), at(0.14, -0.01)), style: { fill: shade } },
		{ steps: ellipse(at(0, -0.5), size * 0.34, size * 0.07), style: outlined(shade, 1.4) },
	];
}

/** A pile of books, the lowest at the given point. */
export function books([x, y]: Point, size: number): Shape[] {
	return ["#8a9a78", "#c9774f", "#e3d5b8"].map((fill, index) => ({
		steps: box(x + index * size * 0.06, y - (index + 1) * size * 0.2, size * (1 - index * 0.1), size * 0.2),
		style: outlined(fill, 2.4),
	}));
}

/** A jar in a knitted, light-proof sleeve, its foot at the given point. */
export function jar([x, y]: Point, width: number, height: number, colour: string, shade: string): Shape[] {
	const top = y - height * 0.84;
	const ribs = [-0.3, -0.1, 0.1, 0.3].flatMap((share) => line([x + share * width, top + 12], [x + share * width, y - 8]));
	return [
		{ steps: box(x - width / 2, y - height, width, height), style: outlined("#d5e4e2") },
		{ steps: box(x - width / 2 - 3, top, width + 6, height * 0.84), style: outlined(colour) },
		{ steps: box(x + width * 0.16, top + 3, width * 0.34, height * 0.84 - 6), style: { fill: shade } },
		{ steps: ribs, style: { stroke: ink, width: 2, opacity: 0.35 } },
		{ steps: box(x - width * 0.56, y - height - 12, width * 1.12, 14), style: outlined("#f6f0e0") },
	];
}

/** A glass cloche over the given point. */
export function bell([x, y]: Point, width: number, height: number): Shape[] {
	const half = width / 2;
	const dome: Step[] = [
		{ move: [x - half, y] },
		{ line: [x - half, y - height + half] },
		cubic([x - half, y - height - half * 0.3], [x + half, y - height - half * 0.3], [x + half, y - height + half]),
		{ line: [x + half, y] },
	];
	return [
		{ steps: dome, style: { fill: "#e8f1ee", opacity: 0.35 } },
		{ steps: dome, style: { stroke: ink, width: 2.6 } },
		{
			steps: line([x - half * 0.66, y - height * 0.7], [x - half * 0.66, y - height * 0.3]),
			style: { stroke: "#ffffff", width: 6, opacity: 0.8 },
		},
		{ steps: ellipse([x, y - height + half * 0.02 - 12], 12, 12), style: outlined("#e8f1ee", 2.4) },
		{ steps: box(x - half - 14, y, width + 28, 14), style: outlined(wood.face) },
	];
}

/** A long box for balconies and sills; its rim is at `y`. */
export function planter(x: number, y: number, width: number, height: number, colour: string, shade: string): Shape[] {
	return [
		{
			steps: polygon([x, y], [x + width, y], [x + width - 12, y + height], [x + 12, y + height]),
			style: outlined(colour),
		},
		{
			steps: polygon(
				[x + width * 0.72, y + 3],
				[x + width - 4, y + 3],
				[x + width - 15, y + height - 3],
				[x + width * 0.7, y + height - 3],
			),
			style: { fill: shade },
		},
		{ steps: box(x - 5, y - 8, width + 10, 14), style: outlined(colour) },
	];
}

/** A trowel lying flat. */
export function trowel(x: number, y: number): Shape[] {
	return [
		{ steps: line([x - 70, y], [x - 10, y - 6]), style: { stroke: terracotta.face, width: 10, casing: 2.5 } },
		{
			steps: [
				{ move: [x - 6, y - 20] },
				cubic([x + 40, y - 26], [x + 66, y - 14], [x + 84, y - 6]),
				cubic([x + 60, y + 6], [x + 36, y + 8], [x - 6, y + 6]),
				"close",
			],
			style: outlined("#b5bdb8"),
		},
	];
}

/** An empty terracotta pot, its mouth seen slightly from above. */
export function emptyPot(x: number, floor: number, size: number): Shape[] {
	const top = floor - size * 0.94;
	return [
		{ steps: ellipse([x + size * 0.06, floor], size * 0.44, size * 0.06), style: { fill: ink, opacity: 0.18 } },
		{
			steps: polygon(
				[x - size * 0.44, floor - size * 0.8],
				[x + size * 0.44, floor - size * 0.8],
				[x + size * 0.32, floor],
				[x - size * 0.32, floor],
			),
			style: outlined(terracotta.face),
		},
		{
			steps: polygon(
				[x + size * 0.16, floor - size * 0.74],
				[x + size * 0.42, floor - size * 0.74],
				[x + size * 0.31, floor - 2],
				[x + size * 0.14, floor - 2],
			),
			style: { fill: terracotta.shade },
		},
		{ steps: box(x - size * 0.5, top, size, size * 0.2), style: outlined(terracotta.face) },
		{ steps: box(x + size * 0.18, top + 2, size * 0.32 - 2, size * 0.2 - 4), style: { fill: terracotta.shade } },
		{ steps: ellipse([x, top], size * 0.5, size * 0.08), style: outlined(terracotta.light) },
		{ steps: ellipse([x, top + size * 0.012], size * 0.43, size * 0.056), style: { fill: darker(terracotta.shade, 0.4) } },
	];
}
