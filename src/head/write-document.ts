import type { Template } from "#schemas/pages/page-data.ts";
import type { DocumentFrame } from "#schemas/pages/renderer.ts";
import { themeColours, webManifestPath } from "#schemas/shared/offline.ts";
import { rootAttributes } from "#schemas/shared/root-data.ts";
import { atBase } from "#src/data/base.ts";
import { attributes } from "./serialize.ts";

/** The parts that differ per document: attributes of its root, elements of its head, its body, its structured data, its hidden notices. */
export type DocumentParts = {
	html: Record<string, string>;
	template: Template;
	/** Whether the page has blocks of rich text that its template has no styles for. */
	foreignBlocks: boolean;
	head: string;
	body: string;
	data: string;
	notice: string;
};

/** Creates a function that writes documents; the parts shared by all pages of a template are computed once. */
export function createDocumentWriter(frame: DocumentFrame): (parts: DocumentParts) => string {
	const common = new Map<Template, CommonParts>();
	const blocks = `<link${attributes({ rel: "stylesheet", href: frame.blockStyles })}>`;
	return ({ html, template, foreignBlocks, head, body, data, notice }) => {
		const known = common.get(template) ?? commonParts(frame, template);
		common.set(template, known);
		const start = `<!doctype html><html${attributes(html)}${known.later}>${known.head}${foreignBlocks ? blocks : ""}${head}`;
		// Structured data repeat words of the text: compressed, they are smaller close to it. And the text comes sooner.
		return `${start}</head><body><div id="root">${body}</div>${data}${notice}<script>${frame.inline.end}</script></body></html>\n`;
	};
}

type CommonParts = { later: string; head: string };

function commonParts(
	{ inline, start, app, parts, offline, touchIcon, styleSheet, printStyles }: DocumentFrame,
	template: Template,
): CommonParts {
	return {
		// URLs that the script `start` loads later, when it decides to.
		later: attributes(rootAttributes({ app, parts: parts(template).join(" "), ...(offline === null ? {} : { offline }) })),
		head: [
			'<head><meta charset="utf-8">',
			'<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
			// Before the inline script, which replaces this by the chosen theme's colour.
			...Object.entries(themeColours).map(
				([theme, content]) => `<meta${attributes({ name: "theme-color", media: `(prefers-color-scheme: ${theme})`, content })}>`,
			),
			`<script>${inline.boot}</script>`,
			// A module, since modules do not block rendering, run once the content is there, and have a scope of their own; fetched after the
			// style sheet, which the first paint waits for.
			start ? `<script${attributes({ type: "module", fetchpriority: "low", ...start })}></script>` : "",
			`<link${attributes({ rel: "stylesheet", href: styleSheet(template) })}>`,
			`<link${attributes({ rel: "stylesheet", media: "print", href: printStyles })}>`,
			`<link${attributes({ rel: "icon", href: atBase("/favicon.svg"), type: "image/svg+xml" })}>`,
			`<link${attributes({ rel: "apple-touch-icon", href: atBase(touchIcon) })}>`,
			`<link${attributes({ rel: "manifest", href: atBase(webManifestPath) })}>`,
		].join(""),
	};
}
