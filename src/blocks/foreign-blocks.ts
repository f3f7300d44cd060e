import type { RichNode } from "#schemas/content/rich-text.ts";
import type { ScreenPage } from "#schemas/pages/page-data.ts";
import { traitsOf } from "#schemas/shared/template-traits.ts";

/** Whether a page has blocks of rich text that the style sheet of its template does not have, so that it needs `blocks.css`. */
export function hasForeignBlocks(page: ScreenPage): boolean {
	return !traitsOf(page.template).hasBlocks && "body" in page && page.body !== null && hasBlocks(page.body.children);
}

/** Whether a text has more than paragraphs, headings and lists, which are on every page. */
function hasBlocks(nodes: readonly RichNode[]): boolean {
	return nodes.some(
		(node) =>
			node.type === "element" &&
			(node.properties.dataBlock !== undefined || node.tagName === "table" || node.tagName === "img" || hasBlocks(node.children)),
	);
}
