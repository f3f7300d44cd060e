import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { defaultLang } from "#schemas/shared/languages.ts";
import { positionOfTextPart } from "../../check/translations.ts";
import { findFrontMatter } from "../../content/parse/front-matter.ts";
import { writtenLike } from "../../content/read/decode-text.ts";
import { classifyFile, inLang, isMarkdown } from "../../kinds/content-file.ts";
import { findStale, recordIn, recordOf, translationStateOf } from "../../kinds/translation.ts";
import { msg } from "../../messages/message.ts";
import { UsageError } from "../../report/diagnostic.ts";
import { writeAll } from "../../store/write-all.ts";
import type { Position } from "../../types/position.ts";
import { createTextReader, type ReadText } from "./read-text.ts";

/** A French passage that has changed while its translation has not, with the positions of both. */
type StalePassage = { part: string; file: string; position: Position; original: string; originalPosition: Position };

/** Files whose record was updated, or the passages that prevented it. */
export type Recorded = { files: string[]; stale: StalePassage[] };

/**
 * Records in translations that they match the current French text, at an editor's request. `name` is a file or folder of the
 * content. Where French passages have changed since the last record but their translations have not, nothing is written and these
 * passages are returned, unless the editor confirms with `stillHolds`. Throws a UsageError for a file that is no translation or not
 * finished.
 */
export function recordTranslations(contentDir: string, name: string, stillHolds: boolean): Recorded {
	const files = translationsAt(contentDir, name.replace(/\/+$/, ""));
	if (files.length === 0) throw new UsageError(msg("usage.noTranslation", { name }));
	const readText = createTextReader(contentDir);
	const records = files.map((file) => ({ file, before: readText(file).text, after: withCurrentRecord(file, readText) }));
	const stale = stillHolds ? [] : files.flatMap((file) => findStalePassages(readText(file), readText(originalOf(file))));
	if (stale.length > 0) return { files: [], stale };
	const changed = records.filter(({ before, after }) => after !== before);
	writeAll(
		contentDir,
		changed.map(({ file, after }) => ({ file, contents: writtenLike(after, readFileSync(join(contentDir, file))) })),
	);
	return { files: changed.map(({ file }) => file), stale: [] };
}

/** The text of a translation with the record that it matches the French text. */
export function withCurrentRecord(file: string, readText: (file: string) => ReadText): string {
	const { text, parts } = readText(file);
	return withRecord(file, text, recordOf(readText(originalOf(file)).parts, parts));
}

/** The record for a new translation of this French file. */
export function recordFor(contentDir: string, original: string): string {
	const { parts } = createTextReader(contentDir)(original);
	return recordOf(parts, parts);
}

function findStalePassages(own: ReadText, original: ReadText): StalePassage[] {
	const record = recordIn(own.part.data);
	const state = translationStateOf(record, original.parts);
	if (record === undefined || state.is !== "stale") return [];
	return findStale(record, state.changed, own.parts).map((part) => ({
		part: part.name,
		file: own.part.file,
		position: positionOfTextPart(own.part, part),
		original: original.part.file,
		originalPosition: positionOfTextPart(original.part, part),
	}));
}

/** The French file beside a translation. */
export function originalOf(file: string): string {
	return inLang(file, defaultLang);
}

/** The text of a file with its record replaced; null removes it. */
export function withRecord(file: string, text: string, record: string | null): string {
	const contentFile = classifyFile(file);
	const markdown = !("reason" in contentFile) && contentFile.role !== "photo" && isMarkdown(contentFile);
	const found = markdown ? findFrontMatter(text) : { yaml: [0, text.length] as const };
	if ("problem" in found) return text;
	const [start, end] = found.yaml;
	const fields = text.slice(start, end).replace(/^translated:.*\n?/m, "");
	const line = record === null ? "" : `translated: ${record}\n`;
	return text.slice(0, start) + (fields === "" || fields.endsWith("\n") ? fields : `${fields}\n`) + line + text.slice(end);
}

/** The translations at a file or in a folder of the content. */
export function translationsAt(contentDir: string, name: string): string[] {
	const path = join(contentDir, name);
	if (!existsSync(path)) return [];
	if (statSync(path).isDirectory())
		return readdirSync(path)
			.sort()
			.flatMap((child) => translationsAt(contentDir, name === "" ? child : `${name}/${child}`));
	return isTranslation(name) ? [name] : [];
}

/** Whether a path of the content is that of a text in another language than French. */
export function isTranslation(file: string): boolean {
	const contentFile = classifyFile(file);
	return !("reason" in contentFile) && contentFile.role === "text" && contentFile.lang !== defaultLang;
}
