import { defaultLang, perLanguage } from "#schemas/shared/languages.ts";
import { findKindByName } from "../../kinds/kinds.ts";
import { safetyPattern } from "../../kinds/safety-words.ts";
import { msg } from "../../messages/message.ts";
import type { Diagnostic } from "../../report/diagnostic.ts";
import { indexLines } from "../../report/line-index.ts";
import type { ParsedFile, Passage } from "../../types/content.ts";
import { findRange } from "../passages/pieces.ts";

/** The kind of a passage, judged by the line that it begins on. */
type Form = "heading" | "item" | "row" | "paragraph";

/** A passage, and whether it links to a source. */
type Statement = { passage: Passage; form: Form; cites: boolean };

/**
 * Finds statements about safety without a link to a source. Paragraphs and list items are checked individually, but an item may
 * rely on the paragraph above the list, and a table row on anything in its section. Checklists only repeat the text. Only the
 * original is checked: another rule compares the links of translations.
 */
export function checkUnsourcedSafety(parsed: ParsedFile): Diagnostic[] {
	const { file, contentFile, text } = parsed;
	const citations =
		contentFile.role === "text" && contentFile.lang === defaultLang ? findKindByName(contentFile.kind).shape.citations : null;
	const pattern = patterns[defaultLang];
	// A text with a TODO is unfinished.
	if (!citations || !pattern || /\bTODO\b/.test(text)) return [];
	const locate = indexLines(text);
	return divide(readStatements(parsed, citations.prefix)).flatMap((section) =>
		section.flatMap(({ passage, ...statement }, index): Diagnostic[] => {
			const found = pattern.exec(passage.text);
			if (!found || restsOnSource(statement, section, index)) return [];
			const [offset] = findRange(passage, found.index, found.index + 1) ?? [0];
			const message = msg("validate.unsourcedSafety", { words: found[0] });
			const hint = msg("validate.unsourcedSafety.hint", { prefix: citations.prefix });
			return [{ code: "unsourced-safety", file, position: locate(offset), message, hint }];
		}),
	);
}

function restsOnSource({ form, cites }: Omit<Statement, "passage">, section: readonly Statement[], index: number): boolean {
	if (cites) return true;
	if (form === "row") return section.some((other) => other.cites);
	return form === "item" && (section.slice(0, index).findLast((other) => other.form === "paragraph")?.cites ?? false);
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
	const citing = new Set(
		marks.flatMap((mark) => (mark.type === "link" && mark.url.startsWith(prefix) ? [mark.position[0]] : [])),
	);
	return passages.flatMap((passage): Statement[] => {
		const [first, last] = [passage.pieces[0]?.[1], passage.pieces.at(-1)?.[2]];
		if (first === undefined || last === undefined) return [];
		const [from, to] = [locate(first)[0], locate(last)[0]];
		if (checklists.has(from)) return [];
		const cites = lines.slice(from - 1, to).some((_, index) => citing.has(from + index));
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
