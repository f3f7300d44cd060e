import type { Heading, Link, Nodes } from "mdast";
import type { ContainerDirective, LeafDirective } from "mdast-util-directive";
import { isFileName } from "#schemas/content/fields.ts";
import { blocks, filledBlocks } from "#schemas/content/rich-text.ts";
import { shorten } from "#schemas/shared/shorten.ts";
import { msg, withHint } from "../../messages/message.ts";
import type { Finding } from "../../report/diagnostic.ts";
import { didYouMean } from "../../report/nearest.ts";
import { isBlock, isPictureBlock } from "./rich-blocks.ts";

/** A block of Markdown, or what looks like one. */
export type Block = ContainerDirective | LeafDirective;

/** RichText has elements for levels 2 to 4. */
const deepest = 4;

/** A heading of the wrong level; `above` is the level of the previous one. */
export function checkHeading({ depth }: Heading, above: number): Finding | null {
	const code = "heading-jump";
	if (depth === 1) {
		return { code, ...withHint("markdown.firstLevel") };
	}
	if (depth > deepest) {
		return { code, ...withHint("markdown.deepHeading", { level: depth, marks: "#".repeat(deepest) }) };
	}
	if (depth <= above + 1) return null;
	const message = msg("markdown.headingJump", { above, level: depth });
	const hint = msg("markdown.headingJump.hint", { right: "#".repeat(above + 1), marks: "#".repeat(depth) });
	return { code, message, hint };
}

/** HTML is reported at its opening tag: the closing tag is the same mistake. */
export function checkHtml(html: string, open: string[]): Finding | null {
	const [, closes] = /^<\/([a-z][\w-]*)\s*>$/i.exec(html.trim()) ?? [];
	const at = closes === undefined ? -1 : open.lastIndexOf(closes.toLowerCase());
	if (at !== -1) {
		open.splice(at, 1);
		return null;
	}
	const [, opens] = /^<([a-z][\w-]*)/i.exec(html.trim()) ?? [];
	if (opens !== undefined) open.push(opens.toLowerCase());
	return { code: "raw-html", ...withHint("markdown.rawHtml", { html: shorten(html.split("\n")[0] ?? "") }) };
}

/** A heading without text. */
export function checkWords(node: Heading): Finding | null {
	if (hasWords(node)) return null;
	return { code: "empty-heading", ...withHint("markdown.emptyHeading") };
}

/** A section without anything in it: its heading is the last block, or the next one is a heading that is not below it. */
export function checkSection(heading: Heading, next: Nodes | undefined): Finding | null {
	if (next && (next.type !== "heading" || next.depth > heading.depth)) return null;
	return { code: "empty-section", ...withHint("markdown.emptySection") };
}

/**
 * Link texts that do not say where the link leads, in the languages of the site: screen readers list the links of a page without
 * the text around them (WCAG 2.4.4; its failures F63 and F84 name such words).
 */
const vagueWords: ReadonlySet<string> = new Set([
	...["ici", "cliquez ici", "cliquer ici", "lien", "ce lien", "cette page", "lire la suite", "en savoir plus", "plus"],
	...["here", "click here", "link", "this link", "this page", "read more", "learn more", "more"],
	...["aquí", "haz clic aquí", "clic aquí", "enlace", "este enlace", "esta página", "leer más", "más información", "más"],
	...["hier", "hier klicken", "klick hier", "dieser link", "diese seite", "weiterlesen", "mehr erfahren", "mehr"],
]);

/** A link without text, or with text that would fit any link. */
export function checkLinkWords(node: Link): Finding | null {
	if (!hasWords(node)) return { code: "broken-markup", ...withHint("markdown.emptyLink", { url: node.url }) };
	const [only, ...others] = node.children;
	const words = others.length === 0 && only?.type === "text" ? only.value.trim() : "";
	if (!vagueWords.has(words.toLowerCase())) return null;
	return { code: "vague-link", ...withHint("markdown.vagueLink", { words }) };
}

/** An image without a description, or with its file name as the description. */
export function checkAlt(alt: string | null | undefined, url: string): Finding | null {
	const code = "missing-alt";
	if (!alt?.trim()) return { code, ...withHint("markdown.missingAlt", { url }) };
	if (!isFileName(alt)) return null;
	return { code, message: msg("markdown.altIsFile", { alt }), hint: msg("markdown.missingAlt.hint") };
}

function hasWords(node: Nodes): boolean {
	if (node.type === "text" || node.type === "inlineCode") return node.value.trim() !== "";
	return node.type === "image" || node.type === "imageReference" || ("children" in node && node.children.some(hasWords));
}

/** An unknown block, or one without its required content. */
export function checkBlock({ type, name, children, attributes }: Block): Finding | null {
	const code = "unknown-block";
	if (type === "leafDirective") return { code, ...withHint("markdown.leafBlock", { name }) };
	const [first] = children;
	if (Object.keys(attributes ?? {}).length > 0 || (first?.type === "paragraph" && first.data?.directiveLabel)) {
		const message = msg("markdown.blockLabel", { name });
		return { code, message, hint: msg("markdown.blockLine.hint", { name }) };
	}
	if (children.length === 0 && isBlock(name) && !(filledBlocks as readonly string[]).includes(name))
		return { code: "broken-markup", ...withHint("markdown.emptyBlock", { name }) };
	if (isPictureBlock(name)) return checkPictureBlock(name, children[0]);
	if (isBlock(name)) return null;
	const hint = didYouMean(name, blocks, msg("markdown.unknownBlock.hint", { blocks: blocks.join(", ") }));
	return { code, message: msg("markdown.unknownBlock", { name }), hint };
}

/** The content of such a block is an image in a paragraph of its own, then its caption. */
function checkPictureBlock(name: string, first: Nodes | undefined): Finding | null {
	const [only, ...others] = first?.type === "paragraph" ? first.children : [];
	if ((only?.type === "image" || only?.type === "imageReference") && others.length === 0) return null;
	return { code: "broken-markup", ...withHint("markdown.noPictureInBlock", { name }) };
}
