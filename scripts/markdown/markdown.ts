import type { Root } from "mdast";
import type { Processor } from "unified";
import { parseNatively } from "./native-parser.ts";
import { loadReference } from "./reference.ts";

/** Creates the Markdown parser; callers keep it for the whole run. */
export function createMarkdownParser(): (text: string) => Root {
	let parse: ReturnType<typeof createReferenceParser> | undefined;
	return (text) => {
		const root = parseNatively(text);
		if (root) return root;
		parse ??= createReferenceParser();
		return parse(text);
	};
}

/**
 * Creates the reference parser, which also parses what the fast one does not support: CommonMark with tables and `:::name` blocks.
 * Text directives (`:name`) are disabled, because they would swallow ordinary colons.
 */
export function createReferenceParser(): (text: string) => Root {
	const { unified, remarkParse, directive, directiveFromMarkdown, gfmTable, gfmTableFromMarkdown } = loadReference();
	function pousseMarkdown(this: Processor) {
		const data = this.data();
		const { flow } = directive();
		data.micromarkExtensions = [gfmTable(), flow ? { flow } : {}];
		data.fromMarkdownExtensions = [gfmTableFromMarkdown(), directiveFromMarkdown()];
	}
	const processor = unified().use(remarkParse).use(pousseMarkdown).freeze();
	return (text) => processor.parse(text);
}
