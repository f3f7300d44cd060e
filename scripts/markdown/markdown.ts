import type { Root } from "mdast";
import { directiveFromMarkdown } from "mdast-util-directive";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { directive } from "micromark-extension-directive";
import { gfmTable } from "micromark-extension-gfm-table";
import remarkParse from "remark-parse";
import { type Processor, unified } from "unified";
import { parseNatively } from "./native-parser.ts";

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
	const parse = createReferenceParser();
	return (text) => parseNatively(text) ?? parse(text);
}

/** Makes the parser that says how everything is read, and that reads what the fast one does not. */
export function createReferenceParser(): (text: string) => Root {
	const processor = unified().use(remarkParse).use(pousseMarkdown).freeze();
	return (text) => processor.parse(text);
}
