import type { Heading, Link, Nodes } from "mdast";
import type { ContainerDirective, LeafDirective } from "mdast-util-directive";
import { blocks } from "#schemas/rich-text.ts";
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
		const message = "A text has no heading of the first level; the title of the page is that.";
		return { code, message, hint: "write ## instead of #" };
	}
	if (depth > deepest) {
		const message = `A heading of level ${depth} is deeper than a page shows.`;
		return { code, message, hint: `write ${"#".repeat(deepest)}, or plain text in **bold**` };
	}
	if (depth <= above + 1) return null;
	const message = `The heading jumps from level ${above} to level ${depth}.`;
	return { code, message, hint: `write ${"#".repeat(above + 1)} instead of ${"#".repeat(depth)}` };
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
		message: `Raw HTML does not reach the page: ${firstLine(html)}`,
		hint: "write it in Markdown, or leave it out",
	};
}

/** A heading without words. */
export function judgeWords(node: Heading): Finding | null {
	if (hasWords(node)) return null;
	return { code: "empty-heading", message: "The heading has no words.", hint: "write the words behind it, or delete it" };
}

/** A link without words. */
export function judgeLinkWords(node: Link): Finding | null {
	if (hasWords(node)) return null;
	return {
		code: "broken-markup",
		message: `The link to ${node.url} has no words.`,
		hint: "write them between the brackets: [words](address)",
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
		return { code, message: `"::${name}" opens no block.`, hint: `write :::${name}, the content, and a line with :::` };
	if ((blocks as readonly string[]).includes(name)) return null;
	const hint = didYouMean(name, blocks, `blocks are ${blocks.join(", ")}`);
	return { code, message: `There is no block named "${name}".`, hint };
}

function firstLine(text: string): string {
	const line = text.split("\n")[0] ?? "";
	return line.length > 60 ? `${line.slice(0, 60)}…` : line;
}
