import type { Heading, Nodes, Root } from "mdast";
import type { ContainerDirective, LeafDirective } from "mdast-util-directive";
import { placeholderPattern } from "#schemas/figures.ts";
import { blocks } from "#schemas/rich-text.ts";
import type { Mark } from "../pipeline/seams.ts";
import type { Diagnostic } from "../report/diagnostic.ts";
import { didYouMean } from "../report/nearest.ts";

type Block = ContainerDirective | LeafDirective;

/** A mark whose place is still an offset into the Markdown. Heading ids are filled in later. */
type LooseMark<M = Mark> = M extends unknown ? Omit<M, "pointer" | "place"> & { offset: number } : never;
type Fault = Pick<Diagnostic, "code" | "message" | "hint"> & { offset: number };

export type Inspection = { marks: LooseMark[]; faults: Fault[] };

/** Lists what later stages check in a Markdown text, and the faults that show at once. */
export function inspectMarkdown(root: Root): Inspection {
	const marks: LooseMark[] = [];
	const faults: Fault[] = [];
	let depth = 1;
	const visit = (node: Nodes | Block): void => {
		const offset = node.position?.start.offset ?? 0;
		const fault = (code: Fault["code"], message: string, hint: string) => faults.push({ code, message, hint, offset });
		switch (node.type) {
			case "html":
				fault("raw-html", `Raw HTML does not reach the page: ${firstLine(node.value)}`, "write it in Markdown, or leave it out");
				break;
			case "heading":
				checkHeading(node, depth, fault);
				depth = node.depth;
				marks.push({ type: "heading", depth: node.depth, id: "", offset });
				break;
			case "text":
				for (const { 1: name = "", index } of node.value.matchAll(placeholderPattern))
					marks.push({ type: "placeholder", name, offset: offset + index });
				break;
			case "list":
				marks.push({ type: "list", items: node.children.length, offset });
				break;
			case "link":
			case "definition":
				checkUrl(node.url, fault);
				marks.push({ type: "link", url: node.url, offset });
				break;
			case "image":
				checkUrl(node.url, fault);
				if (!node.alt?.trim())
					fault(
						"missing-alt",
						`The picture ${node.url} has no text for those who cannot see it.`,
						"write ![what the picture shows](…)",
					);
				marks.push({ type: "image", url: node.url, offset });
				break;
			case "containerDirective":
			case "leafDirective":
				checkBlock(node, fault);
				marks.push({ type: "block", name: node.name, offset });
				break;
		}
		if ("children" in node) for (const child of node.children) visit(child as Nodes);
	};
	visit(root);
	return { marks, faults };
}

type Report = (code: Fault["code"], message: string, hint: string) => void;

function checkHeading({ depth }: Heading, above: number, fault: Report): void {
	if (depth === 1)
		fault("heading-jump", "A text has no heading of the first level; the title of the page is that.", "write ## instead of #");
	else if (depth > above + 1)
		fault(
			"heading-jump",
			`The heading jumps from level ${above} to level ${depth}.`,
			`write ${"#".repeat(above + 1)} instead of ${"#".repeat(depth)}`,
		);
}

function checkBlock(node: Block, fault: Report): void {
	const known = (blocks as readonly string[]).includes(node.name);
	if (node.type === "leafDirective")
		fault("unknown-block", `"::${node.name}" opens no block.`, `write :::${node.name}, the content, and a line with :::`);
	else if (!known)
		fault(
			"unknown-block",
			`There is no block named "${node.name}".`,
			didYouMean(node.name, blocks, `blocks are ${blocks.join(", ")}`),
		);
}

/** Schemes that a reader may follow. Everything else (javascript:, data:, http:, //host) is refused. */
const allowed = /^(https:\/\/[^\s\\]+|mailto:[^\s\\]+|\/(?![/\\])[^\s\\]*|#[^\s\\]+)$/i;
const unsafe = /^([a-z][a-z0-9+.-]*:|[/\\]{2}|\/\\)|[\s\\]/i;

function checkUrl(url: string, fault: Report): void {
	if (allowed.test(url)) return;
	if (/^http:/i.test(url))
		fault("unsafe-url", `The address "${url}" is not encrypted.`, `write "${url.replace(/^http:/i, "https:")}"`);
	else if (unsafe.test(url))
		fault(
			"unsafe-url",
			`The address "${url}" is not one that a page may lead to.`,
			"write an address that begins with https://, mailto: or /",
		);
	else
		fault("relative-link", `The address "${url}" does not begin with a slash.`, `write "/${url.replace(/^(\.{1,2}\/)+/, "")}"`);
}

function firstLine(text: string): string {
	const line = text.split("\n")[0] ?? "";
	return line.length > 60 ? `${line.slice(0, 60)}…` : line;
}
