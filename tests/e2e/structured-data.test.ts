import { Parser } from "htmlparser2";
import { expect, inject, test } from "vitest";
import { structuredData } from "#schemas/pages/structured-data.ts";
import { langs } from "#schemas/shared/languages.ts";
import { pinPath } from "#schemas/shared/url.ts";
import { readPageData, readRoutes, readShell } from "../support/published.ts";

const siteUrl = inject("siteUrl");
const routes = await readRoutes();
const { site } = await readShell("fr");
const authors = new Map(await Promise.all(langs.map(async (lang) => [lang, (await readShell(lang)).site.author] as const)));

/** The structured data of a page, and the head tags that it has to agree with. */
async function readHead(address: string) {
	const data: string[] = [];
	const meta: Record<string, string> = {};
	let inData = false;
	const parser = new Parser({
		onopentag(tag, { type, property, content = "" }) {
			inData = tag === "script" && type === "application/ld+json";
			if (inData) data.push("");
			if (tag === "meta" && property) meta[property] = content;
		},
		ontext(text) {
			if (inData) data.push((data.pop() ?? "") + text);
		},
		onclosetag() {
			inData = false;
		},
	});
	parser.end(await (await fetch(siteUrl + address)).text());
	return { graphs: data.map((each) => structuredData.parse(JSON.parse(each))["@graph"]), meta };
}

test.each(routes.map(({ path, type }) => [path, type] as const))(
	"the structured data of %s has the required shape, and agrees with page and head, in each language (R14.1)",
	async (path, type) => {
		for (const lang of langs) {
			const { graphs, meta } = await readHead(pinPath(path, lang));
			expect(graphs.length).toBe(1);
			const articles = graphs.flat().flatMap((each) => (each["@type"] === "Article" ? [each] : []));
			const page = await readPageData(path, lang);
			expect(articles.length).toBe(type === "page" ? 0 : 1);
			for (const article of articles) {
				expect([article.headline, article.image.contentUrl]).toEqual([page.title, meta["og:image"]]);
				expect([article.author.name, article.publisher.name]).toEqual([authors.get(lang), site.name]);
				expect(article.dateModified >= article.datePublished).toBe(true);
				expect(article.dateModified).toBe(routes.find((route) => route.path === path)?.changed);
			}
		}
	},
);
