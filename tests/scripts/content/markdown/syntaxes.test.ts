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
	[
		"a title of a link that does not end",
		'See [pots](/pots "Clay).',
		'1:10 The words in quotation marks behind an address are not closed, so it is not a link. write " after them: [words](address "title")',
	],
	[
		"a heading in the middle of a line",
		"The pot is dry. ## Water it",
		"1:17 The marks ## are in the middle of a line, so no heading begins there. begin a new line with them, below a blank line",
	],
	[
		"a heading behind four spaces",
		"    ## Pots",
		"1:1 The line is indented, so its words are shown as code. delete the spaces or tabs at its start; write code between two lines ```",
	],
	[
		"a brace alone",
		"Push in to {depth",
		"1:12 The brace { has no counterpart, so it is shown. write one on each side of the name of a figure, or delete it",
	],
	[
		"a figure in double braces",
		"Push in to {{depth}}",
		'1:12 Braces contain the name of a figure, and {{depth}} is not a name, so it is shown unchanged. write "{depth}"',
	],
	["an item without words", "- pots\n-\n- soil", "2:1 An item of a list is empty. write its text, or delete the line"],
	["a block without words", ":::note\n\n:::", '1:1 The block "note" is empty. write its text, or delete its two lines'],
	[
		"a block with a title",
		":::tip[Water]\nThe pot is dry.\n:::",
		'1:1 Something is written behind the name of the block "tip". write :::tip alone on its line, the content, and a line with :::',
	],
	[
		"a comment of Markdown",
		"Pots.\n\n[//]: # (not yet)",
		"3:1 No link in the text uses the address [//]. delete the line, or link to it: [words][name]",
	],
	[
		"a last paragraph above a line across",
		"Pots\n---",
		"2:1 The line below this paragraph makes it a heading. leave a blank line above that line",
	],
])("%s is one finding (R18.6)", (_, text, expected) => {
	expect(said(text)).toEqual([expected]);
});

const inWords = "write it in words, or with characters such as ½ and ×";
const numbers = 'write "1. ", "2. " and so on, with a blank line above the list';
const link = "write [words](address)";
const plugin = "delete it, or write in Markdown what it showed";
const quotes = "write code between two lines ```, or delete it";
const lone = "write one right before the first word and one right after the last: *words*";
const head = "write a line such as |---|---| there, with as many cells as the row";

test.each([
	["a formula of a chat program", "It is \\(x^2\\).", "1:7", "formula", "\\(x^2\\)", inWords],
	["a formula on lines of its own", "\\[\nx_1 = \\frac{1}{2}\n\\]", "1:1", "formula", "\\[", inWords],
	["a formula between two dollars", "$$\nx = 2\n$$", "1:1", "formula", "$$", inWords],
	["a source of a chat program", "Dry【4:0†source】.", "1:4", "citation", "【4:0†source】", source],
	["code between curly quotes", "”””\npots\n”””", "1:1", "line of quotation marks", "”””", quotes],
	["code between accents", "´´´\npots\n´´´", "1:1", "line of quotation marks", "´´´", quotes],
	["a gallery of a blog", '[gallery ids="1,2"]', "1:1", "code of a plugin", '[gallery ids="1,2"]', plugin],
	["a caption of a blog", "[caption]pots[/caption]", "1:1", "code of a plugin", "[caption]", plugin],
	["a gallery without numbers", "[gallery]", "1:1", "code of a plugin", "[gallery]", plugin],
	[
		"a command of LaTeX",
		"\\textbf{pots}",
		"1:1",
		"command of LaTeX",
		"\\textbf{pots}",
		"delete it, or write in Markdown what it did",
	],
	["a link of AsciiDoc", "https://a.example[pots]", "1:1", "link of another tool", "https://a.example[pots]", link],
	["a link of MediaWiki", "[https://a.example pots]", "1:1", "link of another tool", "[https://a.example pots]", link],
	["a link of Textile", '"pots":/blog', "1:1", "link of another tool", '"pots":/blog', link],
	["a link of Textile in French quotation marks", "« pots »:/blog", "1:1", "link of another tool", "« pots »:/blog", link],
	["a link of Jira", "[pots|/blog]", "1:1", "link of another tool", "[pots|/blog]", link],
	["a link that is closed twice", "See [pots](/blog)).", "1:18", "link with the wrong brackets", ")", link],
	["a link without a parenthesis", "See [pots]/blog).", "1:10", "link with the wrong brackets", "]/blog)", link],
	["a link on two lines", "See [pots]\n(/blog)", "1:10", "link with the wrong brackets", "]", link],
	["italics that do not end", "A *dry pot.", "1:3", "lone mark", "*", lone],
	["italics with a space before their end", "*dry *pot.", "1:6", "lone mark", "*", lone],
	["italics by a lone line", "A _dry pot.", "1:3", "lone mark", "_", lone],
	["numbers behind a dash", "1- pots\n2- soil", "1:1", "numbering of a list", "1-", numbers],
	["numbers without a dot", "1 pots\n2 soil", "1:1", "numbering of a list", "1", numbers],
	["ordinals", "1° pots\n2° soil", "1:1", "numbering of a list", "1°", numbers],
	["letters with a dot", "a. pots\nb. soil", "1:1", "numbering of a list", "a.", numbers],
	["numbers in circles", "① pots\n② soil", "1:1", "numbering of a list", "①", numbers],
	["emoji for bullets", "✅ pots\n✅ soil", "1:1", "bullet", "✅", 'write "- " instead'],
	["a table without outer lines", "pots | 3\nsoil | 4", "1:1", "table without a line below its first row", "pots | 3", head],
	["a table with equal signs", "| a | b |\n|===|===|", "1:1", "table without a line below its first row", "| a |", head],
	["a title of AsciiDoc", "== Pots", "1:1", "heading of a wiki", "== Pots", "write ## before the words"],
	["a title of Textile", "h2. Pots", "1:1", "heading of a wiki", "h2. Pots", "write ## before the words"],
	[
		"a cell after another, as pasted from a spreadsheet",
		"pots\tsoil\tsize",
		"1:1",
		"table between tabs",
		"pots",
		"write its rows as | words | words |, with a line |---|---| below the first one",
	],
	[
		"two exclamation marks",
		"!![pots](/images/a.png)",
		"1:1",
		"exclamation mark in front of a picture",
		"!",
		"write one, right before the bracket: ![what the picture shows](/images/…)",
	],
])("%s is one finding, with what to write instead (R18.6)", (_, text, position, what, typed, hint) => {
	expect(said(text)).toEqual([`${position} ${shown(what, typed)} ${hint}`]);
});

test.each([
	["bullets of Word", "Take:\n•\tpots\n•\tsoil", "Take:\n- pots\n- soil"],
	["dashes without a space", "- pots\n-soil", "- pots\n- soil"],
	["stars without a space", "*pots\n*soil", "* pots\n* soil"],
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
	"(see [pots](/pots)) and [sic], \\[1\\], \\(pots\\)",
	"snake_case, a * b, price* and Gärtner*innen, Gärtner(*innen)",
	"12 pots\nof soil and\n3 more",
	"Home | Blog",
	"¡[Riega](/blog) ya! ✅ Done\nand gone",
])("%j is not reported (R18.6)", (text) => {
	expect(said(text)).toEqual([]);
});
