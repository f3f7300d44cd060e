import type { Definition, Nodes, Root } from "mdast";
import { placeholderPattern } from "#schemas/content/figures.ts";
import { withHint } from "../../messages/message.ts";
import type { Finding, Fix } from "../../report/diagnostic.ts";
import type { Mark } from "../../types/content.ts";
import { alignOffsets } from "./align.ts";
import { findUnclosedBlocks, type OpenedBlocks } from "./broken-blocks.ts";
import { findBrokenMarkup } from "./broken-markup.ts";
import {
	type Block,
	checkAlt,
	checkBlock,
	checkHeading,
	checkHtml,
	checkLinkWords,
	checkSection,
	checkWords,
} from "./check-nodes.ts";
import { checkFence, checkUnderline, findOddBlocks } from "./check-paragraphs.ts";
import { type FoundSyntax, findSyntaxes } from "./find-syntaxes.ts";
import { explainSyntax } from "./syntaxes.ts";
import { checkPicture, checkUrl } from "./urls.ts";

/** A mark with an offset into the Markdown instead of a position. Heading ids are added later. */
type LooseMark<M = Mark> = M extends unknown ? Omit<M, "pointer" | "position"> & { offset: number } : never;
type LooseFinding = Finding & { offset: number; fix?: Fix };

export type Inspection = { marks: LooseMark[]; findings: LooseFinding[] };

/** State of the inspection, one object for all nodes of a text: creating closures for each node would take most of the time. */
type Look = Inspection & {
	source: string;
	/** Syntaxes that do not work here: nothing else is said of their characters. */
	syntaxes: readonly FoundSyntax[];
	/** Names of the open HTML elements. */
	open: string[];
	/** Blocks with a broken opening line. */
	openedBlocks: OpenedBlocks;
	/** Identifiers of the definitions that the text links to. */
	named: Set<string>;
	/** Level of the previous heading. */
	depth: number;
	/** What follows the heading at hand. */
	next: Nodes | undefined;
	addressOf(name: string): string | undefined;
};

/** Collects what later stages check in a Markdown text, and the findings of the text itself. */
export function inspectMarkdown(root: Root, source: string): Inspection {
	let definitions: ReadonlyMap<string, string> | null = null;
	// Few texts have link definitions.
	const addressOf = (name: string) => {
		definitions ??= findDefinitions(root);
		return definitions.get(name);
	};
	const look: Look = {
		source,
		syntaxes: findSyntaxes(root, source),
		marks: [],
		findings: [],
		open: [],
		openedBlocks: { opened: 0 },
		named: new Set(),
		depth: 1,
		next: undefined,
		addressOf,
	};
	for (const { offset, end: _, ...found } of look.syntaxes) report(look, offset, found);
	visit(root, look);
	for (const { offset, ...odd } of findOddBlocks(root)) report(look, offset, odd);
	noteUnnamed(root, look);
	for (const { at, ...unclosed } of findUnclosedBlocks(source)) report(look, at, unclosed);
	return { marks: look.marks, findings: look.findings };
}

function visit(node: Nodes | Block, look: Look): void {
	const offset = node.position?.start.offset ?? 0;
	switch (node.type) {
		case "html":
			report(look, offset, checkHtml(node.value, look.open));
			break;
		case "heading": {
			const underlined = checkUnderline(node, sourceOf(look, node), offset, look.next !== undefined);
			if (underlined) look.findings.push(underlined);
			else report(look, offset, checkHeading(node, look.depth) ?? checkWords(node) ?? checkSection(node, look.next));
			look.depth = node.depth;
			look.marks.push({ type: "heading", depth: node.depth, id: "", offset });
			break;
		}
		case "text":
			notePlaceholders(look, node, node.value);
			noteBrokenMarkup(look, node, node.value);
			break;
		case "listItem":
			if (node.children.length === 0) report(look, offset, { code: "broken-markup", ...withHint("markdown.emptyItem") });
			break;
		case "list":
			look.marks.push({ type: "list", items: node.children.length, offset });
			break;
		case "table":
			look.marks.push({ type: "table", rows: node.children.length, columns: node.children[0]?.children.length ?? 0, offset });
			break;
		case "blockquote":
			look.marks.push({ type: "quote", offset });
			break;
		case "code":
			report(look, offset, checkFence(sourceOf(look, node)));
			look.marks.push({ type: "code", offset });
			break;
		case "thematicBreak":
			look.marks.push({ type: "rule", offset });
			break;
		case "definition":
			notePlaceholders(look, node, node.title);
			break;
		case "link":
			notePlaceholders(look, node, node.title);
			report(look, offset, checkUrl(node.url) ?? checkLinkWords(node));
			look.marks.push({ type: "link", url: node.url, offset });
			break;
		case "linkReference": {
			const url = look.addressOf(node.identifier);
			look.named.add(node.identifier);
			if (url !== undefined) look.marks.push({ type: "link", url, offset });
			break;
		}
		case "image":
			notePlaceholders(look, node, node.alt, node.title);
			report(look, offset, checkPicture(node.url));
			noteImage(look, offset, node.url, node.alt);
			break;
		case "imageReference": {
			const url = look.addressOf(node.identifier);
			look.named.add(node.identifier);
			notePlaceholders(look, node, node.alt);
			// An address that is not even valid for a link is reported at the address.
			if (url !== undefined && !checkUrl(url)) report(look, offset, checkPicture(url));
			if (url !== undefined) noteImage(look, offset, url, node.alt);
			break;
		}
		case "containerDirective":
		case "leafDirective":
			report(look, offset, checkBlock(node));
			if (node.type === "leafDirective") look.openedBlocks.opened++;
			look.marks.push({ type: "block", name: node.name, offset });
			break;
	}
	if (!("children" in node)) return;
	for (const [index, child] of node.children.entries()) {
		if (child.type === "heading")
			look.next = node.children.slice(index + 1).find(({ type }) => type !== "definition" && type !== "thematicBreak");
		visit(child as Nodes, look);
	}
}

