import type { Heading, Nodes, Root } from "mdast";
import type { ContainerDirective, LeafDirective } from "mdast-util-directive";
import { placeholderPattern } from "#schemas/figures.ts";
import { blocks } from "#schemas/rich-text.ts";
import type { Diagnostic } from "../report/diagnostic.ts";
import { didYouMean } from "../report/nearest.ts";
import type { Mark } from "../types/content.ts";
import { alignOffsets } from "./align.ts";
import { judgePicture, judgeUrl } from "./urls.ts";

type Block = ContainerDirective | LeafDirective;

/** A mark whose place is still an offset into the Markdown. Heading ids are filled in later. */
type LooseMark<M = Mark> = M extends unknown ? Omit<M, "pointer" | "place"> & { offset: number } : never;
type Fault = Pick<Diagnostic, "code" | "message" | "hint"> & { offset: number };

export type Inspection = { marks: LooseMark[]; faults: Fault[] };

/** What is being looked at. One for all nodes of a text: functions made anew for each of them take most of the time. */
type Look = Inspection & {
	source: string;
	/** Names of the HTML elements that stand open. */
	open: string[];
	/** Level of the heading before. */
	depth: number;
	addressOf(name: string): string | undefined;
};

/** Lists what later stages check in a Markdown text, and the faults that show at once. */
export function inspectMarkdown(root: Root, source: string): Inspection {
	let definitions: ReadonlyMap<string, string> | null = null;
	// Hardly any text names an address apart from its words.
	const addressOf = (name: string) => {
		definitions ??= findDefinitions(root);
		return definitions.get(name);
	};
	const look: Look = { source, marks: [], faults: [], open: [], depth: 1, addressOf };
	visit(root, look);
	return { marks: look.marks, faults: look.faults };
}

function visit(node: Nodes | Block, look: Look): void {
	const offset = node.position?.start.offset ?? 0;
	switch (node.type) {
		case "html":
			report(look, offset, judgeHtml(node.value, look.open));
			break;
		case "heading":
			report(look, offset, judgeHeading(node, look.depth));
			look.depth = node.depth;
			look.marks.push({ type: "heading", depth: node.depth, id: "", offset });
			break;
		case "text":
			notePlaceholders(look, node, node.value);
			break;
		case "list":
			look.marks.push({ type: "list", items: node.children.length, offset });
			break;
		case "definition":
			notePlaceholders(look, node, node.title);
			report(look, offset, judgeUrl(node.url));
			break;
		case "link":
			notePlaceholders(look, node, node.title);
			report(look, offset, judgeUrl(node.url));
			look.marks.push({ type: "link", url: node.url, offset });
			break;
		case "linkReference": {
			const url = look.addressOf(node.identifier);
			if (url !== undefined) look.marks.push({ type: "link", url, offset });
			break;
		}
		case "image":
			notePlaceholders(look, node, node.alt, node.title);
			report(look, offset, judgePicture(node.url));
			noteImage(look, offset, node.url, node.alt);
			break;
		case "imageReference": {
			const url = look.addressOf(node.identifier);
			notePlaceholders(look, node, node.alt);
			// What not even a link may lead to is a fault where the address stands.
			if (url !== undefined && !judgeUrl(url)) report(look, offset, judgePicture(url));
			if (url !== undefined) noteImage(look, offset, url, node.alt);
			break;
		}
		case "containerDirective":
		case "leafDirective":
			report(look, offset, judgeBlock(node));
			look.marks.push({ type: "block", name: node.name, offset });
			break;
	}
	if ("children" in node) for (const child of node.children) visit(child as Nodes, look);
}

function report(look: Look, offset: number, wrong: Wrong): void {
	if (wrong) look.faults.push({ ...wrong, offset });
}

function notePlaceholders(look: Look, { position }: Nodes, ...texts: (string | null | undefined)[]): void {
	const text = texts.filter(Boolean).join(" ");
	if (!text.includes("{")) return;
	const [start, end] = [position?.start.offset ?? 0, position?.end.offset];
	const toSource = alignOffsets(text, look.source.slice(start, end ?? start));
	for (const { 1: name = "", index } of text.matchAll(placeholderPattern))
		look.marks.push({ type: "placeholder", name, offset: start + toSource(index) });
}

function noteImage(look: Look, offset: number, url: string, alt: string | null | undefined): void {
	if (!alt?.trim())
		report(look, offset, {
			code: "missing-alt",
			message: `The picture ${url} has no text for those who cannot see it.`,
			hint: "write ![what the picture shows](…)",
		});
	look.marks.push({ type: "image", url, offset });
}

/** Addresses that are named apart from the words they belong to: `[name]: /address`. Of two with one name the first counts. */
function findDefinitions({ children }: Pick<Root, "children">): Map<string, string> {
	const found = children.flatMap((node): [string, string][] => {
		if (node.type === "definition") return [[node.identifier, node.url]];
		return "children" in node ? [...findDefinitions(node as Pick<Root, "children">)] : [];
	});
	return new Map(found.reverse());
}

/** RichText has elements for levels 2 to 4. */
const deepest = 4;

type Wrong = Omit<Fault, "offset"> | null;

function judgeHeading({ depth }: Heading, above: number): Wrong {
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
function judgeHtml(html: string, open: string[]): Wrong {
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

function judgeBlock({ type, name }: Block): Wrong {
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
