import fc from "fast-check";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { blocks, type RichNode, type RichTag, type RichText as RichTextData, richTags } from "#schemas/rich-text.ts";
import { pinPath, splitPath } from "#schemas/spec/url.ts";
import { share } from "#src/app/load-view.ts";
import { RenderNodesContext, RichText } from "#src/blocks/RichText.tsx";
import { createTextWriter } from "#src/blocks/rich-text-html.tsx";
import { localize, SharedContext } from "#src/data/shared.ts";
import { emitted } from "../support/emitted.ts";

const shared = share(emitted.shells.fr);

/** Renders a text between words, as components do, and as the build does. */
function renderTwice(text: RichTextData, pathname: string): { byReact: string; written: string; parts: string } {
	const words = createElement("p", null, "before", createElement(RichText, { text }), "after");
	const { renderNodes, fill } = createTextWriter((to) => localize(to, splitPath(pathname)));
	const render = (value: typeof renderNodes | null) =>
		renderToString(
			createElement(
				StaticRouter,
				{ location: pathname },
				createElement(SharedContext, { value: shared }, createElement(RenderNodesContext, { value }, words)),
			),
		);
	const parts = render(renderNodes);
	return { byReact: render(null), written: fill(parts), parts };
}

/** All texts with structure in some data. */
function textsIn(data: unknown): RichTextData[] {
	if (typeof data !== "object" || data === null) return [];
	if ("type" in data && data.type === "root") return [data as RichTextData];
	return Object.values(data).flatMap(textsIn);
}

test("R16.4 the build writes every text of the content as its components render it", () => {
	const texts = emitted.pages.flatMap(({ data, path, lang }) =>
		textsIn(data).map((text) => ({ text, pathname: pinPath(path, lang) })),
	);
	expect(texts.length).toBeGreaterThan(1000);
	for (const { text, pathname } of texts) {
		const { byReact, written } = renderTwice(text, pathname);
		expect(written).toBe(byReact);
	}
});

const words = fc.oneof(fc.constantFrom("", "a", " ", "\n", "<b>", "&amp;", '"', "'", "é", "-->", "🌱"), fc.string());
const address = fc.oneof(
	fc.constantFrom(
		"",
		"#é",
		"/",
		"/blog#a&b",
		"/en/about?q='",
		"/rss.xml",
		"//host",
		"https://a.b/c?d&e",
		"mailto:a@b.c",
		"javascript:1",
	),
	words,
);
const common = { id: words, title: words };

/** What elements of a name may carry, beside what all may. */
const ownProperties: Partial<Record<RichTag, Record<string, fc.Arbitrary<unknown>>>> = {
	a: { href: address, rel: fc.constant("sponsored") },
	div: { dataBlock: fc.constantFrom(...blocks) },
	img: { src: fc.constant("/images/a.svg"), alt: words },
	li: { dataItem: words },
	ol: { start: fc.integer() },
	td: { align: fc.constantFrom("left", "right", "center") },
	th: { align: fc.constantFrom("left", "right", "center") },
};
const { node } = fc.letrec<{ node: RichNode }>((tie) => ({
	node: fc.oneof(
		{ maxDepth: 4, withCrossShrink: true },
		fc.record({ type: fc.constant("text" as const), value: words }),
		fc.constantFrom(...richTags).chain((tagName) =>
			fc.record({
				type: fc.constant("element" as const),
				tagName: fc.constant(tagName),
				properties: fc.record({ ...(tagName !== "br" && common), ...ownProperties[tagName] }, { requiredKeys: [] }),
				// What HTML calls void holds nothing.
				children: fc.array(tie("node"), { maxLength: /^(?:img|br)$/.test(tagName) ? 0 : 4 }),
			}),
		),
	),
}));
const text = fc.record({ type: fc.constant("root" as const), children: fc.array(node, { maxLength: 5 }) });

test("R16.4 the build writes any text as its components render it", () => {
	fc.assert(
		fc.property(text, fc.constantFrom("/blog/a", "/de/blog/a"), (any, pathname) => {
			const { byReact, written } = renderTwice(any, pathname);
			expect(written).toBe(byReact);
		}),
		{ numRuns: 500, seed: 1 },
	);
});

test("R16.4 React is left with what is around a text without pictures", () => {
	const paragraph: RichNode = { type: "element", tagName: "p", properties: {}, children: [{ type: "text", value: "words" }] };
	const { parts } = renderTwice({ type: "root", children: [paragraph, paragraph] }, "/a");
	expect(parts).toBe('<p>before<slot name="run-0"></slot>after</p>');
});
