import type { LongReadFacts } from "#schemas/content/long-read.ts";
import {
	element,
	isElement,
	mapRichText,
	plainText,
	type RichNode,
	type RichText,
	textNode,
} from "#schemas/content/rich-text.ts";
import type { View } from "../kind.ts";

/** Id of the heading of the sources of an article, a guide or a sheet. */
export const sourcesAnchor = "sources";

/** Prefix of a link to a source in a text. */
export const citationPrefix = "#source-";

/** Sources of an article or a guide, without duplicates: those it cites, then those of its figures. */
export function sourceKeys({ sources = [], figures = {} }: LongReadFacts): string[] {
	return [...new Set([...sources, ...Object.values(figures).map(({ source }) => source)])];
}

/** Anchors of the list of sources. */
export function sourceAnchors(facts: LongReadFacts): string[] {
	return [sourcesAnchor, ...sourceKeys(facts).map((key) => `source-${key}`)];
}

/** The words of a citation that is shown by its number alone, such as those of our own advice. */
const numberOnly = "†";

/** Adds the number of the source to each citation, «ASPCA [2]», in every text of a value; «[2]» alone in place of a dagger. */
export function numberCitations<T>(value: T, keys: readonly string[]): T {
	return mapRichText(value, ({ type, children }) => ({ type, children: children.map((child) => numberNode(child, keys)) }));
}

function numberNode(node: RichNode, keys: readonly string[]): RichNode {
	if (node.type === "text") return node;
	const { href = "" } = node.properties;
	if (!isElement(node, "a") || !href.startsWith(citationPrefix))
		return { ...node, children: node.children.map((child) => numberNode(child, keys)) };
	const place = keys.indexOf(href.slice(citationPrefix.length)) + 1;
	const number = `[${place}]`;
	if (plainText(node) === numberOnly) return { ...node, children: [textNode(number)] };
	return { ...node, children: [...node.children, textNode(`\u00a0${number}`)] };
}

/** The list of sources at the end of the page. */
export function sourceList(keys: readonly string[], view: View): RichText {
	const items = keys.map((key) => {
		const { title, url } = view.source(key);
		const shown = url === undefined ? textNode(title) : element("a", [textNode(title)], { href: url });
		return element("li", [shown], { id: `source-${key}` });
	});
	const heading = element("h2", [textNode(view.string("sheet.sources"))], { id: sourcesAnchor });
	return { type: "root", children: [heading, element("ol", items)] };
}
