import type { Heading, Nodes, Root } from "mdast";
import type { ContainerDirective, LeafDirective } from "mdast-util-directive";
import { placeholderPattern } from "#schemas/figures.ts";
import { blocks } from "#schemas/rich-text.ts";
import type { Mark } from "../pipeline/seams.ts";
import type { Diagnostic } from "../report/diagnostic.ts";
import { didYouMean } from "../report/nearest.ts";
import { alignOffsets } from "./align.ts";
import { judgePicture, judgeUrl } from "./urls.ts";

type Block = ContainerDirective | LeafDirective;

/** A mark whose place is still an offset into the Markdown. Heading ids are filled in later. */
type LooseMark<M = Mark> = M extends unknown ? Omit<M, "pointer" | "place"> & { offset: number } : never;
type Fault = Pick<Diagnostic, "code" | "message" | "hint"> & { offset: number };

export type Inspection = { marks: LooseMark[]; faults: Fault[] };

/** Lists what later stages check in a Markdown text, and the faults that show at once. */
export function inspectMarkdown(root: Root, source: string): Inspection {
	const marks: LooseMark[] = [];
	const faults: Fault[] = [];
	let definitions: ReadonlyMap<string, string> | null = null;
	// Hardly any text names an address apart from its words.
	const addressOf = (name: string) => {
		definitions ??= findDefinitions(root);
		return definitions.get(name);
	};
	let depth = 1;
	const visit = (node: Nodes | Block): void => {
		const offset = node.position?.start.offset ?? 0;
		const fault = (code: Fault["code"], message: string, hint: string) => faults.push({ code, message, hint, offset });
		const placeholders = (...texts: (string | null | undefined)[]) => {
			const text = texts.filter(Boolean).join(" ");
			const toSource = alignOffsets(text, source.slice(offset, node.position?.end.offset ?? offset));
			for (const { 1: name = "", index } of text.matchAll(placeholderPattern))
				marks.push({ type: "placeholder", name, offset: offset + toSource(index) });
		};
		const judge = (wrong: ReturnType<typeof judgeUrl>) => {
			if (wrong) fault(wrong.code, wrong.message, wrong.hint);
		};
		const note = (type: "link" | "image", url: string | undefined, alt: string | null | undefined) => {
			if (url === undefined) return;
			if (type === "image" && !alt?.trim())
				fault("missing-alt", `The picture ${url} has no text for those who cannot see it.`, "write ![what the picture shows](…)");
			marks.push({ type, url, offset });
		};
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
				placeholders(node.value);
				break;
			case "list":
				marks.push({ type: "list", items: node.children.length, offset });
				break;
			case "definition":
				placeholders(node.title);
				judge(judgeUrl(node.url));
				break;
			case "link":
				placeholders(node.title);
				judge(judgeUrl(node.url));
				note("link", node.url, null);
				break;
			case "linkReference":
				note("link", addressOf(node.identifier), null);
				break;
			case "image":
				placeholders(node.alt, node.title);
				judge(judgePicture(node.url));
				note("image", node.url, node.alt);
				break;
			case "imageReference": {
				const url = addressOf(node.identifier);
				placeholders(node.alt);
				// What not even a link may lead to is a fault where the address stands.
				if (url !== undefined && !judgeUrl(url)) judge(judgePicture(url));
				note("image", url, node.alt);
				break;
			}
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

/** Addresses that are named apart from the words they belong to: `[name]: /address`. Of two with one name the first counts. */
function findDefinitions({ children }: Pick<Root, "children">): Map<string, string> {
	const found = children.flatMap((node): [string, string][] => {
		if (node.type === "definition") return [[node.identifier, node.url]];
		return "children" in node ? [...findDefinitions(node as Pick<Root, "children">)] : [];
	});
	return new Map(found.reverse());
}

type Report = (code: Fault["code"], message: string, hint: string) => void;

/** RichText has elements for levels 2 to 4. */
const deepest = 4;

function checkHeading({ depth }: Heading, above: number, fault: Report): void {
	if (depth === 1)
		fault("heading-jump", "A text has no heading of the first level; the title of the page is that.", "write ## instead of #");
	else if (depth > deepest)
		fault(
			"heading-jump",
			`A heading of level ${depth} is deeper than a page shows.`,
			`write ${"#".repeat(deepest)}, or plain text in **bold**`,
		);
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

function firstLine(text: string): string {
	const line = text.split("\n")[0] ?? "";
	return line.length > 60 ? `${line.slice(0, 60)}…` : line;
}
