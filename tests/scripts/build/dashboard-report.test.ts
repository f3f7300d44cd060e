import { expect, test } from "vitest";
import { langs } from "#schemas/shared/languages.ts";
import { dashboardReport } from "#scripts/build/dashboard-report.ts";
import { headerRules, headersFor } from "#scripts/build/hosts/headers.ts";
import { msg } from "#scripts/messages/message.ts";
import type { Diagnostic } from "#scripts/report/diagnostic.ts";
import type { PageLinks } from "#scripts/types/site.ts";
import { lastChangeOf } from "../../support/last-change.ts";
import { reportOn } from "../../support/report.ts";
import { plan } from "../../support/site-plan.ts";

const report = reportOn(plan);
const find = (path: string) => report.entries.find((entry) => entry.path === path);

test("the report has every text in every language, with its word count, file and links (R12.2)", () => {
	expect(find("/blog/ficus-lyrata")).toMatchObject({
		kind: "article",
		listed: true,
		changed: lastChangeOf("articles/ficus-lyrata"),
		files: { fr: "articles/ficus-lyrata/fr.md", de: "articles/ficus-lyrata/de.md" },
	});
	const short = report.entries.filter(({ kind, words }) => kind === "article" && langs.some((lang) => words[lang] < 500));
	expect(short).toEqual([]);
});

test("the report's links exclude cards of lists and links of a page to itself, and follow redirects (R12.2)", () => {
	expect(find("/blog")?.lists).toContain("/blog/ficus-lyrata");
	expect(find("/blog")?.links).not.toContain("/blog/ficus-lyrata");
	const paths = new Set(plan.pages.map(({ path }) => path));
	const led = report.entries.flatMap(({ links, lists }) => [...links, ...lists]);
	expect(led.filter((path) => !paths.has(path))).toEqual([]);
	expect(report.entries.filter(({ path, links, lists }) => path !== null && [...links, ...lists].includes(path))).toEqual([]);
});

const finding: Diagnostic = {
	code: "unused-image",
	file: "images/a b.jpg",
	position: [12, 3],
	message: msg("link.unusedPicture"),
	hint: msg("read.unseen.hint"),
};

test.each([
	["https://github.com/pousse/site", [12, 3], "https://github.com/pousse/site/edit/main/content/images/a%20b.jpg#L12"],
	["https://github.com/pousse/site", null, "https://github.com/pousse/site/edit/main/content/images/a%20b.jpg"],
	[undefined, [12, 3], null],
] as const)("a finding links to its line in %s, position %j (R12.2)", (repository, position, edit) => {
	const { findings } = dashboardReport({ ...plan, repository }, [{ ...finding, position }], []);
	expect(findings).toEqual([
		{
			severity: "warning",
			code: "unused-image",
			file: "images/a b.jpg",
			line: position?.[0] ?? null,
			column: position?.[1] ?? null,
			message: { en: "This picture is not shown on any page.", fr: "Aucune page ne montre cette image." },
			hint: { en: "delete it", fr: "supprimez-le" },
			edit,
		},
	]);
});

test("the report has the size of each page with its data, for pages that are built (R12.2)", () => {
	const nowhere: PageLinks = { texts: [], lists: [] };
	const page = { path: "/about", lang: "de", links: nowhere, weight: { html: 9, data: 4 } } as const;
	const { weights } = dashboardReport(plan, [], [page, { ...page, lang: "fr", weight: null }]);
	expect(weights).toEqual({ "/about": { de: { html: 9, data: 4 } } });
});

test("the dashboard is in no list and no sitemap, its strings are on no other page, and hosts send noindex (R12.1)", () => {
	const lists = [
		...plan.artifacts().filter(({ destination, file }) => destination === "dist" && /^(routes\.json|sitemap)/.test(file)),
		...langs.map((lang) => ({ contents: JSON.stringify(plan.searchItems()[lang]) })),
	];
	expect(lists.length).toBe(6);
	expect(lists.filter(({ contents }) => contents.includes("/dashboard"))).toEqual([]);
	for (const lang of langs)
		expect(Object.keys(plan.shells[lang].strings).filter((key) => /^(dashboard|components)\./.test(key))).toEqual([]);
	const rules = headerRules([], { newsletter: null, reports: null });
	const robots = (path: string) => headersFor(rules, path)["X-Robots-Tag"];
	expect(["/dashboard", "/dashboard/components", "/dashboard/pictures", "/dashboard/report.json", "/about"].map(robots)).toEqual([
		"noindex",
		"noindex",
		"noindex",
		"noindex",
		undefined,
	]);
});
