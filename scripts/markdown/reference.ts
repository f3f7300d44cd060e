import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

/**
 * Loads the reference libraries for parsing and converting Markdown: 170 modules for the few texts that the fast parser does not
 * support. They are required, not imported, because the readers are synchronous.
 */
export function loadReference() {
	return {
		unified: (require("unified") as typeof import("unified")).unified,
		remarkParse: (require("remark-parse") as typeof import("remark-parse")).default,
		remarkRehype: (require("remark-rehype") as typeof import("remark-rehype")).default,
		directive: (require("micromark-extension-directive") as typeof import("micromark-extension-directive")).directive,
		directiveFromMarkdown: (require("mdast-util-directive") as typeof import("mdast-util-directive")).directiveFromMarkdown,
		gfmTable: (require("micromark-extension-gfm-table") as typeof import("micromark-extension-gfm-table")).gfmTable,
		gfmTableFromMarkdown: (require("mdast-util-gfm-table") as typeof import("mdast-util-gfm-table")).gfmTableFromMarkdown,
	};
}
