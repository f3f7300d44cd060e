import type { PlantFacts, PlantText } from "#schemas/content/plant/schema.ts";
import type { Lang } from "#schemas/shared/languages.ts";
import type { CompleteEntry } from "../types/content.ts";

/** A plant with its text in every language. */
export type CompletePlant = CompleteEntry & { facts: PlantFacts; texts: Record<Lang, { text: PlantText }> };

/** Whether an entry is a plant: the facts and texts of entries of this kind have been validated against its schemas. */
export function isPlant(entry: CompleteEntry): entry is CompletePlant {
	return entry.kind === "plant";
}
