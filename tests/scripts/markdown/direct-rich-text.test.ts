import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import GithubSlugger from "github-slugger";
import { expect, test } from "vitest";
import { toRichNodes } from "#scripts/markdown/direct-rich-text.ts";
import { createReferenceParser } from "#scripts/markdown/markdown.ts";
import { parseNatively } from "#scripts/markdown/native-parser.ts";
import { createReferenceConverter, createRichTextConverter } from "#scripts/markdown/to-rich-text.ts";
import { defaultContentDir } from "#scripts/project.ts";
import { readSources } from "../../support/sources.ts";

const parse = createReferenceParser();
const convert = createRichTextConverter();
const convertAsReference = createReferenceConverter();

/** Whether the fast ways read a text as remark and remark-rehype do, to the last position. */
function isReadAlike(text: string): boolean {
	const root = parse(text);
	const native = parseNatively(text);
	return (native === null || isDeepStrictEqual(native, root)) && isDeepStrictEqual(convert(root), convertAsReference(root));
}

/** What texts are put together from, so that signs meet that seldom do. */
const bits = [
	...[
		"a ",
		"b",
		"*c*",
		"**d**",
		" ",
		"e: ",
		"[f](/g)",
		'[f](/g "t")',
		"![h](/i)",
		"é",
		"🌱",
		"{x}",
		"«j»",
		"(",
		"`k`",
		"* ",
		"+ ",
	],
	...[
		"\n",
		"\n\n",
		"  \n",
		"\\\n",
		"\n    ",
		"> a",
		"> ",
		"\n> ",
		">\n",
		"\n\n> L",
		"\n\n> **m** n\n> o\n\n",
		"- ",
		"1. ",
		"3. ",
	],
	...["# ", "## ", "---", "===", "|", "| a | b |\n", "| - |\n", "\n\n| a | b |\n| :- | -: |\n| c |\n\n", ":::note\n", ":::\n"],
	...["\n\n:::faq\n\n### q\n\nr\n\n:::\n\n", "\n\n- a\n\n- b\n", "\n\n- a\n  - c\n- b\n\n  d\n"],
];

test("R16.1 any text that is put together of signs of Markdown is read by the fast ways as by the slow ones", () => {
	const text = fc.array(fc.constantFrom(...bits), { minLength: 1, maxLength: 14 }).map((parts) => parts.join(""));
	fc.assert(fc.property(text, isReadAlike), { numRuns: 3000, seed: 20261122 });
});

test("R16.1 every Markdown text of the project becomes what remark-rehype makes of it, and all but a few the fast way", () => {
	const texts = readSources(defaultContentDir).flatMap(({ file, text }) =>
		file.endsWith(".md") && text !== null ? [text.slice(text.indexOf("\n---\n") + 5)] : [],
	);
	expect(texts.length).toBeGreaterThan(100);
	expect(texts.filter((text) => !isReadAlike(text))).toEqual([]);
	expect(texts.filter((text) => toRichNodes(parse(text), new GithubSlugger()) === null).length).toBeLessThan(texts.length / 50);
});
