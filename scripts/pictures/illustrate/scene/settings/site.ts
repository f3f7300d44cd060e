import { stage } from "#schemas/content/scene.ts";
import { cat } from "../animals.ts";
import { armchair, room, sunOnFloor, table } from "../furniture.ts";
import { floorLamp } from "../lamps.ts";
import { ground, wall } from "../paint.ts";
import type { Setting } from "../stage.ts";
import { books, emptyPot, wateringCan } from "../things.ts";
import { cityWindow } from "../windows.ts";
import { rug } from "./rooms.ts";
import { worktop } from "./workplaces.ts";

/**
 * The room on the home page: a wide window with a view of the city, a full sill, a cat, and leaves in the foreground. The title of a
 * wide page covers its lower left part, so that only low things stand there.
 */
export const parlour: Setting = ({ plant, hung }) => [
	...room(wall.moss, ground.oak, 492, stage.width, stage.height),
	...cityWindow(330, 66, 540, 236),
	sunOnFloor(400, 400, 492, stage.height),
	...hung(0, [244, 0], 300),
	...hung(1, [1030, 30], 240),
	...plant(2, [420, 309], 100),
	...cat([610, 307], 122),
	...plant(3, [786, 309], 96),
	...rug(760, 570, 300, 26, "#b98a72"),
	...floorLamp([306, 548]),
	...table(440, 438, 170, 556),
	...books([454, 438], 56),
	...wateringCan([566, 438], 48, "#8fb0b8"),
	...plant(4, [1000, 560], 330),
	...armchair([825, 572], "#c9774f"),
	...plant(5, [92, 690], 330),
	...plant(6, [1110, 700], 330),
];

/** A pot in which nothing grows yet, on a table. */
export const emptyPotTable: Setting = () => [
	...room(wall.sand, ground.oak, 700, stage.width, stage.height),
	...cityWindow(760, -60, 420, 360),
	...worktop(452),
	...emptyPot(600, 500, 250),
	...wateringCan([350, 520], 150, "#8fb0b8"),
];
