import { type Figures, placeholderPattern } from "../../content/figures.ts";
import { capitalize } from "../../shared/capitalize.ts";
import { constants } from "../../shared/constants.ts";
import { type Target, targets } from "../../shared/draft-targets.ts";
import type { TFunction } from "../../shared/i18n.ts";
import { type Lang, perLanguage } from "../../shared/languages.ts";
import { titleEnding, titleRoom } from "../title-tag.ts";
import type { DraftMaterial, DraftPlant, DraftPlantText, DraftSource } from "./material.ts";

/** A piece of a paragraph: words, or a link. */
export type Inline = string | { text: string; to: string };
export type Block = { type: "paragraph"; pieces: Inline[] } | { type: "list"; items: Inline[][] };
/** A part of a draft; the introduction has no heading. */
export type DraftSection = { heading: string | null; blocks: Block[] };

/** Front matter of a draft, as the schema of articles has it. */
type DraftText = {
	badge: string;
	title: string;
	metaTitle: string;
	metaDescription: string;
	subtitle: string;
	imageAlt: string;
	introTitle: string;
};

/** A drafted article: the contents of its files as data. */
export type ArticleDraft = {
	slug: string;
	/** TODO comment for the facts, worded as in other scaffolds; null if nothing is missing. */
	factsToFill: string | null;
	facts: {
		published: string;
		topic: string;
		scene: { setting: string; plants: string[] };
		figures?: Figures;
		sources?: string[];
	};
	texts: Record<Lang, { text: DraftText; sections: DraftSection[] }>;
};

/**
 * What to draft: an article about a plant of the catalogue, or about one of which only the name is known. `today` is the
 * publication date, written 2025-01-31.
 */
export type DraftOrder = {
	slug: string;
	name: string;
	plant: DraftPlant | null;
	topic: string;
	target: Target;
	today: string;
	siteName: string;
};

/** Strings used in drafts: the interface strings of each language, and the labels of vocabularies. */
type Material = Pick<DraftMaterial, "terms" | "ownSource"> & { t: Record<Lang, TFunction> };

/** Prefix of a link to a source of the article; its key follows. */
export const citation = "#source-";
const citationPattern = new RegExp(`"${citation}([^"]+)"`, "g");

/** Drafts an article in every language. What only its author can know is marked TODO. */
export function draftArticle(order: DraftOrder, material: Material): ArticleDraft {
	const { slug, plant, topic, today } = order;
	const texts = perLanguage((lang) => draftText(order, lang, material));
	const named = new Set([...JSON.stringify(texts).matchAll(placeholderPattern)].map(([, name = ""]) => name));
	const figures = Object.entries(plant?.figures ?? {}).filter(([name]) => named.has(name));
	const cited = new Set([...JSON.stringify(texts).matchAll(citationPattern)].map(([, key = ""]) => key));
	const sources = [...cited, ...(cited.size + figures.length > 0 ? [] : [material.ownSource])];
	return {
		slug,
		factsToFill: plant
			? null
			: "TODO put a plant into the scene, the numbers of the texts under figures, and the works they rest on under sources",
		facts: {
			published: today,
			topic,
			scene: plant ? { setting: "windowsill", plants: [plant.slug] } : { setting: "empty-pot", plants: [] },
			...(sources.length > 0 && { sources }),
			...(figures.length > 0 && { figures: Object.fromEntries(figures) }),
		},
		texts,
	};
}

/** Number of TODO markers in the text of a language. */
export function countTodos({ text, sections }: ArticleDraft["texts"][Lang]): number {
	return JSON.stringify([text, sections]).match(/\bTODO\b/g)?.length ?? 0;
}

