import { isLang, type Lang, langs } from "#schemas/shared/languages.ts";
import type { ParsedFile, Passage, Reference } from "../../types/content.ts";
import { hasTodo } from "../passages/has-todo.ts";
import { readYamlString } from "../passages/pieces.ts";
import { givenTexts, type PassagesOfLang } from "../typography/conventions.ts";

/** Passages of the Markdown fields of a file, by pointer. */
export type MarkdownFields = ReadonlyMap<string, readonly Passage[]>;

/**
 * The text of a file by language: its Markdown, and every string that is not a reference. Empty for a file with a TODO marker,
 * whose text may still be in the language that it is translated from.
 */
export function findPassagesByLang(
	parsed: ParsedFile,
	references: readonly Reference[],
	fields: MarkdownFields,
): PassagesOfLang[] {
	if (hasTodo(parsed.text)) return [];
	const names = new Set(references.map(({ pointer }) => pointer));
	const byLang: Partial<Record<Lang, Passage[]>> = {};
	const add = (pointer: string, read: () => readonly Passage[]) => {
		const lang = languageOf(parsed.contentFile, pointer);
		if (!lang) return;
		const passages = byLang[lang] ?? [];
		passages.push(...read());
		byLang[lang] = passages;
	};
	add("body", () => parsed.passages);
	visitStrings(parsed.data, "", (pointer, value) => {
		if (names.has(pointer) || givenTexts.includes(value)) return;
		add(pointer, () => fields.get(pointer) ?? readString(parsed, pointer, value));
	});
	return langs.flatMap((lang) => (byLang[lang] ? [{ lang, passages: byLang[lang] }] : []));
}

function readString({ strings, text }: ParsedFile, pointer: string, value: string): Passage[] {
	const [start, end] = strings[pointer] ?? [0, 0];
	const passage = readYamlString(value, text.slice(start, end), start);
	return passage ? [passage] : [];
}

function visitStrings(data: unknown, pointer: string, visit: (pointer: string, value: string) => void): void {
	if (typeof data === "string") visit(pointer, data);
	else if (typeof data === "object" && data !== null)
		for (const [key, value] of Object.entries(data)) visitStrings(value, `${pointer}/${key}`, visit);
}

/** Language of a string, from its file or the last language key in its pointer; undefined if there is none. */
function languageOf(contentFile: ParsedFile["contentFile"], pointer: string): Lang | undefined {
	const lang = "lang" in contentFile ? contentFile.lang : pointer.slice(pointer.lastIndexOf("/") + 1);
	return isLang(lang) ? lang : undefined;
}
