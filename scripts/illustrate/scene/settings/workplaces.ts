import { stage } from "#schemas/scene.ts";
import { wood } from "../../palette.ts";
import { cityWindow, room, table } from "../furniture.ts";
import { ground, outlined, wall } from "../paint.ts";
import type { Setting } from "../stage.ts";
import { emptyPot, trowel, wateringCan } from "../things.ts";

/** A table for repotting. */
export const workbench: Setting = ({ plant }) => [
	...room(wall.sky, ground.oak, 560, stage.width, stage.height),
	...cityWindow(760, 60, 330, 280),
	...table(80, 470, 1040, 625),
	...plant(0, [360, 474], 440),
	...plant(1, [1000, 474], 170),
	...emptyPot(640, 470, 120),
	{
		steps: [
			{ move: [700, 470] },
			{
				cubic: [
					[730, 400],
					[860, 400],
					[900, 470],
				],
			},
			"close",
		],
		style: outlined("#5d4838"),
	},
	...trowel(850, 462),
];

/** Plants on a table with what waters them. */
export const wateringTable: Setting = ({ plant }) => [
	...room(wall.sky, ground.oak, 560, stage.width, stage.height),
	...table(90, 450, 1020, 620),
	...plant(0, [250, 454], 330),
	...plant(1, [640, 454], 300),
	...plant(2, [980, 454], 260),
	...wateringCan([460, 450], 150, "#8a9a78", "#6e7e5d"),
	...emptyPot(810, 450, 90),
	{ steps: [{ move: [748, 280] }, { line: [806, 404] }], style: { stroke: wood.light, width: 5, casing: 2 } },
];
