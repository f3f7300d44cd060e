import type { OpenPlant } from "#schemas/content/plant/open-data.ts";
import type { PlantFacts } from "#schemas/content/plant/schema.ts";
import type { Lang } from "#schemas/shared/languages.ts";
import { windowPlaces, windowSides } from "#schemas/shared/window-light.ts";
import { sourceKeysOf } from "./sources.ts";

/** A plant in the open data: its facts, without those that only its pages use. */
export function openPlant(
	{ slug, facts }: { slug: string; facts: PlantFacts },
	names: Record<Lang, string>,
	url: string,
): OpenPlant {
	const { latin, authority, family, category, difficulty, water, humidity, temperature, coldLimit } = facts;
	const { hardiness, size, toxicity, saidBy } = facts;
	return {
		...{ slug, url, names, latin },
		...(authority === undefined ? {} : { authority }),
		...{ family, category, difficulty },
		light: { ...facts.light, windows: windowPlaces(facts.light.lux) },
		...{ water, humidity, temperature, coldLimit, hardiness, size, toxicity, saidBy },
		sources: sourceKeysOf(facts),
	};
}

type Read = (plant: OpenPlant) => string | number | undefined;

/** The columns of the table of all plants, each with its accessor; column names end with the unit. */
export function plantColumns(langs: readonly Lang[]): Record<string, Read> {
	const range = (name: string, unit: string, read: (plant: OpenPlant) => { min: number; max: number } | undefined) => ({
		[`${name}_min_${unit}`]: (plant: OpenPlant) => read(plant)?.min,
		[`${name}_max_${unit}`]: (plant: OpenPlant) => read(plant)?.max,
	});
	const windows = windowSides.map((side) =>
		range(`${side}_window`, "m", ({ light }) => light.windows.find((each) => each.side === side)),
	);
	return {
		slug: ({ slug }) => slug,
		url: ({ url }) => url,
		latin: ({ latin }) => latin,
		family: ({ family }) => family,
		category: ({ category }) => category,
		difficulty: ({ difficulty }) => difficulty,
		...Object.fromEntries(langs.map((lang) => [`name_${lang}`, ({ names }: OpenPlant) => names[lang]])),
		light: ({ light }) => light.level,
		...range("light", "lux", ({ light }) => light.lux),
		...Object.assign({}, ...windows),
		water: ({ water }) => water.level,
		...range("check_growing", "days", ({ water }) => water.growing),
		...range("check_resting", "days", ({ water }) => water.resting),
		...range("humidity", "percent", ({ humidity }) => humidity),
		...range("temperature", "celsius", ({ temperature }) => temperature),
		cold_limit_celsius: ({ coldLimit }) => coldLimit,
		hardiness: ({ hardiness }) => hardiness,
		...range("height", "cm", ({ size }) => size.height),
		...range("spread", "cm", ({ size }) => size.spread),
		toxic_to_cats: ({ toxicity }) => toxicity.cat.severity,
		toxic_to_dogs: ({ toxicity }) => toxicity.dog.severity,
		toxic_to_children: ({ toxicity }) => toxicity.child.severity,
		sources: ({ sources }) => sources.join(" "),
	};
}
