import type { PlantFacts, PlantText } from "#schemas/plant/schema.ts";
import type { Localized, View } from "../kind.ts";

/** Works that the facts and the statements on toxicity are taken from, each once. */
export function sourcesOf({ facts }: Localized<PlantFacts, PlantText>, view: View): { title: string; url: string | null }[] {
	const { cat, dog, child } = facts.toxicity;
	const keys = [...facts.sources, cat.source, dog.source, child.source].filter((key) => key !== undefined);
	return [...new Set(keys)].map((key) => ({ title: view.source(key).title, url: view.source(key).url ?? null }));
}
