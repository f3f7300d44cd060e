import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { type Lang, langs, perLanguage } from "#schemas/shared/languages.ts";
import { defaultContentDir } from "#scripts/project.ts";
import { carePages } from "../../support/catalogue.ts";
import { lastChangeOf } from "../../support/last-change.ts";
import { plan } from "../../support/site-plan.ts";
import { createWorkspace } from "../../support/workspace.ts";

const entries = (folder: string) => readdirSync(join(defaultContentDir, folder)).sort();

function readArtifact<T>(file: string, shape: z.ZodType<T>): T {
	const found = plan.artifacts().filter((each) => each.destination === "dist" && each.file === file) ?? [];
	const contents: unknown = JSON.parse(found.length === 1 ? (found[0]?.contents ?? "") : "null");
	return shape.parse(contents);
}

const title = z.string().regex(/\S/);

/** `routes.json`, as the requirements describe it. */
const routes = readArtifact(
	"routes.json",
	z.array(
		z.strictObject({
			path: z.string().startsWith("/"),
			type: z.enum(["page", "plant", "article", "guide"]),
			langs: z.array(z.string()),
			titles: z.strictObject(perLanguage(() => title)),
			changed: z.iso.date().nullable(),
		}),
	),
);

/** Pages that nobody is to find: for what is missing, for a query, for editors. */
const unlisted = ["/404", "/recherche", "/dashboard", "/dashboard/components"];

test("every route is listed once, sorted, without hidden pages (R1.1)", () => {
	const paths = routes.map(({ path }) => path);
	expect(paths).toEqual([...new Set(paths)].sort());
	expect(paths).toEqual([...new Set(plan.pages.map(({ path }) => path))].filter((path) => !unlisted.includes(path)));
});

test("every article, guide and sheet has a route (R1.1)", () => {
	const paths = (type: string) => routes.filter((route) => route.type === type).map(({ path }) => path);
	const sheets = plan.pages.filter(({ data, lang }) => lang === "fr" && "plant" in data()).map(({ path }) => path);
	expect(paths("article")).toEqual(entries("articles").map((slug) => `/blog/${slug}`));
	expect(paths("guide")).toEqual(entries("guides").map((slug) => `/guides/${slug}`));
	expect(paths("plant")).toEqual(sheets);
	expect(paths("plant")).toEqual(
		expect.arrayContaining(["/fiches-plantes/aloe-vera", "/fiches-plantes/monstera-thai-constellation"]),
	);
	expect(paths("page")).toEqual([
		"/",
		"/about",
		"/application",
		"/blog",
		"/diagnostic",
		...carePages,
		"/fiches-plantes",
		"/generateur-plante",
		"/glossaire",
		"/guides",
		"/mes-plantes",
		"/plantes-dangereuses",
		"/sitemap",
		"/urgences",
	]);
});

test("every route exists in every language (R2.1)", () => {
	expect(routes.filter(({ langs: spoken }) => spoken.join() !== langs.join())).toEqual([]);
});

test("a route has its titles and last change (R14.1)", () => {
	expect(routes.find(({ path }) => path === "/about")?.titles).toEqual(
		Object.fromEntries((plan.pages ?? []).filter(({ path }) => path === "/about").map(({ lang, data }) => [lang, data().title])),
	);
	expect(routes.find(({ path }) => path === "/blog/ficus-lyrata")).toMatchObject({
		type: "article",
		titles: { fr: "Ficus lyrata\u00a0: bien vivre avec un figuier lyre" },
		changed: lastChangeOf("articles/ficus-lyrata"),
	});
});

const readIndex = (lang: Lang) =>
	z
		.array(
			z.strictObject({
				title,
				path: z.string(),
				type: z.enum(["article", "plant", "guide", "page"]),
				description: z.string().regex(/\S/),
				keywords: z.array(title),
				picture: z.string().startsWith("/images/").optional(),
			}),
		)
		.parse(plan.searchItems()[lang]);

test.each(langs)("the search index in %s has every article, guide, plant and term once, and the tools (R5.1)", (lang) => {
	const paths = (type: string) =>
		readIndex(lang)
			.filter((item) => item.type === type)
			.map(({ path }) => path);
	expect(paths("article")).toEqual(entries("articles").map((slug) => `/blog/${slug}`));
	expect(paths("guide")).toEqual(entries("guides").map((slug) => `/guides/${slug}`));
	expect(paths("page")).toEqual([
		...["/application", "/diagnostic", "/entretien", "/fiches-plantes", "/generateur-plante", "/glossaire"],
		...entries("glossary").map((slug) => `/glossaire#${slug}`),
		...["/guides", "/mes-plantes", "/plantes-dangereuses", "/urgences"],
	]);
	expect(readIndex(lang).filter(({ type, picture }) => type !== "page" && !picture)).toEqual([]);
	expect(
		paths("plant")
			.map((path) => path.split(/[/#]/).at(-1))
			.sort(),
	).toEqual(entries("plants"));
});

test.each(langs)("every item in %s points to a page, a plant's card or a term (R5.1)", (lang) => {
	const paths = routes.map(({ path }) => path);
	const cards = entries("plants").map((slug) => `/fiches-plantes#${slug}`);
	const terms = entries("glossary").map((slug) => `/glossaire#${slug}`);
	expect(readIndex(lang).filter(({ path }) => ![...paths, ...cards, ...terms].includes(path))).toEqual([]);
});

test("the search index has the same paths in all languages, sorted, with distinct texts (R5.1, spec §3)", () => {
	const indexes = langs.map(readIndex);
	const paths = indexes.map((index) => index.map(({ path }) => path));
	expect(paths).toEqual(langs.map(() => [...(paths[0] ?? [])].sort()));
	const descriptions = indexes.flatMap((index) => index.map(({ description }) => description));
	expect(new Set(descriptions).size).toBe(descriptions.length);
});

test("a plant is indexed with its other names: Latin, synonyms, other languages (R5.3)", () => {
	const plant = readIndex("de").find(({ path }) => path.endsWith("#chlorophytum"));
	expect(plant?.keywords).toEqual(expect.arrayContaining(["Chlorophytum comosum", "Spider plant"]));
	expect(plant?.keywords).not.toContain(plant?.title);
	expect(new Set(plant?.keywords).size).toBe(plant?.keywords.length);
});

test("a plant without a sheet points to its card in the catalogue (R5.1)", () => {
	expect(readIndex("en").find(({ path }) => path.endsWith("zamioculcas"))).toMatchObject({
		path: "/fiches-plantes#zamioculcas",
		type: "plant",
	});
});

test.each(langs)("every page in %s has its data, and the language its interface strings (R2.1)", (lang) => {
	const pages = plan.pages.filter((page) => page.lang === lang);
	expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining([...routes.map(({ path }) => path), "/404"]));
	expect(pages.filter(({ data, path }) => data().lang !== lang || data().path !== path)).toEqual([]);
	expect(plan.artifacts().map(({ file }) => file)).toContain(`data/shell.${lang}.json`);
});

test("no two files of the site have the same name (R16.4)", () => {
	const files = [...plan.artifacts(), ...plan.generated()].map(({ destination, file }) => `${destination}/${file}`) ?? [];
	expect(files.filter((file, index) => files.indexOf(file) !== index)).toEqual([]);
});

test.each(["not-found", "home", "recherche", "guides"])("content without its page %s is incomplete (R1.2)", async (slug) => {
	const workspace = createWorkspace();
	workspace.remove(`pages/${slug}`);
	const { plan: broken, diagnostics } = await workspace.compile();
	expect(diagnostics.length).toBeGreaterThan(0);
	expect(broken).toBeNull();
});
