import { expect, test } from "vitest";
import type { ProfilePage, SheetPage } from "#schemas/pages/plant/page-data.ts";
import { type Lang, langs } from "#schemas/shared/languages.ts";
import { headTags } from "#src/head/head-tags.ts";
import { withSheet } from "../support/catalogue.ts";
import { countWords } from "../support/rich-text.ts";
import { inEveryLang, pageAt, plan } from "../support/site-plan.ts";

/*
 * What every plant's own page consists of (spec §2, «Plant guide page layout»). Where languages differ, the order is French,
 * English, Spanish, German.
 */

const specified = [
	"/fiches-plantes/aloe-vera",
	"/fiches-plantes/anthurium",
	"/fiches-plantes/areca-palm",
	"/fiches-plantes/calathea",
	"/fiches-plantes/coffea-arabica",
	"/fiches-plantes/maranta-leuconeura",
	"/fiches-plantes/monstera-thai-constellation",
	"/fiches-plantes/philodendron-brasil",
	"/fiches-plantes/pilea-peperomioides",
];
const pathOf = (slug: string) => `/fiches-plantes/${slug}`;
const guides = withSheet("guide").map(pathOf);
const profiles = withSheet("profile").map(pathOf);
const withTabs: readonly string[] = ["/fiches-plantes/monstera-thai-constellation", "/fiches-plantes/pilea-peperomioides"];
const sheets = [...guides, ...profiles].sort();

/** A page of either layout. */
function sheetAt(path: string, lang: Lang): SheetPage | ProfilePage {
	return guides.includes(path) ? pageAt("sheet", path, lang) : pageAt("profile", path, lang);
}

test.each(langs)("in %s each plant with a sheet has its page, the nine that were specified among them (R7.1)", (lang) => {
	const written = plan.pages.filter((page) => page.lang === lang && page.path.startsWith("/fiches-plantes/"));
	expect(written.map(({ path }) => path).sort()).toEqual(sheets);
	expect(sheets).toEqual(expect.arrayContaining(specified));
});

/** What both layouts share, and whether a page has it. */
const shared: Record<string, (page: SheetPage | ProfilePage) => boolean> = {
	"link back to the list": ({ back }) => back.path === "/fiches-plantes" && isFilled(back.label),
	title: ({ title }) => isFilled(title),
	description: ({ meta }) => isFilled(meta.description),
	"social title": ({ meta }) => isFilled(meta.socialTitle),
	"social description": ({ meta }) => isFilled(meta.socialDescription),
	keywords: ({ meta }) => meta.keywords.length >= 3 && meta.keywords.every(isFilled),
	// Real content has no link that earns money; tests/scripts/affiliate.test.ts shows what says so where there is one.
	"no affiliate line": ({ affiliateLine }) => affiliateLine === null,
};

test.each(inEveryLang(sheets))("%s has in %s every part that both layouts share (R7.1)", (path, lang) => {
	const page = sheetAt(path, lang);
	expect(Object.keys(shared).filter((part) => !shared[part]?.(page))).toEqual([]);
});

test.each(inEveryLang(sheets))("the canonical address of %s in %s is the pinned one (R7.1)", (path, lang) => {
	const links = headTags(sheetAt(path, lang), plan.shells[lang].site).filter(
		(tag) => tag.tag === "link" && tag.attributes["rel"] === "canonical",
	);
	expect(links).toEqual([{ tag: "link", attributes: { rel: "canonical", href: `https://pousse.example/${lang}${path}` } }]);
});

test.each(inEveryLang(guides))("%s has every section of a guide in %s (R7.1)", (path, lang) => {
	const { sections, intro, history, benefits, care, propagation, mistakes, decor } = pageAt("sheet", path, lang);
	expect(care.map(({ id }) => id)).toEqual(["light", "water", "temperature", "humidity", "soil", "fertilizer"]);
	expect(care.filter(({ title, text }) => !isFilled(title) || countWords(text) < 10)).toEqual([]);
	expect(sections).toContainEqual({ id: "benefits", title: expect.stringMatching(/\S/) });
	expect([intro, history, mistakes, decor].map((text) => countWords(text) >= 20)).toEqual([true, true, true, true]);
	expect([benefits, propagation].map((items) => items.length >= 3 && items.every((item) => countWords(item) > 3))).toEqual([
		true,
		true,
	]);
});

test.each([
	["varieties", "/fiches-plantes/calathea"],
	["varieties", "/fiches-plantes/anthurium"],
	["harvest", "/fiches-plantes/coffea-arabica"],
] as const)("the list of %s is shown, in every language, on %s (R7.2)", (extra, path) => {
	for (const lang of langs) {
		const page = pageAt("sheet", path, lang);
		expect(page.sections).toContainEqual({ id: extra, title: expect.stringMatching(/\S/) });
		expect(page[extra]?.length).toBeGreaterThanOrEqual(4);
	}
});

