import { createInstance } from "i18next";
import { plantFacts, plantText } from "#schemas/content/plant/schema.ts";
import { type Source, siteConfig, sources } from "#schemas/content/site-config.ts";
import { draftArticle } from "#schemas/pages/draft/article.ts";
import { draftFiles, type NewFile } from "#schemas/pages/draft/files.ts";
import { type DraftMaterial, type DraftPlant, draftVocabularies } from "#schemas/pages/draft/material.ts";
import { type Target, targetIds } from "#schemas/shared/draft-targets.ts";
import { createT } from "#schemas/shared/i18n.ts";
import { type Lang, langs, perLanguage } from "#schemas/shared/languages.ts";
import { draftPlant, findOwnSource } from "../../kinds/plant/draft-plant.ts";
import { msg } from "../../messages/message.ts";
import { UsageError } from "../../report/diagnostic.ts";
import { didYouMean } from "../../report/nearest.ts";
import { readYaml } from "./read-yaml.ts";

/** What a draft of an article may be based on; without a plant its facts are blanks. */
export type ArticleWishes = { plant?: string | undefined; topic?: string | undefined; target?: string | undefined };

/**
 * The files of a new article in every language, drafted by the site's generator. `plants` are the slugs of the catalogue. The files
 * pass the check once every TODO marker is filled in. Options that match nothing are a UsageError.
 */
export function scaffoldArticle(
	contentDir: string,
	slug: string,
	wishes: ArticleWishes,
	{ plants, today }: { plants: readonly string[]; today: string },
): NewFile[] {
	const terms = Object.fromEntries(
		draftVocabularies.map((vocabulary) => [vocabulary, readYaml(contentDir, `terms/${vocabulary}.yaml`)]),
	) as DraftMaterial["terms"];
	const t = perLanguage((lang) =>
		createT(createInstance(), lang, readYaml(contentDir, `ui/${lang}.yaml`) as Record<string, string>),
	);
	const plant = wishes.plant === undefined ? null : readPlant(contentDir, choose("plant", wishes.plant, plants));
	const topics = Object.keys(terms.topic);
	const draft = draftArticle(
		{
			slug,
			name: `TODO ${slug}`,
			plant,
			topic: choose("topic", wishes.topic ?? topics[0] ?? "TODO", topics),
			target: choose("target", wishes.target ?? "beginners", targetIds) as Target,
			today,
			siteName: readSiteName(contentDir),
		},
		{ t, terms, ownSource: findOwnSource(readSources(contentDir)) },
	);
	return draftFiles(draft);
}

/** The name of the site; empty while its file is invalid. */
function readSiteName(contentDir: string): string {
	const site = siteConfig.safeParse(readYaml(contentDir, "site.yaml"));
	return site.data?.name ?? "";
}

function choose(option: string, value: string, known: readonly string[]): string {
	if (known.includes(value)) return value;
	const hint = didYouMean(value, known, msg("usage.newChoices", { choices: known.join(", ") }));
	throw new UsageError(msg("usage.newNone", { option, value, hint }));
}

function readPlant(contentDir: string, slug: string): DraftPlant {
	const folder = `plants/${slug}`;
	const facts = plantFacts.safeParse(readYaml(contentDir, `${folder}/facts.yaml`));
	const works = readSources(contentDir);
	const texts = perLanguage((lang) => plantText.safeParse(readYaml(contentDir, `${folder}/${lang}.yaml`)).data);
	if (!facts.success || !isWhole(texts)) throw new UsageError(msg("usage.unreadable", { file: folder }));
	return draftPlant(slug, facts.data, texts, {
		titleOf: (source) => works[source]?.title ?? source,
		ownSource: findOwnSource(works),
	});
}

/** The entries of `sources.yaml`; empty while the file is invalid. */
function readSources(contentDir: string): Record<string, Source> {
	return sources.safeParse(readYaml(contentDir, "sources.yaml")).data ?? {};
}

function isWhole<T>(texts: Record<Lang, T | undefined>): texts is Record<Lang, T> {
	return langs.every((lang) => texts[lang] !== undefined);
}
