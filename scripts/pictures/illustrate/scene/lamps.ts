import type { Point } from "../geometry.ts";
import { lampColour } from "../palette.ts";
import { cubic, dot, ellipse, polygon, type Shape, type Step } from "../path.ts";
import { box, line, metre } from "./furniture.ts";
import { beam, outlined, trim } from "./paint.ts";

/** A lamp bar and the light below it. */
export function lampBar(x: number, y: number, width: number, reach: number): Shape[] {
	return [
		{
			steps: polygon([x + 10, y + 12], [x + width - 10, y + 12], [x + width + 24, y + reach], [x - 24, y + reach]),
			style: { fill: beam.light, opacity: 0.42 },
		},
		{ steps: box(x, y, width, 12), style: outlined("#e8e4da") },
		{ steps: box(x + 8, y + 12, width - 16, 4), style: { fill: beam.tube } },
	];
}

/** Light of a lamp on the wall at night, in flat planes. */
function glow([x, y]: Point, width: number): Shape[] {
	return [1, 0.66, 0.36].map((share) => ({
		steps: dot([x, y - (1 - share) * 20]),
		// The planes must have different styles: neighbours of one style would be merged instead of overlapping.
		style: { stroke: lampColour, width: width * share, opacity: Math.round(100 - share * 40) / 1000, when: "night" as const },
	}));
}

/** A ceiling lamp, lit at night; the bottom of its shade is at the given point. */
export function pendant([x, y]: Point): Shape[] {
	const shade: Step[] = [
		{ move: [x - 62, y] },
		cubic([x - 58, y - 50], [x - 14, y - 52], [x - 8, y - 62]),
		{ line: [x + 8, y - 62] },
		cubic([x + 14, y - 52], [x + 58, y - 50], [x + 62, y]),
		"close",
	];
	return [
		...glow([x, y + 20], 620),
		{ steps: line([x, 0], [x, y - 60]), style: { stroke: "#6b5a45", width: 3 } },
		{ steps: ellipse([x, y], 60, 9), style: { fill: lampColour, when: "night" } },
		{ steps: shade, style: outlined("#5f6f66") },
	];
}

/** A floor lamp, lit at night, its foot at the given point. */
export function floorLamp([x, y]: Point): Shape[] {
	const top = y - metre * 1.5;
	const shade = polygon([x - 30, top], [x + 30, top], [x + 50, top + 72], [x - 50, top + 72]);
	return [
		...glow([x, top + 60], 560),
		{ steps: ellipse([x, y], 110, 14), style: { fill: lampColour, opacity: 0.16, when: "night" } },
		{ steps: line([x, top + 60], [x, y - 4]), style: { stroke: "#6b5a45", width: 5, casing: 1.2 } },
		{ steps: ellipse([x, y - 3], 34, 7), style: outlined("#6b5a45", 1.4) },
		{ steps: shade, style: { ...outlined(trim), when: "day" } },
		{ steps: shade, style: { ...outlined(lampColour), when: "night" } },
	];
}
