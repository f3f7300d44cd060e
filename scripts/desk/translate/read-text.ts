import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { TextPart } from "#schemas/content/translation.ts";
import { onceEach } from "#schemas/shared/once.ts";
import { createMarkdownReader } from "../../content/markdown/read-markdown.ts";
import { parseFile } from "../../content/parse/parse-file.ts";
import { hasTodo } from "../../content/passages/has-todo.ts";
import { readShape, validatePart } from "../../content/validate/validate-part.ts";
import { classifyFile, shapeOf } from "../../kinds/content-file.ts";
import { textParts } from "../../kinds/translation.ts";
import { msg } from "../../messages/message.ts";
import { UsageError } from "../../report/diagnostic.ts";
import type { Part } from "../../types/content.ts";

/** A text with its source, and its parts with their hashes. */
export type ReadText = { source: string; part: Part & { data: object }; parts: TextPart[] };

/** Creates a function that reads the source of a text, given its current path; it returns null for an invalid text. */
export function createSourceReader(): (file: string, source: string) => ReadText | null {
	const readMarkdown = createMarkdownReader();
	return (file, source) => {
		const contentFile = classifyFile(file);
		if ("reason" in contentFile || contentFile.role !== "text") return null;
		const text = source.replace(/^\ufeff/, "").replaceAll("\r\n", "\n");
		const parsed = parseFile({ file, contentFile, text, hash: "" }, readMarkdown).value;
		const part = validatePart(parsed, readShape(shapeOf(contentFile)), readMarkdown).value;
		return part.data && { source, part: { ...part, data: part.data }, parts: textParts(part.data, part.body) };
	};
}

/**
 * Creates a function that reads a finished text of a content folder, each once. Throws a UsageError for an unfinished or invalid
 * text.
 */
export function createTextReader(contentDir: string): (file: string) => ReadText {
	const readSource = createSourceReader();
	return onceEach((file: string): ReadText => {
		const path = join(contentDir, file);
		const source = existsSync(path) ? readFileSync(path, "utf8") : null;
		if (source !== null && hasTodo(source)) throw new UsageError(msg("usage.todoLeft", { file }));
		const text = source === null ? null : readSource(file, source);
		if (!text) throw new UsageError(msg("usage.unreadable", { file }));
		return text;
	});
}