function draftText({ name: givenName, plant, topic, target, siteName }: DraftOrder, lang: Lang, { t, terms }: Material) {
	const name = plant?.texts[lang].name ?? givenName;
	const translate = t[lang];
	// Articles refer to a figure by its name in braces.
	const figures = Object.fromEntries(Object.keys(plant?.figures ?? {}).map((name) => [name, `{${name}}`]));
	const topicLabel = terms.topic[topic]?.[lang] ?? topic;
	const title = translate("draft.title", { name, topic: topicLabel });
	const text: DraftText = {
		badge: cutAtWord(capitalize(topicLabel), 40),
		title: cutAtWord(title, 110),
		metaTitle: cutAtWord(title, titleRoom(titleEnding(siteName))),
		metaDescription: cutAtWord(translate("draft.metaDescription", { name }), constants.metaDescriptionMax),
		subtitle: cutAtWord(translate(`draft.subtitle.${target}`, { name }), 200),
		imageAlt: cutAtWord(plant ? translate("draft.imageAlt", { name }) : blank("draft.blank"), 200),
		introTitle: translate("draft.introTitle"),
	};
	function blank(key: string) {
		return `TODO ${translate(key)}`;
	}
	const known = plant?.texts[lang];
	const ask = paragraph(blank("draft.blank"));
	const label = (vocabulary: "light" | "window" | "severity", id: string) => terms[vocabulary][id]?.[lang] ?? id;
	const light = plant && {
		level: label("light", plant.light),
		windows: plant.windows.map((side) => `${label("window", side)} ({${side}-window})`).join(", "),
	};
	const parts = {
		light: {
			heading: translate("care.light"),
			blocks: [light ? paragraph(translate("draft.light", { ...figures, ...light })) : ask],
		},
		water: { heading: translate("care.water"), blocks: [plant ? paragraph(translate("draft.water", figures)) : ask] },
		temperature: {
			heading: translate("care.temperature"),
			blocks: [plant ? paragraph(translate("draft.temperature", figures)) : ask],
		},
		humidity: { heading: translate("care.humidity"), blocks: [plant ? paragraph(translate("draft.humidity", figures)) : ask] },
		soil: { heading: translate("care.soil"), blocks: [known ? citedText("soil", known) : ask] },
		fertilizer: { heading: translate("care.fertilizer"), blocks: [known ? citedText("fertilizer", known) : ask] },
		propagation: { heading: translate("sheet.propagation"), blocks: [known ? citedText("propagation", known) : ask] },
		toxicity: { heading: translate("sheet.toxicity"), blocks: plant ? toxicity(plant) : [ask] },
	} satisfies Record<string, DraftSection>;
	function toxicity(plant: DraftPlant): Block[] {
		const items = plant.toxicity.map(({ who, severity, source }) => {
			const values = { who: translate(`toxicity.${who}`), severity: label("severity", severity) };
			if (source === null) return [translate("draft.toxicity", values)];
			const [before = "", after = ""] = translate("draft.toxicitySourced", { ...values, source: place }).split(place);
			return [before, link(source), after];
		});
		const texts = plant.texts[lang];
		return [{ type: "list", items }, ...(texts.toxicitySigns === null ? [] : [citedText("toxicitySigns", texts)])];
	}
	/** A text of the plant, with citations if it is about safety. */
	function citedText(
		part: "description" | "soil" | "fertilizer" | "propagation" | "toxicitySigns",
		texts: DraftPlantText,
	): Block {
		const sources = plant?.onSafety.includes(part) ? plant.safetySources : [];
		const text = texts[part] ?? "";
		if (sources.length === 0) return paragraph(text);
		return paragraph(...sources.flatMap((source, index) => [index === 0 ? `${text} (` : ", ", link(source)]), ")");
	}
	const lead = targets[target];
	const { [lead]: first, ...others } = parts;
	const sections: DraftSection[] = [
		{
			heading: null,
			blocks: [
				...(known ? [citedText("description", known)] : []),
				paragraph(blank("draft.blankIntro")),
				...(plant ? [paragraph(`${translate("draft.sheet")} `, { text: name, to: plant.path }, ".")] : []),
			],
		},
		first,
		...Object.values(others),
		{ heading: translate("draft.own"), blocks: [paragraph(blank("draft.blankOwn"))] },
	];
	return { text, sections };
}

/** Placeholder for a source in a sentence until its link is inserted. */
const place = "\u0001";

function link({ key, title }: DraftSource): Inline {
	return { text: title, to: citation + key };
}

function paragraph(...pieces: Inline[]): Block {
	return { type: "paragraph", pieces };
}

/** Truncates a text to `max` characters, at the end of a word if possible. */
function cutAtWord(text: string, max: number): string {
	if (text.length <= max) return text;
	const cut = text.slice(0, max);
	return cut.replace(/[\s\p{P}]+\S*$/u, "") || cut;
}
