import { withHint } from "../../messages/message.ts";
import type { Diagnostic } from "../../report/diagnostic.ts";
import { indexLines } from "../../report/line-index.ts";
import type { ParsedFile } from "../../types/content.ts";
import { type Annotation, findValues } from "./annotations.ts";

/** A string in which no Markdown is read: its pointer, its source, and where that begins. */
export type PlainText = { pointer: string; source: string; start: number };

/** The plain strings of a file, without the fields that hold Markdown. */
export function findPlainTexts({ data, strings, text }: ParsedFile, annotations: readonly Annotation[]): PlainText[] {
	const markdown = new Set(
		annotations.flatMap(({ rule, path }) => (rule === "markdown" ? findValues(data, path).map(({ pointer }) => pointer) : [])),
	);
	return Object.entries(strings).flatMap(([pointer, [start, end]]) =>
		markdown.has(pointer) ? [] : [{ pointer, source: text.slice(start, end), start }],
	);
}

const tag = /<\/?[a-z][\w-]*(?:\s[^<>]*)?>/i;
const markdown = /\*\*(?=\S)|__(?=[^\s_])|\[[^\]]+\]\([^)]*\)/;

/** Signs of HTML or Markdown in plain strings, which pages would show as they are; one finding for each string. */
export function checkPlainTexts({ file, text }: ParsedFile, plainTexts: readonly PlainText[]): Diagnostic[] {
	const locate = indexLines(text);
	return plainTexts.flatMap(({ source, start }): Diagnostic[] => {
		const html = tag.exec(source);
		const found = html ?? markdown.exec(source);
		if (!found) return [];
		return [
			{
				code: html ? "raw-html" : "broken-markup",
				file,
				position: locate(start + found.index),
				...withHint("validate.plainText", { markup: found[0] }),
			},
		];
	});
}
