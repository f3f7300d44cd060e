import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { checkSite, pageRules } from "#scripts/check/check-site.ts";
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

const check = (dir: string, pages: Record<string, string> = {}) =>
	checkSite(
		dir,
		{ baseUrl: "https://pousse.example", inlineScripts: ["boot()"], expected: new Map(Object.entries(pages)) },
		(_, compute) => compute(),
	);

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

test("R16.4 what is known of a page is asked for by what it holds, so that equal pages share it", () => {
	const asked: string[] = [];
	const dir = join(casesDir, "alternates", "not-found-has-none");
	const twice = [1, 2].map(() =>
		checkSite(dir, { baseUrl: "https://pousse.example", inlineScripts: ["boot()"], expected: new Map() }, (key, compute) => {
			asked.push(key);
			return compute();
		}),
	);
	expect(twice).toEqual([[], []]);
	expect(asked.length).toBe(4);
	expect(new Set(asked).size).toBe(2);
});
