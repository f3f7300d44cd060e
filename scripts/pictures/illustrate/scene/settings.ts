import type { settings } from "#schemas/content/scene.ts";
import { bench, bento, livingWall, shelves } from "./settings/displays.ts";
import { aquarium, jars, lampRack } from "./settings/kitchens.ts";
import { leafSigns, pestSigns } from "./settings/leaf-signs.ts";
import { balcony, windowsill } from "./settings/outdoors.ts";
import { hallway, livingRoom, readingCorner } from "./settings/rooms.ts";
import { emptyPotTable, parlour } from "./settings/site.ts";
import { wateringTable, winterWindow, workbench } from "./settings/workplaces.ts";
import type { Setting } from "./stage.ts";

export const settingOf: Record<keyof typeof settings, Setting> = {
	balcony,
	bento,
	shelves,
	"living-room": livingRoom,
	bench,
	"living-wall": livingWall,
	workbench,
	"reading-corner": readingCorner,
	jars,
	aquarium,
	"lamp-rack": lampRack,
	hallway,
	windowsill,
	"watering-table": wateringTable,
	parlour,
	"empty-pot": emptyPotTable,
	"leaf-signs": leafSigns,
	"pest-signs": pestSigns,
	"winter-window": winterWindow,
};
