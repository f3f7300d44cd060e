import { DomUtils, parseDocument } from "htmlparser2";
import { expect, test } from "vitest";
import { type Lang, langs } from "#schemas/spec/languages.ts";
import { emitted } from "../../support/emitted.ts";

/** The texts of these elements in every item of a feed. */
function readItems(lang: Lang) {
	const xml = emitted.artifacts.find(({ file }) => file === `${lang}/rss.xml`)?.contents ?? "";
	return DomUtils.getElementsByTagName("item", parseDocument(xml, { xmlMode: true, decodeEntities: true })).map((item) =>
		Object.fromEntries(
			["title", "link", "guid", "pubDate", "description"].map((name) => [
				name,
				DomUtils.getElementsByTagName(name, item).map(DomUtils.textContent).join(),
			]),
		),
	);
}

test.each(langs)("R14.1 the feed in %s holds every article and guide, newest first", (lang) => {
	const wanted = (emitted.pages ?? [])
		.flatMap((page) => (page.lang === lang && page.data.template === "long-read" ? [page.data] : []))
		.sort((a, b) => (a.published.iso < b.published.iso ? 1 : -1))
		.map(({ path, title, meta, published }) => ({
			title,
			link: `https://pousse.example/${lang}${path}`,
			guid: `https://pousse.example/${lang}${path}`,
			pubDate: new Date(published.iso).toUTCString(),
			description: meta.description,
		}));
	expect(wanted.length).toBeGreaterThan(2);
	expect(readItems(lang)).toEqual(wanted);
});

test("R14.1 the feed says what it is, in what language, and where it stands", () => {
	const xml = emitted.artifacts.find(({ file }) => file === "en/rss.xml")?.contents ?? "";
	expect(xml.split("\n").slice(0, 7)).toEqual([
		'<?xml version="1.0" encoding="UTF-8"?>',
		'<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
		"<title>Pousse</title>",
		"<link>https://pousse.example/en</link>",
		`<description>${emitted.shells.en.strings["hero.subtitle"]}</description>`,
		"<language>en</language>",
		'<atom:link href="https://pousse.example/en/rss.xml" rel="self" type="application/rss+xml"/>',
	]);
});

test("R16.4 a feed tells nothing of the day it was built", () => {
	expect(emitted.artifacts.find(({ file }) => file === "fr/rss.xml")?.contents).not.toContain("lastBuildDate");
});
