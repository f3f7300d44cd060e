import type { PlantFacts, PlantText } from "#schemas/plant/schema.ts";
import type { Localized, View } from "../kind.ts";

/** All plants by their names in the language of the view, the order of the catalogue and of the care pages. */
export function plantsByName(view: View): Localized<PlantFacts, PlantText>[] {
	return view.once("plants by name", () => view.entries("plant").toSorted((a, b) => view.compare(a.text.name, b.text.name)));
}
