import { expect, test } from "vitest";
import { findFrontMatter } from "#scripts/content/parse/front-matter.ts";

test.each([
	["fields and a text", "---\ntitle: a\n---\n\nText\n", "title: a\n", "\nText\n"],
	["no text", "---\ntitle: a\n---\n", "title: a\n", ""],
	["no line end at the end", "---\ntitle: a\n---", "title: a\n", ""],
	["no fields", "---\n---\nText", "", "Text"],
	["blanks behind the lines", "--- \t\ntitle: a\n---  \nText", "title: a\n", "Text"],
	["a line of hyphens inside the text", "---\na: b\n---\nText\n---\nMore", "a: b\n", "Text\n---\nMore"],
	["hyphens inside a value", "---\na: x --- y\nb: ---z\n---\nText", "a: x --- y\nb: ---z\n", "Text"],
	["four hyphens, which close nothing", "---\na: b\n----\n---\nText", "a: b\n----\n", "Text"],
	["indented hyphens, which close nothing", "---\na: |\n  ---\n---\nText", "a: |\n  ---\n", "Text"],
])("a file with %s is split into front matter and text (R16.1)", (_, text, yaml, body) => {
	const parts = findFrontMatter(text);
	expect("yaml" in parts && { yaml: text.slice(...parts.yaml), body: text.slice(parts.body) }).toEqual({ yaml, body });
});

test.each([
	["has no fields", "Text\n", "missing"],
	["is empty", "", "missing"],
	["begins with a blank line", "\n---\na: b\n---\n", "missing"],
	["begins with a space", " ---\na: b\n---\n", "missing"],
	["begins with four hyphens", "----\na: b\n---\n", "missing"],
	["has words on its first line", "--- a: b\n---\n", "missing"],
	["ends before the fields are closed", "---\na: b\n", "unclosed"],
	["holds its opening line alone", "---\n", "unclosed"],
	["has an indented closing line", "---\na: b\n ---\n", "unclosed"],
])("a file that %s is reported without front matter: %s (R16.1)", (_, text, problem) => {
	expect(findFrontMatter(text)).toEqual({ problem });
});
