import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { defaultLang } from "#schemas/spec/languages.ts";
import { classifyFile, isMarkdown, shapeOf } from "../kinds/content-file.ts";
import { recordOf, textParts } from "../kinds/translation.ts";
import { createMarkdownReader } from "../markdown/read-markdown.ts";
import { findFrontMatter } from "../parse/front-matter.ts";
import { parseFile } from "../parse/parse-file.ts";
import { UsageError } from "../report/diagnostic.ts";
import { readShape, validatePart } from "../validate/validate-part.ts";

/**
 * Writes into translations that they say what the French text says today, because an editor says so. `name` is a file or a
 * folder of the content; gives the files that changed. What is no translation, or not finished, is a UsageError.
 */
export function recordTranslations(contentDir: string, name: string): string[] {
	const files = translationsAt(contentDir, name.replace(/\/+$/, ""));
	if (files.length === 0)
		throw new UsageError(`There is no translation at ${name}. Name its file or folder, such as plants/pothos.`);
	return files.filter((file) => {
		const before = readFileSync(join(contentDir, file), "utf8");
		if (/\bTODO\b/.test(before)) throw new UsageError(`${file} has a TODO left. Fill it first.`);
		const original = file.replace(/[^/]+(\.[a-z]+)$/, `${defaultLang}$1`);
		const after = withRecord(file, before, recordFor(contentDir, original));
		if (after !== before) writeFileSync(join(contentDir, file), after);
		return after !== before;
	});
}

/** What a translation of this French file records today. */
export function recordFor(contentDir: string, original: string): string {
	const path = join(contentDir, original);
	const contentFile = classifyFile(original);
	const text = existsSync(path)
		? readFileSync(path, "utf8")
				.replace(/^\ufeff/, "")
				.replaceAll("\r\n", "\n")
		: null;
	if (text !== null && /\bTODO\b/.test(text)) throw new UsageError(`${original} has a TODO left. Fill it first.`);
	const readMarkdown = createMarkdownReader();
	const part =
		text === null || "reason" in contentFile || contentFile.role === "photo"
			? null
			: validatePart(
					parseFile({ file: original, contentFile, text, hash: "" }, readMarkdown).value,
					readShape(shapeOf(contentFile)),
					readMarkdown,
				).value;
	if (!part?.data) throw new UsageError(`${original} cannot be read; run npm run check, mend what it finds, then try again.`);
	return recordOf(textParts(part.data, part.body));
}

/** A file's text with that record in place of any other; null takes it away. */
export function withRecord(file: string, text: string, record: string | null): string {
	const contentFile = classifyFile(file);
	const markdown = !("reason" in contentFile) && contentFile.role !== "photo" && isMarkdown(contentFile);
	const found = markdown ? findFrontMatter(text) : { yaml: [0, text.length] as const };
	if ("fault" in found) return text;
	const [start, end] = found.yaml;
	const fields = text.slice(start, end).replace(/^translated:.*\n?/m, "");
	const line = record === null ? "" : `translated: ${record}\n`;
	return text.slice(0, start) + (fields === "" || fields.endsWith("\n") ? fields : `${fields}\n`) + line + text.slice(end);
}

function translationsAt(contentDir: string, name: string): string[] {
	const path = join(contentDir, name);
	if (!existsSync(path)) return [];
	if (statSync(path).isDirectory())
		return readdirSync(path)
			.sort()
			.flatMap((child) => translationsAt(contentDir, `${name}/${child}`));
	const contentFile = classifyFile(name);
	return !("reason" in contentFile) && contentFile.role === "text" && contentFile.lang !== defaultLang ? [name] : [];
}
