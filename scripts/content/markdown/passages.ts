import type { Nodes, Parents, Root } from "mdast";
import type { Passage } from "../../types/content.ts";
import { append } from "../passages/join-passages.ts";
import { alignPieces } from "../passages/pieces.ts";

/** Placeholder in a passage for code and inline images. */
const wordless = "\ufffc";

/** Placeholder in a passage for a hard line break. */
const lineEnd = "\u2028";

/** Collects the passages of a text: paragraphs, headings, table cells, image descriptions. */
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

/** Appends the text of a paragraph without its markup. Text whose source cannot be mapped counts as code. */
function readWords({ children }: Parents, source: string, to: Passage): Passage {
	for (const node of children) {
		const [start, end] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
		const words = node.type === "text" ? alignPieces(node.value, source.slice(start, end), start, "markdown") : null;
		if (node.type === "emphasis") {
			const words = readWords(node, source, { text: "", pieces: [] });
			append(to, { ...words, italics: [[0, words.text.length]] });
		} else if ("children" in node) readWords(node, source, to);
		else append(to, words ?? { text: node.type === "break" ? lineEnd : wordless, pieces: [[0, start, end]] });
	}
	return to;
}

function readDescription({ alt, position }: Extract<Nodes, { type: "image" }>, source: string): Passage[] {
	const start = (position?.start.offset ?? 0) + "![".length;
	return alt && source.startsWith(alt, start) ? [{ text: alt, pieces: [[0, start, start + alt.length]] }] : [];
}
