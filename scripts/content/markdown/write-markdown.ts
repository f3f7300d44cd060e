import { plainText, type RichElement, type RichNode, type RichText } from "#schemas/content/rich-text.ts";

/** Returns the absolute address of a link or image. */
export type Absolute = (href: string) => string;

/** Writes a text as Markdown with tables (GFM), blocks separated by blank lines. Custom blocks are replaced by their content. */
export function writeMarkdown({ children }: RichText, absolute: Absolute): string {
	return blocks(children, absolute);
}

/** Escapes Markdown syntax in plain text. */
export function escapeMarkdown(words: string): string {
	const escaped = words.replace(/[\\`*_[\]<>|~]/g, "\\$&");
	// Most texts are one line that starts with a letter, and this runs on every text of the site.
	if (!words.includes("\n") && !/^\s*[#+\-\d]/.test(words)) return escaped;
	return escaped.replace(/^(\s*)([#+-])/gm, "$1\\$2").replace(/^(\s*\d+)([.)])/gm, "$1\\$2");
}

const blockTags = new Set(["p", "h2", "h3", "h4", "ul", "ol", "table", "blockquote", "pre", "div", "details", "summary", "hr"]);

function isBlock(node: RichNode): node is RichElement {
	return node.type === "element" && blockTags.has(node.tagName);
}

/** Blocks separated by blank lines; inline nodes between blocks are grouped into paragraphs. */
function blocks(nodes: readonly RichNode[], absolute: Absolute): string {
	const written: string[] = [];
	let loose: RichNode[] = [];
	const flush = () => {
		const words = inline(loose, absolute).trim();
		if (words !== "") written.push(words);
		loose = [];
	};
	for (const node of nodes) {
		if (!isBlock(node)) {
			loose.push(node);
			continue;
		}
		flush();
		const block = writeBlock(node, absolute);
		if (block !== "") written.push(block);
	}
	flush();
	return written.join("\n\n");
}

function writeBlock({ tagName, properties, children }: RichElement, absolute: Absolute): string {
	switch (tagName) {
		case "h2":
		case "h3":
		case "h4":
			return `${"#".repeat(Number(tagName[1]))} ${inline(children, absolute).trim()}`;
		case "ul":
			return list(children, () => "- ", absolute);
		case "ol":
			return list(children, (index) => `${(properties.start ?? 1) + index}. `, absolute);
		case "hr":
			return "---";
		case "blockquote":
			return blocks(children, absolute).replace(/^/gm, "> ").replace(/^> $/gm, ">");
		case "pre":
			return `\`\`\`\n${children.map(plainText).join("").replace(/\n$/, "")}\n\`\`\``;
		case "table":
			return table(children, absolute);
		case "div":
		case "details":
			return blocks(children, absolute);
		case "summary":
			return stressed(children, "**", absolute);
		default:
			return inline(children, absolute).trim();
	}
}

function list(items: readonly RichNode[], marker: (index: number) => string, absolute: Absolute): string {
	return items
		.filter((node) => node.type === "element")
		.map(({ children }, index) => {
			const mark = marker(index);
			return mark + blocks(children, absolute).replace(/\n(?!\n)/g, `\n${" ".repeat(mark.length)}`);
		})
		.join("\n");
}

function table(parts: readonly RichNode[], absolute: Absolute): string {
	const rows = parts.flatMap((part) => (part.type === "element" ? part.children : [])).filter((row) => row.type === "element");
	const cells = rows.map(({ children }) =>
		children.flatMap((cell) => (cell.type === "element" ? [inline(cell.children, absolute).trim().replace(/\\?\n/g, " ")] : [])),
	);
	const [head = [], ...rest] = cells.map((row) => `| ${row.join(" | ")} |`);
	const rule = `| ${(cells[0] ?? []).map(() => "---").join(" | ")} |`;
	return [head, rule, ...rest].join("\n");
}

function inline(nodes: readonly RichNode[], absolute: Absolute): string {
	// The parser keeps the line break of the source after a hard break.
	return nodes
		.map((node) => writeInline(node, absolute))
		.join("")
		.replaceAll("\\\n\n", "\\\n");
}

function writeInline(node: RichNode, absolute: Absolute): string {
	if (node.type === "text") return escapeMarkdown(node.value);
	const { tagName, properties, children } = node;
	switch (tagName) {
		case "a":
			return `[${inline(children, absolute)}](<${absolute(properties.href ?? "")}>)`;
		case "img":
			return `![${escapeMarkdown(properties.alt ?? "")}](<${absolute(node.data?.picture.src ?? properties.src ?? "")}>)`;
		case "strong":
			return stressed(children, "**", absolute);
		case "em":
			return stressed(children, "*", absolute);
		case "code":
			return code(children.map(plainText).join(""));
		case "br":
			return "\\\n";
		default:
			return inline(children, absolute);
	}
}

/** Emphasis markers must touch words, not spaces (CommonMark 0.31, 6.2). */
function stressed(children: readonly RichNode[], sign: string, absolute: Absolute): string {
	const [, before = "", words = "", after = ""] = /^(\s*)(.*?)(\s*)$/s.exec(inline(children, absolute)) ?? [];
	return words === "" ? before + after : before + sign + words + sign + after;
}

/** Code between more backticks than it contains. */
function code(words: string): string {
	const longest = Math.max(0, ...[...words.matchAll(/`+/g)].map(([run]) => run.length));
	const fence = "`".repeat(longest + 1);
	return longest > 0 ? `${fence} ${words} ${fence}` : fence + words + fence;
}
