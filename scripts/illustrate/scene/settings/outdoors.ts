import { stage } from "#schemas/scene.ts";
import { ink, straw, terracotta } from "../../palette.ts";
import { ellipse, polygon, type Shape } from "../../path.ts";
import { box, cityWindow, line } from "../furniture.ts";
import { ground, outlined, wall } from "../paint.ts";
import { type Setting, seedlings } from "../stage.ts";
import { planter, wateringCan } from "../things.ts";

/** A balcony above the roofs: boxes on the railing, pots on the boards. */
export const balcony: Setting = ({ plant, crop, bareCrop }) => [
	...skyline(),
	...railing(360),
	...bareCrop("lettuce", [230, 330], 96),
	...bareCrop("red-lettuce", [330, 330], 96),
	...bareCrop("lettuce", [430, 330], 96),
	...planter(170, 330, 330, 84, terracotta.face, terracotta.shade),
	...bareCrop("chives", [700, 330], 120),
	...bareCrop("basil", [800, 330], 120),
	...bareCrop("chives", [890, 330], 110),
	...planter(640, 330, 310, 84, "#8a9a78", "#6e7e5d"),
	{ steps: box(0, 560, stage.width, 70), style: { fill: ground.oak } },
	{ steps: line([0, 560], [stage.width, 560], [0, 594], [stage.width, 594]), style: { stroke: ink, width: 2, opacity: 0.6 } },
	...crop("tomato", [1050, 590], 360),
	...plant(0, [110, 592], 230),
	...plant(1, [570, 600], 190),
	...wateringCan([820, 600], 120, "#8fb0b8", "#71939c"),
];

/** A wide window with boxes and pots on its sill. */
export const windowsill: Setting = ({ plant, crop, bareCrop }) => [
	{ steps: box(0, 0, stage.width, stage.height), style: { fill: wall.sand } },
	...cityWindow(140, 30, 920, 410),
	{ steps: box(60, 458, 1080, 30), style: outlined("#f6f0e0") },
	...seedlings(180, 400, 220, "#82ad52", "sill cress"),
	...planter(170, 402, 240, 56, straw.face, straw.shade),
	...bareCrop("lettuce", [490, 396], 110),
	...bareCrop("red-lettuce", [590, 396], 110),
	...planter(440, 398, 210, 60, terracotta.face, terracotta.shade),
	...crop("tomato", [770, 462], 260),
	...crop("chives", [930, 462], 150),
	{ steps: box(0, 560, stage.width, 70), style: { fill: ground.oak } },
	...plant(0, [1050, 462], 140),
	...wateringCan([210, 600], 100, "#c9774f", "#a95d3b"),
];

function skyline(): Shape[] {
	const roof = (x: number, top: number, wide: number, fill: string): Shape => ({
		steps: polygon([
			[x, 420],
			[x, top],
			[x + wide * 0.5, top - 46],
			[x + wide, top],
			[x + wide, 420],
		]),
		style: { fill },
	});
	return [
		{ steps: box(0, 0, stage.width, stage.height), style: { fill: "#d3e3e4" } },
		{ steps: ellipse([980, 110], 58, 58), style: { fill: "#f4e7b8" } },
		...[0, 190, 420, 610, 830, 1030].map((x, index) =>
			roof(x, 210 + (index % 3) * 34, 210, index % 2 === 0 ? "#b7c7c3" : "#c4d1cc"),
		),
		...[90, 330, 540, 760, 950].map((x, index) => roof(x, 268 + (index % 2) * 30, 190, index % 2 === 0 ? "#9db1ab" : "#a9bab3")),
		{ steps: box(0, 410, stage.width, 220), style: { fill: "#9db1ab" } },
	];
}

function railing(top: number): Shape[] {
	const bars = Array.from({ length: 25 }, (_, index) => 24 + index * 48);
	return [
		{ steps: bars.flatMap((x) => line([x, top], [x, 560])), style: { stroke: "#3f4f57", width: 6 } },
		{ steps: box(0, top - 14, stage.width, 16), style: outlined("#3f4f57", 2) },
	];
}
