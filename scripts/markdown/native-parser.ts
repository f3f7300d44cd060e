import type { Root } from "mdast";
import { markdownToMdast } from "satteri";

/** Signs of what satteri 0.10 does not always read as remark does: HTML, code, escapes, references, definitions. */
const otherwise = /[<`~_\\\t\r]|&[\w#]|\](?!\()|\p{Cc}(?<!\n)|\ufeff|\p{Cs}|\*[\u{10000}-\u{10ffff}]|[\u{10000}-\u{10ffff}]\*/u;

/** Stress whose signs come in pairs, on one line; with stars that are left over the two disagree. */
const stress = /\*\*(?:[^*\n]|\*[^*\n]+\*)+\*\*|\*[^*\n]+\*/g;

/** What marks a table, and what satteri reads only together with tables: addresses without brackets. */
const table = /\||:-|-:/;
const withTables = /www\.|:\/\/|@/i;

/** What satteri reads only together with blocks: `:name` among words. */
const withBlocks = /:[\p{L}\p{N}-]/u;
const opening = /^:::[a-z-]+$/gm;

/**
 * Reads with satteri, many times as fast as remark, a text that both read alike to the last position: paragraphs, headings,
 * lists, tables, links, pictures, stress, plain quotes and blocks. Null for any other text. A test holds the two against each other.
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

/** Whether signs of a table stand only in lines that begin and end with one, with a blank line above the first and below the last. */
function hasPlainTables(text: string): boolean {
	const lines = text.split("\n");
	return lines.every((line, index) => {
		if (!table.test(line)) return true;
		const beside = [lines[index - 1] ?? "", lines[index + 1] ?? ""];
		return /^\|.*\|$/.test(line) && beside.every((other) => other === "" || other.startsWith("|"));
	});
}

/** Whether the sign of a quote stands only before the lines of paragraphs, with a blank line above and below them. */
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

/** A line of a paragraph in a quote: it begins with a letter, a stressed one, a sign before a sentence, or a link. */
const plainQuote = /^>(?: [\p{L}*«“"¿¡([{][^>|\n]*)?$/u;

/** Whether double colons stand in `:::name` and `:::` alone, in turn: blocks that are opened and closed, none in another. */
function hasPlainBlocks(text: string): boolean {
	const lines = text.split("\n").filter((line) => line.includes("::"));
	return lines.length % 2 === 0 && lines.every((line, index) => (index % 2 === 0 ? /^:::[a-z-]+$/ : /^:::$/).test(line));
}

/** One line of words without any sign that Markdown may give a meaning to; fields hold many of them. */
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
