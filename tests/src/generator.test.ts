import fc from "fast-check";
import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { articleFacts } from "#schemas/content/article/schema.ts";
import { longReadText } from "#schemas/content/long-read.ts";
import { toYaml } from "#schemas/pages/draft/files.ts";
import type { DraftMaterial } from "#schemas/pages/draft/material.ts";
import type { PreviewContext } from "#schemas/pages/draft/preview.ts";
import { readRequest } from "#schemas/pages/draft/request.ts";
import type { LongReadPage } from "#schemas/pages/page-data.ts";
import { type Target, targetIds } from "#schemas/shared/draft-targets.ts";
import { type Lang, langs } from "#schemas/shared/languages.ts";
import { draftMaterialPath } from "#schemas/shared/url.ts";
import { compile } from "#scripts/build/compile.ts";
import { defaultContentDir } from "#scripts/project.ts";
import { findNearNames, findPlant } from "#src/features/generator/find-plant.ts";
import { type Fields, type Made, makeDraft } from "#src/features/generator/make-draft.ts";
import { proposeFile } from "#src/features/generator/propose.ts";
import { zipFiles } from "#src/features/generator/zip-files.ts";
import { contentRun } from "../support/runs.ts";
import { plan } from "../support/site-plan.ts";
import { createWorkspace } from "../support/workspace.ts";

const file = plan.artifacts().find((artifact) => `/${artifact.file}` === draftMaterialPath);
const material: DraftMaterial = JSON.parse(file?.contents ?? "");
const topics = Object.keys(material.terms.topic);

const aroundIn = (lang: Lang): Omit<PreviewContext, "picture"> => {
	const { site, strings } = plan.shells[lang];
	return {
		siteName: site.name,
		author: site.author,
		home: { path: "/", label: strings["nav.home"] ?? "" },
		blog: { path: "/blog", label: strings["nav.blog"] ?? "" },
		articles: [],
	};
};
const make = (fields: Fields, lang: Lang = "fr", around: Partial<PreviewContext> = {}) =>
	makeDraft(fields, { material, lang, around: { ...aroundIn(lang), ...around }, today: "2025-01-31" });

function made(fields: Fields, lang: Lang = "fr"): Made {
	const result = make(fields, lang);
	if ("problems" in result) throw new Error(`${fields.name} has problems: ${JSON.stringify(result.problems)}`);
	return result.made;
}

const care = { topic: "care", target: "beginners" };

test.each<[what: string, fields: Fields, problems: object]>([
	[
		"nothing filled in",
		{ name: " ", topic: "", target: "" },
		{ name: { is: "empty" }, topic: { is: "choose" }, target: { is: "choose" } },
	],
	["a name that is too long", { ...care, name: "plante ".repeat(12) }, { name: { is: "long", max: 60 } }],
	["Markdown in the name", { ...care, name: "Ficus *lyrata*" }, { name: { is: "signs" } }],
	["a figure in the name", { ...care, name: "Ficus {humidity}" }, { name: { is: "signs" } }],
	["readers that there are not", { name: "Pothos", topic: "care", target: "everybody" }, { target: { is: "choose" } }],
])("the form reports %s (R10.1)", (_, fields, problems) => {
	expect(make(fields)).toEqual({ problems });
});

test("an existing article is not drafted again (R10.1)", () => {
	const [article] = plan.pages
		.map((page) => page.data())
		.flatMap((data) => (data.template === "article-list" ? data.articles : []));
	const articles = article ? [{ ...article, path: "/blog/pothos-care" }] : [];
	expect(make({ ...care, name: "Pothos" }, "fr", { articles })).toEqual({
		problems: { topic: { is: "taken", path: "/blog/pothos-care" } },
	});
});

