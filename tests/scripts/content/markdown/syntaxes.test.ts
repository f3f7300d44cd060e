import { expect, test } from "vitest";
import { createMarkdownReader } from "#scripts/content/markdown/read-markdown.ts";
import { explainSyntax, syntaxes } from "#scripts/content/markdown/syntaxes.ts";
import { applyFixes } from "#scripts/report/fix.ts";
import { indexLines } from "#scripts/report/line-index.ts";
import { inEnglish } from "../../../support/in-english.ts";

const readMarkdown = createMarkdownReader();
const find = (text: string) => readMarkdown(text, { file: "fr.md", pointer: "body", locate: indexLines(text) }).diagnostics;
const said = (text: string) =>
	inEnglish(find(text)).map(({ position, message, hint }) => `${position?.join(":")} ${message} ${hint}`);
const shown = (what: string, typed: string) => `The ${what} "${typed}" does not work here: readers would see these characters.`;

test.each(syntaxes.map((syntax) => [syntax.example, syntax] as const))(
	"the example %s of the table is reported (R18.6)",
	(example, syntax) => {
		const { hint } = explainSyntax(syntax, example);
		expect(find(`Words.\n\n${example}`).map((finding) => finding.hint)).toEqual([hint]);
	},
);

const source = "link the words to their source: [words](#source-…) or [words](https://…)";

test.each([
	["a footnote and its note", "Cold[^1].\n\n[^1]: https://example.org/a", `1:5 ${shown("footnote", "[^1]")} ${source}`],
	["a footnote and its words", "Cold[^1].\n\n[^1]: See www.example.org.", `1:5 ${shown("footnote", "[^1]")} ${source}`],
	["a note without a footnote", "Cold.\n\n[^1]: https://example.org/a", `3:1 ${shown("footnote", "[^1]")} ${source}`],
	[
		"an address in bold",
		"See **https://example.org/a.**",
		`1:7 ${shown("address without words", "https://example.org/a")} write [words](https://…)`,
	],
	[
		"signs of two kinds around bold words",
		"Not ~~**this**~~ one",
		`1:5 ${shown("struck-out text", "~~**this**~~")} delete the words, or the signs around them`,
	],
	[
		"a reference that is typed twice",
		"Pots &amp;amp; plants",
		`1:6 ${shown("HTML character", "&amp;amp;")} type the character itself`,
	],
	[
		"a paragraph above a line across",
		"The pot is dry.\n---\n\nWater it.",
		"2:1 The line below this paragraph makes it a heading. leave a blank line above that line",
	],
	[
		"a paragraph above a line of equal signs",
		"The pot is dry.\n===",
		"2:1 The line below this paragraph makes it a heading. leave a blank line above that line",
	],
	[
		"a paragraph behind a tab",
		"\tThe pot is dry.",
		"1:1 The line is indented, so its words are shown as code. delete the spaces or tabs at its start; write code between two lines ```",
	],
	[
		"code that does not end",
		"```\na\n\nThe pot is dry.",
		"1:1 The code is not closed, so everything after it is shown as code. write a line ``` where it ends",
	],
	[
		"words behind the name of a block",
		":::tip Water\n\nThe pot is dry.\n\n:::",
		'1:1 The line ":::tip Water" does not open a block. write :::tip alone on its line, the content, and a line with :::',
	],
	[
		"a block with one colon",
		":tip\n\nThe pot is dry.\n\n:::",
		'1:1 The line ":tip" does not open a block. write :::tip alone on its line, the content, and a line with :::',
	],
	[
		"an address for a heading",
		"## Pots {#pots}\n\nWords.",
		"1:9 Braces contain the name of a figure, and {#pots} is not a name, so it is shown unchanged. " +
			"delete them; a heading gets its address from its words, and texts have no classes",
	],
])("%s is one finding (R18.6)", (_, text, expected) => {
	expect(said(text)).toEqual([expected]);
});

test.each([
	["bullets of Word", "Take:\n•\tpots\n•\tsoil", "Take:\n- pots\n- soil"],
	["dashes without a space", "- pots\n-soil", "- pots\n- soil"],
	["numbers without a space", "1.pots\n2.soil", "1. pots\n2. soil"],
	["a line across under a paragraph", "The pot is dry.\n---", "The pot is dry.\n\n---"],
])("%s are fixed, and nothing else is reported (R18.6)", (_, text, mended) => {
	expect(applyFixes(text, find(text))).toBe(mended);
	expect(find(mended)).toEqual([]);
});

test.each([
	"It costs $5, or 10$ for two: US$ 5–$10 = 4 €.",
	"At 8:00, 10:30:45, 16:9; a :) b :-) ;)",
	"~5 cm or ~10 cm, ~ 3 in all, x^2, 10^3",
	"A price* and\n\n*without tax",
	"me@example.org, @name, R&D, AT&T; Q&A;",
	"C++ and C++, a == b, 100% or 50%%",
	"— Good day, he said.\n\n– 5 °C tonight, –5 °C, -5 °C",
	"#garden #plants\n\nNr. #1 a",
	"[sic], […], [1], (a) one (b) two, 1) in line",
	"|x|, x | y and a/b",
	"tip: water\n\nnote : soil\n\n::",
	"[https://example.org](https://example.org) and <https://example.org>",
	"[words](/a~b~c^d^$x$) ![a $x$ ~~a~~](/images/a.png) `[^1] https://a.example`",
	"&eacute; &#39; &amp; &nbsp; \\[^1\\] \\~~x\\~~",
	"```\n[^1] ~~x~~ [[a]]\n```",
	"Pots\n---\n\nSoil.\n\nDry?\n---\n\nYes.",
	"1) one\n2) two\n\n* * *\n\n*one* and _two_",
	"o mar, y/o, § 5 and ü",
])("%j is not reported (R18.6)", (text) => {
	expect(said(text)).toEqual([]);
});
