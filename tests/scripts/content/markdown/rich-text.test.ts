import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { RichNode } from "#schemas/content/rich-text.ts";
import { langs } from "#schemas/shared/languages.ts";
import { createMarkdownReader } from "#scripts/content/markdown/read-markdown.ts";
import { defaultContentDir } from "#scripts/project.ts";

const readMarkdown = createMarkdownReader();
const toRich = (markdown: string): RichNode[] =>
	readMarkdown(markdown, { file: "fr.md", pointer: "body", locate: () => [1, 1] }).value.rich.children;

/** Writes RichText as a reader of HTML would, `data-block` as `block`, so that a case fits on a line. */
function show(nodes: readonly RichNode[]): string {
	return nodes
		.map((node) => {
			if (node.type === "text") return node.value;
			const { dataBlock, ...rest } = node.properties;
			const attributes = Object.entries({ ...(dataBlock ? { block: dataBlock } : {}), ...rest });
			const head = [node.tagName, ...attributes.map(([name, value]) => `${name}="${value}"`)].join(" ");
			return `<${head}>${show(node.children)}</${node.tagName}>`;
		})
		.join("");
}

test.each([
	["a paragraph", "one\ntwo", "<p>one\ntwo</p>"],
	["a line across", "one\n\n---\n\ntwo", "<p>one</p><hr></hr><p>two</p>"],
	["a line break", "one\\\ntwo", "<p>one<br></br>\ntwo</p>"],
	["stress", "*a* **b** ***c***", "<p><em>a</em> <strong>b</strong> <em><strong>c</strong></em></p>"],
	["code", "`a<b>`", "<p><code>a<b></code></p>"],
	["a code block", "```js\nlet a;\n```", "<pre><code>let a;\n</code></pre>"],
	["a quote", "> a\n> b", "<blockquote><p>a\nb</p></blockquote>"],
	["a tight list", "- a\n- *b*", "<ul><li>a</li><li><em>b</em></li></ul>"],
	["a loose list", "- a\n\n- b", "<ul><li><p>a</p></li><li><p>b</p></li></ul>"],
	["a list in a list", "- a\n  - b", "<ul><li>a\n<ul><li>b</li></ul>\n</li></ul>"],
	["a numbered list", "1. a\n2. b", "<ol><li>a</li><li>b</li></ol>"],
	["a numbered list that begins later", "3. a\n4. b", '<ol start="3"><li>a</li><li>b</li></ol>'],
	["a link", '[a](/blog "t")', '<p><a href="/blog" title="t">a</a></p>'],
	["a link by reference", "[a][b]\n\n[b]: /blog", '<p><a href="/blog">a</a></p>'],
	["a picture", "![leaf](/images/a.png)", '<p><img src="/images/a.png" alt="leaf"></img></p>'],
	["entities", "&lt;b&gt; &amp; &eacute;", "<p><b> & é</p>"],
])("%s becomes RichText (R16.1)", (_, markdown, shown) => {
	expect(show(toRich(markdown))).toBe(shown);
});

test.each([
	["words and numbers", "## Arrosage en 2 temps", '<h2 id="arrosage-en-2-temps">Arrosage en 2 temps</h2>'],
	["accents and apostrophes", "## L’été, déjà !", '<h2 id="lété-déjà-">L’été, déjà !</h2>'],
	["stress inside", "### Le *Ficus* **lyre**", '<h3 id="le-ficus-lyre">Le <em>Ficus</em> <strong>lyre</strong></h3>'],
	["the same words twice", "## Eau\n\n## Eau", '<h2 id="eau">Eau</h2><h2 id="eau-1">Eau</h2>'],
	["a name that objects have", "## constructor", '<h2 id="constructor">constructor</h2>'],
])("a heading with %s has an anchor (R16.5)", (_, markdown, shown) => {
	expect(show(toRich(markdown))).toBe(shown);
});

test("anchors are numbered per text (R16.5)", () => {
	expect([toRich("## Eau"), toRich("## Eau")].map(show)).toEqual(['<h2 id="eau">Eau</h2>', '<h2 id="eau">Eau</h2>']);
});

test("a table keeps its header, cells and column alignment (R6.1)", () => {
	expect(show(toRich("| a | b |\n| :-- | --: |\n| *c* | d |"))).toBe(
		'<table><thead><tr><th align="left">a</th><th align="right">b</th></tr></thead>' +
			'<tbody><tr><td align="left"><em>c</em></td><td align="right">d</td></tr></tbody></table>',
	);
});

