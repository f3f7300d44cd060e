import { isMarkdown } from "../../kinds/content-file.ts";
import { msg } from "../../messages/message.ts";
import type { Diagnostic, Outcome } from "../../report/diagnostic.ts";
import { offerFixes } from "../../report/fix.ts";
import { indexLines } from "../../report/line-index.ts";
import { reportOccurrences } from "../../report/occurrences.ts";
import type { ParsedFile, SourceFile } from "../../types/content.ts";
import type { Position } from "../../types/position.ts";
import type { MarkdownReader } from "../markdown/read-markdown.ts";
import { movePassages } from "../passages/pieces.ts";
import { findFrontMatter } from "./front-matter.ts";
import { findMergeConflicts, keepFirstVersions } from "./merge-conflicts.ts";
import { describeOddSpaces, findOddSpaces, withPlainSpaces } from "./odd-spaces.ts";
import { isBeyondLimits, parseYaml } from "./parse-yaml.ts";

/** Parses one text file into data and Markdown, with the position of everything. Knows no field names. */
export function parseFile({ file, contentFile, text }: SourceFile, readMarkdown: MarkdownReader): Outcome<ParsedFile> {
	if (text === null) return { value: { file, contentFile, text: "", ...nothing }, diagnostics: [] };
	const conflicts = findMergeConflicts(text, file);
	const merged = conflicts.length > 0 ? keepFirstVersions(text) : text;
	const spaces = findOddSpaces(merged, isMarkdown(contentFile));
	const plain = spaces.length > 0 ? withPlainSpaces(merged, spaces) : merged;
	const { value, diagnostics } = parsePlain({ file, contentFile, text: plain }, readMarkdown);
	return { value, diagnostics: [...conflicts, ...reportOccurrences(describeOddSpaces(spaces), merged, file), ...diagnostics] };
}

/** Parses one text file without its Markdown: its fields, and where they stand. */
export function parseFields(source: SourceFile): Outcome<ParsedFile> {
	return parseFile(source, () => ({ value: { rich: { type: "root", children: [] }, marks: [], passages: [] }, diagnostics: [] }));
}

function parsePlain(
	{ file, contentFile, text }: Pick<SourceFile, "file" | "contentFile"> & { text: string },
	readMarkdown: MarkdownReader,
): Outcome<ParsedFile> {
	const locate = indexLines(text);
	const parsed = isMarkdown(contentFile)
		? parseMarkdownFile(text, file, locate, readMarkdown)
		: parseYamlFile(text, file, locate);
	const empty = parsed.value.data === null && parsed.diagnostics.length === 0 ? [emptyFile(file)] : [];
	return {
		value: { file, contentFile, text, ...parsed.value },
		diagnostics: [...parsed.diagnostics, ...empty, ...findTodos(text, file)],
	};
}

/** A file with comments or empty document markers only, without any field. */
function emptyFile(file: string): Diagnostic {
	return {
		code: "empty-file",
		file,
		position: [1, 1],
		message: msg("parse.noField"),
		hint: msg("read.empty.hint"),
	};
}

type Parsed = Omit<ParsedFile, "file" | "contentFile" | "text">;

const nothing: Parsed = { data: null, positions: {}, strings: {}, body: null, bodyStart: null, marks: [], passages: [] };

function parseYamlFile(text: string, file: string, locate: (offset: number) => Position): Outcome<Parsed> {
	const { value, diagnostics } = parseYaml(text, file, locate);
	return { value: { ...nothing, ...value }, diagnostics };
}

function parseMarkdownFile(
	text: string,
	file: string,
	locate: (offset: number) => Position,
	readMarkdown: MarkdownReader,
): Outcome<Parsed> {
	const parts = findFrontMatter(text);
	if ("problem" in parts) {
		const missing = parts.problem === "missing";
		return {
			value: nothing,
			diagnostics: [
				{
					code: "front-matter",
					file,
					position: missing ? [1, 1] : locate(findWantedClose(text)),
					message: missing ? msg("parse.noFrontMatter") : msg("parse.openFrontMatter"),
					hint: msg("parse.frontMatter.hint"),
				},
			],
		};
	}
	const yaml = parseYaml(text, file, locate, ...parts.yaml);
	const bodyStart = locate(text.length - text.slice(parts.body).trimStart().length);
	const body = readMarkdown(text.slice(parts.body), {
		file,
		pointer: "body",
		locate: (offset) => locate(parts.body + offset),
	});
	const diagnostics = [...yaml.diagnostics, ...offerFixes(body.diagnostics, text)];
	// The content of a rejected text is unknown: comparing it with other files would report the same mistake again.
	if (body.diagnostics.some(isBeyondLimits)) return { value: nothing, diagnostics };
	return {
		value: {
			...yaml.value,
			body: body.value.rich,
			bodyStart,
			marks: body.value.marks,
			passages: movePassages(body.value.passages, parts.body),
		},
		diagnostics,
	};
}

/** Where the front matter should be closed: at an indented `---`, otherwise at the first blank line. */
function findWantedClose(text: string): number {
	const indented = /^[ \t]+---[ \t]*$/m.exec(text);
	if (indented) return indented.index;
	const blank = /\n[ \t]*\n/.exec(text);
	return blank ? blank.index + 1 : 0;
}

/** Markers of unfinished work, in capitals only, because «todo» is a Spanish word, and filler text. */
const unfinished = /\b(?:TODO|FIXME|TBD)\b|\b[Ll]orem ipsum\b|\bxxx+\b/g;

function findTodos(text: string, file: string): Diagnostic[] {
	return text.split("\n").flatMap((line, index) =>
		[...line.matchAll(unfinished)].map(({ 0: words, index: column }): Diagnostic => {
			const said = words === "TODO" ? msg("parse.todo") : msg("parse.filler", { words });
			const hint = words === "TODO" ? msg("parse.todo.hint") : msg("parse.filler.hint");
			return { code: "todo", file, position: [index + 1, column + 1], message: said, hint };
		}),
	);
}
