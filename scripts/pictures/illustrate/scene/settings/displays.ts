import { stage } from "#schemas/content/scene.ts";
import { ink, wood } from "../../palette.ts";
import { cubic, ellipse, type Piece, polygon, type Shape, type Step } from "../../path.ts";
import { box, line, room, shelf, table } from "../furniture.ts";
import { pendant } from "../lamps.ts";
import { ground, outlined, wall } from "../paint.ts";
import { pebbles, type Setting } from "../stage.ts";
import { bell, books, trowel, wateringCan } from "../things.ts";

/** Two shelves and a table against a wall. */
export const shelves: Setting = ({ plant, hung }) => [
	...room(wall.sage, ground.dark, 560, stage.width, stage.height),
	...pendant([1110, 110]),
	...shelf(90, 280, 460),
	...shelf(640, 330, 470),
	...plant(0, [210, 284], 220),
	...bell([420, 266], 150, 190),
	...plant(1, [420, 270], 150),
	...plant(2, [780, 334], 260),
	...plant(3, [1000, 334], 210),
	...hung(4, [600, 0], 300),
	...table(300, 470, 420, 610),
	...plant(5, [400, 474], 160),
	...books([560, 470], 84),
	...wateringCan([960, 606], 98, "#c9774f"),
];

/** A row of plants on two shelves and a bench. */
export const bench: Setting = ({ plant }) => [
	...room(wall.moss, ground.oak, 540, stage.width, stage.height),
	...pendant([600, 96]),
	...shelf(60, 300, 500),
	...shelf(640, 300, 500),
	...plant(0, [190, 304], 200),
	...plant(1, [430, 304], 210),
	...plant(2, [770, 304], 230),
	...plant(3, [1010, 304], 220),
	...table(120, 500, 960, 620),
	...plant(4, [290, 504], 170),
	...plant(5, [600, 504], 180),
	...plant(6, [900, 504], 170),
];

/** A shallow box with compartments, each a miniature landscape. */
export const bento: Setting = ({ bare }) => [
	{ steps: box(0, 0, stage.width, stage.height), style: { fill: wall.sand } },
	{ steps: box(0, 520, stage.width, 110), style: { fill: ground.oak } },
	{ steps: line([0, 520], [stage.width, 520]), style: { stroke: ink, width: 2, opacity: 0.5 } },
	{ steps: ellipse([620, 548], 480, 24), style: { fill: ink, opacity: 0.14 } },
	{ steps: box(150, 130, 900, 410), style: outlined("#6b4a33") },
	...cell(176, 156, 330, 358, wall.sage),
	...cell(530, 156, 240, 166, wall.moss),
	...cell(530, 346, 240, 168, wall.clay),
	...cell(794, 156, 230, 216, wall.sky),
	...cell(794, 396, 230, 118, wall.sand),
	...moss(176, 514, 330),
	...bare(0, [341, 486], 205),
	...pebbles(200, 500, 120, "bento stones"),
	...moss(530, 322, 240),
	...bare(1, [650, 306], 108),
	...pebbles(545, 500, 215, "bento ground"),
	...bare(2, [650, 492], 104),
	...moss(794, 372, 230),
	...bare(3, [909, 352], 112),
	...rakedSand(794, 396, 230, 118),
];

/** Felt pockets on battens, with a pipe above and a tray below. */
export const livingWall: Setting = ({ bare }) => [
	...room(wall.sage, ground.tile, 580, stage.width, stage.height),
	{ steps: box(210, 40, 780, 500), style: outlined(wall.sand) },
	{ steps: [260, 410, 560, 710, 860].flatMap((x) => box(x, 30, 22, 520)), style: outlined(wood.face) },
	...[0, 1, 2].flatMap((row) =>
		[0, 1, 2, 3].flatMap((column): Piece[] => {
			const [x, y] = [315 + column * 190, 158 + row * 160];
			return [...pocket(x, y), ...bare(row * 4 + column, [x, y - 4], 130)];
		}),
	),
	{ steps: line([230, 62], [970, 62]), style: { stroke: "#8fb0b8", width: 6, casing: 2 } },
	{ steps: box(210, 548, 780, 30), style: outlined("#9fb3b0") },
	...wateringCan([110, 610], 90, "#8a9a78"),
	...trowel(1080, 610),
];

function cell(x: number, y: number, wide: number, high: number, fill: string): Shape[] {
	return [{ steps: box(x, y, wide, high), style: outlined(fill) }];
}

function moss(x: number, floor: number, wide: number): Shape[] {
	return [
		{
			steps: [
				{ move: [x + 3, floor - 3] },
				cubic([x + wide * 0.1, floor - 52], [x + wide * 0.5, floor - 10], [x + wide * 0.6, floor - 30]),
				cubic([x + wide * 0.75, floor - 56], [x + wide - 10, floor - 30], [x + wide - 3, floor - 3]),
				"close",
			],
			style: outlined("#768546"),
		},
	];
}

function rakedSand(x: number, y: number, wide: number, high: number): Shape[] {
	const waves = [0.3, 0.46, 0.62, 0.78].flatMap((share): Step[] => {
		const at = y + high * share + 10;
		return [{ move: [x + 14, at] }, cubic([x + wide * 0.4, at - 16], [x + wide * 0.6, at + 16], [x + wide - 14, at])];
	});
	return [
		{ steps: box(x + 3, y + high * 0.26, wide - 6, high * 0.74 - 3), style: { fill: "#e6d8b8" } },
		{ steps: waves, style: { stroke: "#bfa97c", width: 4 } },
		{ steps: ellipse([x + wide * 0.72, y + high * 0.42], 40, 24), style: outlined("#8d9390") },
		{ steps: ellipse([x + wide * 0.5, y + high * 0.56], 20, 13), style: outlined("#a9aea8") },
	];
}

function pocket(x: number, y: number): Shape[] {
	return [
		{
			steps: polygon([x - 62, y - 8], [x + 62, y - 8], [x + 48, y + 58], [x - 48, y + 58]),
			style: outlined("#5d6b5f"),
		},
		{ steps: line([x - 52, y + 4], [x + 52, y + 4]), style: { stroke: "#a9b7a4", width: 3 } },
	];
}
