import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findExample } from "#scripts/commands/code-example.ts";
import { root } from "#scripts/project.ts";
import { withCodeList } from "#scripts/report/code-list.ts";
import { type Code, codes } from "#scripts/report/codes.ts";

test("the README lists exactly the existing codes (R17.8)", () => {
	const readme = readFileSync(join(root, "scripts", "report", "README.md"), "utf8");
	expect(withCodeList(readme)).toBe(readme);
});

test("every code has an example, except those about the program or a whole page (R17.8)", () => {
	const lacking = (Object.keys(codes) as Code[]).filter((code) => !findExample(code)?.bad.length);
	expect(lacking).toEqual(["internal", "page-failed", "page-missing", "page-fallback", "page-too-long"]);
});

test("a fault of a whole file has an example in prose (R17.8)", () => {
	expect(findExample("missing-credit")).toEqual({
		file: "content/images",
		bad: ["arrosoir.jpg"],
		good: ["arrosoir.jpg", "arrosoir.yaml", "  author: Claire Moreau", "  licence: CC-BY-4.0"],
	});
});

test("every bad example has a good one (R17.8)", () => {
	const bad = (Object.keys(codes) as Code[]).map(findExample).filter((example) => example && example.bad.length > 0);
	expect(bad.filter((example) => example?.good.length === 0)).toEqual([]);
});

test("an example shows the lines with and without the fault (R17.8)", () => {
	expect(findExample("dead-link")).toEqual({
		file: "articles/arrosage/en.md",
		bad: ["Most plants drink less than people think. [Aloe vera](/fiches-plantes/monstera) hardly at all."],
		good: ["Most plants drink less than people think. [Aloe vera](/fiches-plantes/aloe-vera) hardly at all."],
	});
});

test("the good and the bad example differ, and each line fits a terminal (R17.8)", () => {
	const examples = (Object.keys(codes) as Code[]).map(findExample).flatMap((example) => example ?? []);
	expect(examples.filter(({ bad, good }) => bad.join("\n") === good.join("\n"))).toEqual([]);
	const lines = examples.flatMap(({ bad, good }) => [...bad, ...good]);
	expect(lines.filter((line) => line.length > 140)).toEqual([]);
});
