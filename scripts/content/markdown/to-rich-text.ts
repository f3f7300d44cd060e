import GithubSlugger, { slug } from "github-slugger";
import type { Element, ElementContent, Root as HastRoot, RootContent } from "hast";
import {
	plainText,
	type RichElement,
	type RichNode,
	type RichProperties,
	type RichTag,
	type RichText,
	richTags,
} from "#schemas/content/rich-text.ts";
import { ownIds } from "./own-ids.ts";
import { groupByHeading, isBlock } from "./rich-blocks.ts";

/** Reduces HTML to what texts may contain (`richTags`). */
export function toRichText({ children }: HastRoot): RichText {
	const slugger = new GithubSlugger();
	for (const id of ownIds) slugger.slug(id);
	return { type: "root", children: keep(children, slugger, true) };
}

/** Headings of signs alone have no words to make an id of. */
function idOf(heading: RichElement, slugger: GithubSlugger): string {
	const words = plainText(heading);
	return slugger.slug(slug(words) === "" ? "section" : words);
}

/** Elements whose children are elements only: line breaks between them are not text. */
const holders = new Set(["ul", "ol", "table", "thead", "tbody", "tr", "blockquote", "div"]);

function keep(nodes: readonly (RootContent | ElementContent)[], slugger: GithubSlugger, betweenBlocks: boolean): RichNode[] {
	return nodes.flatMap((node): RichNode[] => {
		if (node.type === "text") return betweenBlocks && node.value.trim() === "" ? [] : [{ type: "text", value: node.value }];
		if (node.type !== "element") return [];
		if (!isRichTag(node.tagName)) return keep(node.children, slugger, betweenBlocks);
		return [toRichElement(node, node.tagName, slugger)];
	});
}

function toRichElement(node: Element, tagName: RichTag, slugger: GithubSlugger): RichElement {
	const loose = tagName === "li" && node.children.some((child) => child.type === "element" && child.tagName === "p");
	const children = keep(node.children, slugger, holders.has(tagName) || loose);
	const element: RichElement = { type: "element", tagName, properties: properties(node), children };
	if (element.properties.dataBlock === "cards") element.children = groupByHeading(children);
	if (/^h[2-4]$/.test(tagName)) element.properties.id = idOf(element, slugger);
	return element;
}

/** Copies the properties that RichText supports. */
function properties({ properties: from }: Element): RichProperties {
	const to: RichProperties = {};
	for (const name of ["href", "src", "alt", "title", "align"] as const) {
		const value = from[name];
		if (typeof value === "string") to[name] = value;
	}
	if (typeof from["start"] === "number") to.start = from["start"];
	const block = from["dataBlock"];
	if (isBlock(block)) to.dataBlock = block;
	return to;
}

function isRichTag(name: string): name is RichTag {
	return (richTags as readonly string[]).includes(name);
}
