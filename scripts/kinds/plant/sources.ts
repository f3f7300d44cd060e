import type { PlantFacts } from "#schemas/content/plant/schema.ts";
import type { PlantSource } from "#schemas/pages/plant/page-data.ts";
import type { LocalizedEntry, View } from "../kind.ts";
import { isInLanguage, nearestFirst } from "../titled-source.ts";

type Keys = readonly (string | undefined)[];

/** The sources of each subject of a page, in the order of citation. */
const topics = {
	latin: ({ saidBy }) => [saidBy.latin],
	cat: ({ toxicity }) => [toxicity.cat.source],
	dog: ({ toxicity }) => [toxicity.dog.source],
	child: ({ toxicity }) => [toxicity.child.source],
	signs: ({ saidBy }) => saidBy.signs ?? [],
	light: ({ saidBy }) => [saidBy.light],
	water: ({ saidBy }) => [saidBy.water],
	feeding: ({ saidBy }) => [saidBy.feeding],
	repotting: ({ saidBy }) => [saidBy.repotting],
	cleaning: ({ saidBy }) => [saidBy.cleaning],
	humidity: ({ saidBy }) => [saidBy.humidity],
	temperature: ({ saidBy }) => [saidBy.temperature],
	coldLimit: ({ saidBy }) => [saidBy.coldLimit],
	size: ({ saidBy }) => [saidBy.size],
	soil: ({ saidBy }) => [saidBy.soil],
	practice: ({ saidBy }) => [saidBy.practice],
	harvest: ({ saidBy }) => [saidBy.harvest],
	figures: ({ figures }) => Object.values(figures ?? {}).map(({ source }) => source),
	texts: ({ sources }) => sources ?? [],
} as const satisfies Record<string, (facts: PlantFacts) => Keys>;

type Topic = keyof typeof topics;

const topicNames = Object.keys(topics) as Topic[];

/** Works besides that say the same about a subject, in any language. */
function alsoSaying(topic: Topic, { alsoSaidBy = {} }: PlantFacts): readonly string[] {
	const witnesses: Partial<Record<Topic, readonly string[] | undefined>> = alsoSaidBy;
	return witnesses[topic] ?? [];
}

/** Keys of all sources of a plant, without duplicates. */
export function sourceKeysOf(facts: PlantFacts): string[] {
	const said = topicNames.flatMap((topic): Keys => [...topics[topic](facts), ...alsoSaying(topic, facts)]);
	return [...new Set(said)].filter((key) => key !== undefined);
}

/** The sources of a subject on a page: the works besides that are in its language, then those that the facts rest on. */
export function sourcesOn(topic: Topic, facts: PlantFacts, view: View): string[] {
	const inLanguage = alsoSaying(topic, facts).filter((key) => isInLanguage(key, view));
	return [...nearestFirst(inLanguage, view), ...topics[topic](facts)].filter((key) => key !== undefined);
}

/** Sources of a plant, without duplicates, each with what it covers and the address of its page about the plant. */
export function sourcesOf({ facts }: LocalizedEntry<"plant">, view: View): PlantSource[] {
	const said = topicNames.map((topic) => ({ topic, keys: sourcesOn(topic, facts, view) }));
	const keys = new Set(said.flatMap((each) => each.keys));
	return nearestFirst([...keys], view).map((key) => {
		const { title, url, urlForPlant } = view.source(key);
		return {
			title,
			url: urlForPlant === undefined ? (url ?? null) : urlForPlant + encodeURIComponent(speciesOf(facts)),
			says: said.flatMap((each) => (each.keys.includes(key) ? view.string(`says.${each.topic}`) : [])).join(", "),
		};
	});
}

/** The botanical name without the cultivar, which species databases do not have. */
function speciesOf({ latin }: PlantFacts): string {
	return latin.replace(/ ‘.*/, "");
}
