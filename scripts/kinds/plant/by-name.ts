import { constants } from "#schemas/shared/constants.ts";
import type { LocalizedEntry, View } from "../kind.ts";
import { partsBySlug } from "../paging.ts";

/** All plants by their names in the language of the view, the order of the catalogue and of the care pages. */
export function plantsByName(view: View): LocalizedEntry<"plant">[] {
	return view.once("plants by name", () => view.entries("plant").toSorted((a, b) => view.compare(a.text.name, b.text.name)));
}

/** The page of the catalogue, or of the care pages, on which each plant is, if there are several. */
export function plantParts(template: "plant-list" | "plant-care", view: View): Map<string, number> {
	return partsBySlug(plantsByName(view), constants.listPages[template]);
}
