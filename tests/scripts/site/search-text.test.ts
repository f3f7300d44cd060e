import { expect, test } from "vitest";
import { langs } from "#schemas/shared/languages.ts";
import { searchTextsOf } from "#scripts/site/search-text.ts";
import { pageAt, plan } from "../../support/site-plan.ts";

const headingsOf = (html: string) =>
	[...html.matchAll(/<h[23](?: id="([^"]*)")?>(.*?)<\/h[23]>/g)].map(([, id, title]) => [id, title?.replaceAll("&amp;", "&")]);

test.each(langs)("texts in %s are searched with the anchors of their sections, without their sources (R5.1)", (lang) => {
	const article = pageAt("long-read", "/blog/ficus-lyrata", lang);
	const [text] = searchTextsOf(article);
	expect(text?.path).toBe("/blog/ficus-lyrata");
	expect(headingsOf(text?.html ?? "")).toEqual(
		expect.arrayContaining([["page-intro", article.introTitle], ...article.contents.map(({ id, title }) => [id, title])]),
	);
	expect(text?.html).not.toMatch(/id="sources"|\[\d+\]/);
	const sheet = pageAt("sheet", "/fiches-plantes/aloe-vera", lang);
	expect(searchTextsOf(sheet).flatMap(({ html }) => headingsOf(html))).toEqual(
		expect.arrayContaining(sheet.care.map(({ id, title }) => [`care-${id}`, title])),
	);
});

test("a plant without a sheet is a text of its own, found at its card (R5.1)", () => {
	const texts = searchTextsOf(pageAt("plant-care", "/entretien", "fr"));
	expect(texts.map(({ path }) => path)).toContain("/fiches-plantes#allium-schoenoprasum");
	expect(texts.find(({ path }) => path.endsWith("#allium-schoenoprasum"))?.html).toMatch(
		/^<html lang="fr"><body><h1>Ciboulette<\/h1>/,
	);
});

test("pages that list others, and those that search engines may not list, are not searched (R5.1)", () => {
	const templates = new Set(
		plan.pages.map(({ data }) => data()).flatMap((page) => (searchTextsOf(page).length > 0 ? page.template : [])),
	);
	expect([...templates].sort()).toEqual([
		"application",
		"diagnosis",
		"finder",
		"long-read",
		"my-plants",
		"plain",
		"plant-care",
		"profile",
		"sheet",
	]);
});
