import { DomUtils, parseDocument } from "htmlparser2";
import { expect, test } from "vitest";
import { langs } from "#schemas/shared/languages.ts";
import { compile } from "#scripts/build/compile.ts";
import { defaultContentDir } from "#scripts/project.ts";
import { feedsOf } from "#scripts/site/feeds.ts";
import { robots } from "#scripts/site/robots.ts";
import { sitemap } from "#scripts/site/sitemap.ts";
import { inEnglish } from "../../support/in-english.ts";
import { lastChangeOf } from "../../support/last-change.ts";
import { contentRun } from "../../support/runs.ts";
import { plan } from "../../support/site-plan.ts";
import { createWorkspace } from "../../support/workspace.ts";

const pages = plan.pages ?? [];
const site = "https://pousse.example";
const xml = plan.artifacts().find(({ file }) => file === "sitemap.xml")?.contents ?? "";

/** Every `url` element: its address, its last change, its alternates. */
const urls = DomUtils.getElementsByTagName("url", parseDocument(xml, { xmlMode: true })).map((url) => ({
	loc: DomUtils.getElementsByTagName("loc", url).map(DomUtils.textContent),
	lastmod: DomUtils.getElementsByTagName("lastmod", url).map(DomUtils.textContent),
	alternates: DomUtils.getElementsByTagName("xhtml:link", url).map(({ attribs }) => attribs),
}));
const pinned = (path: string, lang: string) => `${site}/${lang}${path === "/" ? "" : path}`;

test("the sitemap lists every public page, in every language, once (R14.1)", () => {
	const unlisted = ["not-found", "search", "dashboard", "components"];
	const findable = pages.filter(({ data }) => !unlisted.includes(data().template));
	expect(urls.flatMap(({ loc }) => loc).sort()).toEqual(findable.map(({ path, lang }) => pinned(path, lang)).sort());
	expect(urls.length).toBe(new Set(findable.map(({ path }) => path)).size * 4);
});

/** An address that names its language, and the path behind that. */
const withLanguage = new RegExp(`^/(${langs.join("|")})(/.*|$)`);

test("the sitemap omits the not-found page, redirects and bare addresses (R14.1)", () => {
	const paths = urls.flatMap(({ loc }) => loc).map((loc) => loc.slice(site.length));
	expect(paths.filter((path) => path.includes("404") || !withLanguage.test(path))).toEqual([]);
	expect(paths).not.toContain("/fr/blog/monstera-albo");
});

test.each(urls)(
	"the alternates of $loc are its pages in four languages, with French as the default (R1.7)",
	({ loc: [loc = ""], alternates }) => {
		const [, , path = ""] = withLanguage.exec(loc.slice(site.length)) ?? [];
		expect(alternates).toEqual([
			...langs.map((lang) => ({ rel: "alternate", hreflang: lang, href: `${site}/${lang}${path}` })),
			{ rel: "alternate", hreflang: "x-default", href: `${site}/fr${path}` },
		]);
	},
);

test("every page of the sitemap has its last change (R14.1)", () => {
	expect(urls.filter(({ lastmod: [day = "", ...more] }) => !/^\d{4}-\d{2}-\d{2}$/.test(day) || more.length > 0)).toEqual([]);
});

/** Days of the last change of pages of the small site, after some of its facts were changed. */
async function changesAfter(edits: Record<string, (text: string) => string>) {
	const workspace = createWorkspace();
	for (const [file, edit] of Object.entries(edits)) workspace.write(file, edit(workspace.read(file)));
	const { plan: small, diagnostics } = await workspace.compile();
	expect(diagnostics).toEqual([]);
	return Object.fromEntries(
		(small?.pages ?? []).filter(({ lang, indexable }) => lang === "en" && indexable).map(({ path, changed }) => [path, changed]),
	);
}

const changedOn = (day: string) => (text: string) => `${text}updated: ${day}\n`;
const before = {
	"/": "2025-01-15",
	"/about": "2025-01-05",
	"/blog": "2025-01-15",
	"/blog/arrosage": "2025-01-15",
	"/fiches-plantes": "2025-01-10",
	"/fiches-plantes/aloe-vera": "2025-01-10",
	"/guides": "2025-01-20",
	"/guides/hydroponie": "2025-01-20",
};

test.each([
	["its facts say", {}, before],
	[
		"an article that it lists",
		{ "articles/arrosage/facts.yaml": changedOn("2025-03-01") },
		{ ...before, "/": "2025-03-01", "/blog": "2025-03-01", "/blog/arrosage": "2025-03-01" },
	],
	[
		"a plant that it lists, with a sheet or without",
		{ "plants/pothos/facts.yaml": changedOn("2025-04-01") },
		{ ...before, "/fiches-plantes": "2025-04-01" },
	],
	[
		"its own facts, where they are newer",
		{ "pages/blog/facts.yaml": changedOn("2025-05-01") },
		{ ...before, "/blog": "2025-05-01" },
	],
	["what it lists, where that is newer", { "pages/blog/facts.yaml": changedOn("2024-05-01") }, before],
])("a page last changed with what %s (R14.1)", async (_, edits, wanted) => {
	expect(await changesAfter(edits)).toEqual(wanted);
});

