import { expect, test } from "vitest";
import { parseYaml } from "#scripts/content/parse/parse-yaml.ts";
import { indexLines } from "#scripts/report/line-index.ts";
import { inEnglish } from "../../../support/in-english.ts";

const parse = (text: string) => inEnglish(parseYaml(text, "f.yaml", indexLines(text)));

test("every key and every value has a position (R16.1)", () => {
	const text = [
		"name: Aloe",
		"care:",
		'  water: "often"',
		"  light: >-",
		"    a lot",
		"list:",
		"  - one",
		"  - { a: 1, b: true }",
		"empty:",
		'"quoted key": 2',
		"",
	].join("\n");
	expect(parse(text)).toEqual({
		diagnostics: [],
		value: {
			data: {
				name: "Aloe",
				care: { water: "often", light: "a lot" },
				list: ["one", { a: 1, b: true }],
				empty: null,
				"quoted key": 2,
			},
			positions: {
				"": { key: null, value: [1, 1] },
				"/name": { key: [1, 1], value: [1, 7] },
				"/care": { key: [2, 1], value: [3, 3] },
				"/care/water": { key: [3, 3], value: [3, 10] },
				"/care/light": { key: [4, 3], value: [4, 10] },
				"/list": { key: [6, 1], value: [7, 3] },
				"/list/0": { key: null, value: [7, 5] },
				"/list/1": { key: null, value: [8, 5] },
				"/list/1/a": { key: [8, 7], value: [8, 10] },
				"/list/1/b": { key: [8, 13], value: [8, 16] },
				"/empty": { key: [9, 1], value: [9, 7] },
				"/quoted key": { key: [10, 1], value: [10, 15] },
			},
			strings: { "/name": [6, 10], "/care/water": [26, 33], "/care/light": [43, 56], "/list/0": [66, 69] },
		},
	});
});

test("YAML that starts further down has positions of the whole file (R16.1)", () => {
	const text = "---\ntitle: Ficus\n---\nbody: no\n";
	expect(parseYaml(text, "f.md", indexLines(text), 4, 17)).toEqual({
		diagnostics: [],
		value: {
			data: { title: "Ficus" },
			positions: { "": { key: null, value: [2, 1] }, "/title": { key: [2, 1], value: [2, 8] } },
			strings: { "/title": [11, 16] },
		},
	});
});

const quotes = 'put "…" around the whole value';
const tab = ["The line is indented with a tab.", "indent with two spaces"];
const indent = ["The line is not indented like its neighbours.", "start it in the same column as the lines of its list or group"];
const bracket = ['The bracket "[" is not closed.', `write "]" where it ends, or ${quotes}`];
const open = ["A quote or bracket is not closed.", 'add the missing quote, bracket or colon, or put "…" around the whole value'];
const colon = ['The value contains ": ", which starts a new field.', quotes];
const sign = ["The value starts with a character that is reserved in YAML.", quotes];
const token = [
	"There is something here that does not belong to the value before it.",
	'check the quotes on this line, or put "…" around the whole value',
];
const backslash = [
	"A backslash in double quotes does not start a known escape sequence.",
	"use single quotes, or write the backslash twice",
];
const second = ["The file contains a second document after a line ---.", "keep one document in a file"];
const type = ["The value starts with an exclamation mark, which YAML reads as the name of a type.", quotes];
const name = ["The name after * or & is incomplete.", 'put "…" around text that starts with * or &'];
const noColon = ["The line has no colon.", 'write a field\'s name and a colon, such as "a: …"'];

test.each([
	["a tab before a field", "a: 1\n\tb: 2\n", [2, 2], tab],
	["a tab before a list", "a:\n\t- b\n", [2, 2], tab],
	["a field between two columns", "a:\n  - b\n c: d\n", [3, 2], indent],
	["a bracket that is not closed", "a: [1, 2\nb: 3\n", [1, 4], bracket],
	["a quote that is not closed", 'a: "b\nc: d\n', [1, 4], open],
	["a colon in a value", "a: b: c\n", [1, 4], colon],
	["an at sign", "a: @b\n", [1, 4], sign],
	["a backquote", "a: `b`\n", [1, 4], sign],
	["a percent sign", "a: %b\n", [1, 4], sign],
	["words behind a quote", 'a: "b" c\n', [1, 8], token],
	["an apostrophe in single quotes", "a: 'it's'\n", [1, 8], token],
	["a closing bracket", "a: ]\n", [1, 4], token],
	["an unknown sign behind a backslash", 'a: "\\d"\n', [1, 5], backslash],
	["a line without a colon", "a\nb: c\n", [1, 1], noColon],
	["a second document", "a: 1\n---\nb: 2\n", [2, 1], second],
	["a picture of Markdown", "a: ![photo](/images/x.jpg)\n", [1, 4], type],
	["a picture of Markdown below its field", "b: 1\na:\n  ![photo](/images/x.jpg) und mehr\n", [3, 3], type],
	["a picture of Markdown in a list", "- a\n- ![x](mailto:a@b)\n", [2, 3], type],
	["a picture of Markdown with a sign in its name", "a: ![wow!](/images/x.jpg)\n", [1, 4], type],
	["two exclamation marks before a bracket", "a: !![x](/y)\n", [1, 4], type],
	["a name of a type that is not known", "a: !e!b c\n", [1, 4], type],
	["a name of a type in brackets", "a: [!x b]\n", [1, 5], type],
	["a name of a type that is written out", "a: !<tag:yaml.org,2002:str> x\n", [1, 4], type],
	["a name of a type with nothing behind it", "a: 1\nb: !\n", [2, 4], type],
	["an ampersand before a bracket", "a: &[x](/y)\n", [1, 4], name],
])("the check has its own message for %s (R16.1)", (_, text, position, [message, hint]) => {
	expect(parse(text)).toMatchObject({
		value: { data: null, positions: {}, strings: {} },
		diagnostics: [{ code: "yaml-syntax", file: "f.yaml", position, message, hint }],
	});
});

