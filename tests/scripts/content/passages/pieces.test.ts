import { expect, test } from "vitest";
import { createMarkdown } from "#scripts/content/markdown/markdown.ts";
import { findPassages } from "#scripts/content/markdown/passages.ts";
import { alignPieces, findRange, mapPassage, movePassages, readYamlString } from "#scripts/content/passages/pieces.ts";

const { parse } = createMarkdown();

test.each([
	["plain", "a b", "a b", [[0, 10, 13]]],
	[
		"folded",
		"a b",
		"a\n  b",
		[
			[0, 10, 11],
			[1, 11, 14],
			[2, 14, 15],
		],
	],
	[
		"single-quoted",
		"l'a",
		"'l''a'",
		[
			[0, 11, 12],
			[1, 12, 14],
			[2, 14, 15],
		],
	],
	[
		"double-quoted",
		'"a" é🌱',
		'"\\"a\\" \\u00e9\\U0001F331"',
		[
			[0, 11, 13],
			[1, 13, 14],
			[2, 14, 16],
			[3, 16, 17],
			[4, 17, 23],
			[5, 23, 33],
		],
	],
	[
		"continued",
		"a b",
		'"a\\\n   \\ b"',
		[
			[0, 11, 12],
			[1, 17, 19],
			[2, 19, 20],
		],
	],
	[
		"literal",
		"a\n\n b\n",
		"|\n  a\n\n   b\n",
		[
			[0, 14, 15],
			[1, 15, 20],
			[4, 20, 21],
			[5, 21, 22],
		],
	],
])("each character of a %s YAML string maps to its source (R16.1)", (_, value, source, pieces) => {
	expect(readYamlString(value, source, 10)).toEqual({ text: value, pieces });
});

test("a value that differs from its source gives no passage (R16.1)", () => {
	expect(alignPieces("abc", "abd", 0, "plain")).toBeNull();
	expect(alignPieces("abc", "ab", 0, "plain")).toBeNull();
	expect(alignPieces("ab", "abc", 0, "plain")).toBeNull();
});

test.each([
	["words in bold", "a **b** c", ["a b c"]],
	["a link, a picture and code", "[a](/x) ![b](/y) `c`.", ["a \ufffc \ufffc.", "b"]],
	["a line end that the writer asked for", "a  \nb\\\nc\nd", ["a\u2028b\u2028c\nd"]],
	[
		"headings, lists, tables, quotes and blocks",
		":::note\n## a\n\n- b\n\n> c\n\n| d |\n| - |\n| e |\n:::",
		["a", "b", "c", "d", "e"],
	],
	["what nobody reads", "```\na\n```\n\n---\n\n[b]: /c", []],
])("%s are read as passages (R16.1)", (_, markdown, texts) => {
	expect(findPassages(parse(markdown), markdown).map(({ text }) => text)).toEqual(texts);
});

test("part of a passage has a source if nothing interrupts it (R16.1)", () => {
	const markdown = "un **mot** de\nplus";
	const [passage = { text: "", pieces: [] }] = findPassages(parse(markdown), markdown);
	const source = (words: string) => {
		const at = passage.text.indexOf(words);
		const range = findRange(passage, at, at + words.length);
		return range && markdown.slice(...range);
	};
	expect(["un", "mot", "de\nplus", "un mot", "mot de"].map(source)).toEqual(["un", "mot", "de\nplus", null, null]);
});

test("a passage of Markdown in YAML is located in the file (R16.1)", () => {
	const [value, source] = ["un *mot* d'ici", "'un\n  *mot* d''ici'"];
	const string = readYamlString(value, source, 0) ?? { text: "", pieces: [] };
	const passages = findPassages(parse(value), value).map((passage) => mapPassage(passage, string));
	const [moved = { text: "", pieces: [] }] = movePassages(passages, 100);
	const file = " ".repeat(100) + source;
	const signs = [...moved.text].map((_, at) => file.slice(...(findRange(moved, at, at + 1) ?? [0, 0])));
	expect(signs).toEqual(["u", "n", "\n  ", "m", "o", "t", " ", "d", "''", "i", "c", "i"]);
});
