import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import type { ScreenPage } from "#schemas/pages/page-data.ts";
import { constants } from "#schemas/shared/constants.ts";
import { type Lang, langs } from "#schemas/shared/languages.ts";
import { partPath, splitPart } from "#schemas/shared/paging.ts";
import { compile } from "#scripts/build/compile.ts";
import type { SitePlan } from "#scripts/types/site.ts";
import { fileFolder } from "../../support/folders.ts";
import { writeLongSite } from "../../support/many-entries.ts";
import { reportOn } from "../../support/report.ts";
import { memoryRun } from "../../support/runs.ts";

const work = fileFolder();
let site: SitePlan;

beforeAll(async () => {
	const contentDir = writeLongSite(work, { article: 110, guide: 50, plant: 70 });
	// Editors may link to a page of a list, as long as it is there.
	for (const lang of langs) appendFileSync(join(contentDir, `pages/about/${lang}.md`), "\n[Blog](/blog/page/3)\n");
	const lastPlant = "plant-069";
	for (const [file, before, after] of [
		["navigation.yaml", "/fiches-plantes/aloe-vera", `"/fiches-plantes#${lastPlant}", label: nav.skip`],
		["redirects.yaml", "#pothos", `#${lastPlant}`],
		["guides/hydroponie/facts.yaml", "plant: pothos", `plant: ${lastPlant}`],
	] as const) {
		const path = join(contentDir, file);
		writeFileSync(path, readFileSync(path, "utf8").replace(before, after));
	}
	const { plan, diagnostics } = await compile({ contentDir, ...memoryRun() });
	expect(diagnostics).toEqual([]);
	if (!plan) throw new Error("the content has faults");
	site = plan;
});

function pageAt(path: string, lang: Lang = "en"): ScreenPage {
	const page = site.pages.find((each) => each.path === path && each.lang === lang);
	if (!page) throw new Error(`there is no page ${path}`);
	return page.data();
}

/** Slugs of what a page lists. */
function listed(page: ScreenPage): string[] {
	if (page.template === "article-list") return page.articles.map(({ slug }) => slug);
	if (page.template === "guide-list") return page.guides.map(({ slug }) => slug);
	if (page.template === "plant-list") return page.plants.map(({ slug }) => slug);
	throw new Error(`${page.path} is no list`);
}

const partsOf = (list: string, lang: Lang = "en") =>
	site.pages.filter(({ path, lang: spoken }) => splitPart(path).path === list && spoken === lang).map(({ data }) => data());

const sizes = constants.listPages;

test.each([
	["/blog", 3, sizes["article-list"], 111],
	["/guides", 2, sizes["guide-list"], 51],
	["/fiches-plantes", 2, sizes["plant-list"], 72],
])("%s has %i pages of at most %i items, which together show each of the %i once (R17.4)", (list, parts, size, total) => {
	for (const lang of langs) {
		const pages = partsOf(list, lang);
		const shown = pages.map(listed);
		expect(pages.map(({ path }) => path)).toEqual(Array.from({ length: parts }, (_, index) => partPath(list, index + 1)));
		expect(shown.map(({ length }) => length)).toEqual([...Array(parts - 1).fill(size), total - size * (parts - 1)]);
		expect(new Set(shown.flat()).size).toBe(total);
	}
});

test("the pages of the article list continue in order, newest first (R17.4)", () => {
	const days = partsOf("/blog").flatMap((page) =>
		page.template === "article-list" ? page.articles.map(({ published }) => published?.iso ?? "") : [],
	);
	expect(days).toEqual(days.toSorted().reverse());
});

test("a further page has its own title, description and breadcrumb, and no introduction (R17.4)", () => {
	const page = pageAt("/blog/page/2", "de");
	expect(page).toMatchObject({
		title: "Blog\u00a0– Seite 2",
		crumbs: [
			{ path: "/", label: "Startseite" },
			{ path: "/blog", label: "Blog" },
		],
		meta: { title: "Blog\u00a0– Seite 2 | Pousse", description: "Blog: Seite 2 von 3, Einträge 49 bis 96 von 111." },
		body: { type: "root", children: [] },
		paging: { list: "/blog", part: 2, parts: 3, first: 49, last: 96, total: 111 },
	});
	expect(site.pages.map(({ data }) => data().meta.title).filter((title) => title.length > constants.titleMax)).toEqual([]);
});

