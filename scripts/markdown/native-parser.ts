import type { Root } from "mdast";
import { markdownToMdast } from "satteri";

/** Syntax that satteri 0.10 does not always parse like remark: HTML, code, escapes, references, definitions. */
const otherwise = /[<`~_\\\t\r]|&[\w#]|\](?!\()|\p{Cc}(?<!\n)|\ufeff|\p{Cs}|\*[\u{10000}-\u{10ffff}]|[\u{10000}-\u{10ffff}]\*/u;

/** Emphasis with paired markers on one line; with unpaired asterisks the two parsers disagree. */
const stress = /\*\*(?:[^*\n]|\*[^*\n]+\*)+\*\*|\*[^*\n]+\*/g;

/** Table syntax, and what satteri parses only with tables enabled: bare addresses. */
const table = /\||:-|-:/;
const withTables = /www\.|:\/\/|@/i;

/** What satteri parses only with directives enabled: `:name` in running text. */
const withBlocks = /:[\p{L}\p{N}-]/u;
const opening = /^:::[a-z-]+$/gm;

/**
 * Parses with satteri, many times as fast as remark, the texts that both parse identically, positions included: paragraphs,
 * headings, lists, tables, links, images, emphasis, plain quotes and blocks. Null for any other text. A test compares the two.
 */
export function parseNatively(text: string): Root | null {
	if (words.test(text)) return paragraphOf(text);
	if (text.includes(">") && !hasPlainQuotes(text)) return null;
	const [gfm, directive] = [table.test(text), text.includes("::")];
	if (otherwise.test(text) || text.replaceAll(stress, "").includes("*")) return null;
	if (gfm && (!hasPlainTables(text) || withTables.test(text))) return null;
	if (directive && (!hasPlainBlocks(text) || withBlocks.test(text.replaceAll(opening, "")))) return null;
	const root = markdownToMdast(text, { features: { gfm: gfm && { footnotes: false }, directive, frontmatter: false } });
	return root.type === "root" ? root : null;
}

/**
 * Whether table syntax occurs only in lines that begin and end with a pipe, with a blank line above the first and below the last.
 */
function hasPlainTables(text: string): boolean {
	const lines = text.split("\n");
	return lines.every((line, index) => {
		if (!table.test(line)) return true;
		const beside = [lines[index - 1] ?? "", lines[index + 1] ?? ""];
		return /^\|.*\|$/.test(line) && beside.every((other) => other === "" || other.startsWith("|"));
	});
}

/** Whether quote markers occur only before lines of paragraphs, with a blank line above and below. */
function hasPlainQuotes(text: string): boolean {
	const lines = text.split("\n");
	const isQuoted = (index: number) => plainQuote.test(lines[index] ?? "");
	const isBlank = (index: number) => (lines[index] ?? "") === "";
	return lines.every(
		(line, index) =>
			!line.includes(">") ||
			(isQuoted(index) &&
				(isBlank(index - 1) || isQuoted(index - 1)) &&
				(isBlank(index + 1) || isQuoted(index + 1)) &&
				(line !== ">" || (isQuoted(index - 1) && isQuoted(index + 1)))),
	);
}

/** A line of a paragraph in a quote: it begins with a letter, emphasis, opening punctuation, or a link. */
const plainQuote = /^>(?: [\p{L}*«“"¿¡([{][^>|\n]*)?$/u;

/** Whether colons occur only in alternating `:::name` and `:::` lines: blocks that are opened and closed, not nested. */
function hasPlainBlocks(text: string): boolean {
	const lines = text.split("\n").filter((line) => line.includes("::"));
	return lines.length % 2 === 0 && lines.every((line, index) => (index % 2 === 0 ? /^:::[a-z-]+$/ : /^:::$/).test(line));
}

/** One line of text without Markdown syntax; many fields contain just that. */
const words = /^[\p{L}«“„¿¡(](?:[^\n\t\r*_[\]<>`~\\&|@\p{Cc}\p{Cs}\ufeff]*[^\s*_[\]<>`~\\&|@\p{Cc}\p{Cs}\ufeff])?\n?$/u;

function paragraphOf(text: string): Root {
	const length = text.endsWith("\n") ? text.length - 1 : text.length;
	const start = { offset: 0, line: 1, column: 1 };
	const end = { offset: length, line: 1, column: length + 1 };
	const last = length < text.length ? { offset: text.length, line: 2, column: 1 } : end;
	return {
		type: "root",
		position: { start, end: last },
		children: [
			{
				type: "paragraph",
				position: { start, end },
				children: [{ type: "text", position: { start, end }, value: text.slice(0, length) }],
			},
		],
	};
}
