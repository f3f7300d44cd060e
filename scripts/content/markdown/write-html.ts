import type { RichNode, RichText } from "#schemas/content/rich-text.ts";
import { escapeMarkup } from "#schemas/shared/escape-markup.ts";
import type { Absolute } from "./write-markdown.ts";

/**
 * Writes a text as plain HTML for feed readers: absolute addresses, no ids, no classes, custom blocks replaced by their content.
 */
export function writeHtml({ children }: RichText, absolute: Absolute): string {
	return children.map((node) => write(node, absolute)).join("");
}

function write(node: RichNode, absolute: Absolute): string {
	if (node.type === "text") return escapeMarkup(node.value);
	const { tagName, properties, children, data } = node;
	const inner = children.map((child) => write(child, absolute)).join("");
	if (tagName === "br" || tagName === "hr") return `<${tagName}>`;
	if (tagName === "img") {
		const src = absolute(data?.picture.src ?? properties.src ?? "");
		return `<img src="${escapeMarkup(src)}" alt="${escapeMarkup(properties.alt ?? "")}">`;
	}
	if (tagName === "a") {
		const rel = properties.rel === undefined ? "" : ` rel="${properties.rel}"`;
		return `<a href="${escapeMarkup(absolute(properties.href ?? ""))}"${rel}>${inner}</a>`;
	}
	if (tagName === "ol" && properties.start !== undefined) return `<ol start="${properties.start}">${inner}</ol>`;
	if (properties.dataBlock === "picture" || properties.dataBlock === "side-picture") return `<figure>${inner}</figure>`;
	return tagName === "div" ? inner : `<${tagName}>${inner}</${tagName}>`;
}