test.each([
	[
		"pages/about/facts.yaml",
		/^updated: .*\n/m,
		"The file lacks the day of its last change.",
		"add updated: with a date, such as 2025-01-31",
	],
	[
		"plants/aloe-vera/facts.yaml",
		/^published: .*\n/m,
		"The file lacks the day its sheet was published.",
		"add published: with a date, such as 2025-01-31",
	],
])("%s without a date of last change is a fault (R14.1)", async (file, line, message, hint) => {
	const workspace = createWorkspace();
	workspace.edit(file, line, "");
	const { diagnostics } = await workspace.compile();
	expect(inEnglish(diagnostics.filter((each) => each.file === file))).toEqual([
		{ code: "invalid-value", file, position: [1, 1], message, hint },
	]);
});

test("the sitemap is valid by its protocol (R14.1)", () => {
	const [page] = pages.filter(({ path, lang }) => path === "/blog/ficus-lyrata" && lang === "de");
	if (!page) throw new Error("the article is not there");
	expect(sitemap([page], "https://pousse.example/?a&b")).toEqual([
		{
			destination: "dist",
			file: "sitemap.xml",
			contents: [
				'<?xml version="1.0" encoding="UTF-8"?>',
				'<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
				"\t<url>",
				"\t\t<loc>https://pousse.example/?a&amp;b/de/blog/ficus-lyrata</loc>",
				`\t\t<lastmod>${lastChangeOf("articles/ficus-lyrata")}</lastmod>`,
				'\t\t<xhtml:link rel="alternate" hreflang="fr" href="https://pousse.example/?a&amp;b/fr/blog/ficus-lyrata"/>',
				'\t\t<xhtml:link rel="alternate" hreflang="en" href="https://pousse.example/?a&amp;b/en/blog/ficus-lyrata"/>',
				'\t\t<xhtml:link rel="alternate" hreflang="es" href="https://pousse.example/?a&amp;b/es/blog/ficus-lyrata"/>',
				'\t\t<xhtml:link rel="alternate" hreflang="de" href="https://pousse.example/?a&amp;b/de/blog/ficus-lyrata"/>',
				'\t\t<xhtml:link rel="alternate" hreflang="x-default" href="https://pousse.example/?a&amp;b/fr/blog/ficus-lyrata"/>',
				"\t</url>",
				"</urlset>",
				"",
			].join("\n"),
		},
	]);
});

test("a sitemap too long for one file becomes an index, each part with its last change (R17.4)", () => {
	const listed = pages.filter(({ indexable }) => indexable);
	const [index, ...parts] = sitemap(listed, site, 50);
	const read = (contents: string, name: string, field: string) =>
		DomUtils.getElementsByTagName(name, parseDocument(contents, { xmlMode: true })).map((each) =>
			DomUtils.getElementsByTagName(field, each).map(DomUtils.textContent).join(),
		);
	expect(parts.length).toBe(Math.ceil(listed.length / 50));
	expect(index?.file).toBe("sitemap.xml");
	expect(read(index?.contents ?? "", "sitemap", "loc")).toEqual(parts.map(({ file }) => `${site}/${file}`));
	expect(parts.map(({ file }) => file).slice(0, 2)).toEqual(["sitemap-1.xml", "sitemap-2.xml"]);
	const changes = parts.map(({ contents }) => read(contents, "url", "lastmod").sort().at(-1));
	expect(read(index?.contents ?? "", "sitemap", "lastmod")).toEqual(changes);
	expect(parts.flatMap(({ contents }) => read(contents, "url", "loc"))).toEqual(urls.flatMap(({ loc }) => loc));
	expect(parts.filter(({ contents }) => read(contents, "url", "loc").length > 50)).toEqual([]);
});

test("robots.txt allows everything and names the sitemap (R14.1)", () => {
	const wanted = {
		destination: "dist",
		file: "robots.txt",
		contents: "User-agent: *\nAllow: /\n\nSitemap: https://pousse.example/sitemap.xml\n",
	};
	expect(robots(site)).toEqual(wanted);
	expect(plan.artifacts().filter(({ file }) => file === "robots.txt")).toEqual([wanted]);
});

test("a different base URL is used everywhere (R14.1)", async () => {
	const other = "http://localhost:4173";
	const moved = (await compile({ contentDir: defaultContentDir, baseUrl: other, ...contentRun() })).plan;
	const files = ["sitemap.xml", "robots.txt", "fr/rss.xml", "blog/monstera-albo.html", "data/shell.fr.json"];
	const all = [...(moved?.artifacts() ?? []), ...(moved ? feedsOf(moved) : [])];
	const found = all.filter(({ file }) => files.includes(file));
	expect(found.map(({ file }) => file).sort()).toEqual(files.sort());
	expect(found.filter(({ contents }) => contents.includes(site) || !contents.includes(other))).toEqual([]);
});

test.each(["https://pousse.example/", "https://pousse.example?a=b", "https://pousse.example#a"])(
	"the base URL %s, which cannot take a path, is a fault (R14.1)",
	async (url) => {
		const workspace = createWorkspace();
		workspace.edit("site.yaml", "https://pousse.example", url);
		expect((await workspace.compile()).diagnostics.map(({ file }) => file)).toEqual(["site.yaml"]);
	},
);
