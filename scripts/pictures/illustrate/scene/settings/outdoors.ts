import { stage } from "#schemas/content/scene.ts";
import { darker, ink, straw, terracotta } from "../../palette.ts";
import type { Shape } from "../../path.ts";
import { box, line, shelf } from "../furniture.ts";
import { ground, outlined, wall } from "../paint.ts";
import { type Setting, seedlings } from "../stage.ts";
import { planter, wateringCan } from "../things.ts";
import { cityView, cityWindow } from "../windows.ts";

/** A balcony above the roofs: boxes and pots on its floor, along the wall; none on the railing or close enough to climb it. */
export const balcony: Setting = ({ plant, crop, bareCrop }) => [
	...cityView(0, 0, stage.width, 420),
	...railing(250, 500),
	{ steps: box(0, 492, stage.width, 138), style: { fill: ground.oak } },
	{
		steps: [492, 520, 556, 600].flatMap((y) => line([0, y], [stage.width, y])),
		style: { stroke: darker(ground.oak, 0.16), width: 2 },
	},
	...facade(820),
	...bareCrop("lettuce", [868, 496], 84),
	...bareCrop("red-lettuce", [950, 496], 84),
	...bareCrop("lettuce", [1030, 496], 84),
	...planter(820, 496, 260, 66, terracotta.face, terracotta.shade),
	...bareCrop("chives", [880, 322], 104),
	...bareCrop("basil", [968, 322], 104),
	...planter(830, 322, 210, 48, "#8a9a78", "#6e7e5d"),
	...shelf(806, 370, 270),
	...crop("tomato", [1122, 596], 330),
	...plant(1, [640, 590], 170),
	...wateringCan([480, 586], 84, "#8fb0b8"),
	...plant(0, [190, 640], 300),
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
	...wateringCan([210, 600], 90, "#c9774f"),
];

/** The wall of the house on the right, with its door frame. */
function facade(x: number): Shape[] {
	return [
		{ steps: box(x - 40, 0, stage.width - x + 40, 500), style: { fill: wall.clay } },
		{
			steps: line([x - 40, 0], [x - 40, 500], [x - 40, 492], [stage.width, 492]),
			style: { stroke: ink, width: 1.6, opacity: 0.5 },
		},
	];
}

function railing(top: number, foot: number): Shape[] {
	const bars = Array.from({ length: 21 }, (_, index) => 12 + index * 39);
	return [
		{ steps: bars.flatMap((x) => line([x, top], [x, foot])), style: { stroke: "#3f4f57", width: 4 } },
		{ steps: line([0, foot - 22], [790, foot - 22]), style: { stroke: "#3f4f57", width: 6 } },
		{ steps: box(-4, top - 10, 800, 12), style: outlined("#3f4f57", 1.4) },
	];
}