test.each([
	["a: 1\na: 2\n", "a", [2, 1]],
	["a:\n  b: 1\n  b: 2\n", "b", [3, 3]],
	["a: { b: 1, b: 2 }\n", "b", [1, 12]],
	["long name: 1\nc: 2\nlong name: 3\n", "long name", [3, 1]],
])("%j is reported for a duplicate field (R16.1)", (text, field, position) => {
	expect(parse(text).diagnostics).toEqual([
		{
			code: "duplicate-key",
			file: "f.yaml",
			position,
			message: `The field "${field}" occurs a second time here.`,
			hint: "keep one of the two",
		},
	]);
});

const alias = (name: string, position: readonly [number, number]) => ({
	code: "yaml-alias",
	file: "f.yaml",
	position,
	message: `"${name}" is a YAML alias, which content files do not use.`,
	hint: "write the value out; put quotes around text that starts with * or &",
});

test.each([
	["an alias", "a: *b\n", [alias("*b", [1, 4])]],
	["an anchor", "a: &b c\n", [alias("&b", [1, 4])]],
	["a merge", "<<: *a\n", [alias("*a", [1, 5])]],
	["an anchor with its alias", "a: &b { c: 1 }\nd: *b\n", [alias("&b", [1, 4]), alias("*b", [2, 4])]],
	["a value in itself, named once in its line", "a: &b [*b]\n", [alias("&b", [1, 4])]],
])("%s is reported at its position (R16.1)", (_, text, diagnostics) => {
	expect(parse(text)).toEqual({ value: { data: null, positions: {}, strings: {} }, diagnostics });
});

test("an alias bomb is refused without being expanded (R16.2)", () => {
	const levels = Array.from({ length: 30 }, (_, level) =>
		level === 0
			? "l0: &l0 [boom]"
			: `l${level}: &l${level} [${Array(10)
					.fill(`*l${level - 1}`)
					.join(", ")}]`,
	);
	const { value, diagnostics } = parse(levels.join("\n"));
	expect(value).toEqual({ data: null, positions: {}, strings: {} });
	expect(new Set(diagnostics.map(({ code }) => code))).toEqual(new Set(["yaml-alias"]));
});

test.each([
	["a title", "a: !Attention aux chats\n"],
	["a word", "a: !no\n"],
	["a type of YAML", "a: !!timestamp 2025-01-01\n"],
])("a text starting with an exclamation mark is not dropped silently: %s (R16.1)", (_, text) => {
	expect(parse(text).diagnostics.map(({ code, position }) => ({ code, position }))).toEqual([
		{ code: "yaml-syntax", position: [1, 4] },
	]);
});

test("names of object properties are ordinary fields (R16.2)", () => {
	expect(Object.entries(parse("__proto__: 1\nconstructor: 2\ntoString: 3\n").value.data ?? {})).toEqual([
		["__proto__", 1],
		["constructor", 2],
		["toString", 3],
	]);
});

test.each([
	["an open quote", 'a: 1\nb: 2\nc: "3\nd: 4\ne: 5\n', { a: 1, d: 4, e: 5 }, ["b", "c"]],
	["a colon in a value", "a: 1\nb: 2\nc: x: y\nd: 4\n", { a: 1, d: 4 }, ["b", "c", "x"]],
	["a repeated name", "a: 1\nb: 2\nc:\n  x: 1\n  x: 2\nd: 4\n", { a: 1, d: 4 }, ["b", "c", "x", "x"]],
])("of a text with %s, the fields that the mistake cannot have changed are read (R16.2)", (_, text, data, unread) => {
	const { value } = parse(text);
	expect(value).toMatchObject({ data: null, rest: { data, unread } });
	const line = text.split("\n").indexOf("d: 4") + 1;
	expect(value.rest?.positions["/d"]).toEqual({ key: [line, 1], value: [line, 4] });
});

test("a text with more mistakes than are explained has no rest (R16.2)", () => {
	expect(parse('"'.repeat(2_000)).value.rest).toBeUndefined();
});
