import { stripVTControlCharacters } from "node:util";
import { expect, test } from "vitest";
import { msg } from "#scripts/messages/message.ts";
import type { Diagnostic } from "#scripts/report/diagnostic.ts";
import { pretty } from "#scripts/report/pretty.ts";

const finding = (position: Diagnostic["position"], more: Partial<Diagnostic> = {}): Diagnostic => ({
	code: "unknown-field",
	file: "plants/calathea/de.yaml",
	position,
	message: msg("validate.unknownField", { owner: "care", field: "watter" }),
	hint: msg("report.didYouMean", { name: "water" }),
	...more,
});

const print = (diagnostics: Diagnostic[], text?: string, colour = false) =>
	pretty({
		diagnostics,
		files: 214,
		texts: new Map(text === undefined ? [] : [["plants/calathea/de.yaml", text]]),
		contentDir: "content",
		lang: "en",
		colour,
	});

test("a finding shows its line with the lines around it, and a caret under the column (R16.1)", () => {
	expect(print([finding([3, 5])], "name: Calathea\ncare:\n    watter: wenig\n    light: viel\nmore: x\n")).toBe(
		[
			"content/plants/calathea/de.yaml:3:5  error  unknown-field",
			'  care has no field "watter".',
			"    2 | care:",
			"  > 3 |     watter: wenig",
			"      |     ^",
			"    4 |     light: viel",
			'  hint: did you mean "water"?',
			"",
			"1 error in 214 files",
			"",
		].join("\n"),
	);
});

test("the first and last line have one neighbour, and the gutter fits the line numbers (R16.1)", () => {
	const lines = Array.from({ length: 10 }, (_, index) => `line ${index + 1}`);
	expect(print([finding([1, 1]), finding([9, 6]), finding([10, 7])], lines.join("\n"))).toBe(
		[
			"content/plants/calathea/de.yaml:1:1  error  unknown-field",
			'  care has no field "watter".',
			"  > 1 | line 1",
			"      | ^",
			"    2 | line 2",
			'  hint: did you mean "water"?',
			"",
			"content/plants/calathea/de.yaml:9:6  error  unknown-field",
			'  care has no field "watter".',
			"     8 | line 8",
			"  >  9 | line 9",
			"       |      ^",
			"    10 | line 10",
			'  hint: did you mean "water"?',
			"",
			"content/plants/calathea/de.yaml:10:7  error  unknown-field",
			'  care has no field "watter".',
			"     9 | line 9",
			"  > 10 | line 10",
			"       |       ^",
			'  hint: did you mean "water"?',
			"",
			"3 errors in 214 files",
			"",
		].join("\n"),
	);
});

test("without a position or a known text there is no code frame (R16.1)", () => {
	const missing = finding(null, { code: "unused-image", file: "images/a.png", message: msg("link.unusedPicture") });
	expect(print([missing, finding([3, 5])])).toBe(
		[
			"content/images/a.png  warning  unused-image",
			"  This picture is not shown on any page.",
			'  hint: did you mean "water"?',
			"",
			"content/plants/calathea/de.yaml:3:5  error  unknown-field",
			'  care has no field "watter".',
			'  hint: did you mean "water"?',
			"",
			"1 error, 1 warning in 214 files",
			"",
		].join("\n"),
	);
});

test("a position after the end of the file shows the lines before it (R16.1)", () => {
	expect(print([finding([3, 1])], "a: 'b\nc: d\n")).toBe(
		[
			"content/plants/calathea/de.yaml:3:1  error  unknown-field",
			'  care has no field "watter".',
			"    2 | c: d",
			"  > 3 | ",
			"      | ^",
			'  hint: did you mean "water"?',
			"",
			"1 error in 214 files",
			"",
		].join("\n"),
	);
});

test("a long line is cut around the position, with the caret under it (R16.1)", () => {
	const long = `${"a".repeat(300)}X${"b".repeat(300)}`;
	expect(
		print([finding([1, 301])], long)
			.split("\n")
			.slice(2, 4),
	).toEqual([`  > 1 | ${"a".repeat(55)}X${"b".repeat(54)}`, `      | ${" ".repeat(55)}^`]);
});

test("a tab is one column wide (R16.1)", () => {
	expect(
		print([finding([1, 3])], "\t\tx: 1")
			.split("\n")
			.slice(2, 4),
	).toEqual(["  > 1 |   x: 1", "      |   ^"]);
});

test("escape sequences in a file, its name or a message do not reach the terminal (R17.9)", () => {
	const bad = finding([1, 5], {
		file: "a\u001b[2J",
		message: msg("markdown.rawHtml", { html: "\u001b]0;x\u0007 \u202ecod" }),
		hint: msg("markdown.write.hint", { url: "a\rb" }),
	});
	expect(
		pretty({
			diagnostics: [bad],
			files: 1,
			texts: new Map([["a\u001b[2J", "\u001b[8mb\u202ec"]]),
			contentDir: "content",
			lang: "en",
			colour: false,
		}),
	).toBe(
		[
			"content/a\ufffd[2J:1:5  error  unknown-field",
			"  Raw HTML does not reach the page: \ufffd]0;x\ufffd \ufffdcod",
			"  > 1 | \ufffd[8mb\ufffdc",
			"      |     ^",
			'  hint: write "a\ufffdb"',
			"",
			"1 error in 1 file",
			"",
		].join("\n"),
	);
});

test("colour highlights position, severity, hint and caret, without changing text (R16.1)", () => {
	const text = "care:\n  watter: wenig\n";
	const coloured = print([finding([2, 3])], text, true);
	expect(coloured).toBe(
		[
			"\u001b[1mcontent/plants/calathea/de.yaml:2:3\u001b[0m  \u001b[31merror\u001b[0m  unknown-field",
			'  care has no field "watter".',
			"\u001b[2m    1 | care:\u001b[0m",
			"  > 2 |   watter: wenig",
			"      |   \u001b[31m^\u001b[0m",
			'  \u001b[36mhint:\u001b[0m did you mean "water"?',
			"",
			"1 error in 214 files",
			"",
		].join("\n"),
	);
	expect(stripVTControlCharacters(coloured)).toBe(print([finding([2, 3])], text));
});

test("warnings have their own colour (R16.1)", () => {
	expect(print([finding(null, { code: "unused-image" })], undefined, true)).toContain("\u001b[33mwarning\u001b[0m");
});

test.each([
	[0, 0, 0, "No problems in 0 files"],
	[0, 0, 1, "No problems in 1 file"],
	[0, 0, 214, "No problems in 214 files"],
	[1, 0, 1, "1 error in 1 file"],
	[2, 1, 214, "2 errors, 1 warning in 214 files"],
	[0, 2, 214, "2 warnings in 214 files"],
])("%d errors and %d warnings in %d files are summarised as «%s» (R16.1)", (errors, warnings, files, line) => {
	const diagnostics = [
		...Array.from({ length: errors }, () => finding(null)),
		...Array.from({ length: warnings }, () => finding(null, { code: "unused-image" })),
	];
	const text = pretty({ diagnostics, files, texts: new Map(), contentDir: "content", lang: "en", colour: false });
	expect(text.trimEnd().split("\n").at(-1)).toBe(line);
});
