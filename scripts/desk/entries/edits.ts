import { readFileSync } from "node:fs";
import { join } from "node:path";
import { defaultLang } from "#schemas/shared/languages.ts";
import { writtenLike } from "../../content/read/decode-text.ts";
import { classifyFile } from "../../kinds/content-file.ts";
import { recordIn, updateRecord } from "../../kinds/translation.ts";
import { msg } from "../../messages/message.ts";
import { UsageError } from "../../report/diagnostic.ts";
import { applyFixes } from "../../report/fix.ts";
import type { Position } from "../../types/position.ts";
import { createSourceReader } from "../translate/read-text.ts";
import { originalOf, translationsAt, withRecord } from "../translate/record-translations.ts";

/** A replacement of one word or address: the next `from` at or after the position becomes `to`. */
export type Edit = { file: string; position: Position; from: string; to: string };

/**
 * New contents of the edited files, by file. Everything else in them is kept byte for byte, except the records in translations: the
 * edits do not change the meaning, so no translation becomes outdated.
 */
export function editedFiles(contentDir: string, edits: readonly Edit[]): Map<string, string> {
	const read = (file: string) => readFileSync(join(contentDir, file), "utf8");
	const edited = new Map<string, string>();
	for (const file of new Set(edits.map((edit) => edit.file))) {
		const own = edits.filter((edit) => edit.file === file);
		const fixes = own.map(({ position, from, to }) => ({ position, fix: { from, to } }));
		edited.set(file, applyFixes(read(file), fixes));
	}
	return withRecords(contentDir, read, edited);
}

function withRecords(
	contentDir: string,
	read: (file: string) => string,
	edited: ReadonlyMap<string, string>,
): Map<string, string> {
	const readSource = createSourceReader();
	const all = new Map(edited);
	const partsOf = (file: string) => {
		const [before, after] = [readSource(file, read(file)), readSource(file, edited.get(file) ?? read(file))];
		if (!before || !after) throw new UsageError(msg("usage.unreadable", { file }));
		return { before: before.parts, after: after.parts, text: after };
	};
	for (const file of translationsBeside(contentDir, edited.keys())) {
		const own = partsOf(file);
		const record = recordIn(own.text.part.data);
		if (record === undefined) continue;
		const reused = updateRecord(record, partsOf(originalOf(file)), own);
		if (reused !== record)
			all.set(file, writtenLike(withRecord(file, own.text.text, reused), readFileSync(join(contentDir, file))));
	}
	return all;
}

/** The translations whose records depend on these files: the files themselves, and for a French text its translations. */
function translationsBeside(contentDir: string, files: Iterable<string>): Set<string> {
	const found = [...files].flatMap((file) => {
		const contentFile = classifyFile(file);
		if ("reason" in contentFile || contentFile.role !== "text") return [];
		return contentFile.lang === defaultLang ? translationsAt(contentDir, file.slice(0, file.lastIndexOf("/"))) : [file];
	});
	return new Set(found);
}
