import { expect, test } from "vitest";
import { msg } from "#scripts/messages/message.ts";
import { codes } from "#scripts/report/codes.ts";
import { type Diagnostic, isError, sortDiagnostics } from "#scripts/report/diagnostic.ts";
import { indexLines } from "#scripts/report/line-index.ts";

const at = (file: string, position: Diagnostic["position"], code: Diagnostic["code"] = "dead-link", url = "m"): Diagnostic => ({
	code,
	file,
	position,
	message: msg("link.dead", { url }),
	hint: msg("link.dead.hint"),
});

const sorted = [
	at("Zoo.yaml", [9, 9]),
	at("articles/a.md", null),
	at("articles/a.md", [1, 1], "dead-anchor"),
	at("articles/a.md", [1, 1], "dead-link", "a"),
	at("articles/a.md", [1, 1], "dead-link", "b"),
	at("articles/a.md", [1, 2]),
	at("articles/a.md", [1, 10]),
	at("articles/a.md", [2, 1]),
	at("articles/a.md", [10, 1]),
	at("articles/a.md.bak", [1, 1]),
	at("articles/b.md", [1, 1]),
	at("ui/fr.yaml", [1, 1]),
	at("ébène.yaml", [1, 1]),
];

test("findings are sorted by file, line, column, code and message (R16.2)", () => {
	expect(sortDiagnostics(sorted.toReversed())).toEqual(sorted);
});

test("the order is independent of the order in which faults were found (R16.2)", () => {
	for (let turn = 1; turn < sorted.length; turn++)
		expect(sortDiagnostics([...sorted.slice(turn), ...sorted.slice(0, turn)])).toEqual(sorted);
});

test("sorting does not modify its argument and loses nothing (R16.2)", () => {
	const twice = [at("b", [1, 1]), at("a", [1, 1]), at("a", [1, 1])];
	expect(sortDiagnostics(twice)).toEqual([at("a", [1, 1]), at("a", [1, 1]), at("b", [1, 1])]);
	expect(twice[0]?.file).toBe("b");
});

test("a code is a kebab-case word, and thirteen of them are warnings (R16.1)", () => {
	expect(Object.keys(codes).filter((code) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(code))).toEqual([]);
	expect(Object.entries(codes).filter(([, severity]) => severity === "warning")).toEqual([
		["empty-section", "warning"],
		["future-date", "warning"],
		["lost-prose", "warning"],
		["stale-translation", "warning"],
		["unused-term", "warning"],
		["unused-source", "warning"],
		["uncited-source", "warning"],
		["missing-source", "warning"],
		["unsourced-safety", "warning"],
		["weak-source", "warning"],
		["stale-safety", "warning"],
		["avoided-term", "warning"],
		["unused-image", "warning"],
	]);
	expect([isError(at("a", null, "unused-image")), isError(at("a", null))]).toEqual([false, true]);
});

test.each([
	["", 0, [1, 1]],
	["abc", 0, [1, 1]],
	["abc", 3, [1, 4]],
	["a\nb", 1, [1, 2]],
	["a\nb", 2, [2, 1]],
	["a\n\n\nb", 3, [3, 1]],
	["a\n\n\nb", 4, [4, 1]],
	["a\n", 2, [2, 1]],
	["🌱a\nb", 2, [1, 3]],
	["a\nb", -1, [1, 1]],
	["a\nb", 4, [2, 2]],
	["a\n", 9, [2, 1]],
	["", 1, [1, 1]],
])("in %j the offset %d is the position %j (R16.1)", (text, offset, position) => {
	expect(indexLines(text)(offset)).toEqual(position);
});

test("every offset of a text has the position given by counting (R16.1)", () => {
	const text = "a\nbc\n\ndéf\n\n\nghij";
	const locate = indexLines(text);
	for (let offset = 0; offset <= text.length; offset++) {
		const before = text.slice(0, offset).split("\n");
		expect(locate(offset)).toEqual([before.length, (before.at(-1) ?? "").length + 1]);
	}
});
