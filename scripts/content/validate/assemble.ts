import { isLang, type Lang, langs } from "#schemas/shared/languages.ts";
import { findKindByName } from "../../kinds/kinds.ts";
import { msg } from "../../messages/message.ts";
import { aboutFile, type Diagnostic, type Outcome } from "../../report/diagnostic.ts";
import type { Content, Entry, Part, Photo } from "../../types/content.ts";
import type { PhotoSource } from "../../types/content-file.ts";

/**
 * Joins parts by slug and reports missing languages and facts. `images` are the photos of the folder, `photos` those that can be
 * shown.
 */
export function assembleContent(parts: Part[], images: PhotoSource[], photos: Photo[]): Outcome<Content> {
	const content: Content = {
		entries: assembleEntries(parts),
		later: [],
		ui: {},
		terms: {},
		single: {},
		credits: {},
		parts,
		images,
		photos,
	};
	for (const part of parts) {
		const { contentFile } = part;
		const { role } = contentFile;
		if (role === "ui") content.ui[contentFile.lang] = part;
		else if (role === "terms") content.terms[contentFile.vocabulary] = part;
		else if (role === "credit") content.credits[contentFile.stem] = part;
		else if (role !== "facts" && role !== "text" && role !== "wording") content.single[role] = part;
	}
	return {
		value: content,
		diagnostics: [
			...content.entries.flatMap((entry) => missingParts(entry, folderOf(entry))),
			...langs
				.filter((lang) => !content.ui[lang])
				.map(
					(lang): Diagnostic =>
						missingLanguage(
							"ui",
							`ui/${lang}.yaml`,
							langs.filter((each) => content.ui[each]),
							lang,
						),
				),
		],
	};
}

/** Joins the parts of each entry. */
export function assembleEntries(parts: Part[]): Entry[] {
	const entries = new Map<string, Entry>();
	for (const part of parts) {
		const { contentFile } = part;
		if (contentFile.role !== "facts" && contentFile.role !== "text") continue;
		const key = `${contentFile.kind}/${contentFile.slug}`;
		const entry = entries.get(key) ?? { kind: contentFile.kind, slug: contentFile.slug, facts: null, texts: {} };
		entries.set(key, entry);
		if (contentFile.role === "facts") entry.facts = part;
		else if (isLang(contentFile.lang)) entry.texts[contentFile.lang] = part;
	}
	return [...entries.values()];
}

/** The folder of an entry below the content. */
export function folderOf({ slug, facts, texts }: Entry): string {
	return (facts ?? Object.values(texts)[0])?.file.replace(/\/[^/]+$/, "") ?? slug;
}

function missingParts({ kind, facts, texts, slug }: Entry, folder: string): Diagnostic[] {
	const present = langs.filter((lang) => texts[lang]);
	const { extension } = findKindByName(kind).shape;
	const missing =
		present.length === 0
			? [
					aboutFile(folder, "missing-language", {
						message: msg("validate.noText", { entry: slug }),
						hint: msg("validate.create.hint", { files: langs.map((lang) => `${folder}/${lang}.${extension}`).join(", ") }),
					}),
				]
			: langs
					.filter((lang) => !texts[lang])
					.map((lang) => missingLanguage(slug, `${folder}/${lang}.${extension}`, present, lang));
	return facts
		? missing
		: [
				aboutFile(folder, "missing-file", {
					message: msg("validate.noFacts", { entry: slug }),
					hint: msg("validate.create.hint", { files: `${folder}/facts.yaml` }),
				}),
				...missing,
			];
}

function missingLanguage(what: string, file: string, present: readonly Lang[], lang: Lang): Diagnostic {
	const folder = file.replace(/\/[^/]+$/, "");
	return aboutFile(folder, "missing-language", {
		message:
			present.length === 0
				? msg("validate.noneAtAll", { entry: what })
				: msg("validate.noLanguage", { entry: what, langs: present, lang }),
		hint:
			present.length === 0 || !file.includes("/")
				? msg("validate.create.hint", { files: file })
				: msg("validate.newTranslation.hint", { folder, lang }),
	});
}
