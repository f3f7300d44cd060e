import { expect, test } from "vitest";
import { plainText, type RichNode, type RichText } from "#schemas/content/rich-text.ts";
import { langs } from "#schemas/shared/languages.ts";
import { createMarkdownReader } from "#scripts/content/markdown/read-markdown.ts";
import { writeHtml } from "#scripts/content/markdown/write-html.ts";
import { escapeMarkdown, writeMarkdown } from "#scripts/content/markdown/write-markdown.ts";
import { textOfPage } from "#scripts/site/page-text.ts";
import { plan } from "../../../support/site-plan.ts";

const readMarkdown = createMarkdownReader();
const toRich = (text: string): RichText => readMarkdown(text, { file: "a.md", pointer: "body", locate: () => [1, 1] }).value.rich;
const whole = (href: string) => `https://pousse.example${href}`;

test.each([
	["a paragraph with stress", "One *two* **three** four"],
	["code with a backtick in it", "`` a`b ``"],
	["a link", "[a](</b>)"],
	["headings", "## A\n\n### B\n\nC"],
	["a list", "- a\n- b"],
	["a numbered list that begins later", "3. a\n4. b"],
	["a list within a list", "- a\n\n  - b\n  - c\n- d"],
	["a list of paragraphs", "1. a\n\n   b\n2. c"],
	["a quote", "> a\n>\n> b"],
	["a table", "| a | b |\n| --- | --- |\n| c | d |"],
	["a line across", "a\n\n---\n\nb"],
	["a line break", "a\\\nb"],
])("the Markdown written for %s parses back to the same text (R14.1)", (_, text) => {
	const rich = toRich(text);
	expect(toRich(writeMarkdown(rich, (href) => href))).toEqual(rich);
});

test.each(["*a*", "_a_", "[a](b)", "`a`", "# a", "- a", "+ a", "1. a", "2) a", "> a", "<b>", "a | b", "\\a", "~~a~~", "![a](b)"])(
	"%s stays plain text in Markdown (R17.9)",
	(words) => {
		expect(plainText(toRich(escapeMarkdown(words)))).toBe(words);
	},
);

test("texts and addresses are escaped in the HTML of feeds (R17.9)", () => {
	const text = (value: string): RichNode => ({ type: "text", value });
	const link: RichNode = { type: "element", tagName: "a", properties: { href: '/"><script>' }, children: [text("<b>&")] };
	expect(writeHtml({ type: "root", children: [link] }, whole)).toBe(
		'<a href="https://pousse.example/&quot;&gt;&lt;script&gt;">&lt;b&gt;&amp;</a>',
	);
});

/** A text with its lists cut in two, because the reader refuses as many lines without a gap as the list of all plants has. */
function halveLists(text: RichText): RichText {
	const halve = (node: RichNode): RichNode[] => {
		if (node.type !== "element" || node.tagName !== "ul") return [node];
		const middle = Math.ceil(node.children.length / 2);
		return [node.children.slice(0, middle), node.children.slice(middle)].map((children) => ({ ...node, children }));
	};
	return { ...text, children: text.children.flatMap(halve) };
}

test("every page of the content has the same words as Markdown (R14.1)", () => {
	const words = (text: RichText) =>
		plainText(text)
			.split(/[\s\u00a0\u202f]+/)
			.filter(Boolean)
			.join("");
	// Each in one language, by turns: what is written does not depend on it.
	const paths = [...new Set(plan.pages.flatMap(({ path, indexable }) => (indexable ? [path] : [])))];
	const inTurn = plan.pages.filter(({ path, lang }) => lang === langs[paths.indexOf(path) % langs.length]);
	expect(inTurn.length).toBe(paths.length);
	const differing = inTurn.filter(({ data }) => {
		const text = textOfPage(data());
		return words(toRich(writeMarkdown(halveLists(text), whole))) !== words(text);
	});
	expect(differing.map(({ path, lang }) => `${path} in ${lang}`)).toEqual([]);
});