test("each plant is found by each of its unique names, and an ambiguous name offers its plants (R10.1)", () => {
	const named = material.plants.flatMap(({ slug, latin, texts }) =>
		[latin, ...langs.flatMap((lang) => [texts[lang].name, ...texts[lang].otherNames])].map((name) => ({ slug, name })),
	);
	for (const { slug, name } of named) {
		const alone = named.every((other) => other.slug === slug || other.name.toLowerCase() !== name.toLowerCase());
		expect([name, findPlant(name.toUpperCase(), material.plants)?.slug]).toEqual([name, alone ? slug : undefined]);
		expect([name, "request" in readRequest({ ...care, name })]).toEqual([name, true]);
	}
	const twins = material.plants.map((plant) =>
		["monstera-albo", "monstera-thai-constellation"].includes(plant.slug)
			? { ...plant, texts: { ...plant.texts, en: { ...plant.texts.en, otherNames: ["Variegated Swiss cheese plant"] } } }
			: plant,
	);
	expect(findPlant("Variegated Swiss cheese plant", twins)).toBeNull();
	expect(findNearNames("Variegated Swiss cheese plant", twins, "en")).toEqual(["Monstera Albo", "Monstera ‘Thai Constellation’"]);
});

test.each<[written: string, lang: Lang, offered: string[]]>([
	["Pottos", "fr", ["Pothos", "Scindapsus"]],
	["Efeutut", "de", ["Efeutute", "Gefleckte Efeutute"]],
	["Monstera", "en", ["Monstera Albo", "Monstera ‘Thai Constellation’", "Swiss cheese vine"]],
	["Xyz", "es", []],
])("for %s, near names are suggested in %s (R10.1)", (written, lang, offered) => {
	expect(findNearNames(written, material.plants, lang)).toEqual(offered);
});

const letters = fc.stringMatching(/^[A-Za-zàéèüñßœČ]{1,12}$/);
const names = fc
	.array(
		fc.oneof(
			letters,
			letters.map((word) => `'${word}'`),
			fc.tuple(letters, letters).map((pair) => pair.join("-")),
			fc.constant("×"),
			fc.constant("d'Été"),
			fc.constant("null"),
		),
		{ minLength: 1, maxLength: 5 },
	)
	.map((words) => words.join(" "))
	.filter((name) => name.length <= 60);
const requests = fc.record({
	name: fc.oneof(names, fc.constantFrom(...material.plants.map(({ latin }) => latin))),
	topic: fc.constantFrom(...topics),
	target: fc.constantFrom<Target>(...targetIds),
});

