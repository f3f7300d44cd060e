import { expect, test } from "vitest";
import { addressesIn, plainText, type RichElement, type RichNode } from "#schemas/content/rich-text.ts";
import type { LongReadPage, ScreenPage } from "#schemas/pages/page-data.ts";
import { type Lang, langs } from "#schemas/shared/languages.ts";
import { pretty } from "#scripts/report/pretty.ts";
import { feedsOf } from "#scripts/site/feeds.ts";
import { markdownOfPage } from "#scripts/site/page-markdown.ts";
import { createWorkspace } from "../support/workspace.ts";

/*
 * Links that earn money. The content has none, so an article of the small site is given one: a can that a shop in France and one in
 * Germany sell.
 */

const partners = `  partners:
    serre: { name: La Serre, hosts: [serre.example, suivi.example] }
    garten: { name: Gartenhaus, hosts: [gartenhaus.example] }
`;
const offers = `offers:
  can:
    - { partner: serre, country: FR, address: "https://www.suivi.example/?to=can" }
    - { partner: garten, country: DE, address: "https://gartenhaus.example/kanne" }
`;
const words = {
	fr: ["Avant d’arroser", "Prenez un [arrosoir](#offer-can)."],
	en: ["Before you water", "Take a [watering can](#offer-can)."],
	es: ["Antes de regar", "Toma una [regadera](#offer-can)."],
	de: ["Vor dem Gießen", "Nimm eine [Gießkanne](#offer-can)."],
} as const;

type Change = { enabled?: boolean; facts?: (facts: string) => string; texts?: (text: string) => string };

/** The small site with the offer in its article. */
function siteWithOffer({ enabled = true, facts = same, texts = same }: Change = {}) {
	const workspace = createWorkspace();
	const change = (file: string, by: (contents: string) => string) => workspace.write(file, by(workspace.read(file)));
	change("site.yaml", (yaml) => `${yaml.replace("enabled: true", `enabled: ${enabled}`)}${partners}`);
	change("articles/arrosage/facts.yaml", (yaml) => facts(yaml + offers));
	for (const lang of langs) {
		const [heading, sentence] = words[lang];
		change(`articles/arrosage/${lang}.md`, (text) => texts(text.replace(`## ${heading}\n`, `## ${heading}\n\n${sentence}\n`)));
	}
	return workspace;
}

const same = (text: string) => text;

async function pagesOf(change?: Change): Promise<readonly ScreenPage[]> {
	const { plan, ...run } = await siteWithOffer(change).compile();
	if (!plan) throw new Error(pretty({ ...run, contentDir: "content", lang: "en", colour: false }));
	return plan.pages.map(({ data }) => data());
}

async function reportOn(change: Change): Promise<string> {
	return pretty({ ...(await siteWithOffer(change).compile()), contentDir: "content", lang: "en", colour: false });
}

function articleIn(pages: readonly ScreenPage[], lang: Lang): LongReadPage {
	const page = pages.find((each) => each.lang === lang && each.path === "/blog/arrosage");
	if (page?.template !== "long-read") throw new Error("no article");
	return page;
}

/** The paragraph that names the can. */
function sentenceIn({ body }: LongReadPage): RichElement {
	const found = body.children.find((node) => node.type === "element" && node.tagName === "p");
	if (found?.type !== "element") throw new Error("no paragraph");
	return found;
}

const linksIn = (node: RichNode): RichElement[] =>
	node.type === "text" ? [] : [...(node.tagName === "a" ? [node] : []), ...node.children.flatMap(linksIn)];

test.each([
	["fr", "Prenez un arrosoir (lien affilié\u00a0: La Serre, France; Gartenhaus, Allemagne)."],
	["en", "Take a watering can (affiliate link: La Serre, France; Gartenhaus, Germany)."],
	["es", "Toma una regadera (enlace de afiliado: La Serre, Francia; Gartenhaus, Alemania)."],
	["de", "Nimm eine Gießkanne (Affiliate-Link: La Serre, Frankreich; Gartenhaus, Deutschland)."],
] as const)("in %s an affiliate link names the partner and the country (R6.1)", async (lang, message) => {
	const sentence = sentenceIn(articleIn(await pagesOf(), lang));
	expect(plainText(sentence)).toBe(message);
	expect(linksIn(sentence).map(({ properties }) => properties)).toEqual([
		{ href: "https://www.suivi.example/?to=can", rel: "sponsored" },
		{ href: "https://gartenhaus.example/kanne", rel: "sponsored" },
	]);
});

test("exactly the page with an affiliate link has a disclosure at its end (R6.1, R7.1)", async () => {
	const pages = await pagesOf();
	const disclosing = pages.flatMap((page) => ("affiliateLine" in page && page.affiliateLine !== null ? [page] : []));
	expect(disclosing.map(({ lang, path }) => `${lang} ${path}`).sort()).toEqual(
		langs.map((lang) => `${lang} /blog/arrosage`).sort(),
	);
	expect(disclosing.find(({ lang }) => lang === "en")?.affiliateLine).toBe(
		"This page has affiliate links, marked as such: if you buy through them, we earn a commission, at no extra cost to you.",
	);
});

test("with affiliation switched off, the text has no link and the page no disclosure (R6.1)", async () => {
	const pages = await pagesOf({ enabled: false });
	for (const lang of langs) {
		const page = articleIn(pages, lang);
		const [, sentence] = words[lang];
		expect(plainText(sentenceIn(page))).toBe(sentence.replace(/\[(.*)\]\(.*\)/, "$1"));
		expect(addressesIn(sentenceIn(page))).toEqual([]);
		expect(page.affiliateLine).toBeNull();
	}
});

test("the feed and the Markdown of the page have the disclosure too (R14.1)", async () => {
	const { plan } = await siteWithOffer().compile();
	const feed = (plan ? feedsOf(plan) : []).find(({ file }) => file === "en/rss.xml")?.contents ?? "";
	expect(feed).toContain("href=&quot;https://gartenhaus.example/kanne&quot; rel=&quot;sponsored&quot;");
	expect(feed).toContain("This page has affiliate links");
	const page = articleIn(plan?.pages.map(({ data }) => data()) ?? [], "en");
	expect(markdownOfPage(page, { name: "Pousse", url: "https://pousse.example" })).toContain("This page has affiliate links");
});

test.each([
	[
		"without a country",
		{ facts: (yaml: string) => yaml.replace(" country: FR,", "") },
		'articles/arrosage/facts.yaml:8:7  error  missing-field\n  offers.can 1 has no field "country".',
	],
	[
		"for a country that the site does not know",
		{ facts: (yaml: string) => yaml.replace("country: FR", "country: FF") },
		"error  invalid-value\n  offers.can 1.country",
	],
	[
		"for one country twice",
		{ facts: (yaml: string) => yaml.replace("country: DE", "country: FR") },
		"error  invalid-value\n  offers.can lists a country twice.",
	],
	[
		"by another name than the texts link to",
		{ facts: (yaml: string) => yaml.replace("  can:", "  cane:") },
		'error  dead-anchor\n  The page /blog/arrosage has no anchor "#offer-can".',
	],
] as const)("an offer %s is reported (R16.1)", async (_, change, expected) => {
	expect(await reportOn(change)).toContain(expected);
});

test("a hand-written link to a partner's host is reported while affiliation is off (R16.1)", async () => {
	const report = await reportOn({ enabled: false, texts: (text) => text.replace("(#offer-can)", "(https://serre.example/can)") });
	expect(report.match(/bare-offer/g)).toHaveLength(langs.length);
	expect(report).toContain("  https://serre.example/can leads to the partner La Serre, but is not an offer.\n");
});
