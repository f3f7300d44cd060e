import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { checkSite, type Expectations, pageRules } from "#scripts/check/check-site.ts";
import { readPage } from "#scripts/check/page-facts.ts";
import { codes } from "#scripts/report/codes.ts";
import { sortDiagnostics } from "#scripts/report/diagnostic.ts";

/** One folder per rule, and one for what no rule looks at: each holds cases, a case is a finished site. */
const casesDir = join(import.meta.dirname, "..", "..", "pages");

/** `expected.json`: pages that must be there with their content files, and what the check finds. */
const expectation = z.strictObject({
	pages: z.record(z.string(), z.string()),
	findings: z.array(z.strictObject({ code: z.string(), file: z.string(), message: z.string(), hint: z.string() })),
});

const cases = readdirSync(casesDir).flatMap((rule) =>
	readdirSync(join(casesDir, rule)).map((name) => {
		const dir = join(casesDir, rule, name);
		const contents: unknown = JSON.parse(readFileSync(join(dir, "expected.json"), "utf8"));
		return { rule, name, dir, expected: expectation.parse(contents) };
	}),
);

const expectations: Expectations = {
	baseUrl: "https://pousse.example",
	inlineScripts: ["boot()"],
	expected: new Map(),
	known: new Map(),
};
const check = (dir: string, pages: Record<string, string> = {}) =>
	checkSite(dir, { ...expectations, expected: new Map(Object.entries(pages)) });

test.each(cases)("R16.5 the check of finished pages, $rule: $name", ({ dir, expected }) => {
	const findings = sortDiagnostics(check(dir, expected.pages));
	expect(findings).toEqual(expected.findings.map((finding) => ({ ...finding, place: null })));
});

test("R16.5 every rule is shown by a site that keeps it and one that breaks it", () => {
	const shown = (rule: string, clean: boolean) =>
		cases.some((each) => each.rule === rule && (each.expected.findings.length === 0) === clean);
	expect([...Object.keys(pageRules), "missing"].filter((rule) => !shown(rule, true) || !shown(rule, false))).toEqual([]);
	expect(new Set(cases.map(({ rule }) => rule))).toEqual(new Set([...Object.keys(pageRules), "missing"]));
});

test("R16.5 every code about finished pages is shown by a site", () => {
	const shown = new Set(cases.flatMap(({ expected }) => expected.findings.map(({ code }) => code)));
	const aboutPages = Object.keys(codes).filter((code) => code.startsWith("page-") && code !== "page-failed");
	expect([...shown].sort()).toEqual(aboutPages.sort());
});

test("R16.4 what was seen of a document as it was written is not read again", () => {
	const dir = join(casesDir, "alternates", "not-found-has-none");
	const facts = readPage("<title>Twice</title>", []);
	const known = new Map(readdirSync(dir, { recursive: true, encoding: "utf8" }).map((file) => [file, facts]));
	expect(check(dir)).toEqual([]);
	expect(new Set(checkSite(dir, { ...expectations, known }).map(({ code }) => code))).toContain("page-description");
});
