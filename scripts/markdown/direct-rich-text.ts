import type GithubSlugger from "github-slugger";
import type { List, Nodes, Parents, Root, Table } from "mdast";
import { element, isElement, plainText, type RichElement, type RichNode, textNode } from "#schemas/rich-text.ts";
import { groupByHeading, isBlock } from "./rich-blocks.ts";

/** Thrown for node types that this converter does not support; remark-rehype handles them. */
class Unknown extends Error {}

/**
 * Converts mdast to the same result as remark-rehype and `to-rich-text.ts`, many times as fast, for the node types that nearly all
 * texts consist of. Null for a text with any other node, or with an address that needs more escaping than non-ASCII letters. A test
 * compares the two.
 */
export function toRichNodes(root: Root, slugger: GithubSlugger): RichNode[] | null {
	try {
		return all(root, slugger);
	} catch (error) {
		if (error instanceof Unknown) return null;
		throw error;
	}
}

function all(parent: Parents, slugger: GithubSlugger): RichNode[] {
	const nodes: RichNode[] = [];
	let previous = "";
	for (const child of parent.children) {
		if (child.type === "break") nodes.push(element("br", []), textNode("\n"));
		else {
			const made = one(child, slugger);
			// Spaces after a hard line break are dropped.
			if (previous === "break") trimStart(made.type === "element" ? made.children[0] : made);
			nodes.push(made);
		}
		previous = child.type;
	}
	return nodes;
}

function trimStart(node: RichNode | undefined): void {
	if (node?.type === "text") node.value = node.value.replace(/^[\t ]+/, "");
}

function one(node: Nodes, slugger: GithubSlugger): RichNode {
	switch (node.type) {
		case "text":
			return textNode(trimLines(node.value));
		case "paragraph":
			return element("p", all(node, slugger));
		case "heading":
			return heading(node.depth, all(node, slugger), slugger);
		case "strong":
			return element("strong", all(node, slugger));
		case "emphasis":
			return element("em", all(node, slugger));
		case "blockquote":
			return element("blockquote", all(node, slugger));
		case "link":
			return element("a", all(node, slugger), { href: address(node.url), ...titled(node.title) });
		case "image":
			return element("img", [], { src: address(node.url), ...(node.alt ? { alt: node.alt } : {}), ...titled(node.title) });
		case "list":
			return list(node, slugger);
		case "table":
			return table(node, slugger);
		case "containerDirective": {
			const children = all(node, slugger);
			const properties = isBlock(node.name) ? { dataBlock: node.name } : {};
			return element("div", node.name === "cards" ? groupByHeading(children) : children, properties);
		}
		default:
			throw new Unknown();
	}
}

function heading(depth: number, children: RichNode[], slugger: GithubSlugger): RichElement {
	if (depth !== 2 && depth !== 3 && depth !== 4) throw new Unknown();
	const made = element(`h${depth}`, children);
	made.properties.id = slugger.slug(plainText(made));
	return made;
}

function list({ ordered, start, spread, children }: List, slugger: GithubSlugger): RichElement {
	const properties = ordered && typeof start === "number" && start !== 1 ? { start } : {};
	// Computed once for all items: a list of thousands would take minutes otherwise.
	const loose = spread === true || children.some((child) => child.spread ?? child.children.length > 1);
	const items = children.map((child) => {
		if (typeof child.checked === "boolean") throw new Unknown();
		return element("li", item(all(child, slugger), loose));
	});
	return element(ordered ? "ol" : "ul", items, properties);
}

/** The content of an item: paragraphs are kept as elements only in loose lists. Line breaks between blocks are not text. */
function item(nodes: readonly RichNode[], loose: boolean): RichNode[] {
	const isParagraph = (node: RichNode | undefined): node is RichElement => node !== undefined && isElement(node, "p");
	if (loose && nodes.some(isParagraph)) return [...nodes];
	const children = nodes.flatMap((node, index): RichNode[] => [
		...(loose || index > 0 || !isParagraph(node) ? [textNode("\n")] : []),
		...(isParagraph(node) ? node.children : [node]),
	]);
	const last = nodes.at(-1);
	return last && (loose || !isParagraph(last)) ? [...children, textNode("\n")] : children;
}

function table({ align, children }: Table, slugger: GithubSlugger): RichElement {
	const rows = children.map((row, index) => {
		const width = align ? align.length : row.children.length;
		const cells = Array.from({ length: width }, (_, column) => {
			const cell = row.children[column];
			const side = align?.[column];
			return element(index === 0 ? "th" : "td", cell ? all(cell, slugger) : [], side ? { align: side } : {});
		});
		return element("tr", cells);
	});
	const [head, ...body] = rows;
	return element("table", [...(head ? [element("thead", [head])] : []), ...(body.length > 0 ? [element("tbody", body)] : [])]);
}

function titled(title: string | null | undefined): { title?: string } {
	return title ? { title } : {};
}

/** An address as in HTML: non-ASCII letters are percent-encoded. */
function address(url: string): string {
	if (!/^[\w\-./#?=&:+,;@!\p{L}]*$/u.test(url)) throw new Unknown();
	return encodeURI(url);
}

/** Removes spaces around line breaks. */
function trimLines(value: string): string {
	if (!value.includes("\n")) return value;
	const lines = value.split("\n");
	const last = lines.length - 1;
	return lines
		.map((line, index) => {
			const from = index === 0 ? line : line.replace(/^[\t ]+/, "");
			return index === last ? from : from.replace(/[\t ]+$/, "");
		})
		.join("\n");
}
