import type { PlantFacts, PlantText } from "#schemas/plant/schema.ts";
import type { SearchSection } from "#schemas/search-item.ts";
import type { Localized, View } from "../kind.ts";

/** Cards of the care on a sheet in the layout of a guide. */
export const careIds = ["light", "water", "temperature", "humidity", "soil", "fertilizer"] as const;
/** Cards of the care on a sheet in the layout of a profile. */
export const profileCareIds = ["light", "water", "humidity", "temperature"] as const;

/** Anchor of a card of the care. */
export function careSection(id: string): string {
	return `care-${id}`;
}

/** Titled parts of a sheet; none for a plant without one. Quick facts and sources answer no query. */
export function sheetSections({ text: { guide, profile } }: Localized<PlantFacts, PlantText>, view: View): SearchSection[] {
	if (guide) return guideSections(guide, view);
	return profile ? profileSections(profile, view) : [];
}

function guideSections({ benefits, harvest, varieties }: NonNullable<PlantText["guide"]>, view: View): SearchSection[] {
	return [
		["toxicity", view.string("sheet.toxicity")],
		["history", view.string("sheet.history")],
		["benefits", benefits.title],
		["care", view.string("sheet.care")],
		...careIds.map((id): SearchSection => [careSection(id), view.string(`care.${id}`)]),
		["propagation", view.string("sheet.propagation")],
		...(harvest ? [["harvest", harvest.title] satisfies SearchSection] : []),
		...(varieties ? [["varieties", varieties.title] satisfies SearchSection] : []),
		["mistakes", view.string("sheet.mistakes")],
		["decor", view.string("sheet.decor")],
	];
}

function profileSections({ care, tabs, faq }: NonNullable<PlantText["profile"]>, view: View): SearchSection[] {
	return [
		["toxicity", view.string("sheet.toxicity")],
		["care", view.string("sheet.care")],
		...profileCareIds.map((id): SearchSection => [careSection(id), care[id].title]),
		...(tabs ? [["in-depth", view.string("sheet.inDepth")] satisfies SearchSection] : []),
		["propagation", view.string("sheet.propagation")],
		["issues", view.string("sheet.issues")],
		["tips", view.string("sheet.tips")],
		...(faq ? [["faq", view.string("sheet.faq")] satisfies SearchSection] : []),
	];
}
