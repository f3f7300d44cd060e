import type { Template } from "#schemas/page-data.ts";
import type { DocumentFrame } from "#schemas/renderer.ts";
import { themeColours, webManifestPath } from "#schemas/spec/offline.ts";
import { rootAttributes } from "#schemas/spec/root-data.ts";
import { atBase } from "#src/data/base.ts";
import { attributes } from "./serialize.ts";

/** What is a document's own: attributes of its root, elements of its head, its page, and what it carries unseen. */
export type DocumentParts = {
	html: Record<string, string>;
	template: Template;
	head: readonly string[];
	body: string;
	carried: string;
};

/** Makes what writes documents; what those of a template have in common is written once. */
export function createDocumentWriter(frame: DocumentFrame): (parts: DocumentParts) => string {
	const common = new Map<Template, CommonParts>();
	return ({ html, template, head, body, carried }) => {
		const known = common.get(template) ?? commonParts(frame, template);
		common.set(template, known);
		const start = `<!doctype html><html${attributes(html)}${known.later}>${known.head}${head.join("")}`;
		return `${start}</head><body><div id="root">${body}</div>${carried}<script>${frame.inline.end}</script></body></html>\n`;
	};
}

type CommonParts = { later: string; head: string };

function commonParts(
	{ inline, installOffer, app, parts, offline, touchIcon, styles, printStyles }: DocumentFrame,
	template: Template,
): CommonParts {
	return {
		// What the inline script may bring in, and when it sees fit.
		later: attributes(rootAttributes({ app, parts: parts(template).join(" "), ...(offline === null ? {} : { offline }) })),
		head: [
			'<head><meta charset="utf-8">',
			'<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
			// Before the script that puts the chosen theme's colour there.
			...Object.entries(themeColours).map(
				([theme, content]) => `<meta${attributes({ name: "theme-color", media: `(prefers-color-scheme: ${theme})`, content })}>`,
			),
			`<script>${inline.boot}</script>`,
			// A module, since nothing waits for those, and its names are its own.
			installOffer ? `<script${attributes({ type: "module", async: "", ...installOffer })}></script>` : "",
			...styles(template).map((href) => `<link${attributes({ rel: "stylesheet", href })}>`),
			`<link${attributes({ rel: "stylesheet", media: "print", href: printStyles })}>`,
			`<link${attributes({ rel: "icon", href: atBase("/favicon.svg"), type: "image/svg+xml" })}>`,
			`<link${attributes({ rel: "apple-touch-icon", href: atBase(touchIcon) })}>`,
			`<link${attributes({ rel: "manifest", href: atBase(webManifestPath) })}>`,
		].join(""),
	};
}
