import { mapRichText, type RichNode } from "#schemas/content/rich-text.ts";
import type { ScreenPage } from "#schemas/pages/page-data.ts";
import { safetyTopics } from "#schemas/shared/safety-topics.ts";
import { traitsOf } from "#schemas/shared/template-traits.ts";

/** Blocks that every page has the styles for. */
const everywhere: readonly string[] = ["note", "tip", ...safetyTopics];

/** Whether a page has blocks of rich text that the style sheet of its template does not have, so that it needs `blocks.css`. */
export function hasForeignBlocks(page: ScreenPage): boolean {
	if (traitsOf(page.template).hasBlocks) return false;
	let found = false;
	mapRichText(page, (text) => {
		found ||= hasBlocks(text.children);
		return text;
	});
	return found;
}

/** Whether a text has more than paragraphs, headings, lists and hints. */
function hasBlocks(nodes: readonly RichNode[]): boolean {
	return nodes.some(
		(node) =>
			node.type === "element" &&
			(!everywhere.includes(node.properties.dataBlock ?? "note") ||
				node.tagName === "table" ||
				node.tagName === "img" ||
				hasBlocks(node.children)),
	);
}
