import type { CardCare, PlantDetails } from "#schemas/pages/plant/page-data.ts";
import { emergencyLink } from "../emergency.ts";
import type { LocalizedEntry, View } from "../kind.ts";
import { quickFacts } from "./quick-facts.ts";
import { signsAndFirstAid } from "./signs.ts";
import { sourcesOf } from "./sources.ts";

/** Content of an opened plant card. Unlike on sheets, its facts have no drawings, and those already on the card are left out. */
export function plantDetails(entry: LocalizedEntry<"plant">, view: View): PlantDetails {
	const onCard = [view.term("difficulty", entry.facts.difficulty), entry.text.origin];
	const facts = quickFacts(entry, view).filter(({ value }) => !onCard.includes(value));
	return { facts: facts.map(({ gauge, ...fact }) => fact), care: cardCare(entry, view) };
}

function cardCare(entry: LocalizedEntry<"plant">, view: View): CardCare | null {
	const { care } = entry.text;
	if (care === undefined) return null;
	const toxicitySigns = signsAndFirstAid(entry, view);
	const emergency = toxicitySigns === null ? null : emergencyLink(view);
	const { harvest = null, ...others } = care;
	return { ...others, harvest, toxicitySigns, emergency, sources: sourcesOf(entry, view) };
}
