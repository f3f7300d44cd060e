import type { PlantForm } from "#schemas/content/plant/form.ts";
import { terracotta as clay, glazeOf, straw, wood } from "./palette.ts";
import { basket } from "./pots/basket.ts";
import { driftwood } from "./pots/driftwood.ts";
import { glazed } from "./pots/glazed.ts";
import { hanging } from "./pots/hanging.ts";
import type { Pot } from "./pots/pot.ts";
import { terracotta } from "./pots/terracotta.ts";

/** Draws a pot with the given rim width. */
export function drawPot({ type, glaze }: PlantForm["pot"], width: number): Pot {
	switch (type) {
		case "terracotta":
			return terracotta(width, clay);
		case "basket":
			return basket(width, straw);
		case "glazed":
			return glazed(width, glazeOf[glaze ?? "sand"]);
		case "hanging":
			return hanging(width, glazeOf[glaze ?? "sand"]);
		case "driftwood":
			return driftwood(width, wood);
	}
}
