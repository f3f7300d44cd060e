import { createInstance } from "i18next";
import { articleFacts } from "#schemas/content/article/schema.ts";
import { longReadText } from "#schemas/content/long-read.ts";
import { type ArticleDraft, countTodos, draftArticle } from "#schemas/pages/draft/article.ts";
import { draftFiles, type NewFile } from "#schemas/pages/draft/files.ts";
import type { DraftMaterial } from "#schemas/pages/draft/material.ts";
import { type PreviewContext, previewPage } from "#schemas/pages/draft/preview.ts";
import { type Problem, type RequestField, readRequest } from "#schemas/pages/draft/request.ts";
import { draftSlug } from "#schemas/pages/draft/slug.ts";
import type { LongReadPage } from "#schemas/pages/page-data.ts";
import { createT } from "#schemas/shared/i18n.ts";
import { type Lang, langs, perLanguage } from "#schemas/shared/languages.ts";
import { findPlant } from "./find-plant.ts";

export type Fields = Record<RequestField, string>;
export type FieldProblem = Problem | { is: "taken"; path: string };

/** A valid draft: its page in the visitor's language, and its files. `known` is whether the catalogue has the plant. */
export type Made = { slug: string; name: string; known: boolean; blanks: number; page: LongReadPage; files: NewFile[] };

/** Context besides the fields: `today` is the date of publication, as 2025-01-31. */
export type Setting = { material: DraftMaterial; lang: Lang; around: Omit<PreviewContext, "picture">; today: string };

/**
 * Validates the form's fields with the build's schemas and makes the draft, or returns an error per field. It is loaded in the
 * browser only with the form, together with zod, since the schemas are those of the build.
 */
export function makeDraft(
	fields: Fields,
	{ material, lang, around, today }: Setting,
): { made: Made } | { problems: Partial<Record<RequestField, FieldProblem>> } {
	const read = readRequest(fields);
	if ("problems" in read) return read;
	const { name, topic, target } = read.request;
	const plant = findPlant(name, material.plants);
	const slug = draftSlug(plant?.slug ?? name, topic);
	const path = `/blog/${slug}`;
	if (around.articles.some((article) => article.path === path)) return { problems: { topic: { is: "taken", path } } };
	const t = perLanguage((each) => createT(createInstance(), each, material.words[each]));
	const order = { slug, name, plant, topic, target, today, siteName: around.siteName };
	const draft = draftArticle(order, { t, terms: material.terms, ownSource: material.ownSource });
	assertFits(draft);
	const found = plant && material.pictures[plant.slug];
	const picture = found ? { ...found, alt: found.alt[lang] } : null;
	const blanks = countTodos(draft.texts[lang]);
	return {
		made: {
			slug,
			name,
			known: plant !== null,
			blanks,
			page: previewPage(draft, lang, { ...around, picture }),
			files: draftFiles(draft),
		},
	};
}

/** Throws if the build would reject the draft. Tests show that this never happens. */
function assertFits({ facts, texts }: ArticleDraft): void {
	articleFacts.parse(facts);
	for (const lang of langs) longReadText.parse(texts[lang].text);
}
