import { stage } from "#schemas/scene.ts";
import { armchair, cityWindow, door, room, shelf, sideboard, table } from "../furniture.ts";
import { ground, wall } from "../paint.ts";
import type { Setting } from "../stage.ts";
import { books } from "../things.ts";

/** A living room with a window and a sideboard. */
export const livingRoom: Setting = ({ plant, hung }) => [
	...room(wall.clay, ground.oak, 530, stage.width, stage.height),
	...cityWindow(410, 60, 380, 300),
	...hung(3, [330, 0], 300),
	...sideboard(430, 420, 350, 590),
	...plant(0, [235, 606], 400),
	...plant(1, [560, 424], 200),
	...books([650, 420], 100),
	...plant(2, [1010, 606], 400),
];

/** A corner to read in, with one large plant. */
export const readingCorner: Setting = ({ plant }) => [
	...room(wall.sage, ground.oak, 540, stage.width, stage.height),
	...cityWindow(120, 70, 420, 330),
	...plant(0, [690, 606], 560),
	...armchair([990, 606], 300, "#c9774f", "#a95d3b"),
	...table(150, 470, 260, 606),
	...books([290, 470], 100),
	...plant(1, [220, 474], 130),
];

/** A dim hallway with a door. */
export const hallway: Setting = ({ plant, hung }) => [
	...room(wall.evening, "#8d7a60", 560, stage.width, stage.height),
	...door(500, 110, 220, 450),
	...shelf(800, 320, 330),
	...plant(2, [910, 324], 190),
	...books([990, 320], 110),
	...hung(3, [400, 0], 300),
	...plant(0, [225, 610], 350),
	...plant(1, [880, 612], 240),
	...plant(4, [1080, 612], 210),
];
