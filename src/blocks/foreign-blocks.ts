import type { RichElement } from "#schemas/content/rich-text.ts";
import type { ScreenPage } from "#schemas/pages/page-data.ts";
import { safetyTopics } from "#schemas/shared/safety-topics.ts";
import { traitsOf } from "#schemas/shared/template-traits.ts";

/** Blocks that every page has the styles for. */
const everywhere: readonly string[] = ["note", "tip", ...safetyTopics];

/** Whether a page has blocks of rich text that the style sheet of its template does not have, so that it needs `blocks.css`. */
export function hasForeignBlocks(page: ScreenPage): boolean {
	return !traitsOf(page.template).hasBlocks && hasBlocks(page);
}

/** Whether a text anywhere in page data has more than paragraphs, headings, lists and hints. */
function hasBlocks(data: unknown): boolean {
	if (typeof data !== "object" || data === null) return false;
	const { tagName, properties } = data as Partial<RichElement>;
	return (
		tagName === "table" ||
		tagName === "img" ||
		!everywhere.includes(properties?.dataBlock ?? "note") ||
		Object.values(data).some(hasBlocks)
	);
}
