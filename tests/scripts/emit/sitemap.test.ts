import { DomUtils, parseDocument } from "htmlparser2";
import { expect, test } from "vitest";
import { langs } from "#schemas/spec/languages.ts";
import { robots } from "#scripts/emit/robots.ts";
import { sitemap } from "#scripts/emit/sitemap.ts";
import { createMemoryCache } from "#scripts/pipeline/cache.ts";
import { compile } from "#scripts/pipeline/compile.ts";
import { defaultContentDir } from "#scripts/project.ts";
import { emitted } from "../../support/emitted.ts";
import { createWorkspace } from "../../support/workspace.ts";

const pages = emitted.pages ?? [];
const site = "https://pousse.example";
const xml = emitted.artifacts.find(({ file }) => file === "sitemap.xml")?.contents ?? "";

/** Every `url` element: its address, its last change, its alternates. */
const urls = DomUtils.getElementsByTagName("url", parseDocument(xml, { xmlMode: true })).map((url) => ({
	loc: DomUtils.getElementsByTagName("loc", url).map(DomUtils.textContent),
	lastmod: DomUtils.getElementsByTagName("lastmod", url).map(DomUtils.textContent),
	alternates: DomUtils.getElementsByTagName("xhtml:link", url).map(({ attribs }) => attribs),
}));
const pinned = (path: string, lang: string) => `${site}/${lang}${path === "/" ? "" : path}`;

test("R14.1 the sitemap names every page that may be found, in every language, once", () => {
	const unlisted = ["not-found", "search", "dashboard", "components"];
	const findable = pages.filter(({ data }) => !unlisted.includes(data.template));
	expect(urls.flatMap(({ loc }) => loc).sort()).toEqual(findable.map(({ path, lang }) => pinned(path, lang)).sort());
	expect(urls.length).toBe(new Set(findable.map(({ path }) => path)).size * 4);
});

test.each([
	"/fr",
	"/en/about",
	"/es/blog",
	"/de/blog/ficus-lyrata",
	"/fr/fiches-plantes/aloe-vera",
	"/en/guides/hydroponie",
	"/de/sitemap",
])("R14.1 the sitemap names %s", (path) => {
	expect(urls.flatMap(({ loc }) => loc)).toContain(site + path);
});

test("R14.1 the sitemap leaves out the page for what is missing, redirects and bare addresses", () => {
	const paths = urls.flatMap(({ loc }) => loc).map((loc) => loc.slice(site.length));
	expect(paths.filter((path) => path.includes("404") || !/^\/(fr|en|es|de)(\/|$)/.test(path))).toEqual([]);
	expect(paths).not.toContain("/fr/blog/monstera-albo");
});

test.each(urls)(
	"R1.7 the alternates of $loc are its pages in four languages and the bare one",
	({ loc: [loc = ""], alternates }) => {
		const [, path = ""] = /^https:\/\/pousse\.example\/(?:fr|en|es|de)(.*)$/.exec(loc) ?? [];
		expect(alternates).toEqual([
			...langs.map((lang) => ({ rel: "alternate", hreflang: lang, href: `${site}/${lang}${path}` })),
			{ rel: "alternate", hreflang: "x-default", href: `${site}${path || "/"}` },
		]);
	},
);

test("R14.1 articles and sheets tell their last change, a page without a date none", () => {
	const changed = (path: string) => urls.find(({ loc: [loc] }) => loc === site + path)?.lastmod;
	const paths = ["/de/blog/ficus-lyrata", "/fr/fiches-plantes/calathea", "/fr/about"];
	expect(paths.map(changed)).toEqual([["2026-11-22"], ["2026-11-22"], []]);
});

test("R14.1 the sitemap is written as its protocol says", () => {
	const [page] = pages.filter(({ path, lang }) => path === "/blog/ficus-lyrata" && lang === "de");
	if (!page) throw new Error("the article is not there");
	expect(sitemap([page], "https://pousse.example/?a&b")).toEqual({
		place: "dist",
		file: "sitemap.xml",
		contents: [
			'<?xml version="1.0" encoding="UTF-8"?>',
			'<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
			"\t<url>",
			"\t\t<loc>https://pousse.example/?a&amp;b/de/blog/ficus-lyrata</loc>",
			"\t\t<lastmod>2026-11-22</lastmod>",
			'\t\t<xhtml:link rel="alternate" hreflang="de" href="https://pousse.example/?a&amp;b/de/blog/ficus-lyrata"/>',
			'\t\t<xhtml:link rel="alternate" hreflang="x-default" href="https://pousse.example/?a&amp;b/blog/ficus-lyrata"/>',
			"\t</url>",
			"</urlset>",
			"",
		].join("\n"),
	});
});

test("R14.1 robots may read all and find the sitemap", () => {
	const wanted = {
		place: "dist",
		file: "robots.txt",
		contents: "User-agent: *\nAllow: /\n\nSitemap: https://pousse.example/sitemap.xml\n",
	};
	expect(robots(site)).toEqual(wanted);
	expect(emitted.artifacts.filter(({ file }) => file === "robots.txt")).toEqual([wanted]);
});

test("R14.1 another base address is used everywhere", async () => {
	const other = "http://localhost:4173";
	const moved = (
		await compile({
			contentDir: defaultContentDir,
			baseUrl: other,
			cache: createMemoryCache(),
			codeHashes: { pipeline: "test", drawings: "test" },
		})
	).emitted;
	const files = ["sitemap.xml", "robots.txt", "fr/rss.xml", "blog/monstera-albo.html", "data/shell.fr.json"];
	const found = moved?.artifacts.filter(({ file }) => files.includes(file)) ?? [];
	expect(found.map(({ file }) => file).sort()).toEqual(files.sort());
	expect(found.filter(({ contents }) => contents.includes(site) || !contents.includes(other))).toEqual([]);
});

test.each(["https://pousse.example/", "https://pousse.example?a=b", "https://pousse.example#a"])(
	"R14.1 the base address %s, behind which no path can stand, is a fault",
	async (url) => {
		const workspace = createWorkspace();
		workspace.write("site.yaml", workspace.read("site.yaml").replace("https://pousse.example", url));
		expect((await workspace.compile()).diagnostics.map(({ file }) => file)).toEqual(["site.yaml"]);
	},
);
