import { defaultLang, perLanguage } from "#schemas/shared/languages.ts";
import { findKindByName } from "../../kinds/kinds.ts";
import { safetyPattern } from "../../kinds/safety-words.ts";
import { withHint } from "../../messages/message.ts";
import type { Diagnostic } from "../../report/diagnostic.ts";
import { indexLines } from "../../report/line-index.ts";
import type { ParsedFile, Passage, SafetyStatement } from "../../types/content.ts";
import { hasTodo } from "../passages/has-todo.ts";
import { findRange } from "../passages/pieces.ts";

/** The kind of a passage, judged by the line that it begins on. */
type Form = "heading" | "item" | "row" | "paragraph";

/** A passage, and the keys of the sources that it links to. */
type Statement = { passage: Passage; form: Form; cites: string[] };

/**
 * The statements about safety in a text. Paragraphs and list items stand for themselves, but an item may rest on the paragraph above
 * the list, and a table row on anything in its section. Checklists only repeat the text. Only the original is read: another rule
 * compares the links of translations.
 */
export function findSafetyStatements(parsed: ParsedFile): SafetyStatement[] {
	const { contentFile, text } = parsed;
	const citations = citationsOf(parsed);
	const pattern = patterns[defaultLang];
	// A text with a TODO is unfinished.
	if (!citations || !pattern || contentFile.role !== "text" || contentFile.lang !== defaultLang || hasTodo(text)) return [];
	const locate = indexLines(text);
	return divide(readStatements(parsed, citations.prefix)).flatMap((section) =>
		section.flatMap((statement, index): SafetyStatement[] => {
			const found = pattern.exec(statement.passage.text);
			if (!found) return [];
			const [offset] = findRange(statement.passage, found.index, found.index + 1) ?? [0];
			return [{ position: locate(offset), words: found[0], sources: sourcesBehind(statement, section, index) }];
		}),
	);
}

/** Finds statements about safety without a link to a source. */
export function checkUnsourcedSafety(parsed: ParsedFile, statements: readonly SafetyStatement[]): Diagnostic[] {
	const prefix = citationsOf(parsed)?.prefix ?? "";
	return statements
		.filter(({ sources }) => sources.length === 0)
		.map(({ position, words }) => ({
			code: "unsourced-safety",
			file: parsed.file,
			position,
			...withHint("validate.unsourcedSafety", { words, prefix }),
		}));
}

function citationsOf({ contentFile }: ParsedFile) {
	return "kind" in contentFile ? findKindByName(contentFile.kind).shape.citations : null;
}

function sourcesBehind({ form, cites }: Statement, section: readonly Statement[], index: number): string[] {
	if (cites.length > 0) return cites;
	if (form === "row") return section.flatMap((other) => other.cites);
	if (form === "item") return section.slice(0, index).findLast((other) => other.form === "paragraph")?.cites ?? [];
	return [];
}

/** Divides statements into sections, without their headings. */
function divide(statements: readonly Statement[]): Statement[][] {
	const sections: Statement[][] = [[]];
	for (const statement of statements) {
		if (statement.form === "heading") sections.push([]);
		else sections.at(-1)?.push(statement);
	}
	return sections;
}

/** The passages of a Markdown body, without checklists. */
function readStatements({ text, passages, marks }: ParsedFile, prefix: string): Statement[] {
	const locate = indexLines(text);
	const lines = text.split("\n");
	const checklists = linesOfChecklists(lines);
	const citations = marks.flatMap((mark) =>
		mark.type === "link" && mark.url.startsWith(prefix) ? [{ line: mark.position[0], key: mark.url.slice(prefix.length) }] : [],
	);
	return passages.flatMap((passage): Statement[] => {
		const [first, last] = [passage.pieces[0]?.[1], passage.pieces.at(-1)?.[2]];
		if (first === undefined || last === undefined) return [];
		const [from, to] = [locate(first)[0], locate(last)[0]];
		if (checklists.has(from)) return [];
		const cites = citations.flatMap(({ line, key }) => (line >= from && line <= to ? [key] : []));
		return [{ passage, form: formOf(lines[from - 1] ?? ""), cites }];
	});
}

function formOf(line: string): Form {
	if (/^\s*#/.test(line)) return "heading";
	if (/^\s*(?:[-*+]|\d+[.)])\s/.test(line)) return "item";
	return /^\s*\|/.test(line) ? "row" : "paragraph";
}

function linesOfChecklists(lines: readonly string[]): ReadonlySet<number> {
	const within = new Set<number>();
	let open = false;
	for (const [index, line] of lines.entries()) {
		if (line.startsWith(":::")) open = /^:{3,}checklist\b/.test(line);
		if (open) within.add(index + 1);
	}
	return within;
}

const patterns = perLanguage(safetyPattern);
