import { DomUtils, parseDocument } from "htmlparser2";
import { expect, test } from "vitest";
import { jsonFeed } from "#schemas/pages/machine-files.ts";
import { type Lang, langs } from "#schemas/shared/languages.ts";
import { compile } from "#scripts/build/compile.ts";
import { feedsOf } from "#scripts/site/feeds.ts";
import { testFolder } from "../../support/folders.ts";
import { writeLongSite } from "../../support/many-entries.ts";
import { memoryRun } from "../../support/runs.ts";
import { plan } from "../../support/site-plan.ts";

const feeds = feedsOf(plan);

/** The texts of these elements in every item of a feed. */
function readItems(lang: Lang) {
	const xml = feeds.find(({ file }) => file === `${lang}/rss.xml`)?.contents ?? "";
	return DomUtils.getElementsByTagName("item", parseDocument(xml, { xmlMode: true, decodeEntities: true })).map((item) =>
		Object.fromEntries(
			["title", "link", "guid", "pubDate", "description"].map((name) => [
				name,
				DomUtils.getElementsByTagName(name, item).map(DomUtils.textContent).join(),
			]),
		),
	);
}

test.each(langs)("the feed in %s has the twenty newest articles and guides, newest first (R14.1)", (lang) => {
	const wanted = (plan.pages ?? [])
		.flatMap((page) => (page.lang === lang ? [page.data()] : []))
		.flatMap((data) => (data.template === "long-read" ? [data] : []))
		.sort((a, b) => (a.published.iso < b.published.iso ? 1 : -1))
		.slice(0, 20)
		.map(({ path, title, meta, published }) => ({
			title,
			link: `https://pousse.example/${lang}${path}`,
			guid: `https://pousse.example/${lang}${path}`,
			pubDate: new Date(published.iso).toUTCString(),
			description: meta.description,
		}));
	expect(wanted).toHaveLength(20);
	expect(readItems(lang)).toEqual(wanted);
});

test("the feed has its title, language and address (R14.1)", () => {
	const xml = feeds.find(({ file }) => file === "en/rss.xml")?.contents ?? "";
	expect(xml.split("\n").slice(0, 7)).toEqual([
		'<?xml version="1.0" encoding="UTF-8"?>',
		'<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel>',
		"<title>Pousse</title>",
		"<link>https://pousse.example/en</link>",
		`<description>${plan.shells.en.strings["hero.subtitle"]}</description>`,
		"<language>en</language>",
		'<atom:link href="https://pousse.example/en/rss.xml" rel="self" type="application/rss+xml"/>',
	]);
});

test("a feed does not contain the build date (R16.4)", () => {
	expect(feeds.find(({ file }) => file === "fr/rss.xml")?.contents).not.toContain("lastBuildDate");
});

/** `feed.json` of a language. */
const readJsonFeed = (lang: Lang) =>
	jsonFeed.parse(JSON.parse(feeds.find(({ file }) => file === `${lang}/feed.json`)?.contents ?? ""));

test.each(langs)("the JSON feed in %s has the same items, each with its full text (R14.1)", (lang) => {
	const { items, feed_url, language } = readJsonFeed(lang);
	expect([feed_url, language]).toEqual([`https://pousse.example/${lang}/feed.json`, lang]);
	expect(items.map(({ url, title }) => [url, title])).toEqual(readItems(lang).map(({ link, title }) => [link, title]));
	for (const { url, content_html } of items) {
		const page = plan.pages.find(({ path, lang: own }) => own === lang && url.endsWith(`/${lang}${path}`))?.data();
		if (page?.template !== "long-read") throw new Error(`${url} is no article`);
		const text = DomUtils.textContent(parseDocument(content_html, { decodeEntities: true }));
		for (const { title } of page.contents) expect(text).toContain(title);
		expect(content_html).not.toMatch(/(?:href|src)="(?!https:|mailto:|tel:)/);
	}
});

test("the text of an article is the same in the RSS and the JSON feed (R14.1)", () => {
	const xml = feeds.find(({ file }) => file === "fr/rss.xml")?.contents ?? "";
	const texts = DomUtils.getElementsByTagName("content:encoded", parseDocument(xml, { xmlMode: true, decodeEntities: true }));
	expect(texts.map(DomUtils.textContent)).toEqual(readJsonFeed("fr").items.map(({ content_html }) => content_html));
});

test("feeds are not in the offline packs: the app does not show them, and twenty full texts weigh 400 KB (R13.4)", () => {
	const packed = new Set(plan.artifacts().map(({ file }) => file));
	expect(feeds.map(({ file }) => file).filter((file) => packed.has(file))).toEqual([]);
	expect(feeds.length).toBe(8);
});

test("a feed has only the newest twenty items (R17.4)", async () => {
	const { plan: long } = await compile({ contentDir: writeLongSite(testFolder(), { article: 25 }), ...memoryRun() });
	const feed = jsonFeed.parse(
		JSON.parse((long ? feedsOf(long) : []).find(({ file }) => file === "en/feed.json")?.contents ?? ""),
	);
	expect(feed.items.length).toBe(20);
	expect(feed.items.map(({ date_published }) => date_published)).toEqual(
		feed.items
			.map(({ date_published }) => date_published)
			.sort()
			.reverse(),
	);
});

test.each(
	[...plan.artifacts(), ...feeds]
		.filter(({ file }) => file.endsWith(".xml"))
		.map(({ file, contents }) => [file, contents] as const),
)("%s is well-formed XML, with elements closed and characters escaped (R14.1)", (_, contents) => {
	expect(contents.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<')).toBe(true);
	expect(contents.match(/&(?!(?:amp|lt|gt|quot|apos|#\d+);)|\p{Cc}(?<![\n\t])/gu)).toBe(null);
	// Attributes hold no angle brackets, as all of them are escaped.
	const names = [...contents.matchAll(/<(\/?)([\w:-]+)[^>]*?(\/?)>/g)].filter(([, , , empty]) => empty === "");
	const open: string[] = [];
	for (const [, end, name = ""] of names) {
		if (end === "") open.push(name);
		else expect(open.pop()).toBe(name);
	}
	expect(open).toEqual([]);
});
