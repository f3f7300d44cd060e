import { isElement, plainText, type RichNode } from "#schemas/content/rich-text.ts";
import type { ScreenPage } from "#schemas/pages/page-data.ts";
import { escapeMarkup } from "#schemas/shared/escape-markup.ts";
import { cataloguePath } from "#schemas/shared/plant-details.ts";
import { traitsOf } from "#schemas/shared/template-traits.ts";
import { sourcesAnchor } from "../kinds/long-read/sources.ts";
import { plantCare, textOfPage } from "./page-text.ts";
import { paragraph } from "./text-nodes.ts";

/** A text that the full-text search finds: where results lead to, and its HTML. */
export type SearchText = { path: string; html: string };

/** Templates whose text is links to other pages, with what those say of themselves. */
const listTemplates: ReadonlySet<ScreenPage["template"]> = new Set([
	"home",
	"article-list",
	"guide-list",
	"plant-list",
	"site-map",
]);

/**
 * What the full-text index reads of a page: title, description and text, as HTML with the anchors of its sections. Nothing of a page
 * without a text of its own, or of one that search engines may not list. Plants without a sheet are texts of their own, and results
 * lead to their cards in the catalogue.
 */
export function searchTextsOf(page: ScreenPage): SearchText[] {
	const { template, title, meta, lang, path } = page;
	if (!traitsOf(template).indexed || listTemplates.has(template)) return [];
	const write = (name: string, children: readonly RichNode[]) =>
		`<html lang="${lang}"><body><h1>${escapeMarkup(name)}</h1>${withoutSources(children).map(writeNode).join("")}</body></html>`;
	if (page.template !== "plant-care") {
		// Whom to call is alike on every page that says it, and has a page of its own.
		const own = "emergency" in page ? { ...page, emergency: null, inDoubt: null } : page;
		return [{ path, html: write(title, [paragraph(meta.description), ...textOfPage(own).children]) }];
	}
	return page.plants.flatMap((plant) => {
		if (!plant.details?.care) return [];
		const details = { ...plant.details, care: { ...plant.details.care, sources: [] } };
		return { path: `${cataloguePath}#${plant.slug}`, html: write(plant.name, plantCare({ ...plant, details }).slice(1)) };
	});
}

/** Sources are left out: their titles answer no question. */
function withoutSources(blocks: readonly RichNode[]): readonly RichNode[] {
	const start = blocks.findIndex((block) => isElement(block, "h2") && block.properties.id === sourcesAnchor);
	return start === -1 ? blocks : blocks.slice(0, start);
}

/** Headings with their anchors; of all other blocks the words, each block apart from the next. */
function writeNode(node: RichNode): string {
	if (!isElement(node)) return escapeMarkup(node.value);
	const { tagName, properties, children } = node;
	if (isElement(node, "img")) return "";
	if (isElement(node, "h2", "h3", "h4")) {
		const anchor = properties.id === undefined ? "" : ` id="${escapeMarkup(properties.id)}"`;
		return `<${tagName}${anchor}>${escapeMarkup(plainText(node))}</${tagName}>`;
	}
	const inner = children.map(writeNode).join("");
	// The number of a source is none of the text.
	if (isElement(node, "a")) return inner.replace(/(?:^|\u00a0)\[\d+\]$/, "");
	if (isElement(node, "strong", "em", "code")) return inner;
	// Pagefind joins the words of cells that stand side by side.
	return isElement(node, "br", "td", "th") ? `${inner} ` : `<${tagName}>${inner}</${tagName}>`;
}