test.each([
	["/fiches-plantes/maranta-leuconeura", "Marantaceae"],
	["/fiches-plantes/monstera-thai-constellation", "Araceae"],
	["/fiches-plantes/philodendron-brasil", "Araceae"],
	["/fiches-plantes/pilea-peperomioides", "Urticaceae"],
])("the badge of %s is its family, %s, and its origin is shown (R7.3)", (path, family) => {
	const plants = langs.map((lang) => pageAt("profile", path, lang).plant);
	expect(plants.map((plant) => plant.family)).toEqual([family, family, family, family]);
	expect(plants.filter(({ origin }) => !isFilled(origin))).toEqual([]);
});

test.each(inEveryLang(profiles))("%s has every part of a profile in %s (R7.3)", (path, lang) => {
	const { title, subtitle, description, care, propagation, issues, tips } = pageAt("profile", path, lang);
	expect([title, subtitle, propagation.method].map(isFilled)).toEqual([true, true, true]);
	expect(countWords(description)).toBeGreaterThanOrEqual(50);
	expect(care.map(({ id }) => id)).toEqual(["light", "water", "humidity", "temperature"]);
	expect(care.filter(({ title, badge, text }) => ![title, badge].every(isFilled) || countWords(text) < 10)).toEqual([]);
	expect(propagation.steps.length).toBeGreaterThanOrEqual(3);
	expect(issues.length).toBeGreaterThanOrEqual(3);
	expect(issues.filter(({ problem, solution }) => !isFilled(problem) || countWords(solution) < 10)).toEqual([]);
	expect(tips.length).toBeGreaterThanOrEqual(3);
});

test.each([
	["/fiches-plantes/maranta-leuconeura", "humidity", ["60–70 %", "60–70%", "60–70 %", "60–70 %"]],
	["/fiches-plantes/maranta-leuconeura", "temperature", ["18–24 °C", "18–24 °C", "18–24 °C", "18–24 °C"]],
	["/fiches-plantes/monstera-thai-constellation", "humidity", ["60–80 %", "60–80%", "60–80 %", "60–80 %"]],
	["/fiches-plantes/monstera-thai-constellation", "temperature", ["18–27 °C", "18–27 °C", "18–27 °C", "18–27 °C"]],
	["/fiches-plantes/philodendron-brasil", "humidity", ["50–60 %", "50–60%", "50–60 %", "50–60 %"]],
	["/fiches-plantes/philodendron-brasil", "temperature", ["18–27 °C", "18–27 °C", "18–27 °C", "18–27 °C"]],
	["/fiches-plantes/pilea-peperomioides", "humidity", ["40–50 %", "40–50%", "40–50 %", "40–50 %"]],
	["/fiches-plantes/pilea-peperomioides", "temperature", ["15–25 °C", "15–25 °C", "15–25 °C", "15–25 °C"]],
])("on %s the card of %s has its range as a badge (R7.3)", (path, card, badges) => {
	const found = langs.map((lang) => pageAt("profile", path, lang).care.find(({ id }) => id === card)?.badge);
	expect(found.map((badge) => badge?.replaceAll("\u00a0", " "))).toEqual(badges);
});

test.each(withTabs)("%s has, in every language, four tabs, common problems, a quick checklist and questions (R7.4)", (path) => {
	const pages = langs.map((lang) => pageAt("profile", path, lang));
	expect(pages.map(({ tabs }) => tabs.map(({ title }) => title))).toEqual([
		["Lumière", "Arrosage", "Substrat", "Rempotage"],
		["Light", "Watering", "Compost", "Repotting"],
		["Luz", "Riego", "Sustrato", "Trasplante"],
		["Licht", "Gießen", "Substrat", "Umtopfen"],
	]);
	for (const { tabs, issues, checklist, faq } of pages) {
		expect(tabs.filter(({ text }) => countWords(text) < 20)).toEqual([]);
		expect(issues.length).toBeGreaterThanOrEqual(3);
		expect(checklist?.items.length).toBeGreaterThanOrEqual(3);
		expect(faq.length).toBeGreaterThanOrEqual(3);
		expect(faq.filter(({ question, answer }) => !isFilled(question) || countWords(answer) < 10)).toEqual([]);
	}
});

test("the other profiles have no tabs (R7.4)", () => {
	expect(profiles.filter((path) => pageAt("profile", path, "fr").tabs.length > 0)).toEqual(withTabs);
});

test.each([
	["fr", " - Guide complet | Pousse"],
	["en", " - Complete guide | Pousse"],
	["es", " - Guía completa | Pousse"],
	["de", " - Kompletter Ratgeber | Pousse"],
] as const)(
	"in %s the titles of all sheets end in «%s», after the heading where 60 characters allow it (R7.5)",
	(lang, ending) => {
		const pages = sheets.map((path) => sheetAt(path, lang));
		const titles = pages.map(({ meta }) => meta.title);
		expect(titles.filter((title) => !title.endsWith(ending) || title === ending)).toEqual([]);
		const short = pages.filter(({ title }) => (title + ending).length <= 60);
		expect(short.length).toBeGreaterThan(3);
		expect(titles).toEqual(expect.arrayContaining(short.map(({ title }) => title + ending)));
	},
);

test.each(inEveryLang(sheets))("%s has 500 words or more in %s (R7.1)", (path, lang) => {
	expect(countWords(sheetAt(path, lang))).toBeGreaterThanOrEqual(500);
});

function isFilled(words: string): boolean {
	return /\S/.test(words);
}
