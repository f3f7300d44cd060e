import { expect, test } from "vitest";
import type { LongReadPage } from "#schemas/pages/page-data.ts";
import { langs } from "#schemas/shared/languages.ts";
import { countWords, questionsOf, sectionsOf } from "../support/rich-text.ts";
import { inEveryLang, pageAt, plan } from "../support/site-plan.ts";

/*
 * What every article consists of (spec §2, «Article page layout»). What single articles have besides stands in
 * article-parts.test.ts; that reading times are honest (R6.5), in tests/schemas/reading.test.ts.
 */

const articles = [
	"/blog/botanical-bento",
	"/blog/ficus-lyrata",
	"/blog/micro-jardin-balcon",
	"/blog/monstera-albo-guide",
	"/blog/mur-vegetal-interieur",
	"/blog/plantes-depolluantes",
	"/blog/plantes-depolluantes-guide",
	"/blog/plantes-rares-appartement",
] as const;

test.each(langs)("the blog in %s lists each of the eight articles once (R6.1)", (lang) => {
	const written = plan.pages.filter((page) => page.lang === lang && page.path.startsWith("/blog/"));
	expect(written.map(({ path }) => path).sort()).toEqual(articles);
	const listed = pageAt("article-list", "/blog", lang).articles;
	expect(listed.map(({ path }) => path).sort()).toEqual(articles);
});

/** Who signs, in the language of the reader. */
const authors = {
	fr: "La rédaction de Pousse",
	en: "the Pousse editors",
	es: "Redacción de Pousse",
	de: "Redaktion Pousse",
};

/** The parts by name, and whether a page has them. */
const parts: Record<string, (page: LongReadPage) => boolean> = {
	badge: ({ badge }) => isFilled(badge),
	title: ({ title }) => isFilled(title),
	subtitle: ({ subtitle }) => isFilled(subtitle),
	byline: ({ author, lang }) => author === authors[lang],
	date: ({ published }) => /^2025-01-\d\d$/.test(published.iso) && isFilled(published.label),
	"reading time": ({ readingMinutes }) => readingMinutes >= 1,
	"link back to the blog": ({ back }) => back.path === "/blog" && isFilled(back.label),
	"title of the introduction": ({ introTitle }) => isFilled(introTitle),
	introduction: ({ intro }) => countWords(intro) >= 50,
	"four sections": ({ body }) => sectionsOf(body).length >= 4,
	"words in every section": ({ body }) => sectionsOf(body).every(({ words }) => words >= 20),
	"subsections or cards": ({ body }) => sectionsOf(body).some(({ subsections, holds }) => subsections.length > 0 || holds.cards),
	contents: ({ body, contents, ranking }) =>
		contents.length === sectionsOf(body).length + (ranking ? 1 : 0) && contents.every(({ id }) => isFilled(id)),
	"one checklist": ({ body }) => sectionsOf(body).filter(({ holds }) => (holds.checklist ?? 0) >= 5).length === 1,
	"one list of questions": ({ body }) => sectionsOf(body).filter(({ holds }) => (holds.faq ?? 0) >= 4).length === 1,
	"an answer to every question": ({ body }) => questionsOf(body).every(({ answer }) => countWords(answer) >= 10),
	"a call to action where there is a conclusion": ({ conclusion }) =>
		!conclusion || [conclusion.title, conclusion.cta.label, conclusion.cta.path].every(isFilled),
	// Real content has no link that earns money; tests/scripts/affiliate.test.ts shows what says so where there is one.
	"no affiliate line": ({ affiliateLine }) => affiliateLine === null,
};

test.each(inEveryLang(articles))("%s has every part of an article in %s (R6.1)", (path, lang) => {
	const page = pageAt("long-read", path, lang);
	expect(Object.keys(parts).filter((part) => !parts[part]?.(page))).toEqual([]);
});

test.each(articles)("%s starts with a picture that has alternative text in every language (R6.1)", (path) => {
	const pictures = langs.map((lang) => pageAt("long-read", path, lang).picture);
	expect(pictures.map((picture) => isFilled(picture?.src ?? "") && isFilled(picture?.alt ?? ""))).toEqual(langs.map(() => true));
});

test.each(articles)(
	"%s ends with its three fixed recommendations, or with the seven other articles as candidates (R6.1, R6.3)",
	(path) => {
		const counts = langs.map((lang) => {
			const paths = pageAt("long-read", path, lang).recommended.map((each) => each.path);
			return paths.includes(path) ? "itself" : new Set(paths).size;
		});
		expect([3, 7]).toContain(counts[0]);
		expect(new Set(counts).size).toBe(1);
	},
);

function isFilled(words: string): boolean {
	return /\S/.test(words);
}
