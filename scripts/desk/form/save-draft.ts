import type { EntryDraft, FileDraft } from "#schemas/content/edit.ts";
import { showText, writtenLike } from "../../content/read/decode-text.ts";
import { msg } from "../../messages/message.ts";
import { hashBytes } from "../../store/hash.ts";
import { createTextReader } from "../translate/read-text.ts";
import { isTranslation, withCurrentRecord } from "../translate/record-translations.ts";
import { patchText } from "./content-text.ts";
import { readRegular } from "./inside.ts";
import { findFile, orderOf } from "./open-entry.ts";
import { Unwritable, writeInside } from "./write-file.ts";

/** Files that changed since the form read them, by name. */
export class Changed extends Unwritable {
	readonly files: string[];
	constructor(files: string[]) {
		super(msg("edit.changed", { files: files.join(", ") }));
		this.files = files;
	}
}

/** New contents of each file of a draft, by path. Throws `Unwritable` for files that belong to no entry or cannot be patched. */
export function textsOf(contentDir: string, { files }: EntryDraft): Map<string, string> {
	return new Map(files.map((draft) => [draft.file, textOf(contentDir, draft)]));
}

function textOf(contentDir: string, draft: FileDraft): string {
	const found = findFile(draft.file);
	if (!found) throw new Unwritable(msg("edit.noFileOfEntry", { file: draft.file }));
	if ("text" in draft) return draft.text.endsWith("\n") || draft.text === "" ? draft.text : `${draft.text}\n`;
	const patched = patchText(textOnDisk(contentDir, draft.file), draft, orderOf(draft.file));
	if (patched === null) throw new Unwritable(msg("edit.asText", { file: draft.file }));
	return patched;
}

/**
 * Writes all files of a draft or none; throws `Changed` if one was modified since the form read it. Translations marked current
 * record the new French text. Returns the names of the files.
 */
export function saveDraft(contentDir: string, draft: EntryDraft): string[] {
	const changed = draft.files.filter(({ file, base }) => baseOf(contentDir, file) !== base);
	if (changed.length > 0) throw new Changed(changed.map(({ file }) => file));
	const texts = textsOf(contentDir, draft);
	const readText = createTextReader(contentDir, texts);
	const recorded = draft.current.map((file) => {
		const isThere = texts.has(file) || readRegular(contentDir, file) !== null;
		if (!isThere || !isTranslation(file)) throw new Unwritable(msg("edit.noTranslation", { file }));
		return [file, withCurrentRecord(file, readText)] as const;
	});
	const written = new Map([...texts, ...recorded]);
	writeInside(
		contentDir,
		[...written].flatMap(([file, text]) => writeOf(contentDir, file, text)),
	);
	return [...written.keys()];
}

/** The write for a file; empty if it already has that content. */
function writeOf(contentDir: string, file: string, text: string): { file: string; contents: Uint8Array }[] {
	const before = readRegular(contentDir, file);
	const contents = Buffer.from(writtenLike(text, before));
	return before !== null && contents.equals(before) ? [] : [{ file, contents }];
}

function baseOf(contentDir: string, file: string): string | null {
	const bytes = readRegular(contentDir, file);
	return bytes === null ? null : hashBytes(bytes);
}

/** The text of a file; empty if it does not exist. */
function textOnDisk(contentDir: string, file: string): string {
	const bytes = readRegular(contentDir, file);
	return bytes === null ? "" : showText(bytes);
}
