import type { Link } from "#schemas/page-parts.ts";
import { element, type RichElement, type RichNode, type RichText, textNode } from "#schemas/rich-text.ts";

/* The nodes that texts are put together from. */

/** A list of links, each with what it is described by; nothing where there are none. */
export function links(all: readonly (Link & { description?: string })[]): RichNode[] {
	if (all.length === 0) return [];
	const items = all.map(({ path, label, description }) => [
		link(path, label),
		...(description === undefined ? [] : [textNode(` – ${description}`)]),
	]);
	return [bullets(items)];
}

/** A list of texts; nothing where there are none. */
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

/** A list of lines. */
export function bullets(items: readonly RichNode[][], tag: "ul" | "ol" = "ul"): RichElement {
	return element(
		tag,
		items.map((item) => element("li", item)),
	);
}

/** A heading without an anchor. */
export function heading(tag: "h2" | "h3", words: string): RichElement {
	return element(tag, [textNode(words)]);
}

/** Words as a paragraph. */
export function paragraph(words: string): RichElement {
	return element("p", [textNode(words)]);
}

/** A link in running text. */
export function link(href: string, label: string): RichElement {
	return element("a", [textNode(label)], { href });
}