test.each([
	["note", ":::note\n\n**a** b\n\n:::", '<div block="note"><p><strong>a</strong> b</p></div>'],
	["tip", ":::tip\na\n:::", '<div block="tip"><p>a</p></div>'],
	["checklist", ":::checklist\n\n- a\n- b\n\n:::", '<div block="checklist"><ul><li>a</li><li>b</li></ul></div>'],
	["faq", ":::faq\n\n### a\n\nb\n\n:::", '<div block="faq"><h3 id="a">a</h3><p>b</p></div>'],
	["one that the site does not have", ":::danger\n\na\n\n:::", "<div><p>a</p></div>"],
	["one with attributes, which are left out", ':::note{onclick="x" #y .z}\n\na\n\n:::', '<div block="note"><p>a</p></div>'],
])("a block becomes a group: %s (R6.1)", (_, markdown, shown) => {
	expect(show(toRich(markdown))).toBe(shown);
});

test.each([
	[
		"with headings",
		"### a\n\nb\n\n- c\n\n### d\n\ne",
		['<h3 id="a">a</h3><p>b</p><ul><li>c</li></ul>', '<h3 id="d">d</h3><p>e</p>'],
	],
	["with words before the first heading", "a\n\n### b\n\nc", ["<p>a</p>", '<h3 id="b">b</h3><p>c</p>']],
	["with smaller headings, which begin no card", "### a\n\n#### b\n\nc", ['<h3 id="a">a</h3><h4 id="b">b</h4><p>c</p>']],
	["without anything", "", []],
])("cards %s: each heading starts a card (R6.2)", (_, markdown, cards) => {
	const wrapped = cards.map((card) => `<div>${card}</div>`).join("");
	expect(show(toRich(`:::cards\n\n${markdown}\n\n:::`))).toBe(`<div block="cards">${wrapped}</div>`);
});

test.each([
	["18:30", "<p>18:30</p>"],
	[":name and :smile:", "<p>:name and :smile:</p>"],
	["a::b", "<p>a::b</p>"],
	["Lumière : vive", "<p>Lumière : vive</p>"],
	["**Note :** le reste", "<p><strong>Note :</strong> le reste</p>"],
	["ratio 1:2:3 :a[b]{c}", "<p>ratio 1:2:3 :a[b]{c}</p>"],
	["a:b [c](/blog)", '<p>a:b <a href="/blog">c</a></p>'],
])("an ordinary colon stays text: %s (R16.1)", (markdown, shown) => {
	expect(show(toRich(markdown))).toBe(shown);
});

test("every Markdown file of the content becomes RichText with allowed elements only (R16.1)", () => {
	const files = readdirSync(defaultContentDir, { recursive: true, encoding: "utf8" }).filter((name) =>
		langs.some((lang) => name.endsWith(`/${lang}.md`)),
	);
	expect(files.length).toBeGreaterThan(30);
	expect(files.flatMap((file) => strangersIn(toRich(readFileSync(join(defaultContentDir, file), "utf8"))))).toEqual([]);
});

const tags = "p h2 h3 h4 ul ol li table thead tbody tr th td blockquote img a strong em code pre br hr div".split(" ");
const names = "id href src alt title start align dataBlock".split(" ");

function strangersIn(nodes: readonly RichNode[]): string[] {
	return nodes.flatMap((node) => {
		if (node.type === "text") return Object.keys(node).filter((key) => key !== "type" && key !== "value");
		const odd = [node.tagName, ...Object.keys(node.properties)].filter((name) => !tags.includes(name) && !names.includes(name));
		return [...odd, ...strangersIn(node.children)];
	});
}

test.each([
	["a script", "<script>alert(1)</script>", ""],
	["a script in a sentence", "a <script>alert(1)</script> b", "<p>a alert(1) b</p>"],
	["a style", "<style>p{}</style>", ""],
	["an element in a sentence", "a <b onclick=x>b</b> c", "<p>a b c</p>"],
	["a picture with a handler", "<img src=x onerror=alert(1)>", ""],
	["a frame", 'a\n\n<iframe src="/x"></iframe>\n\nb', "<p>a</p><p>b</p>"],
	["a vector with a script", "<svg><script>alert(1)</script></svg>", "<p>alert(1)</p>"],
	["a comment", "a <!-- b --> c", "<p>a  c</p>"],
	["a declaration", "<!doctype html>\n\na", "<p>a</p>"],
	["an instruction", "<?php x ?>\n\na", "<p>a</p>"],
	["markup in a heading", "## a <i>b</i>", '<h2 id="a-b">a b</h2>'],
	[
		"markup in a table",
		"| a |\n| - |\n| <b>c</b> |",
		"<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>c</td></tr></tbody></table>",
	],
	["markup in a list", "- <u>a</u>", "<ul><li>a</li></ul>"],
	["markup in a block", ":::note\n\n<b>a</b>\n\n:::", '<div block="note"><p>a</p></div>'],
])("raw HTML is never passed through: %s (R16.1)", (_, markdown, shown) => {
	const nodes = toRich(markdown);
	expect(show(nodes)).toBe(shown);
	expect(strangersIn(nodes)).toEqual([]);
});
