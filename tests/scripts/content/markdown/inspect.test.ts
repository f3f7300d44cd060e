import { expect, test } from "vitest";
import { createMarkdownReader } from "#scripts/content/markdown/read-markdown.ts";
import { indexLines } from "#scripts/report/line-index.ts";
import { inEnglish } from "../../../support/in-english.ts";

const readMarkdown = createMarkdownReader();
const read = (markdown: string) => {
	const { value, diagnostics } = readMarkdown(markdown, { file: "fr.md", pointer: "/intro", locate: indexLines(markdown) });
	return { marks: value.marks, diagnostics: inEnglish(diagnostics) };
};

const notInMarkdown = { code: "raw-html", hint: "write it in Markdown, or leave it out" };
const firstLevel = {
	code: "heading-jump",
	message: "A text cannot have a level-1 heading; that is the title of the page.",
	hint: "write ## instead of #",
};
const jump = (above: number, level: number) => ({
	code: "heading-jump",
	message: `The heading jumps from level ${above} to level ${level}.`,
	hint: `write ${"#".repeat(above + 1)} instead of ${"#".repeat(level)}`,
});
const noAlt = (url: string) => ({
	code: "missing-alt",
	message: `The picture ${url} has no description for people who cannot see it.`,
	hint: "write ![what the picture shows](…)",
});
const noBlock = (name: string, hint: string) => ({ code: "unknown-block", message: `There is no block named "${name}".`, hint });

test.each([
	["HTML on its own", "a\n\n<div>\nb\n</div>", [3, 1], { ...notInMarkdown, message: "Raw HTML does not reach the page: <div>" }],
	["HTML in a sentence", "a <br> b", [1, 3], { ...notInMarkdown, message: "Raw HTML does not reach the page: <br>" }],
	["a comment", "- a <!-- b -->", [1, 5], { ...notInMarkdown, message: "Raw HTML does not reach the page: <!-- b -->" }],
	[
		"a long line of HTML, shown in part",
		`<p class="${"x".repeat(80)}">`,
		[1, 1],
		{ ...notInMarkdown, message: `Raw HTML does not reach the page: <p class="${"x".repeat(50)}…` },
	],
	["a title of the first level", "# a", [1, 1], firstLevel],
	["an underlined title", "a\n===\n\nb", [1, 1], firstLevel],
	["a first heading that is too deep", "a\n\n### b", [3, 1], jump(1, 3)],
	["a level that is left out", "## a\n\n#### b", [3, 1], jump(2, 4)],
	["a level that is left out after a way up", "## a\n\n### b\n\nb\n\n## c\n\n#### d", [9, 1], jump(2, 4)],
	["a picture without words", "- ![](/images/a.png)", [1, 3], noAlt("/images/a.png")],
	["a picture with blank words", "- ![ ](/images/a.png)", [1, 3], noAlt("/images/a.png")],
	["a picture by reference without words", "- ![][a]\n\n[a]: /images/a.png", [1, 3], noAlt("/images/a.png")],
	["a block that is nearly known", ":::chekclist\n- a\n:::", [1, 1], noBlock("chekclist", 'did you mean "checklist"?')],
	[
		"a block that is not known",
		"a\n\n:::danger\nb\n:::",
		[3, 1],
		noBlock(
			"danger",
			"blocks are cards, checklist, faq, note, tip, picture, side-picture, emergency, electricity, balcony, pesticides, climates, months",
		),
	],
	[
		"a block named like a property",
		":::constructor\nb\n:::",
		[1, 1],
		noBlock(
			"constructor",
			"blocks are cards, checklist, faq, note, tip, picture, side-picture, emergency, electricity, balcony, pesticides, climates, months",
		),
	],
	[
		"a block on one line",
		"a\n\n::note",
		[3, 1],
		{
			code: "unknown-block",
			message: '"::note" does not open a block.',
			hint: "write :::note, the content, and a line with :::",
		},
	],
])("%s is reported at its position (R16.1)", (_, markdown, position, fault) => {
	expect(read(markdown).diagnostics).toEqual([{ ...fault, file: "fr.md", position }]);
});

test("unsupported heading levels are reported, even when no level is skipped (R16.1)", () => {
	const places = read("## a\n\n### b\n\n#### c\n\n##### d\n\n###### e").diagnostics.map(({ code, position }) => ({
		code,
		position,
	}));
	expect(places).toEqual([
		{ code: "heading-jump", position: [7, 1] },
		{ code: "heading-jump", position: [9, 1] },
	]);
});

test("all faults of a text are reported in reading order (R16.2)", () => {
	const found = read("# a\n\n<b>\n\n- [x](y)\n- ![](/z.png)\n\n:::nope\n:::").diagnostics;
	expect(found.map(({ code, position }) => [code, position])).toEqual([
		["heading-jump", [1, 1]],
		["raw-html", [3, 1]],
		["relative-link", [5, 3]],
		["missing-alt", [6, 3]],
		["unknown-block", [8, 1]],
	]);
});

test("nodes for later stages carry field and position (R16.1)", () => {
	const markdown =
		"a {humidity} b {pot-step}\n\n## c {x}\n\n1. [d](/blog)\n2. ![e](/images/e.png)\n\n:::note\n\n### f\n\ng\n\n:::";
	const at = (line: number, column: number) => ({ pointer: "/intro", position: [line, column] });
	expect(read(markdown)).toEqual({
		diagnostics: [],
		marks: [
			{ type: "placeholder", name: "humidity", ...at(1, 3) },
			{ type: "placeholder", name: "pot-step", ...at(1, 16) },
			{ type: "heading", depth: 2, id: "c-x", ...at(3, 1) },
			{ type: "placeholder", name: "x", ...at(3, 6) },
			{ type: "list", items: 2, ...at(5, 1) },
			{ type: "link", url: "/blog", ...at(5, 4) },
			{ type: "image", url: "/images/e.png", ...at(6, 4) },
			{ type: "block", name: "note", ...at(8, 1) },
			{ type: "heading", depth: 3, id: "f", ...at(10, 1) },
		],
	});
});

test("of two link definitions with one name the first applies to text and pictures (R16.1)", () => {
	const markdown = "[a][x] ![b][x]\n\n- [x]: /images/first.png\n\n[x]: /images/second.png";
	expect(read(markdown).marks).toMatchObject([
		{ type: "link", url: "/images/first.png" },
		{ type: "image", url: "/images/first.png" },
		{ type: "list" },
	]);
});

test.each(["`{humidity}`", "{ humidity }", "{}", "{Ünit}", "{2days}"])("%s is not a figure (R16.1)", (markdown) => {
	expect(read(`a ${markdown} b`).marks).toEqual([]);
});
