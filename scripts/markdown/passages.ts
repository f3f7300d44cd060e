import type { Nodes, Parents, Root } from "mdast";
import { append } from "../passages/join-passages.ts";
import { alignPieces } from "../passages/pieces.ts";
import type { Passage } from "../types/content.ts";

/** What stands in a passage for something that has no words of its own: code, or a picture between words. */
const wordless = "\ufffc";

/** What stands in a passage for a line end that the writer asked for. */
const lineEnd = "\u2028";

/** Lists what is read in one go: paragraphs, headings, cells of tables, descriptions of pictures. */
export function findPassages(root: Root, source: string): Passage[] {
	const passages: Passage[] = [];
	const visit = (node: Nodes): void => {
		if (node.type === "image") passages.push(...readDescription(node, source));
		if (!("children" in node)) return;
		if (node.type === "paragraph" || node.type === "heading" || node.type === "tableCell")
			passages.push(readWords(node, source, { text: "", pieces: [] }));
		for (const child of node.children) visit(child);
	};
	visit(root);
	return passages;
}

/** Adds the words of a paragraph without the marks between them. Where it is unclear how a word is written, it counts as code. */
function readWords({ children }: Parents, source: string, to: Passage): Passage {
	for (const node of children) {
		const [start, end] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
		const words = node.type === "text" ? alignPieces(node.value, source.slice(start, end), start, "markdown") : null;
		if (node.type === "emphasis") append(to, inItalics(readWords(node, source, { text: "", pieces: [] })));
		else if ("children" in node) readWords(node, source, to);
		else append(to, words ?? { text: node.type === "break" ? lineEnd : wordless, pieces: [[0, start, end]] });
	}
	return to;
}

function inItalics(passage: Passage): Passage {
	return { ...passage, italics: [[0, passage.text.length]] };
}

function readDescription({ alt, position }: Extract<Nodes, { type: "image" }>, source: string): Passage[] {
	const start = (position?.start.offset ?? 0) + "![".length;
	return alt && source.startsWith(alt, start) ? [{ text: alt, pieces: [[0, start, start + alt.length]] }] : [];
}
