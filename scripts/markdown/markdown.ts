import type { Root } from "mdast";
import { directiveFromMarkdown } from "mdast-util-directive";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { directive } from "micromark-extension-directive";
import { gfmTable } from "micromark-extension-gfm-table";
import remarkParse from "remark-parse";
import { type Processor, unified } from "unified";

/**
 * CommonMark with tables and `:::name` blocks. Text directives (`:name`) are left out: they would eat ordinary colons.
 */
function pousseMarkdown(this: Processor) {
	const data = this.data();
	const { flow } = directive();
	data.micromarkExtensions = [gfmTable(), flow ? { flow } : {}];
	data.fromMarkdownExtensions = [gfmTableFromMarkdown(), directiveFromMarkdown()];
}

/** Makes the parser; a caller keeps it for a run. */
export function createMarkdownParser(): (text: string) => Root {
	const processor = unified().use(remarkParse).use(pousseMarkdown).freeze();
	return (text) => processor.parse(text);
}