function sourceOf({ source }: Look, { position }: Nodes): string {
	return source.slice(position?.start.offset ?? 0, position?.end.offset ?? 0);
}

function report(look: Look, offset: number, finding: (Finding & { fix?: Fix }) | null): void {
	if (finding) look.findings.push({ ...finding, offset });
}

function notePlaceholders(look: Look, { position }: Nodes, ...texts: (string | null | undefined)[]): void {
	const text = texts.filter(Boolean).join(" ");
	if (!text.includes("{")) return;
	const [start, end] = [position?.start.offset ?? 0, position?.end.offset];
	const toSource = alignOffsets(text, look.source.slice(start, end ?? start));
	for (const { 1: name = "", index } of text.matchAll(placeholderPattern))
		look.marks.push({ type: "placeholder", name, offset: start + toSource(index) });
}

function noteBrokenMarkup(look: Look, { position }: Nodes, text: string): void {
	const [start, end] = [position?.start.offset ?? 0, position?.end.offset ?? 0];
	for (const { at, ...broken } of findBrokenMarkup(text, look.openedBlocks)) {
		const source = look.source.slice(start, end);
		const offset = start + alignOffsets(text, source)(at);
		const isSaid = look.syntaxes.some((syntax) => offset >= syntax.offset && offset < syntax.end);
		// An escaped character is meant literally.
		if (look.source.charAt(offset - 1) !== "\\" && !isSaid) report(look, offset, broken);
	}
}

function noteImage(look: Look, offset: number, url: string, alt: string | null | undefined): void {
	report(look, offset, checkAlt(alt, url));
	look.marks.push({ type: "image", url, offset });
}

/** Reports link definitions that nothing refers to, and what is wrong with the addresses of the others. */
function noteUnnamed(node: Nodes, look: Look): void {
	if (node.type === "definition" && look.named.has(node.identifier)) {
		if (!isNote(node)) report(look, node.position?.start.offset ?? 0, checkUrl(node.url));
	} else if (node.type === "definition") {
		const name = node.label ?? node.identifier;
		const said = isNote(node) ? explainSyntax({ name: "footnote" }, `[${name}]`) : withHint("markdown.unnamed", { name });
		report(look, node.position?.start.offset ?? 0, { code: "broken-markup", ...said });
	}
	if ("children" in node && holdsDefinitions.has(node.type)) for (const child of node.children) noteUnnamed(child, look);
}

/** Whether a definition is that of a footnote with an address as its only word. */
function isNote({ identifier }: Definition): boolean {
	return identifier.startsWith("^");
}

/** Node types that may contain link definitions. */
const holdsDefinitions: ReadonlySet<string> = new Set(["root", "blockquote", "list", "listItem", "containerDirective"]);

/** Link definitions by identifier: `[name]: /address`. Of duplicates the first counts. */
function findDefinitions({ children }: Pick<Root, "children">): Map<string, string> {
	const found = children.flatMap((node): [string, string][] => {
		if (node.type === "definition") return [[node.identifier, node.url]];
		return "children" in node ? [...findDefinitions(node as Pick<Root, "children">)] : [];
	});
	return new Map(found.reverse());
}
