import { expect, test } from "vitest";
import { countWords, minutesFor } from "#schemas/content/reading.ts";
import { isElement, plainText, type RichNode, type RichText } from "#schemas/content/rich-text.ts";
import { plan } from "../support/site-plan.ts";

const paragraph = (value: string): RichText => ({
	type: "root",
	children: [{ type: "element", tagName: "p", properties: {}, children: [{ type: "text", value }] }],
});

test.each([
	["", 0],
	["   ", 0],
	["— – … !", 0],
	["Bonjour", 1],
	["Un ficus, deux monsteras.", 4],
	["aujourd’hui", 1],
	["aujourd'hui", 1],
	["mi-verte, mi-blanche", 2],
	["2,5 mètres", 2],
	["50/25/25", 3],
	["18–27 °C", 3],
	["Größe für Übung", 3],
	["¿Cuándo? Después.", 2],
	["cœur d’été", 2],
])("%j counts as %d words (R6.5)", (text, words) => {
	expect(countWords(paragraph(text))).toBe(words);
});

test("words are counted in every rich text, at any depth, and not in plain fields (R6.5)", () => {
	const data = { title: "four words not counted", intro: paragraph("one two"), list: [{ text: paragraph("three") }, null, 5] };
	expect(countWords([paragraph("four"), data])).toBe(4);
});

test("words of adjacent paragraphs are counted separately (R6.5)", () => {
	const [first, second] = [paragraph("one"), paragraph("two")];
	expect(countWords({ type: "root", children: [...first.children, ...second.children] })).toBe(2);
});

test.each([
	[0, 1],
	[1, 1],
	[220, 1],
	[329, 1],
	[330, 2],
	[1760, 8],
	[2200, 10],
	[3080, 14],
])("%d words take %d minutes (R6.5)", (words, minutes) => {
	expect(minutesFor(words)).toBe(minutes);
});

const longReads = (plan.pages ?? [])
	.map((page) => ({ ...page, data: page.data() }))
	.flatMap(({ path, lang, data }) => (data.template === "long-read" ? [{ path, lang, data }] : []));

test("there are articles and guides to look at (R6.5)", () => {
	expect(longReads.map(({ path, lang }) => `${lang}${path}`)).toEqual(
		expect.arrayContaining(["fr/blog/ficus-lyrata", "de/blog/monstera-albo-guide", "en/guides/hydroponie"]),
	);
});

/** Numbers to call, rules by country and the calendar are there to look up; they are no part of what is read. */
const lookedUp = new Set<unknown>(["emergency", "electricity", "balcony", "pesticides", "climates", "months"]);

function readText(text: RichText): string {
	const keep = <Node extends RichNode>(nodes: readonly Node[]): Node[] =>
		nodes.flatMap((node) => {
			if (!isElement(node)) return [node];
			return lookedUp.has(node.properties["dataBlock"]) ? [] : [{ ...node, children: keep(node.children) }];
		});
	return plainText({ ...text, children: keep(text.children) });
}

test.each(longReads)("the reading time of $path in $lang is within a fifth of its length (R6.5)", ({ data }) => {
	const ranked = data.ranking?.items.flatMap(({ benefits, care, placement }) => [benefits, care, placement]) ?? [];
	const texts = [data.intro, ...ranked, data.body, ...(data.conclusion ? [data.conclusion.text] : [])];
	const words = texts.flatMap((text) => readText(text).split(/\s+/)).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
	expect(Math.abs(words / 220 - data.readingMinutes) / data.readingMinutes).toBeLessThanOrEqual(0.2);
});

test.each([
	["fr", "janvier 2025"],
	["en", "January 2025"],
	["es", "enero de 2025"],
	["de", "Januar 2025"],
])("the date of an article in %s is «%s» (R6.5)", (lang, label) => {
	const found = longReads.filter(({ path, data }) => path === "/blog/ficus-lyrata" && data.lang === lang);
	expect(found.map(({ data }) => data.published)).toEqual([{ iso: "2025-01-08", label }]);
});
