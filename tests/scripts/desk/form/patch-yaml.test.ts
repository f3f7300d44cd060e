import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseDocument } from "yaml";
import { patchYaml } from "#scripts/desk/form/patch-yaml.ts";
import { defaultContentDir } from "#scripts/project.ts";

const noOrder = () => [];
const source = `# About pothos
latin: Epipremnum aureum
light:
  level: medium # as sources say
  lux: { min: 1000, max: 5000 }
windows: [north, east]
description: >-
  A long line that is
  folded.
intro: |
  One paragraph.

  Another one.

# Steps
steps:
  - first: 1
    second: 2
  # between two steps
  - >-
    folded
  - last
quoted: "a: b"
`;

type Data = { latin: string; light: object; windows: string[]; steps: unknown[]; [name: string]: unknown };
const data: Data = parseDocument(source).toJS();

/** A change to the data, and what changes in the text: the lines that go, and those that come. */
const changes: [string, (data: Data) => Record<string, unknown>, string[], string[]][] = [
	["nothing", (all) => all, [], []],
	["a word", (all) => ({ ...all, latin: "Monstera" }), ["latin: Epipremnum aureum"], ["latin: Monstera"]],
	[
		"a value with a remark behind it",
		(all) => ({ ...all, light: { ...all.light, level: "low" } }),
		["  level: medium # as sources say"],
		["  level: low # as sources say"],
	],
	[
		"a number in braces",
		(all) => ({ ...all, light: { ...all.light, lux: { min: 900, max: 5000 } } }),
		["  lux: { min: 1000, max: 5000 }"],
		["  lux: { min: 900, max: 5000 }"],
	],
	[
		"one more field in braces",
		(all) => ({ ...all, light: { ...all.light, lux: { min: 1000, max: 5000, source: "rhs" } } }),
		["  lux: { min: 1000, max: 5000 }"],
		["  lux: { min: 1000, max: 5000, source: rhs }"],
	],
	["an item of a list in one line", (all) => ({ ...all, windows: ["north"] }), ["windows: [north, east]"], ["windows: [north]"]],
	[
		"a folded text",
		(all) => ({ ...all, description: "A short one." }),
		["  A long line that is", "  folded."],
		["  A short one."],
	],
	["a paragraph", (all) => ({ ...all, intro: "One paragraph.\n\nAnother: one.\n" }), ["  Another one."], ["  Another: one."]],
	["a field less", (all) => without(all, "latin"), ["latin: Epipremnum aureum"], []],
	["a field more", (all) => ({ ...all, family: "Araceae" }), [], ["family: Araceae"]],
	["a field more within a group", (all) => ({ ...all, light: { ...all.light, hours: 3 } }), [], ["  hours: 3"]],
	["a step less", (all) => ({ ...all, steps: [all.steps[0], all.steps[2]] }), ["  - >-", "    folded"], []],
	["a step more", (all) => ({ ...all, steps: [...all.steps, "new: step"] }), [], ['  - "new: step"']],
	[
		"a field of a step",
		(all) => ({ ...all, steps: [{ first: 1, second: 3 }, ...all.steps.slice(1)] }),
		["    second: 2"],
		["    second: 3"],
	],
	["a text in quotes", (all) => ({ ...all, quoted: "c: d" }), ['quoted: "a: b"'], ['quoted: "c: d"']],
	["text that looks like a number", (all) => ({ ...all, latin: "12" }), ["latin: Epipremnum aureum"], ['latin: "12"']],
];

function without(all: Data, key: string): Record<string, unknown> {
	return Object.fromEntries(Object.entries(all).filter(([each]) => each !== key));
}

describe("saving changes only the lines that were edited in the form (R17.8)", () => {
	test.each(changes)("%s", (_, change, gone, come) => {
		const wanted = change(structuredClone(data));
		const patched = patchYaml(source, wanted, noOrder) ?? "";
		expect(parseDocument(patched).toJS()).toEqual(wanted);
		const [before, after] = [source.split("\n"), patched.split("\n")];
		expect(before.filter((line) => !after.includes(line))).toEqual(gone);
		expect(after.filter((line) => !before.includes(line))).toEqual(come);
	});
});

test("a new field is inserted in the order of the schema (R17.8)", () => {
	const order = () => ["name", "origin", "care"];
	expect(patchYaml("name: a\ncare: b\n", { name: "a", care: "b", origin: "c" }, order)).toBe("name: a\norigin: c\ncare: b\n");
	expect(patchYaml("care: b\n", { care: "b", origin: "c", name: "a" }, order)).toBe("name: a\norigin: c\ncare: b\n");
	expect(patchYaml("", { care: "b", name: "a" }, order)).toBe("name: a\ncare: b\n");
});

test("a file that is not YAML is not changed (R17.8)", () => {
	expect(patchYaml('name: "a\ncare: b\n', { name: "a" }, noOrder)).toBeNull();
});

/** Facts and texts of a few entries, as they stand. */
const real = ["calathea", "pothos", "pilea-peperomioides"].flatMap((slug) =>
	readdirSync(join(defaultContentDir, "plants", slug)).map((name) =>
		readFileSync(join(defaultContentDir, "plants", slug, name), "utf8"),
	),
);

/** Any change anywhere: values of any kind come, go, and take the place of others. */
function changed(value: unknown, dice: () => number): unknown {
	const roll = dice();
	if (roll < 2)
		return ["a", "b: c\nd\n", "  # x", "", 3.5, false, null, ["x", { y: "long ".repeat(40) }], { z: "1" }, "- k", []][
			dice() % 11
		];
	if (Array.isArray(value)) {
		const items = value.map((item) => changed(item, dice));
		return roll < 10 ? items.slice(1) : roll < 18 ? [...items, "new"] : items;
	}
	if (typeof value !== "object" || value === null) return value;
	const fields = Object.entries(value).map(([key, child]) => [key, changed(child, dice)]);
	return Object.fromEntries(roll < 10 ? fields.slice(1) : roll < 18 ? [...fields, ["added-field", "x"]] : fields);
}

test("after any edit, the file contains exactly the edited data (R17.8)", () => {
	fc.assert(
		fc.property(fc.constantFrom(...real), fc.infiniteStream(fc.nat(99)), (text, stream) => {
			const wanted = changed(parseDocument(text).toJS(), () => stream.next().value ?? 0);
			if (typeof wanted !== "object" || wanted === null || Array.isArray(wanted)) return;
			const patched = patchYaml(text, wanted as Record<string, unknown>, noOrder);
			expect(patched === null ? null : parseDocument(patched).toJS()).toEqual(wanted);
		}),
		{ numRuns: 100, seed: 16 },
	);
});
