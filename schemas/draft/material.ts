import { type Figures, placeholderPattern } from "../figures.ts";
import type { Picture } from "../picture.ts";
import { plant } from "../plant/kind.ts";
import type { PlantFacts, PlantText } from "../plant/schema.ts";
import { type Lang, langs } from "../spec/languages.ts";
import { draftStrings, generatorStrings } from "./ui-strings.ts";

/** A plant as drafts tell of it. Its texts may name its figures in braces, as an article would. */
export type DraftPlant = {
	slug: string;
	latin: string;
	/** Where the site tells of it. */
	path: string;
	light: string;
	windows: string[];
	toxicity: { who: "cat" | "dog" | "child"; severity: string; source: string | null }[];
	figures: Figures;
	texts: Record<Lang, DraftPlantText>;
};

export type DraftPlantText = Pick<PlantText, "name" | "description" | "soil" | "fertilizer" | "propagation"> & {
	otherNames: string[];
	toxicitySigns: string | null;
};

/** A plant's picture, which stands in for that of an article until the build draws it. */
export type DraftPicture = Omit<Picture, "alt"> & { alt: Record<Lang, string> };

/** All that drafts are made from, in every language. `pictures` are those of plants, by slug. */
export type DraftMaterial = {
	words: Record<Lang, Record<string, string>>;
	terms: Record<(typeof draftVocabularies)[number], Record<string, Record<Lang, string>>>;
	/** Whether articles end with the affiliate line. */
	affiliate: boolean;
	plants: DraftPlant[];
	pictures: Record<string, DraftPicture>;
};

/** Vocabularies whose labels drafts use. */
export const draftVocabularies = ["topic", "light", "window", "severity"] as const;

/** Interface strings that drafts and their form use: those of their own, and headings that sheets have too. */
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
const draftKeys = [...Object.keys(draftStrings), ...borrowed];

/** Those of a language's interface strings that drafts are written with; with those of the form when asked for. */
export function draftWords(strings: Record<string, string>, withForm: boolean): Record<string, string> {
	const keys = withForm ? [...Object.keys(generatorStrings), ...draftKeys] : draftKeys;
	return Object.fromEntries(keys.map((key) => [key, strings[key] ?? key]));
}

/** What drafts need of a plant. `titleOf` gives the title of a source. */
export function draftPlant(
	slug: string,
	facts: PlantFacts,
	texts: Record<Lang, PlantText>,
	titleOf: (source: string) => string,
): DraftPlant {
	return {
		slug,
		latin: facts.latin,
		path: plant.path(slug, facts) ?? `/fiches-plantes#${slug}`,
		light: facts.light.level,
		windows: facts.light.windows,
		toxicity: (["cat", "dog", "child"] as const).map((who) => {
			const { severity, source } = facts.toxicity[who];
			return { who, severity, source: source === undefined ? null : titleOf(source) };
		}),
		figures: figuresOf(facts),
		texts: Object.fromEntries(langs.map((lang) => [lang, textOf(texts[lang])])) as Record<Lang, DraftPlantText>,
	};
}

/** Numbers of a plant by the names that an article may give them. */
function figuresOf(facts: PlantFacts): Figures {
	const { light, water } = facts;
	const figures: Figures = {
		"light-lux": { ...light.lux, unit: "lux" },
		"window-distance": { ...light.distance, unit: "metre" },
		"water-growing": { ...water.growing, unit: "count" },
		"water-resting": { ...water.resting, unit: "count" },
		...plant.figures(facts),
	};
	return Object.fromEntries(
		Object.entries(figures).map(([name, { min, max, ...rest }]) => [
			hyphenate(name),
			min === max ? { ...(min === undefined ? {} : { value: min }), ...rest } : { min, max, ...rest },
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

/** `coldLimit` → `cold-limit`: articles name their figures in lower case. */
function hyphenate(name: string): string {
	return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
