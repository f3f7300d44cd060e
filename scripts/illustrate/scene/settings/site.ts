import { stage } from "#schemas/scene.ts";
import { ink } from "../../palette.ts";
import { ellipse, type Shape } from "../../path.ts";
import { armchair, cityWindow, room, shelf, table } from "../furniture.ts";
import { ground, outlined, wall } from "../paint.ts";
import type { Setting } from "../stage.ts";
import { books, emptyPot, wateringCan } from "../things.ts";

/** The room that greets visitors: a wide window on the city, a full sill, a cat. */
export const parlour: Setting = ({ plant, hung }) => [
	...room(wall.moss, ground.oak, 520, stage.width, stage.height),
	...cityWindow(330, 50, 560, 330),
	...hung(0, [250, 0], 290),
	...hung(1, [960, 0], 300),
	...plant(2, [430, 384], 130),
	...plant(3, [800, 384], 150),
	...cat(610, 384),
	...plant(4, [150, 612], 400),
	...shelf(940, 370, 210),
	...plant(5, [1000, 374], 120),
	...books([1050, 370], 80),
	...armchair([560, 612], 230, "#c9774f", "#a95d3b"),
	...plant(6, [1040, 612], 220),
	...table(720, 500, 190, 612),
	...wateringCan([810, 500], 90, "#8fb0b8", "#71939c"),
];

/** A pot in which nothing grows yet. */
export const emptyPotTable: Setting = () => [
	...room(wall.sand, ground.oak, 520, stage.width, stage.height),
	...table(330, 430, 540, 612),
	...emptyPot(640, 430, 230),
	...wateringCan([440, 430], 90, "#8fb0b8", "#71939c"),
];

/** A cat that sits and looks out. */
function cat(x: number, floor: number): Shape[] {
	const fur = "#4f4a45";
	return [
		{
			steps: [
				{ move: [x + 34, floor - 6] },
				{
					cubic: [
						[x + 90, floor - 2],
						[x + 96, floor - 50],
						[x + 74, floor - 62],
					],
				},
			],
			style: { stroke: fur, width: 13, casing: 2.6 },
		},
		{
			steps: [
				{ move: [x - 44, floor] },
				{
					cubic: [
						[x - 56, floor - 66],
						[x - 24, floor - 104],
						[x, floor - 104],
					],
				},
				{
					cubic: [
						[x + 26, floor - 104],
						[x + 58, floor - 60],
						[x + 46, floor],
					],
				},
				"close",
			],
			style: outlined(fur),
		},
		{
			steps: [
				{ move: [x - 30, floor - 112] },
				{ line: [x - 30, floor - 160] },
				{ line: [x - 10, floor - 142] },
				{ line: [x + 10, floor - 142] },
				{ line: [x + 30, floor - 160] },
				{ line: [x + 30, floor - 112] },
				{
					cubic: [
						[x + 26, floor - 84],
						[x - 26, floor - 84],
						[x - 30, floor - 112],
					],
				},
				"close",
			],
			style: outlined(fur),
		},
		{ steps: ellipse([x - 20, floor - 8], 14, 8), style: { fill: "#6a645e", stroke: ink, width: 2 } },
		{ steps: ellipse([x + 20, floor - 8], 14, 8), style: { fill: "#6a645e", stroke: ink, width: 2 } },
	];
}
