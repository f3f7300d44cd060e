import type { Point } from "../geometry.ts";
import { darker, ink } from "../palette.ts";
import { cubic, dot, ellipse, polygon, quadratic, type Shape, type Step } from "../path.ts";
import { line } from "./furniture.ts";
import { outlined } from "./paint.ts";

const fur = { face: "#8d8378", dark: "#6a6158", bib: "#f1ebdf", nose: "#c98b80", eye: "#d9c25a" };

/** A sitting grey cat that faces the viewer, its tail around its feet, which are at the given point; `size` is its height. */
export function cat([x, y]: Point, size: number): Shape[] {
	const at = (dx: number, dy: number): Point => [x + dx * size, y + dy * size];
	const body: Step[] = [
		{ move: at(-0.3, 0) },
		cubic(at(-0.36, -0.3), at(-0.2, -0.5), at(-0.14, -0.66)),
		{ line: at(0.16, -0.66) },
		cubic(at(0.22, -0.5), at(0.4, -0.26), at(0.32, 0)),
		"close",
	];
	const ear = (side: 1 | -1): Step[] => polygon(at(side * 0.21, -0.76), at(side * 0.2, -1), at(side * 0.05, -0.9));
	const inner = (side: 1 | -1): Step[] => polygon(at(side * 0.18, -0.82), at(side * 0.175, -0.94), at(side * 0.1, -0.88));
	const stripes: Step[] = [
		...line(at(0, -0.92), at(0, -0.85), at(-0.06, -0.9), at(-0.05, -0.85), at(0.06, -0.9), at(0.05, -0.85)),
		...line(at(0.33, -0.2), at(0.2, -0.24), at(0.3, -0.33), at(0.18, -0.36), at(-0.3, -0.2), at(-0.2, -0.24)),
	];
	const whiskers = ([-1, 1] as const).flatMap((side) =>
		line(at(side * 0.08, -0.67), at(side * 0.3, -0.7), at(side * 0.08, -0.65), at(side * 0.29, -0.63)),
	);
	return [
		{ steps: ellipse([x + size * 0.06, y], size * 0.42, size * 0.05), style: { fill: ink, opacity: 0.18 } },
		{ steps: body, style: outlined(fur.face) },
		{
			steps: [
				{ move: at(0.1, -0.64) },
				cubic(at(0.18, -0.5), at(0.36, -0.26), at(0.3, -0.01)),
				{ line: at(0.12, -0.01) },
				cubic(at(0.2, -0.2), at(0.16, -0.44), at(0.1, -0.64)),
				"close",
			],
			style: { fill: fur.dark, opacity: 0.7 },
		},
		{
			steps: [
				{ move: at(-0.1, -0.6) },
				cubic(at(-0.14, -0.3), at(-0.06, -0.2), at(0, -0.18)),
				cubic(at(0.08, -0.22), at(0.12, -0.4), at(0.1, -0.6)),
				"close",
			],
			style: { fill: fur.bib },
		},
		{
			steps: line(at(-0.08, -0.2), at(-0.08, -0.03), at(0.09, -0.2), at(0.09, -0.03)),
			style: { stroke: fur.dark, width: size * 0.02 },
		},
		{
			steps: [...ellipse(at(-0.1, -0.03), size * 0.085, size * 0.045), ...ellipse(at(0.1, -0.03), size * 0.085, size * 0.045)],
			style: outlined(fur.bib, 1.2),
		},
		{
			steps: [{ move: at(0.3, -0.04) }, cubic(at(0.5, -0.06), at(0.44, 0.06), at(0.16, 0.03))],
			style: { stroke: fur.face, width: size * 0.085, casing: 1.2 },
		},
		{ steps: [...ear(-1), ...ear(1)], style: outlined(fur.face, 1.4) },
		{ steps: [...inner(-1), ...inner(1)], style: { fill: fur.nose } },
		{ steps: ellipse(at(0, -0.76), size * 0.24, size * 0.185), style: outlined(fur.face, 1.4) },
		{
			steps: [...ellipse(at(-0.06, -0.68), size * 0.075, size * 0.06), ...ellipse(at(0.06, -0.68), size * 0.075, size * 0.06)],
			style: { fill: fur.bib },
		},
		{ steps: stripes, style: { stroke: fur.dark, width: size * 0.026 } },
		{
			steps: [...ellipse(at(-0.1, -0.78), size * 0.05, size * 0.042), ...ellipse(at(0.1, -0.78), size * 0.05, size * 0.042)],
			style: outlined(fur.eye, 1),
		},
		{ steps: line(at(-0.1, -0.81), at(-0.1, -0.75), at(0.1, -0.81), at(0.1, -0.75)), style: { stroke: ink, width: size * 0.02 } },
		{
			steps: polygon(at(-0.028, -0.715), at(0.028, -0.715), at(0, -0.685)),
			style: { fill: fur.nose, stroke: ink, width: 0.8 },
		},
		{
			steps: [{ move: at(-0.06, -0.65) }, quadratic(at(-0.02, -0.63), at(0, -0.68)), quadratic(at(0.02, -0.63), at(0.06, -0.65))],
			style: { stroke: ink, width: 1.4 },
		},
		{ steps: whiskers, style: { stroke: fur.bib, width: 1.2 } },
	];
}

/** A white cloud minnow with its dark line and red fins, `length` units long; direction -1 swims to the left. */
export function minnow([x, y]: Point, length: number, direction: 1 | -1): Shape[] {
	const at = (dx: number, dy: number): Point => [x + dx * length * direction, y + dy * length];
	const body: Step[] = [
		{ move: at(0.5, 0) },
		cubic(at(0.3, -0.13), at(-0.02, -0.14), at(-0.32, -0.03)),
		{ line: at(-0.32, 0.03) },
		cubic(at(-0.02, 0.13), at(0.3, 0.12), at(0.5, 0)),
		"close",
	];
	const fin = "#c4564a";
	return [
		{ steps: polygon(at(-0.3, 0), at(-0.5, -0.15), at(-0.43, 0), at(-0.5, 0.15)), style: outlined(fin, 1.1) },
		{
			steps: [
				...polygon(at(-0.02, -0.1), at(-0.16, -0.21), at(-0.16, -0.08)),
				...polygon(at(0, 0.1), at(-0.14, 0.19), at(-0.15, 0.07)),
			],
			style: { fill: fin },
		},
		{ steps: body, style: outlined("#c9cfae", 1.2) },
		{
			steps: [{ move: at(0.46, -0.01) }, cubic(at(0.28, -0.12), at(0, -0.13), at(-0.3, -0.03)), "close"],
			style: { fill: darker("#9aa27c", 0.05) },
		},
		{ steps: line(at(0.32, -0.005), at(-0.3, 0)), style: { stroke: "#3d4a52", width: length * 0.035 } },
		{ steps: dot(at(0.37, -0.02)), style: { stroke: ink, width: length * 0.07 } },
	];
}
