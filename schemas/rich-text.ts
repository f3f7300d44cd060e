import type { Picture } from "./picture.ts";
import { safetyTopics } from "./spec/safety-topics.ts";

/**
 * Text with structure: a small, closed subset of hast. Nothing else passes the parser, so no raw HTML, script or style
 * can reach a page. `data-block` on a `div` names one of the blocks below, or a plate, which the build puts beside a link to a plant.
 */
export type RichText = { type: "root"; children: RichNode[] };

export type RichNode = RichElement | RichString;

export type RichString = { type: "text"; value: string };

export type RichElement = {
	type: "element";
	tagName: RichTag;
	properties: RichProperties;
	children: RichNode[];
	/** What the build knows of an `img`; `alone` when it stands in a paragraph of its own, so that a caption can follow. */
	data?: { picture: Picture; alone: boolean };
};

/** What an element may carry. Names are hast's property names. */
export type RichProperties = {
	id?: string;
	href?: string;
	/** Set by the build on a link that earns money. */
	rel?: "sponsored";
	src?: string;
	alt?: string;
	title?: string;
	start?: number;
	align?: string;
	dataBlock?: Block | "plate";
	/** Whether a `details` shows what is in it. */
	open?: boolean;
	/** Name of an item of a checklist, the same in every language. */
	dataItem?: string;
};

export const richTags = [
	"p",
	"h2",
	"h3",
	"h4",
	"ul",
	"ol",
	"li",
	"table",
	"thead",
	"tbody",
	"tr",
	"th",
	"td",
	"blockquote",
	"img",
	"a",
	"strong",
	"em",
	"code",
	"pre",
	"br",
	"details",
	"summary",
	"div",
] as const;

export type RichTag = (typeof richTags)[number];

/** Blocks that are a picture with its caption: in the column of the text, and beside it where there is room. */
export const pictureBlocks = ["picture", "side-picture"] as const;

/** Blocks that an editor may open with `:::name` in Markdown. */
export const blocks = ["cards", "checklist", "faq", "note", "tip", ...pictureBlocks, ...safetyTopics] as const;

export type Block = (typeof blocks)[number];

/** A heading of a text: its anchor, its words, its level. */
export type Heading = { id: string; title: string; depth: number };

/** A question with its answer, as the reader sees them and as structured data repeats them. */
export type Faq = { question: string; answer: RichText };

/** Makes an element. */
export function element(tagName: RichTag, children: RichNode[], properties: RichProperties = {}): RichElement {
	return { type: "element", tagName, properties, children };
}

/** Makes a node of words. */
export function textNode(value: string): RichString {
	return { type: "text", value };
}

/** Whether a node is an element of that name. */
export function isElement(node: RichNode, ...tags: RichTag[]): node is RichElement {
	return node.type === "element" && (tags.length === 0 || tags.includes(node.tagName));
}

/** The words of a node without its marks, links or pictures. */
export function plainText(node: RichText | RichNode): string {
	if (node.type === "text") return node.value;
	return node.children.map(plainText).join(node.type === "root" ? "\n" : "");
}

/** Addresses of the links in a node, in their order. */
export function addressesIn(node: RichNode): string[] {
	if (node.type === "text") return [];
	const { href } = node.properties;
	return [...(href === undefined ? [] : [href]), ...node.children.flatMap(addressesIn)];
}
