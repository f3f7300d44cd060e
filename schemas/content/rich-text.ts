import { safetyTopics } from "../shared/safety-topics.ts";
import { mapJson } from "./map-json.ts";
import type { Picture } from "./picture.ts";

/**
 * Structured text: a small, closed subset of hast. The parser drops everything else, so no raw HTML, script or style can reach a
 * page. `data-block` on a `div` names one of the blocks below, or a plate, which the build adds beside a link to a plant.
 */
export type RichText = { type: "root"; children: RichNode[] };

export type RichNode = RichElement | RichString;

export type RichString = { type: "text"; value: string };

export type RichElement = {
	type: "element";
	tagName: RichTag;
	properties: RichProperties;
	children: RichNode[];
	/** Data added to an `img` by the build; `alone` if it is in a paragraph of its own, so that a caption can follow. */
	data?: { picture: Picture; alone: boolean };
};

/** Allowed properties of an element, by their hast names. */
export type RichProperties = {
	id?: string;
	href?: string;
	/** Set by the build on affiliate links. */
	rel?: "sponsored";
	src?: string;
	alt?: string;
	title?: string;
	start?: number;
	align?: string;
	dataBlock?: Block | "plate";
	/** Whether a `details` element is expanded. */
	open?: boolean;
	/** Id of a checklist item, the same in every language. */
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
	"hr",
	"details",
	"summary",
	"div",
] as const;

export type RichTag = (typeof richTags)[number];

/** Blocks with a picture and its caption: in the text column, or beside it where there is room. */
export const pictureBlocks = ["picture", "side-picture"] as const;

/** Blocks that show `calendar.yaml`: times by climate, and the tasks of each month. */
export const calendarBlocks = ["climates", "months"] as const;

/** Blocks that stay empty in Markdown, because the build fills them. */
export const filledBlocks = [...safetyTopics, ...calendarBlocks] as const;

/** Blocks available in Markdown as `:::name`. */
export const blocks = ["cards", "checklist", "faq", "note", "tip", ...pictureBlocks, ...filledBlocks] as const;

export type Block = (typeof blocks)[number];

/** A heading of a text: its anchor, text and level. */
export type Heading = { id: string; title: string; depth: number };

/** A question with its answer, for display and for structured data. */
export type Faq = { question: string; answer: RichText };

/** Creates an element. */
export function element(tagName: RichTag, children: RichNode[], properties: RichProperties = {}): RichElement {
	return { type: "element", tagName, properties, children };
}

/** Creates a text node. */
export function textNode(value: string): RichString {
	return { type: "text", value };
}

/** Whether a value of a text or of page data is structured text. */
export function isRichText(value: unknown): value is RichText {
	return typeof value === "object" && value !== null && "type" in value && value.type === "root";
}

/** Replaces every RichText of a value; `map` gets each whole. */
export function mapRichText<T>(value: T, map: (text: RichText) => RichText): T {
	return mapJson(value, (each) => (isRichText(each) ? map(each) : undefined));
}

/** Whether a node is an element, with one of these names if any are given. */
export function isElement(node: RichNode, ...tags: RichTag[]): node is RichElement {
	return node.type === "element" && (tags.length === 0 || tags.includes(node.tagName));
}

/** The text of a node without formatting, links or pictures. */
export function plainText(node: RichText | RichNode): string {
	if (node.type === "text") return node.value;
	return node.children.map(plainText).join(node.type === "root" ? "\n" : "");
}

/** Addresses of the links in a node, in order. */
export function addressesIn(node: RichNode): string[] {
	if (node.type === "text") return [];
	const { href } = node.properties;
	return [...(href === undefined ? [] : [href]), ...node.children.flatMap(addressesIn)];
}
