import { stage } from "#schemas/content/scene.ts";
import { darker, ink, wood } from "../../palette.ts";
import { cubic, ellipse, type Shape } from "../../path.ts";
import { box, line, room } from "../furniture.ts";
import { lampBar, pendant } from "../lamps.ts";
import { ground, outlined, wall } from "../paint.ts";
import type { Setting } from "../stage.ts";
import { emptyPot, trowel, wateringCan } from "../things.ts";
import { cityWindow } from "../windows.ts";

/** A table top in the foreground, from its far edge at `y`, with its near edge below. */
export function worktop(y: number): Shape[] {
	const boards = [y + (stage.height - y) * 0.3, y + (stage.height - y) * 0.62];
	return [
		{ steps: box(0, y, stage.width, stage.height - y), style: { fill: ground.table } },
		{
			steps: line(
				...boards.flatMap(
					(at) =>
						[
							[0, at],
							[stage.width, at],
						] as const,
				),
			),
			style: { stroke: ink, width: 2, opacity: 0.16 },
		},
		{ steps: box(0, stage.height - 34, stage.width, 34), style: { fill: ink, opacity: 0.18 } },
		{
			steps: line([0, y], [stage.width, y], [0, stage.height - 34], [stage.width, stage.height - 34]),
			style: { stroke: ink, width: 1.6 },
		},
	];
}

/** A table for repotting. */
export const workbench: Setting = ({ plant }) => [
	...room(wall.sky, ground.oak, 700, stage.width, stage.height),
	...cityWindow(700, -40, 440, 330),
	...pendant([560, 96]),
	...worktop(440),
	...plant(1, [985, 500], 230),
	...emptyPot(690, 520, 150),
	...plant(0, [340, 545], 500),
	...heap(860, 575),
	...trowel(880, 566),
];

/** Plants on a table with watering equipment. */
export const wateringTable: Setting = ({ plant }) => [
	...room(wall.sky, ground.oak, 700, stage.width, stage.height),
	...cityWindow(60, -60, 400, 330),
	...pendant([820, 90]),
	...worktop(430),
	...plant(1, [640, 500], 370),
	...plant(2, [1000, 520], 330),
	...plant(0, [225, 530], 400),
	...emptyPot(820, 575, 110),
	{ steps: [{ move: [756, 350] }, { line: [812, 474] }], style: { stroke: wood.light, width: 6, casing: 1.6 } },
	...wateringCan([480, 590], 160, "#8a9a78"),
];

/** Plants close to a window in winter, two of them under a lamp bar. */
export const winterWindow: Setting = ({ plant }) => [
	...room(wall.sky, ground.oak, 700, stage.width, stage.height),
	...cityWindow(90, -40, 640, 400),
	{ steps: [...line([250, 0], [250, 84]), ...line([650, 0], [650, 84])], style: { stroke: "#6b5a45", width: 3 } },
	...lampBar(190, 84, 520, 380),
	...worktop(460),
	...plant(2, [980, 545], 400),
	...plant(0, [320, 545], 330),
	...plant(1, [590, 560], 270),
	...wateringCan([800, 600], 90, "#8fb0b8"),
];

function heap(x: number, floor: number): Shape[] {
	const soil = "#5d4838";
	return [
		{
			steps: [{ move: [x - 130, floor] }, cubic([x - 90, floor - 70], [x + 30, floor - 104], [x + 150, floor]), "close"],
			style: outlined(soil),
		},
		{ steps: ellipse([x - 10, floor - 34], 56, 16), style: { fill: darker(soil, 0.16) } },
	];
}
