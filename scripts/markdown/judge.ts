import type { Heading, Link, Nodes } from "mdast";
import type { ContainerDirective, LeafDirective } from "mdast-util-directive";
import { blocks } from "#schemas/rich-text.ts";
import { say } from "../messages/message.ts";
import type { Finding } from "../report/diagnostic.ts";
import { didYouMean } from "../report/nearest.ts";

/** A block of Markdown, or what looks like one. */
export type Block = ContainerDirective | LeafDirective;

/** RichText has elements for levels 2 to 4. */
const deepest = 4;

/** A heading whose level does not fit; `above` is the level of the one before. */
export function judgeHeading({ depth }: Heading, above: number): Finding | null {
	const code = "heading-jump";
	if (depth === 1) {
		return { code, message: say("markdown.firstLevel"), hint: say("markdown.firstLevel.hint") };
	}
	if (depth > deepest) {
		const message = say("markdown.deepHeading", { level: depth });
		return { code, message, hint: say("markdown.deepHeading.hint", { marks: "#".repeat(deepest) }) };
	}
	if (depth <= above + 1) return null;
	const message = say("markdown.headingJump", { above, level: depth });
	const hint = say("markdown.headingJump.hint", { right: "#".repeat(above + 1), marks: "#".repeat(depth) });
	return { code, message, hint };
}

/** HTML is reported where it begins: that it is closed further down is the same mistake. */
export function judgeHtml(html: string, open: string[]): Finding | null {
	const [, closes] = /^<\/([a-z][\w-]*)\s*>$/i.exec(html.trim()) ?? [];
	const at = closes === undefined ? -1 : open.lastIndexOf(closes.toLowerCase());
	if (at !== -1) {
		open.splice(at, 1);
		return null;
	}
	const [, opens] = /^<([a-z][\w-]*)/i.exec(html.trim()) ?? [];
	if (opens !== undefined) open.push(opens.toLowerCase());
	return {
		code: "raw-html",
		message: say("markdown.rawHtml", { html: firstLine(html) }),
		hint: say("markdown.rawHtml.hint"),
	};
}

/** A heading without words. */
export function judgeWords(node: Heading): Finding | null {
	if (hasWords(node)) return null;
	return { code: "empty-heading", message: say("markdown.emptyHeading"), hint: say("markdown.emptyHeading.hint") };
}

/** A link without words. */
export function judgeLinkWords(node: Link): Finding | null {
	if (hasWords(node)) return null;
	return {
		code: "broken-markup",
		message: say("markdown.emptyLink", { url: node.url }),
		hint: say("markdown.emptyLink.hint"),
	};
}

function hasWords(node: Nodes): boolean {
	if (node.type === "text" || node.type === "inlineCode") return node.value.trim() !== "";
	return node.type === "image" || node.type === "imageReference" || ("children" in node && node.children.some(hasWords));
}

/** A block that there is none of. */
export function judgeBlock({ type, name }: Block): Finding | null {
	const code = "unknown-block";
	if (type === "leafDirective")
		return { code, message: say("markdown.leafBlock", { name }), hint: say("markdown.leafBlock.hint", { name }) };
	if ((blocks as readonly string[]).includes(name)) return null;
	const hint = didYouMean(name, blocks, say("markdown.unknownBlock.hint", { blocks: blocks.join(", ") }));
	return { code, message: say("markdown.unknownBlock", { name }), hint };
}

function firstLine(text: string): string {
	const line = text.split("\n")[0] ?? "";
	return line.length > 60 ? `${line.slice(0, 60)}…` : line;
}
