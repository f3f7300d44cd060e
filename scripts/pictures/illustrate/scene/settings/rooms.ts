import { stage } from "#schemas/content/scene.ts";
import { ink } from "../../palette.ts";
import { ellipse, type Shape } from "../../path.ts";
import { armchair, door, room, shelf, sideboard, sunOnFloor, table } from "../furniture.ts";
import { floorLamp, pendant } from "../lamps.ts";
import { ground, outlined, wall } from "../paint.ts";
import type { Setting } from "../stage.ts";
import { books } from "../things.ts";
import { cityWindow } from "../windows.ts";

/** A living room with a window and a sideboard, and a plant in the foreground. */
export const livingRoom: Setting = ({ plant, hung }) => [
	...room(wall.clay, ground.oak, 510, stage.width, stage.height),
	...cityWindow(420, 60, 390, 250),
	sunOnFloor(470, 300, 510, stage.height),
	...floorLamp([885, 560]),
	...hung(3, [330, 0], 290),
	...sideboard(440, 396, 360, 566),
	...plant(1, [530, 399], 165),
	...books([650, 396], 66),
	...rug(600, 600, 330, 26, "#b98a72"),
	...plant(2, [1020, 600], 380),
	...plant(0, [190, 640], 470),
];

/** A reading corner with one large plant. */
export const readingCorner: Setting = ({ plant }) => [
	...room(wall.sage, ground.oak, 505, stage.width, stage.height),
	...cityWindow(110, 60, 420, 250),
	sunOnFloor(160, 330, 505, stage.height),
	...rug(880, 590, 300, 26, "#7f9188"),
	...floorLamp([1110, 570]),
	...plant(0, [690, 585], 500),
	...armchair([930, 598], "#c9774f"),
	...table(210, 452, 220, 592),
	...books([340, 452], 62),
	...plant(1, [280, 455], 125),
];

/** A dim hallway with a door. */
export const hallway: Setting = ({ plant, hung }) => [
	...room(wall.evening, ground.hall, 520, stage.width, stage.height),
	...door(520, 520),
	...pendant([850, 110]),
	...shelf(810, 300, 300),
	...plant(2, [900, 303], 140),
	...books([1000, 300], 62),
	...rug(610, 580, 200, 22, "#a95d3b"),
	...hung(3, [400, 0], 280),
	...plant(1, [850, 592], 210),
	...plant(4, [1070, 610], 190),
	...plant(0, [215, 622], 300),
];

/** A rug on the floor, with a contrasting border. */
export function rug(x: number, y: number, wide: number, deep: number, colour: string): Shape[] {
	return [
		{ steps: ellipse([x, y], wide, deep), style: outlined(colour, 1.4) },
		{ steps: ellipse([x, y], wide * 0.9, deep * 0.78), style: { stroke: "#efe6d2", width: 3, opacity: 0.7 } },
		{ steps: ellipse([x, y + 2], wide * 0.4, deep * 0.3), style: { fill: ink, opacity: 0.05 } },
	];
}
