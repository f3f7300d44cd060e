import type { Heading, Nodes, Paragraph, Root, Table } from "mdast";
import { withHint } from "../../messages/message.ts";
import type { Finding, Fix } from "../../report/diagnostic.ts";

type PositionedFinding = Finding & { offset: number; fix?: Fix };

/** Mistakes in the block structure of a text: bold lines instead of headings, code of another format, uneven tables. */
export function findOddBlocks({ children }: Root): PositionedFinding[] {
	return children.flatMap((node, index): PositionedFinding[] => {
		const offset = node.position?.start.offset ?? 0;
		if (node.type === "table") return checkTable(node);
		if (node.type !== "paragraph") return [];
		// The last block of a text cannot be a heading.
		const found = checkCode(node) ?? (index < children.length - 1 ? checkBoldLine(node) : null);
		return found ? [{ ...found, offset }] : [];
	});
}

/** Characters that a heading has at most where a line below it makes it one. */
const longestUnderlined = 80;

/** A paragraph that a line of - or = below it turns into a heading. `source` is that of the heading, which begins at `start`. */
export function checkUnderline(node: Heading, source: string, start: number, hasNext: boolean): PositionedFinding | null {
	const [whole, breaks = "", line = ""] = /(\n[ \t>]*)(-+|=+)[ \t]*$/.exec(source) ?? [];
	const words = wordsOf(node);
	const isMeant = hasNext && line.length > 1 && words.length <= longestUnderlined && !/\n|\.["”»“)]?\s*$/.test(words);
	if (whole === undefined || isMeant) return null;
	return {
		code: "broken-markup",
		...withHint("markdown.underlined"),
		offset: start + source.length - whole.length + breaks.length,
		...(breaks === "\n" && line.startsWith("---") ? { fix: { from: line, to: `\n${line}` } } : {}),
	};
}

/** Indented text that was not meant as code: with a tab, as a heading, or with a capital and several words. */
const prose = /^ *\t|^ *#{2,4} |^ *\p{Lu}[^{}<>=;\n]* [^{}<>=;]*$/u;

/** Code that a tab or spaces before a line make of it, and code whose last line is missing. */
export function checkFence(source: string): Finding | null {
	const code = "broken-markup";
	const [fence] = /^(?:`{3,}|~{3,})/.exec(source) ?? [];
	if (fence === undefined && !prose.test(source)) return null;
	if (fence === undefined) return { code, ...withHint("markdown.indented") };
	if (new RegExp(`\\n[ \\t>]*${fence}+[ \\t]*$`).test(source)) return null;
	return { code, ...withHint("markdown.openFence", { fence }) };
}

/**
 * A paragraph of bold words that is not a sentence: readers take it for a heading, screen readers and tables of contents do not.
 */
function checkBoldLine({ children }: Paragraph): Finding | null {
	const [only, ...others] = children;
	if (only?.type !== "strong" || others.length > 0 || /[.:;!?…]\s*$/.test(wordsOf(only))) return null;
	return { code: "fake-heading", ...withHint("markdown.boldLine") };
}

/** A line of MDX, which this site does not support. */
function checkCode(node: Paragraph): Finding | null {
	const [, keyword = null] =
		/^(import|export)\s+(?:[\w{*][^\n]*\s+from\s+)?(?:['"][^'"\n]+['"]|(?:const|let|default|function)\s)/.exec(wordsOf(node)) ??
		[];
	if (keyword === null) return null;
	return { code: "broken-markup", ...withHint("markdown.code", { keyword }) };
}

/** Every row of a table has as many cells as its header, and the header has text. */
function checkTable({ children: [head, ...rows] }: Table): PositionedFinding[] {
	const cells = head?.children ?? [];
	const code = "broken-markup";
	const headless = cells.every((cell) => wordsOf(cell).trim() === "");
	return [
		...(headless ? [{ code, offset: head?.position?.start.offset ?? 0, ...withHint("markdown.noTableHead") } as const] : []),
		...rows
			.filter((row) => row.children.length !== cells.length)
			.map((row) => ({
				code: "broken-markup" as const,
				offset: row.position?.start.offset ?? 0,
				...withHint("markdown.tableRow", { cells: row.children.length, head: cells.length }),
			})),
	];
}

function wordsOf(node: Nodes): string {
	if ("value" in node) return node.value;
	return "children" in node ? node.children.map(wordsOf).join("") : "";
}
