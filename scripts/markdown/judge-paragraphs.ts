import type { Nodes, Paragraph, Root, Table } from "mdast";
import { say } from "../messages/message.ts";
import type { Finding } from "../report/diagnostic.ts";

type PositionedFinding = Finding & { offset: number };

/** What is wrong with the blocks of a text that stand beside one another: bold lines for headings, code of another format, tables. */
export function findOddBlocks({ children }: Root): PositionedFinding[] {
	return children.flatMap((node, index): PositionedFinding[] => {
		const offset = node.position?.start.offset ?? 0;
		if (node.type === "table") return judgeTable(node);
		if (node.type !== "paragraph") return [];
		// What nothing stands below heads nothing.
		const found = judgeCode(node) ?? (index < children.length - 1 ? judgeBoldLine(node) : null);
		return found ? [{ ...found, offset }] : [];
	});
}

/** A line of bold words, and no sentence: readers take it for a heading, screen readers and lists of contents do not. */
function judgeBoldLine({ children }: Paragraph): Finding | null {
	const [only, ...others] = children;
	if (only?.type !== "strong" || others.length > 0 || /[.:;!?…]\s*$/.test(wordsOf(only))) return null;
	return { code: "fake-heading", message: say("markdown.boldLine"), hint: say("markdown.boldLine.hint") };
}

/** A line of MDX, which this site does not run. */
function judgeCode(node: Paragraph): Finding | null {
	const [, keyword = null] =
		/^(import|export)\s+(?:[\w{*][^\n]*\s+from\s+)?(?:['"][^'"\n]+['"]|(?:const|let|default|function)\s)/.exec(wordsOf(node)) ??
		[];
	if (keyword === null) return null;
	return { code: "broken-markup", message: say("markdown.code", { keyword }), hint: say("markdown.code.hint") };
}

/** Every row of a table has as many cells as its head, and the head has words. */
function judgeTable({ children: [head, ...rows] }: Table): PositionedFinding[] {
	const cells = head?.children ?? [];
	const code = "broken-markup";
	const headless = cells.every((cell) => wordsOf(cell).trim() === "");
	const message = say("markdown.noTableHead");
	return [
		...(headless
			? [{ code, offset: head?.position?.start.offset ?? 0, message, hint: say("markdown.noTableHead.hint") } as const]
			: []),
		...rows
			.filter((row) => row.children.length !== cells.length)
			.map((row) => ({
				code: "broken-markup" as const,
				offset: row.position?.start.offset ?? 0,
				message: say("markdown.tableRow", { cells: row.children.length, head: cells.length }),
				hint: say("markdown.tableRow.hint"),
			})),
	];
}

function wordsOf(node: Nodes): string {
	if ("value" in node) return node.value;
	return "children" in node ? node.children.map(wordsOf).join("") : "";
}