test("the site map starts every section on its first page and continues one section on each further page (R17.4, R14.2)", () => {
	const [first, second] = [pageAt("/plan"), pageAt("/plan/page/2")];
	if (first.template !== "site-map" || second.template !== "site-map") throw new Error("the site map has another look");
	expect(first.lists.map(({ total, links, rest }) => [total, links.length, rest])).toEqual([
		[4, 4, null],
		[111, 100, { path: "/plan/page/2", label: "More of this list: page 2" }],
		[1, 1, null],
		[51, 51, null],
		[2, 2, null],
	]);
	expect(second.lists.map(({ heading, total, links, rest }) => [heading, total, links.length, rest])).toEqual([
		["Articles", 111, 11, null],
	]);
	const articles = [...(first.lists[1]?.links ?? []), ...(second.lists[0]?.links ?? [])].map(({ path }) => path);
	expect(new Set(articles).size).toBe(111);
});

test("sitemap.xml and the list of routes have each page of a list (R17.4, R14.1)", () => {
	const artifact = (file: string) => site.artifacts().find((each) => each.file === file)?.contents ?? "";
	expect(artifact("sitemap.xml")).toContain("<loc>https://pousse.example/es/blog/page/3</loc>");
	expect(artifact("routes.json")).toContain('"path": "/fiches-plantes/page/2"');
	expect(site.pages.find(({ lang, path }) => lang === "en" && path === "/guides/page/2")?.data().path).toBe("/guides/page/2");
});

test("the data of a list page does not grow with the list: full pages of a kind have similar sizes (R17.4)", () => {
	const weights = partsOf("/blog").map((page) => JSON.stringify(page).length);
	expect(Math.abs((weights[1] ?? 0) - (weights[0] ?? 0))).toBeLessThan(500);
});

test("a link to a plant's card points to the catalogue page that shows it, in each language (R17.4)", () => {
	const redirects = new Map(site.redirects.map(({ from, to }) => [from, to]));
	for (const lang of langs) {
		const guide = pageAt("/guides/hydroponie", lang);
		const wanted = "/fiches-plantes/page/2#plant-069";
		expect(listed(pageAt("/fiches-plantes/page/2", lang))).toContain("plant-069");
		expect(guide.template === "long-read" && guide.ranking?.items.map(({ path }) => path)).toEqual([wanted]);
		expect(redirects.get(`/${lang}/fiches-plantes/pothos`)).toBe(`/${lang}${wanted}`);
		expect(site.shells[lang].discover.map(({ path }) => path)).toEqual([wanted]);
	}
});

test("a plant toxic to cats suggests three that are not, from any page (R17.4)", () => {
	const [page] = partsOf("/fiches-plantes");
	if (page?.template !== "plant-list") throw new Error("the catalogue has another look");
	const toxic = page.plants.filter(({ toxicity }) =>
		toxicity.some(({ who, severity }) => who === "cat" && severity === "moderate"),
	);
	const shownOn = new Map(partsOf("/fiches-plantes").flatMap((each) => listed(each).map((slug) => [slug, each.path])));
	expect(toxic.length).toBeGreaterThan(20);
	for (const { safeForCats } of toxic) {
		expect(safeForCats.length).toBe(3);
		for (const { path } of safeForCats) {
			const [list, slug = ""] = path.split("#");
			expect(Number(/\d+/.exec(slug)) % 2).toBe(0);
			expect(list).toBe(shownOn.get(slug));
		}
	}
});

test("a text may link to an existing further page of a list (R16.1)", () => {
	expect(JSON.stringify(pageAt("/about"))).toContain('"href":"/blog/page/3"');
});

test("a list of several pages is one page in the report, with all its links (R12.2)", () => {
	const report = reportOn(site);
	const blog = report.entries.find(({ kind, slug }) => kind === "page" && slug === "blog");
	expect(blog?.lists.filter((path) => path.startsWith("/blog/")).length).toBe(111);
	const about = report.entries.flatMap(({ lists, links }) => [...lists, ...links]).filter((path) => path.includes("/page/"));
	expect(about).toEqual([]);
});
