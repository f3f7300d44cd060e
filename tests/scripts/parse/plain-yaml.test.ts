import { expect, test } from "vitest";
import { isMarkdown } from "#scripts/kinds/content-file.ts";
import { findFrontMatter } from "#scripts/parse/front-matter.ts";
import { parseAnyYaml, parseYaml } from "#scripts/parse/parse-yaml.ts";
import { readPlainYaml } from "#scripts/parse/plain-yaml.ts";
import { defaultContentDir } from "#scripts/project.ts";
import { indexLines } from "#scripts/report/line-index.ts";
import { readSources } from "../../support/sources.ts";
import { baseContent } from "../../support/workspace.ts";

const parse = (text: string) => parseYaml(text, "f.yaml", indexLines(text));
const parseByLibrary = (text: string) => parseAnyYaml(text, "f.yaml", indexLines(text));

/** Equal with the order of names, which decides the order of findings. */
const written = (value: unknown) => JSON.stringify(value);

/** Every YAML text of a content folder: files, and what stands at the top of Markdown. */
function textsOf(contentDir: string): string[] {
	return readSources(contentDir).flatMap(({ contentFile, text }) => {
		if (text === null || !isMarkdown(contentFile)) return text ?? [];
		const parts = findFrontMatter(text);
		return "problem" in parts ? [] : text.slice(...parts.yaml);
	});
}

test.each([
	["the project", defaultContentDir],
	["the small site", baseContent],
])("R16.1 all YAML of %s is read as the library reads it, and nearly all of it by the plain reader", (_, dir) => {
	const texts = textsOf(dir);
	expect(texts.length).toBeGreaterThan(40);
	expect(texts.filter((text) => written(parse(text)) !== written(parseByLibrary(text)))).toEqual([]);
	expect(texts.filter((text) => readPlainYaml(text, 0, 1) === null).length).toBeLessThan(texts.length / 20);
});

test("R16.1 a front matter has the places of the whole file", () => {
	const text = "---\na: b\nc:\n  - d\n---\ne: f\n";
	expect(readPlainYaml(text.slice(4, 18), 4, 2)).not.toBeNull();
	const parsed = parseYaml(text, "f.md", indexLines(text), 4, 18);
	expect(written(parsed)).toBe(written(parseAnyYaml(text, "f.md", indexLines(text), 4, 18)));
});

const plain: [what: string, text: string][] = [
	["groups in groups", "a:\n  b: c\n  d:\n      e: f\n      g: h\ni: j\n"],
	["lists as far in as their name", "a:\n- b\n- c: d\n  e:\n  - f\ng: h\n"],
	["lists of groups further in", "a:\n  -   b: c\n      d: e\n  - f\n"],
	["a list as the whole", "- a\n- b: c\n- [d, e]\n"],
	["brackets and braces", "a: [ b, 1, \"c, d\", [ ], { } ]\ne: { f: { g: [h] }, i: 'j''k' }  \n"],
	["addresses in brackets", "a: [/b/c, https://d.example/e?f=g, h:i]\n"],
	["blocks of both kinds", "a: >-\n  b\n  c\n\n\n  d\ne: |\n  f\n    g\n\n  h\n\n\ni: >\n  j\nk: |-\n  l\n"],
	["a block at the end without a line end", "a: >-\n  b\n\n  c"],
	["a block that ends with a comment", "a: |\n    b\n\n# c\nd: e\n"],
	["blocks in lists", "- >-\n  a\n  b\n- |\n   c\n"],
	["comments and blank lines", "# a\n\nb: c\n   # d\n\n\ne:\n  # f\n  g: h\n  \n"],
	["numbers", "a: 0\nb: -12\nc: 3.50\nd: -0.5\ne: 123456789012345\n"],
	["texts that look like numbers", "a: 2025-01-31\nb: 12:30\nc: 1,5\nd: 5 °C\ne: 1986.\u00a0f\n"],
	["signs inside words", 'a: b-c, d & e * f! g? h#i [j] {k} l\'m "n" o|p > q % r @ s ` t :u\n'],
	["spaces that are no plain ones", "a: \u00a0b\u00a0\nc: «\u00a0d\u00a0»\u2028\n"],
	["values of truth", "a: true\nb: false\nc: yes\nd: truer\n"],
	["spaces at the end of lines", 'a: b  \nc:   "d"  \ne:  \n  f: g\n'],
];

