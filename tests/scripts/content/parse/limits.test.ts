import { expect, test } from "vitest";
import { contentLimits } from "#schemas/shared/constants.ts";
import { parseYaml } from "#scripts/content/parse/parse-yaml.ts";
import { indexLines } from "#scripts/report/line-index.ts";
import { inEnglish } from "../../../support/in-english.ts";
import { createWorkspace } from "../../../support/workspace.ts";

function findings(yaml: string) {
	return inEnglish(parseYaml(yaml, "a.yaml", indexLines(yaml)).diagnostics);
}

const tooDeep = {
	code: "too-deep",
	file: "a.yaml",
	message: "Lists or groups are nested more than 100 levels deep.",
	hint: "remove the repeated characters [ { or -",
};

test.each([
	["brackets", `a: ${"[".repeat(100_000)}`, [1, 103]],
	["braces", `a:\n  ${"{b: ".repeat(10_000)}`, [2, 399]],
	["lists", "- ".repeat(100_000), [1, 201]],
	["groups", Array.from({ length: 1000 }, (_, depth) => `${" ".repeat(depth)}a:\n`).join(""), [101, 101]],
])("thousands of nested %s are one finding, where the limit is exceeded (R16.2)", (_, yaml, position) => {
	expect(findings(yaml)).toEqual([{ ...tooDeep, position }]);
});

test("nesting up to the limit is accepted (R16.2)", () => {
	expect(findings(`${"[".repeat(contentLimits.nesting)}${"]".repeat(contentLimits.nesting)}`)).toEqual([]);
});

test.each([
	["on lines of their own", "- a\n".repeat(contentLimits.yamlValues + 1)],
	["that another mistake stands among", `a: !b\nc: [${"1,".repeat(contentLimits.yamlValues)}]`],
])("more values than the limit, %s, are one finding (R16.2)", (_, yaml) => {
	expect(findings(yaml)).toEqual([
		{
			...{ code: "too-long", file: "a.yaml", position: [1, 1] },
			message: "The file contains more than 250000 values.",
			hint: "split it into several entries, or remove anything that is not text",
		},
	]);
});

test("every duplicate key is found among ten thousand, in any notation (R16.2)", () => {
	const keys = Array.from({ length: 10_000 }, (_, index) => `key${index}: 1\n`);
	const found = findings([...keys, "key7: 2\n", '"key9": 3\n', "other: { a: 1, a: 2 }\n"].join(""));
	expect(found.map(({ code, message, position }) => [code, message, position])).toEqual([
		["duplicate-key", 'The field "key7" occurs a second time here.', [10_001, 1]],
		["duplicate-key", 'The field ""key9"" occurs a second time here.', [10_002, 1]],
		["duplicate-key", 'The field "a" occurs a second time here.', [10_003, 16]],
	]);
});

test("a file that is larger than any text is refused with its size, and has no other findings (R16.2)", async () => {
	const workspace = createWorkspace();
	const [markdown, yaml] = ["articles/arrosage/fr.md", "redirects.yaml"];
	workspace.write(markdown, `${workspace.read(markdown)}${"a".repeat(contentLimits.markdownBytes)}`);
	workspace.write(yaml, `# ${"a".repeat(contentLimits.yamlBytes)}\n`);
	expect((await workspace.findings()).map(({ file, code, message, hint }) => [file, code, message, hint])).toEqual(
		[markdown, yaml].map((file) => [
			file,
			"too-long",
			expect.stringMatching(/^The file has \d+ bytes; the limit is (1048576|8388608)\.$/),
			"split it into several entries, or remove anything that is not text",
		]),
	);
});

test("a text over the limits is one finding, whatever else it lacks (R16.2)", async () => {
	const workspace = createWorkspace();
	workspace.write("articles/arrosage/fr.md", `${workspace.read("articles/arrosage/fr.md")}\n${"*a_ ".repeat(10_000)}\n`);
	expect((await workspace.compile()).diagnostics.map(({ code }) => code)).toEqual(["too-long"]);
});
