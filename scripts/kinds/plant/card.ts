import type { PlantFacts } from "#schemas/content/plant/schema.ts";
import { eaters } from "#schemas/content/scene.ts";
import type { PlantCard, PlatedPlant, Toxicity } from "#schemas/pages/plant/page-data.ts";
import { cataloguePath } from "#schemas/shared/plant-details.ts";
import type { LocalizedEntry, View } from "../kind.ts";
import { sourcesOn } from "./sources.ts";

/** Path of a plant's sheet, or null if it has none. */
export function sheetPath(slug: string, { sheet }: PlantFacts): string | null {
	return sheet === undefined ? null : `${cataloguePath}/${slug}`;
}

/** Address of a plant: its sheet, or else its card in the catalogue. */
export function pathOf(slug: string, facts: PlantFacts): string {
	return sheetPath(slug, facts) ?? `${cataloguePath}#${slug}`;
}

/** Plants of these slugs, in the given order, as small plates. */
export function platedPlants(slugs: readonly string[], view: View): PlatedPlant[] {
	const entries = new Map(view.entries("plant").map((entry) => [entry.slug, entry]));
	return slugs.flatMap((slug) => {
		const entry = entries.get(slug);
		if (!entry) return [];
		const { number, name, latin, picture } = plantCard(entry, view);
		return [{ slug, path: pathOf(slug, entry.facts), number, name, latin, picture }];
	});
}

/** A plant as the catalogue shows it. */
export function plantCard(entry: LocalizedEntry<"plant">, view: View): PlantCard {
	const { slug, facts, text } = entry;
	return {
		slug,
		path: sheetPath(slug, facts),
		number: facts.number === undefined ? null : String(facts.number).padStart(3, "0"),
		name: text.name,
		latin: facts.latin,
		family: facts.family,
		origin: text.origin,
		description: text.description,
		category: view.term("category", facts.category),
		light: view.term("light", facts.light.level),
		water: view.term("water", facts.water.level),
		difficulty: view.term("difficulty", facts.difficulty),
		toxicity: eaters.map((who) => toxicityFor(who, facts, view)),
		airPurifyingClaim: facts.airPurifyingClaim,
		picture: view.pictures.of(entry),
	};
}

function toxicityFor(who: Toxicity["who"], facts: PlantFacts, view: View): Toxicity {
	const { severity } = facts.toxicity[who];
	const [source] = sourcesOn(who, facts, view);
	return {
		who,
		label: view.string(`toxicity.${who}`),
		severity,
		severityLabel: view.term("severity", severity),
		source: source === undefined ? null : view.source(source).title,
	};
}
