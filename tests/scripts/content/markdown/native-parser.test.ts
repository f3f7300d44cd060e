import { isDeepStrictEqual } from "node:util";
import { expect, test } from "vitest";
import { createMarkdown } from "#scripts/content/markdown/markdown.ts";
import { parseNatively } from "#scripts/content/markdown/native-parser.ts";
import { createMarkdownReader, type MarkdownReader } from "#scripts/content/markdown/read-markdown.ts";
import { parseFile } from "#scripts/content/parse/parse-file.ts";
import { readShape, validatePart } from "#scripts/content/validate/validate-part.ts";
import { shapeOf } from "#scripts/kinds/content-file.ts";
import { defaultContentDir } from "#scripts/project.ts";
import { readSources } from "../../../support/sources.ts";
import { baseContent } from "../../../support/workspace.ts";

const { parse } = createMarkdown();
const { parse: parseAsReference } = createMarkdown(false);

/** Every Markdown text of a content folder: the bodies, and the fields that hold Markdown. */
function textsOf(contentDir: string): string[] {
	const texts: string[] = [];
	const readNothing = createMarkdownReader();
	const note: MarkdownReader = (text, where) => {
		texts.push(text);
		return readNothing("", where);
	};
	for (const source of readSources(contentDir))
		validatePart(parseFile(source, note).value, readShape(shapeOf(source.contentFile)), note);
	return texts;
}

test.each([
	["the project", defaultContentDir],
	["the small site", baseContent],
])("every Markdown text of %s parses as in remark, and nearly all of them with the fast parser (R16.1)", (_, dir) => {
	const texts = textsOf(dir);
	expect(texts.length).toBeGreaterThan(40);
	// Vitest's own comparison takes longer than both parsers.
	expect(texts.filter((text) => !isDeepStrictEqual(parse(text), parseAsReference(text)))).toEqual([]);
	expect(texts.filter((text) => parseNatively(text) === null).length).toBeLessThan(texts.length / 50);
});

const plain: [what: string, text: string][] = [
	["nested lists", "- a\n  - b\n\n    c\n    1. d\n    2. e\n- f\n\n\n3) g\n   h\n"],
	["signs of two units", "🌱 a **b 🌿 c** d [🍃](/d) e\n\n| 🪴 | f |\n| - | -: |\n| g 🌵 | *h* |\n"],
	["combined signs", "e\u0301te\u0301 **n\u0303** \u00a0: « a »\u2028b\u3000c\n"],
	["a block with headings", ":::cards\n\n### a\n\nb\n\n### c\n\n- d\n:::\n\ne\n"],
	["two blocks without blank lines", ":::note\na: b\n:::\n:::tip\nc\n:::\n"],
	["a table with alignment", "| a | b | c |\n| :-- | :-: | --: |\n| d | **e** | [f](/g) |\n| h |\n"],
	["a table of one column", "|a|\n|-|\n|b|\n\nc\n"],
	["hard breaks of spaces", "a  \nb   \n**c**  \nd  \n"],
	["nested stress", "***Calathea* ornata.** a **b *c* d** *e* ** f ** g*h*i\n"],
	["pictures and links with titles", '![a **b**](/c.png "d") [e *f*](/g (h))[](/i)\n'],
	["headings of both ways", "# a #\n\n b\n===\n\nc\nd\n---\n\n####### e\n\n## \n"],
	["rules, and numbers that begin no list", "---\n- - -\n\n1986. a\n\nb\n2. c\n0) d\n"],
	["indented code and spaces", "a\n\n    b\n     c\n\n   d  \n"],
	["ampersands and braces", 'a & b {c-d} 18:30 e : f ; g! "h" (i)\n'],
	["nothing", ""],
	["empty lines", "\n \n\n"],
];

test.each(plain)("the fast parser reads %s like remark, including positions (R16.1)", (_, text) => {
	const read = parseNatively(text);
	expect(read).not.toBeNull();
	expect(read).toEqual(parseAsReference(text));
});

/** What the two read differently in one place or another. */
const peculiar: [what: string, text: string][] = [
	["line ends of Windows", "# a\r\n\r\n- b\r\n- c\r\n"],
	["a byte-order mark", "\ufeff# a\n"],
	["half a sign of two units", "a \ud83c &amp; b\n"],
	["a sign that is none", "a\u0000b\n*\n\u000bc\n"],
	["entities", "&eacute; &#39; &#x1F331; &copy &x; [a](/b&copyc)\n"],
	["a hard break of a backslash in a link", "[a\\\n](/b) \\*c\\*\n"],
	["raw HTML in a list", "- <!-- a -->b\n- c <b>d</b>\n"],
	["quotes", ">\n> - *a*\n>> b\nc\n"],
	["code", "`a|b`\n\n- ```\n  :::note\n- c\n"],
	["stress beside a sign of two units", "**a*🌱 *🌱b*\n"],
	["stars that are left over", "**a* b **c\n"],
	["stress of underlines", "__a _b_🌱 c__\n"],
	["deletions and tasks", "~~a~~\n\n- [ ] b\n- [x] c\n"],
	["addresses in a table", "| www.a.example | https://b.example |\n| - | - |\n| c@d.example | e |\n"],
	["a table without outer signs", "a | b\n:- | -:\nc | d\n"],
	["a table of one column without signs", "a\n:-\nb\n"],
	["a table that follows a line of words", "a\n![b :- |\n- | \n"],
	["definitions", "[a]: /b (t)\n| - |\n\n[a] [c][a] ![d][a]\n"],
	["a block with attributes", ':::note{onclick="x" #y .z}\na\n:::\n'],
	["a block with a label", ":::note[a *b*]\nc\n:::\n"],
	["a block that is not closed", ":::note\n\na :b\n"],
	["a block that is closed twice", "- a\n:::\n\n:::note\nb\n:::\n:::\n"],
	["a block in a block", "::::note\n:::tip\na\n:::\n::::\n"],
	["a block in a list", "- :::note\n  a\n  :::\n"],
	["a block of one line, and a name among words", "::a[b]{c}\n\nd :e[f]{g} :smile: ::h\n"],
	["colons of a block among words", ":::faq)\n\na:::b\n"],
];

test.each(peculiar)("%s parses as in remark (R16.1)", (_, text) => {
	expect(parse(text)).toEqual(parseAsReference(text));
});

test("random combinations of Markdown parse as in remark (R16.1)", () => {
	const pieces = plain.flatMap(([, text]) => text.split(/(?<=[ \n])/));
	// A fixed walk through all of them: 61 and their number have no divisor in common.
	const texts = Array.from({ length: 300 }, (_, start) =>
		Array.from({ length: 3 + (start % 12) }, (_, nth) => pieces[(start + nth * nth * 61) % pieces.length]).join(""),
	);
	expect(texts.filter((text) => !isDeepStrictEqual(parse(text), parseAsReference(text)))).toEqual([]);
});
