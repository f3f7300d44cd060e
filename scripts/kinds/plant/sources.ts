import type { PlantFacts } from "#schemas/content/plant/schema.ts";
import type { PlantSource } from "#schemas/pages/plant/page-data.ts";
import type { LocalizedEntry, View } from "../kind.ts";

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
} as const satisfies Record<string, (facts: PlantFacts) => Keys>;

const topicNames = Object.keys(topics) as (keyof typeof topics)[];

/** Keys of all sources of a plant, without duplicates. */
export function sourceKeysOf(facts: PlantFacts): string[] {
	const said = topicNames.flatMap((topic): Keys => topics[topic](facts));
	return [...new Set([...said, ...(facts.sources ?? [])])].filter((key) => key !== undefined);
}

/** Sources of a plant, without duplicates, each with what it covers and the address of its page about the plant. */
export function sourcesOf({ facts }: LocalizedEntry<"plant">, view: View): PlantSource[] {
	return sourceKeysOf(facts).map((key) => {
		const { title, url, urlForPlant } = view.source(key);
		const said = topicNames.filter((topic) => (topics[topic](facts) as Keys).includes(key));
		return {
			title,
			url: urlForPlant === undefined ? (url ?? null) : urlForPlant + encodeURIComponent(speciesOf(facts)),
			says: said.map((topic) => view.string(`says.${topic}`)).join(", "),
		};
	});
}

/** The botanical name without the cultivar, which species databases do not have. */
function speciesOf({ latin }: PlantFacts): string {
	return latin.replace(/ ‘.*/, "");
}
