import type { Point } from "../geometry.ts";
import { ink } from "../palette.ts";
import { dot, polygon, type Shape, type Step } from "../path.ts";
import { box, line } from "./furniture.ts";
import { city, outlined, trim } from "./paint.ts";

/** A house in the city: its roof has a ridge, slopes to one side, or is flat. */
type House = { row: "far" | "near"; from: number; to: number; top: number; roof: "ridge" | "slope" | "flat" };

/** The houses of the city, the distant ones first. */
const houses: readonly House[] = [
	{ row: "far", from: 0.02, to: 0.16, top: 0.36, roof: "flat" },
	{ row: "far", from: 0.2, to: 0.34, top: 0.46, roof: "ridge" },
	{ row: "far", from: 0.44, to: 0.56, top: 0.4, roof: "flat" },
	{ row: "far", from: 0.6, to: 0.76, top: 0.5, roof: "slope" },
	{ row: "far", from: 0.84, to: 0.98, top: 0.4, roof: "flat" },
	{ row: "near", from: 0, to: 0.13, top: 0.22, roof: "slope" },
	{ row: "near", from: 0.11, to: 0.3, top: 0.3, roof: "ridge" },
	{ row: "near", from: 0.3, to: 0.46, top: 0.2, roof: "flat" },
	{ row: "near", from: 0.46, to: 0.64, top: 0.28, roof: "ridge" },
	{ row: "near", from: 0.66, to: 0.82, top: 0.34, roof: "flat" },
	{ row: "near", from: 0.82, to: 1, top: 0.24, roof: "slope" },
];
const far = houses.filter(({ row }) => row === "far");
const near = houses.filter(({ row }) => row === "near");

/** Roofs of a city under the sky, distant ones paler, in a rectangle. */
export function cityView(x: number, y: number, width: number, height: number): Shape[] {
	const base = y + height;
	const at = (share: number, up: number): Point => [x + width * share, base - height * up];
	const outline = ({ from, to, top, roof }: House): Step[] => {
		const rise = Math.min(0.09, ((to - from) * width * 0.45) / height);
		const ridge: Point[] =
			roof === "ridge" ? [at((from + to) / 2, top + rise)] : roof === "slope" ? [at(from + (to - from) * 0.2, top + rise)] : [];
		return polygon(at(from, 0), at(from, top), ...ridge, at(to, top), at(to, 0));
	};
	const chimney = ({ to, top }: House): Step[] =>
		polygon(at(to - 0.035, top - 0.02), at(to - 0.035, top + 0.07), at(to - 0.018, top + 0.07), at(to - 0.018, top - 0.02));
	const pane = ([left, top]: Point): Step[] => box(left, top, width * 0.014, height * 0.045);
	const panes = (house: House, index: number): Step[] =>
		[0.22, 0.52, 0.76].flatMap((share, column) =>
			(index + column) % 3 === 1
				? []
				: pane(at(house.from + (house.to - house.from) * share, house.top - 0.05 - ((index + column) % 2) * 0.09)),
		);
	return [
		{ steps: box(x, y, width, height), style: { fill: city.sky } },
		{ steps: dot([x + width * 0.8, y + height * 0.22]), style: { stroke: city.sun, width: Math.min(74, height * 0.19) } },
		{
			steps: line(at(0.1, 0.78), at(0.26, 0.78), at(0.18, 0.73), at(0.36, 0.73), at(0.52, 0.88), at(0.62, 0.88)),
			style: { stroke: city.cloud, width: height * 0.03 },
		},
		{ steps: far.flatMap(outline), style: { fill: city.far } },
		{ steps: far.flatMap(panes), style: { fill: city.pane, opacity: 0.6 } },
		{ steps: [...near.flatMap(outline), ...near.flatMap(chimney)], style: { fill: city.near } },
		{ steps: near.flatMap(panes), style: { fill: city.pane } },
	];
}

/** A window with a view of city roofs, with its frame and sill. */
export function cityWindow(x: number, y: number, width: number, height: number): Shape[] {
	const base = y + height;
	return [
		...cityView(x, y, width, height),
		{
			steps: line([x + width / 2, y], [x + width / 2, base], [x, y + height * 0.34], [x + width, y + height * 0.34]),
			style: { stroke: trim, width: 8, casing: 1.2 },
		},
		{ steps: box(x, y, width, height), style: { stroke: trim, width: 12, casing: 1.4 } },
		{ steps: box(x - 22, base + 4, width + 44, 14), style: outlined(trim) },
		{ steps: box(x - 16, base + 18, width + 36, 7), style: { fill: ink, opacity: 0.1 } },
	];
}
