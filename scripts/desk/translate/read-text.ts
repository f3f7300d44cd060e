import type { TextPart } from "#schemas/content/translation.ts";
import { onceEach } from "#schemas/shared/once.ts";
import { createMarkdownReader } from "../../content/markdown/read-markdown.ts";
import { parseFile } from "../../content/parse/parse-file.ts";
import { hasTodo } from "../../content/passages/has-todo.ts";
import { plainText } from "../../content/read/decode-text.ts";
import { type Drafts, noDrafts, readContentFile } from "../../content/read/read-file.ts";
import { readShape, validatePart } from "../../content/validate/validate-part.ts";
import { classifyFile, shapeOf } from "../../kinds/content-file.ts";
import { textParts } from "../../kinds/translation.ts";
import { msg } from "../../messages/message.ts";
import { UsageError } from "../../report/diagnostic.ts";
import type { Part } from "../../types/content.ts";

/** A text as a part of the content, and its parts with their hashes. */
export type ReadText = { text: string; part: Part & { data: object }; parts: TextPart[] };

/** Creates a function that reads the source of a text, given its current path; it returns null for an invalid text. */
export function createSourceReader(): (file: string, source: string) => ReadText | null {
	const readMarkdown = createMarkdownReader();
	return (file, source) => {
		const contentFile = classifyFile(file);
		if ("reason" in contentFile || contentFile.role !== "text") return null;
		const text = plainText(source);
		const parsed = parseFile({ file, contentFile, text, hash: "" }, readMarkdown).value;
		const part = validatePart(parsed, readShape(shapeOf(contentFile)), readMarkdown).value;
		return part.data && { text, part: { ...part, data: part.data }, parts: textParts(part.data, part.body) };
	};
}

/**
 * Creates a function that reads a finished text of a content folder, or its draft, each once. Throws a UsageError for an unfinished
 * or invalid text.
 */
export function createTextReader(contentDir: string, drafts: Drafts = noDrafts): (file: string) => ReadText {
	const readSource = createSourceReader();
	return onceEach((file: string): ReadText => {
		const bytes = readContentFile(contentDir, file, drafts);
		const source = bytes && Buffer.from(bytes).toString("utf8");
		if (source !== null && hasTodo(source)) throw new UsageError(msg("usage.todoLeft", { file }));
		const text = source === null ? null : readSource(file, source);
		if (!text) throw new UsageError(msg("usage.unreadable", { file }));
		return text;
	});
}
