import { join } from "node:path";
import type { TextPart } from "#schemas/content/translation.ts";
import { defaultLang, type Lang, langs } from "#schemas/shared/languages.ts";
import { analyzeContent, type RunOptions } from "../../build/analyze-content.ts";
import { assignPaths } from "../../check/paths.ts";
import { redirectMap } from "../../check/redirects.ts";
import { showText } from "../../content/read/decode-text.ts";
import { noDrafts, readIfThere } from "../../content/read/read-file.ts";
import { folderOf } from "../../content/validate/assemble.ts";
import { recordedHashes, recordIn } from "../../kinds/translation.ts";
import { hashData } from "../../store/hash.ts";
import type { Entry } from "../../types/content.ts";
import { withRecord } from "../translate/record-translations.ts";

/**
 * An entry by its folder: its address if it has a page, its title and parts in the original language, a hash of each
 * translation, and how many words of the original each has yet to catch up with.
 */
export type SurveyedEntry = {
	folder: string;
	path: string | null;
	/** Whether its facts are without errors; otherwise nothing is known about its address. */
	hasFacts: boolean;
	title: string;
	parts: readonly TextPart[];
	translations: Partial<Record<Lang, string>>;
	toTranslate: Partial<Record<Lang, number>>;
};

/** The data that two content folders are compared by. */
export type Survey = { entries: Map<string, SurveyedEntry>; redirects: ReadonlyMap<string, string> };

/** Surveys a content folder, which may contain errors: files that cannot be read are left out. */
export async function surveyContent(contentDir: string, run: RunOptions): Promise<Survey> {
	const { content } = await analyzeContent({ contentDir, drafts: noDrafts }, run);
	if (!content) return { entries: new Map(), redirects: new Map() };
	const pages = assignPaths(content).value;
	const paths = new Map([...pages].map(([path, entry]) => [entry, path] as const).reverse());
	const entries = content.entries.map((entry) => surveyEntry(contentDir, entry, paths.get(entry) ?? null));
	return {
		entries: new Map(entries.map((each) => [each.folder, each])),
		redirects: redirectMap(content.single.redirects, pages),
	};
}

function surveyEntry(contentDir: string, entry: Entry, path: string | null): SurveyedEntry {
	const { facts, texts } = entry;
	const original = texts[defaultLang];
	const parts = original?.digest?.parts ?? [];
	const translations = langs.filter((lang) => lang !== defaultLang);
	return {
		folder: folderOf(entry),
		path,
		hasFacts: facts?.data != null,
		title: titleOf(original?.data) ?? entry.slug,
		parts,
		translations: Object.fromEntries(
			translations.flatMap((lang) => (texts[lang] ? [[lang, hashWords(contentDir, texts[lang].file)]] : [])),
		),
		toTranslate: Object.fromEntries(translations.map((lang) => [lang, wordsBehind(texts[lang]?.data, parts)])),
	};
}

/** Hash of a translation without its record, which also changes when the original does, and without the addresses of links. */
function hashWords(contentDir: string, file: string): string {
	const text = showText(readIfThere(join(contentDir, file)) ?? new Uint8Array());
	return hashData(withRecord(file, text, null).replace(/(?<=\]\()[^)\s]*|(?<=: )\/\S*$/gm, ""));
}

function titleOf(data: object | null | undefined): string | undefined {
	const { title, name } = (data ?? {}) as { title?: unknown; name?: unknown };
	return [title, name].find((each) => typeof each === "string");
}

/**
 * The word count of all parts if there is no translation; if the translation records its source, that of the parts changed since.
 */
function wordsBehind(text: object | null | undefined, parts: readonly TextPart[]): number {
	if (!text) return sumWords(parts);
	const record = recordIn(text);
	if (record === undefined) return 0;
	const known = new Set(recordedHashes(record));
	return sumWords(parts.filter(({ hash }) => !known.has(hash)));
}

/** Total word count of the parts of a text. */
export function sumWords(parts: readonly TextPart[]): number {
	return parts.reduce((sum, { words }) => sum + words, 0);
}