test.each(plain)("R16.1 the plain reader reads %s as the library does", (_, text) => {
	expect(readPlainYaml(text, 0, 1)).not.toBeNull();
	expect(written(parse(text))).toBe(written(parseByLibrary(text)));
});

/** What the plain reader leaves to the library. */
const peculiar: [what: string, text: string][] = [
	["nothing", ""],
	["comments alone", "# a\n"],
	["a text as the whole", "a\n"],
	["empty values", "a:\nb: ~\nc: null\n"],
	["an empty item", "- a\n-\n"],
	["a name that stands twice", "a: b\na: c\n"],
	["a name that stands twice in braces", "a: { b: c, b: d }\n"],
	["names that are no words", "1: a\n? b\n: c\ntrue: d\n'e': f\n"],
	["a text over two lines", "a: b\n  c\nd: e\n"],
	["a quoted text over two lines", 'a: "b\n  c"\n'],
	["brackets over two lines", "a: [b,\n  c]\n"],
	["escapes", 'a: "b\\tc"\n'],
	["a comment behind a value", "a: b # c\nd: [e] # f\n"],
	["tabs", "a:\tb\n\tc: d\n"],
	["line ends of Windows in a quoted text", 'a: "b\r\n  c"\r\n'],
	["names and aliases", "a: &b c\nd: *b\n"],
	["types", "a: !b c\n"],
	["unusual numbers", "a: 1e3\nb: 0x1F\nc: 0o17\nd: .5\ne: +1\nf: .inf\ng: 007\nh: -0\ni: 1.\nj: 12345678901234567890\n"],
	["two documents", "a: b\n---\nc: d\n"],
	["the end of a document", "a: b\n...\n"],
	["a directive", "%YAML 1.2\n---\na: b\n"],
	["a colon in a text", "a: b: c\nd: e:\n"],
	["a bracket that is not closed", "a: [b, c\nd: e\n"],
	["a quote that is not closed", "a: 'b\nc: d\n"],
	["words behind a quote", 'a: "b" c\n'],
	["a comma at the end", "a: [b, ]\nc: { d: e, }\n"],
	["a name without a value in braces", "a: { b, c: }\n"],
	["a group in brackets", "a: [b: c]\n"],
	["a block with an indentation of its own", "a: |2\n   b\n"],
	["a block that keeps blank lines", "a: |+\n  b\n\nc: d\n"],
	["a block with a line further in", "a: >-\n  b\n    c\n  d\n"],
	["a block that begins with a blank line", "a: >-\n\n  b\n"],
	["a block without lines", "a: >-\nb: c\n"],
	["a line of spaces in a block", "a: |\n  b\n     \n  c\n"],
	["lines that are not far enough in", "a:\n    b: c\n  d: e\n"],
	["lines that are too far in", "a: b\n  c: d\n"],
	["an item among names", "a: b\n- c\n"],
	["a name among items", "- a\nb: c\n"],
	["a list in a list", "- - a\n  - b\n"],
	["a byte-order mark", "\ufeffa: b\n"],
	["names of what all objects have", "constructor: a\n__proto__: b\n"],
	["lists in lists, more than are possible", `a: ${"[".repeat(200)}${"]".repeat(200)}\n`],
	["groups in groups, more than are possible", Array.from({ length: 200 }, (_, depth) => `${" ".repeat(depth)}a:\n`).join("")],
];

test.each(peculiar)("R16.1 %s: read as the library reads it", (_, text) => {
	expect(written(parse(text))).toBe(written(parseByLibrary(text)));
});

test("R16.1 parts of YAML in any order are read as the library reads them", () => {
	const pieces = plain.flatMap(([, text]) => text.split(/(?<=\n)/));
	// A fixed walk through all of them: 61 and their number have no divisor in common.
	const texts = Array.from({ length: 1000 }, (_, start) =>
		Array.from({ length: 2 + (start % 8) }, (_, nth) => pieces[(start + nth * nth * 61) % pieces.length]).join(""),
	);
	expect(texts.filter((text) => readPlainYaml(text, 0, 1) !== null).length).toBeGreaterThan(50);
	expect(texts.filter((text) => written(parse(text)) !== written(parseByLibrary(text)))).toEqual([]);
});
