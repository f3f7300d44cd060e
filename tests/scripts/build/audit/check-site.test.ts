import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { checkSite, type Expectations, type KnownDocument, pageRules } from "#scripts/build/audit/check-site.ts";
import { outlineOf, readPage } from "#scripts/build/audit/page-facts.ts";
import { codes } from "#scripts/report/codes.ts";
import { sortDiagnostics } from "#scripts/report/diagnostic.ts";
import { testFolder } from "../../../support/folders.ts";
import { inEnglish } from "../../../support/in-english.ts";

/** One folder per rule, and one each for what no rule about a page looks at: each holds cases, a case is a finished site. */
const casesDir = join(import.meta.dirname, "..", "..", "..", "pages");

/** `expected.json`: pages that must be there with their content files, which may stand in `content`, and what the check finds. */
const expectation = z.strictObject({
	pages: z.record(z.string(), z.string()),
	findings: z.array(
		z.strictObject({
			code: z.string(),
			file: z.string(),
			position: z.tuple([z.number(), z.number()]).nullable().default(null),
			message: z.string(),
			hint: z.string(),
		}),
	),
});

const cases = readdirSync(casesDir).flatMap((rule) =>
	readdirSync(join(casesDir, rule)).map((name) => {
		const dir = join(casesDir, rule, name);
		const contents: unknown = JSON.parse(readFileSync(join(dir, "expected.json"), "utf8"));
		return { rule, name, dir, expected: expectation.parse(contents) };
	}),
);

const expectations: Omit<Expectations, "contentDir"> = {
	baseUrl: "https://pousse.example",
	inlineScripts: ["boot()"],
	expected: new Map(),
	known: new Map(),
	last: null,
	memo: (_, read) => read(),
};
const check = (dir: string, pages: Record<string, string> = {}) =>
	checkSite(dir, { ...expectations, contentDir: join(dir, "content"), expected: new Map(Object.entries(pages)) }).diagnostics;

test.each(cases)("the check of finished pages, $rule: $name (R16.5)", ({ dir, expected }) => {
	const findings = sortDiagnostics(check(dir, expected.pages));
	expect(inEnglish(findings)).toEqual(expected.findings);
});

test("every rule has a passing and a failing site (R16.5)", () => {
	const shown = (rule: string, clean: boolean) =>
		cases.some((each) => each.rule === rule && (each.expected.findings.length === 0) === clean);
	const rules = [...Object.keys(pageRules), "missing", "feeds"];
	expect(rules.filter((rule) => !shown(rule, true) || !shown(rule, false))).toEqual([]);
	expect(new Set(cases.map(({ rule }) => rule))).toEqual(new Set(rules));
});

test("every code for finished pages has a site (R16.5)", () => {
	const shown = new Set(cases.flatMap(({ expected }) => expected.findings.map(({ code }) => code)));
	const aboutPages = Object.keys(codes).filter((code) => code.startsWith("page-") && code !== "page-failed");
	expect([...shown].sort()).toEqual(aboutPages.sort());
});

/** All documents of a finished site, of which it is known that they are empty pages. */
function knowEmptyPages(dir: string, hash = "empty"): Map<string, KnownDocument> {
	const facts = readPage("<title>Twice</title>", []);
	const files = readdirSync(dir, { recursive: true, encoding: "utf8" });
	return new Map(files.map((file) => [file, { outline: outlineOf(facts), facts: () => facts, hash }]));
}

test("facts noted while a document was written are not read again (R16.4)", () => {
	const dir = join(casesDir, "alternates", "not-found-has-none");
	const known = knowEmptyPages(dir);
	expect(check(dir)).toEqual([]);
	expect(new Set(checkSite(dir, { ...expectations, contentDir: dir, known }).diagnostics.map(({ code }) => code))).toContain(
		"page-description",
	);
});

test("a document without known facts is read (R16.4)", () => {
	const dir = join(casesDir, "alternates", "not-found-has-none");
	const known = new Map([...knowEmptyPages(dir)].map(([file, document]) => [file, { ...document, facts: () => null }]));
	expect(checkSite(dir, { ...expectations, contentDir: dir, known }).diagnostics).toEqual([]);
});

test("a page carried over from the last build is checked again only when its surroundings changed (R16.4)", () => {
	const dir = join(casesDir, "alternates", "not-found-has-none");
	const known = knowEmptyPages(dir);
	const first = checkSite(dir, { ...expectations, contentDir: dir, known });
	expect(first.diagnostics).not.toEqual([]);
	const again = (change: Partial<Expectations>) =>
		checkSite(dir, { ...expectations, contentDir: dir, known, last: first.state, ...change }).diagnostics;
	expect(again({})).toEqual([]);
	expect(again({ baseUrl: "https://elsewhere.example" })).not.toEqual([]);
	expect(again({ known: knowEmptyPages(dir, "edited") })).toEqual(first.diagnostics);
});

test("of the pages carried over, those are checked again that name an anchor or a picture of a page that was edited (R16.4)", () => {
	const dir = testFolder();
	writeFileSync(join(dir, "_redirects"), "");
	const check = (pages: Record<string, string>, last: Expectations["last"]) => {
		for (const [file, html] of Object.entries(pages)) writeFileSync(join(dir, file), html);
		const known = new Map(
			Object.entries(pages).map(([file, html]): [string, KnownDocument] => {
				const facts = readPage(html, []);
				return [file, { outline: outlineOf(facts), facts: () => facts, hash: html }];
			}),
		);
		const { diagnostics, state } = checkSite(dir, { ...expectations, contentDir: dir, known, last });
		return { state, anchors: diagnostics.filter(({ code }) => code === "page-anchor" || code === "page-asset").length };
	};
	const social = '<meta property="og:image" content="https://pousse.example/a.jpg">';
	const pages = { "a.html": `<h2 id="here"></h2>${social}`, "b.html": '<a href="/a#here"></a>' };
	writeFileSync(join(dir, "a.jpg"), "");
	const { state, anchors } = check(pages, null);
	expect(anchors).toBe(0);
	const edited = { ...pages, "a.html": `<h2 id="there"></h2>${social}` };
	expect(check(edited, state).anchors).toBe(1);
	expect(check({ ...edited, "b.html": '<a href="/a#there"></a>' }, state).anchors).toBe(0);
	rmSync(join(dir, "a.jpg"));
	expect(check(pages, state).anchors).toBe(1);
});

test("a new file or redirect changes the surroundings of all pages, a new pack or full-text index does not (R16.4)", () => {
	const root = testFolder();
	writeFileSync(join(root, "_redirects"), "");
	const look = () => checkSite(root, { ...expectations, contentDir: root }).state.environment;
	const empty = look();
	mkdirSync(join(root, "packs"));
	writeFileSync(join(root, "packs", "fr.123.json"), "{}");
	expect(look()).toBe(empty);
	mkdirSync(join(root, "search", "fr"), { recursive: true });
	writeFileSync(join(root, "search", "fr", "pagefind.js"), "");
	expect(look()).toBe(empty);
	writeFileSync(join(root, "robots.txt"), "");
	const withFile = look();
	expect(withFile).not.toBe(empty);
	writeFileSync(join(root, "_redirects"), "/old /new 301\n");
	expect(look()).not.toBe(withFile);
});
