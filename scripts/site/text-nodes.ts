import { element, type RichElement, type RichNode, type RichText, textNode } from "#schemas/content/rich-text.ts";
import type { Link } from "#schemas/pages/page-parts.ts";

/* Constructors for the nodes of texts. */

/** A list of links with their descriptions; empty for no links. */
export function links(all: readonly (Link & { description?: string })[]): RichNode[] {
	if (all.length === 0) return [];
	const items = all.map(({ path, label, description }) => [
		link(path, label),
		...(description === undefined ? [] : [textNode(` – ${description}`)]),
	]);
	return [bullets(items)];
}

/** A list of texts; empty for no texts. */
export function list(items: readonly RichText[], tag: "ul" | "ol" = "ul"): RichNode[] {
	return items.length > 0
		? [
				bullets(
					items.map(({ children }) => children),
					tag,
				),
			]
		: [];
}

/** A list of inline content. */
export function bullets(items: readonly RichNode[][], tag: "ul" | "ol" = "ul"): RichElement {
	return element(
		tag,
		items.map((item) => element("li", item)),
	);
}

/** A heading, with the anchor that the page gives it, if any. */
export function heading(tag: "h2" | "h3", words: string, id?: string): RichElement {
	return element(tag, [textNode(words)], id === undefined ? {} : { id });
}

/** A paragraph of plain text. */
export function paragraph(words: string): RichElement {
	return element("p", [textNode(words)]);
}

/** A link in running text. */
export function link(href: string, label: string): RichElement {
	return element("a", [textNode(label)], { href });
}
