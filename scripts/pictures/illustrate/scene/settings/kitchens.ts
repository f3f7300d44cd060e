import { stage } from "#schemas/content/scene.ts";
import { ink, terracotta, wood } from "../../palette.ts";
import { ellipse, type Piece, type Shape } from "../../path.ts";
import { minnow } from "../animals.ts";
import { box, line, room, sideboard } from "../furniture.ts";
import { lampBar } from "../lamps.ts";
import { ground, outlined, wall, water } from "../paint.ts";
import { pebbles, type Setting, seedlings } from "../stage.ts";
import { books, jar, planter, wateringCan } from "../things.ts";

/** Jars of water on a worktop under a lamp. */
export const jars: Setting = ({ plant, bareCrop }) => [
	...room(wall.sky, ground.oak, 600, stage.width, stage.height),
	...tiles(),
	...lampBar(240, 80, 620, 400),
	{ steps: line([300, 0], [300, 80], [800, 0], [800, 80]), style: { stroke: ink, width: 3 } },
	{ steps: box(0, 500, stage.width, 36), style: outlined(wood.face) },
	{ steps: box(0, 536, stage.width, 94), style: { fill: ground.tile } },
	...[
		{ x: 330, crop: "basil" as const, tall: 190, colour: "#3f4f57", shade: "#2d3b42" },
		{ x: 550, crop: "lettuce" as const, tall: 130, colour: "#8a9a78", shade: "#6e7e5d" },
		{ x: 770, crop: "red-lettuce" as const, tall: 130, colour: "#c9774f", shade: "#a95d3b" },
	].flatMap(({ x, crop, tall, colour, shade }): Piece[] => [
		...jar([x, 500], 120, 170, colour, shade),
		...bareCrop(crop, [x, 322], tall),
	]),
	...plant(0, [1030, 504], 240),
	...books([80, 500], 120),
];

/** An aquarium with a bed of plants above it. */
export const aquarium: Setting = ({ plant, bareCrop }) => [
	...room(wall.moss, ground.dark, 580, stage.width, stage.height),
	...sideboard(240, 490, 720, 610),
	{ steps: box(290, 250, 620, 240), style: { fill: water } },
	{ steps: box(290, 456, 620, 34), style: { fill: "#c9b48f" } },
	...pebbles(300, 470, 600, "aquarium ground"),
	...shoal(),
	{ steps: [360, 374, 388].flatMap((x) => line([x, 456], [x + 6, 400])), style: { stroke: "#548f50", width: 8 } },
	{ steps: [820, 836, 850].flatMap((x) => line([x, 456], [x - 8, 380])), style: { stroke: "#6fa863", width: 8 } },
	{
		steps: [...ellipse([620, 400], 6, 6), ...ellipse([632, 360], 8, 8), ...ellipse([622, 310], 6, 6)],
		style: { stroke: "#ffffff", width: 3 },
	},
	{ steps: box(290, 250, 620, 240), style: { stroke: ink, width: 4 } },
	{ steps: line([310, 270], [310, 430]), style: { stroke: "#ffffff", width: 7, opacity: 0.6 } },
	...bareCrop("lettuce", [390, 204], 120),
	...bareCrop("basil", [540, 204], 160),
	...bareCrop("red-lettuce", [690, 204], 120),
	...bareCrop("lettuce", [820, 204], 120),
	...pebbles(300, 204, 600, "aquarium bed"),
	...planter(280, 206, 640, 44, "#e3d5b8", "#c7b691"),
	...plant(0, [1062, 606], 250),
];

/** A shoal of minnows: most swim one way, two are turned back. */
function shoal(): Shape[] {
	const places: readonly (readonly [x: number, y: number, direction: 1 | -1])[] = [
		[430, 330, 1],
		[506, 356, 1],
		[470, 388, 1],
		[562, 322, 1],
		[596, 376, 1],
		[546, 410, 1],
		[690, 350, -1],
		[744, 384, -1],
	];
	return places.flatMap(([x, y, direction], index) => minnow([x, y], 50 - (index % 3) * 4, direction));
}

/** A rack with lamps over trays and pots. */
export const lampRack: Setting = ({ plant, crop, bareCrop }) => [
	...room(wall.clay, ground.tile, 580, stage.width, stage.height),
	{ steps: [...box(250, 30, 18, 580), ...box(890, 30, 18, 580)], style: outlined("#8d8f86") },
	...lampBar(300, 52, 560, 250),
	...lampBar(300, 336, 560, 230),
	{ steps: box(240, 300, 680, 18), style: outlined(wood.face) },
	{ steps: box(240, 570, 680, 18), style: outlined(wood.face) },
	...crop("tomato", [380, 304], 200),
	...crop("chilli", [570, 304], 190),
	...crop("basil", [760, 304], 180),
	...seedlings(330, 532, 190, "#82ad52", "rack seedlings"),
	...planter(320, 532, 210, 38, "#e3d5b8", "#c7b691"),
	...bareCrop("lettuce", [620, 526], 100),
	...bareCrop("red-lettuce", [720, 526], 100),
	...bareCrop("lettuce", [810, 526], 100),
	...planter(570, 526, 300, 44, terracotta.face, terracotta.shade),
	...plant(0, [1052, 606], 250),
	...wateringCan([120, 606], 90, "#8fb0b8"),
];

function tiles(): Shape[] {
	const rows = [160, 250, 340, 430].flatMap((y) => line([0, y], [stage.width, y]));
	const columns = Array.from({ length: 14 }, (_, index) => line([index * 92 + 30, 160], [index * 92 + 30, 500])).flat();
	return [{ steps: [...rows, ...columns], style: { stroke: "#ffffff", width: 3, opacity: 0.7 } }];
}
