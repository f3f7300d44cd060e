import type { Element, ElementContent, Root as HastRoot } from "hast";
import type { Root } from "mdast";
import type { ContainerDirective } from "mdast-util-directive";
import { directiveFromMarkdown } from "mdast-util-directive";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { directive } from "micromark-extension-directive";
import { gfmTable } from "micromark-extension-gfm-table";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { type Processor, unified } from "unified";
import { remarkNatively } from "./native-parser.ts";

/** Reads Markdown, and converts what was read to HTML as a tree. */
export type Markdown = { parse(text: string): Root; toHast(root: Root): HastRoot };

/**
 * Creates the processor of our Markdown, CommonMark with tables and `:::name` blocks; callers keep it for the whole run. `natively`
 * is only set by a test that compares the two parsers.
 */
export function createMarkdown(natively = true): Markdown {
	const reference = unified().use(remarkParse).use(tablesAndBlocks);
	const parsing = natively ? reference.use(remarkNatively) : reference;
	const processor = parsing.use(remarkRehype, { handlers: { containerDirective: toBlock } }).freeze();
	return { parse: (text) => processor.parse(text), toHast: (root) => processor.runSync(root) };
}

/** Text directives (`:name`) are disabled, because they would swallow ordinary colons. */
function tablesAndBlocks(this: Processor): void {
	const data = this.data();
	const { flow } = directive();
	data.micromarkExtensions = [gfmTable(), flow ? { flow } : {}];
	data.fromMarkdownExtensions = [gfmTableFromMarkdown(), directiveFromMarkdown()];
}

function toBlock(state: { all(node: ContainerDirective): ElementContent[] }, node: ContainerDirective): Element {
	return { type: "element", tagName: "div", properties: { dataBlock: node.name }, children: state.all(node) };
}
