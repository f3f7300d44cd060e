import { type DraftMaterial, draftVocabularies } from "#schemas/pages/draft/material.ts";
import { defaultLang, type Lang, perLanguage } from "#schemas/shared/languages.ts";
import { draftMaterialPath } from "#schemas/shared/url.ts";
import { draftPlant, draftWords, findOwnSource } from "../kinds/plant/draft-plant.ts";
import type { Site } from "../types/content.ts";
import type { Artifact } from "../types/site.ts";
import { isPlant } from "./complete-plant.ts";
import type { Locale } from "./localize.ts";

/**
 * `data/drafts.json`: data from which the form on the blog drafts articles. Figures stay in braces, so that drafts refer to them
 * too.
 */
export function draftMaterial(site: Site, locales: Record<Lang, Locale>): Artifact {
	const ownSource = findOwnSource(site.sources);
	const material: DraftMaterial = {
		ownSource,
		words: perLanguage((lang) => draftWords(site.strings[lang])),
		terms: Object.fromEntries(
			draftVocabularies.map((vocabulary) => [vocabulary, site.terms[vocabulary] ?? {}]),
		) as DraftMaterial["terms"],
		plants: site.entries.filter(isPlant).map(({ slug, facts, texts }) =>
			draftPlant(
				slug,
				facts,
				perLanguage((lang) => texts[lang].text),
				{ titleOf: (source) => site.sources[source]?.title ?? source, ownSource },
			),
		),
		pictures: picturesOfPlants(locales),
	};
	return { destination: "dist", file: draftMaterialPath.slice(1), contents: JSON.stringify(material) };
}

function picturesOfPlants(locales: Record<Lang, Locale>): DraftMaterial["pictures"] {
	const shown = perLanguage((lang) => {
		const { view } = locales[lang];
		return new Map(view.entries("plant").map((plant) => [plant.slug, view.pictures.of(plant)]));
	});
	return Object.fromEntries(
		[...shown[defaultLang]].flatMap(([slug, picture]) =>
			picture ? [[slug, { ...picture, alt: perLanguage((lang) => shown[lang].get(slug)?.alt ?? "") }]] : [],
		),
	);
}
