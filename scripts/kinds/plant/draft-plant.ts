import { placeholderPattern } from "#schemas/content/figures.ts";
import type { PlantFacts, PlantText } from "#schemas/content/plant/schema.ts";
import { eaters } from "#schemas/content/scene.ts";
import type { Source } from "#schemas/content/site-config.ts";
import type { DraftPlant, DraftPlantText } from "#schemas/pages/draft/material.ts";
import { defaultLang, type Lang, perLanguage } from "#schemas/shared/languages.ts";
import { pickStrings } from "#schemas/shared/plural-forms.ts";
import { hyphenate } from "#schemas/shared/slug.ts";
import { windowPlaces } from "#schemas/shared/window-light.ts";
import { safetyPattern } from "../safety-words.ts";
import { wordsOfPages } from "../words-of-pages.ts";
import { pathOf } from "./card.ts";
import { plant } from "./kind.ts";

/** Interface strings shared by drafts, their form and sheets. */
const borrowed = [
	"care.light",
	"care.water",
	"care.temperature",
	"care.humidity",
	"care.soil",
	"care.fertilizer",
	"sheet.propagation",
	"sheet.toxicity",
	"toxicity.cat",
	"toxicity.dog",
	"toxicity.child",
];

/** The interface strings of a language that drafts and their form use. */
export function draftWords(strings: Record<string, string>): Record<string, string> {
	return pickStrings(strings, [...wordsOfPages.generator, ...borrowed]);
}

/** The key of the source for our own rules of thumb: the one described on a page of the site, or else the first one. */
export function findOwnSource(sources: Readonly<Record<string, Source>>): string {
	const keys = Object.keys(sources);
	return keys.find((key) => sources[key]?.page) ?? keys[0] ?? "";
}

/** A plant's data for drafts. `titleOf` returns the title of a source; `ownSource` is the source of figures without one. */
export function draftPlant(
	slug: string,
	facts: PlantFacts,
	texts: Record<Lang, PlantText>,
	{ titleOf, ownSource }: { titleOf(source: string): string; ownSource: string },
): DraftPlant {
	const named = (key: string) => ({ key, title: titleOf(key) });
	return {
		slug,
		latin: facts.latin,
		path: pathOf(slug, facts),
		light: facts.light.level,
		windows: windowPlaces(facts.light.lux).map(({ side }) => side),
		toxicity: eaters.map((who) => {
			const { severity, source } = facts.toxicity[who];
			return { who, severity, source: source === undefined ? null : named(source) };
		}),
		onSafety: partsOnSafety(texts[defaultLang]),
		safetySources: safetySources(facts, ownSource).map(named),
		figures: figuresOf(slug, facts, ownSource),
		texts: perLanguage((lang) => textOf(texts[lang])),
	};
}

/**
 * Sources of the safety statements in its texts: those that describe the symptoms, or else those of the severities, or else our
 * own.
 */
function safetySources({ saidBy, toxicity }: PlantFacts, ownSource: string): string[] {
	const graded = [toxicity.cat.source, toxicity.dog.source, toxicity.child.source].filter((key) => key !== undefined);
	const keys = saidBy.signs ?? [...new Set(graded)];
	return keys.length > 0 ? keys : [ownSource];
}

/** Texts whose original contains a safety word, for which the check requires a source. */
function partsOnSafety(original: PlantText): DraftPlant["onSafety"] {
	const parts = ["description", "soil", "fertilizer", "propagation", "toxicitySigns"] as const;
	const pattern = safetyPattern(defaultLang);
	return parts.filter((part) => part === "toxicitySigns" || pattern?.test(original[part]));
}

/** Numbers of a plant, by the names under which articles may repeat them as figures. */
function figuresOf(slug: string, facts: PlantFacts, ownSource: string): DraftPlant["figures"] {
	return Object.fromEntries(
		Object.entries(plant.shape.figures(facts)).map(([name, { min, max, source = ownSource, ...rest }]) => [
			hyphenate(name),
			{
				...(min === max ? (min === undefined ? {} : { value: min }) : { min, max }),
				...rest,
				source,
				same: `${plant.folder}/${slug}#${name}`,
			},
		]),
	);
}

function textOf({ name, otherNames, description, soil, fertilizer, propagation, toxicitySigns }: PlantText): DraftPlantText {
	const rename = (text: string) => text.replace(placeholderPattern, (_, figure: string) => `{${hyphenate(figure)}}`);
	return {
		name,
		otherNames: otherNames ?? [],
		description: rename(description),
		soil: rename(soil),
		fertilizer: rename(fertilizer),
		propagation: rename(propagation),
		toxicitySigns: toxicitySigns === undefined ? null : rename(toxicitySigns),
	};
}