test("for any input, the drafted files match the schemas and have the same structure in all languages (R10.1)", () => {
	fc.assert(
		fc.property(requests, (request) => {
			const { files, blanks, slug } = made(request);
			expect(files.map((each) => each.file)).toEqual(
				["facts.yaml", ...langs.map((lang) => `${lang}.md`)].map((name) => `articles/${slug}/${name}`),
			);
			expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
			expect(blanks).toBeGreaterThan(0);
			const [facts, ...texts] = files.map(({ contents }) => contents);
			articleFacts.parse(parse(facts ?? ""));
			const outlines = texts.map((text) => {
				const [, front = "", body = ""] = text.split(/^---$/m);
				longReadText.parse(parse(front));
				return body.match(/^(## |- )/gm);
			});
			expect(outlines).toEqual(langs.map(() => outlines[0]));
		}),
		{ numRuns: 60 },
	);
});

test("the preview shows the plant's catalogue picture, with text in the page’s language (R10.1)", () => {
	const { picture } = made({ ...care, name: "Pothos" }, "de").page;
	expect(picture).toMatchObject({
		src: expect.stringMatching(/^\/images\/plant-pothos/),
		alt: expect.stringContaining("Efeutute"),
	});
	expect(made({ ...care, name: "Fougère × hybride" }).page.picture).toBeNull();
});

test("written YAML parses back to the same data (R10.1)", () => {
	const scalar = fc.oneof(fc.string({ unit: "grapheme" }), fc.constantFrom("null", "yes", "2025-01-31", "pothos"), fc.integer());
	const key = fc.stringMatching(/^[a-z][a-z-]{0,8}$/).filter((name) => name !== "null" && name !== "true" && name !== "false");
	const flat = fc.dictionary(key, fc.oneof(scalar, fc.array(scalar)), { minKeys: 1, noNullPrototype: true });
	const group = fc.dictionary(key, fc.oneof(scalar, flat, fc.dictionary(key, flat, { minKeys: 1, noNullPrototype: true })), {
		minKeys: 1,
		noNullPrototype: true,
	});
	fc.assert(
		fc.property(group, (value) => {
			expect(parse(toYaml(value))).toEqual(value);
		}),
	);
});

const withoutMarkers = <T>(value: T): T => JSON.parse(JSON.stringify(value).replaceAll("TODO", "mot"));

/** What a preview cannot know: the picture, the list of works, what stands beside the article, anchors. */
function comparable(page: LongReadPage) {
	const { picture, recommended, source, sources, contents, meta, body, ...rest } = page;
	const withoutAnchors = JSON.parse(JSON.stringify(body).replace(/"id":"[^"]*"/g, '"id":""'));
	return { ...rest, body: withoutAnchors, meta: { ...meta, image: null }, contents: contents.map(({ title }) => title) };
}

test("drafts of all plants and of unknown ones pass the check once TODO markers are filled in, and match the preview (R10.1)", async () => {
	const workspace = createWorkspace(defaultContentDir);
	const run = contentRun();
	const requests = [
		...material.plants.map(({ latin }) => latin),
		"Ficus 'Bambino'",
		"Arbre d'Orient",
		"Fougère × hybride",
		"null",
	];
	const fields = requests.map(
		(name, index): Fields => ({
			name,
			topic: topics[index % topics.length] ?? "",
			target: targetIds[index % targetIds.length] ?? "",
		}),
	);
	const drafts = fields.map((each) => made(each));
	for (const { file, contents } of drafts.flatMap(({ files }) => files)) workspace.write(file, withoutMarkers(contents));
	const { diagnostics, plan: site } = await compile({ contentDir: workspace.dir, ...run });
	expect(diagnostics.map(({ code, file, message }) => [code, file, message])).toEqual([]);
	// Each in one language, by turns: the check has read all of them.
	for (const [index, { slug }] of drafts.entries()) {
		const lang = langs[index % langs.length] ?? "fr";
		const data = site?.pages.find((page) => page.path === `/blog/${slug}` && page.lang === lang)?.data();
		if (data?.template !== "long-read") throw new Error(`${slug} has no page`);
		const preview = withoutMarkers(made(fields[index] ?? { ...care, name: "" }, lang).page);
		expect(comparable(preview)).toEqual(comparable(data));
	}
});

test("the zip has the files at their paths (R10.1)", () => {
	const { files } = made({ ...care, name: "Pothos" });
	const unzipped = Object.entries(unzipSync(zipFiles(files))).map(([name, bytes]) => [name, new TextDecoder().decode(bytes)]);
	expect(unzipped).toEqual(files.map(({ file, contents }) => [`content/${file}`, contents]));
});

const path = "articles/a/fr.md";
test.each<[repository: string, href: string, filled: boolean]>([
	["https://github.com/a/b", "https://github.com/a/b/new/main?filename=content%2Farticles%2Fa%2Ffr.md&value=%C3%A9%20%26", true],
	[
		"https://github.com/a/b.git",
		"https://github.com/a/b/new/main?filename=content%2Farticles%2Fa%2Ffr.md&value=%C3%A9%20%26",
		true,
	],
	[
		"https://codeberg.org/a/b/",
		"https://codeberg.org/a/b/_new/main?filename=content%2Farticles%2Fa%2Ffr.md&value=%C3%A9%20%26",
		true,
	],
	["https://gitlab.com/a/b", "https://gitlab.com/a/b/-/new/main?file_name=content%2Farticles%2Fa%2Ffr.md", false],
])("a file for %s is proposed as %s (R10.1)", (repository, href, filled) => {
	expect(proposeFile(repository, path, "é &")).toEqual({ href, filled });
});

test("a proposal's address has at most 7,500 characters; a longer file is proposed without contents (R10.1)", () => {
	fc.assert(
		fc.property(fc.string({ unit: "grapheme", maxLength: 9000 }), (contents) => {
			const { href, filled } = proposeFile("https://github.com/a/b", path, contents);
			expect(href.length).toBeLessThanOrEqual(7500);
			expect(new URL(href).searchParams.get("value")).toBe(filled ? contents : null);
		}),
	);
	expect(proposeFile("https://github.com/a/b", path, "é".repeat(1300)).filled).toBe(false);
});
