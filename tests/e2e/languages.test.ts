import type { Page } from "playwright";
import { expect, inject, test } from "vitest";
import { wrongLanguageHiddenMs } from "#schemas/shared/constants.ts";
import { type Lang, langs } from "#schemas/shared/languages.ts";
import { readPage } from "#scripts/build/audit/page-facts.ts";
import { appScript, heading, holdBack, markDocument, tabTo, useBrowser } from "../support/browser.ts";
import { expectedHead, type Head } from "../support/head.ts";
import { painted, recordPainted } from "../support/painted.ts";
import { readPageData } from "../support/published.ts";

const siteUrl = inject("siteUrl");
const browser = useBrowser({ pictures: false });
const article = "/blog/ficus-lyrata";

const switcher = (page: Page, name: string) => page.getByRole("banner").getByLabel(name, { exact: true });
const choice = (page: Page, language: string) => page.getByRole("banner").getByRole("link", { name: language, exact: true });
const storedLanguage = (page: Page) => page.evaluate(() => localStorage.getItem("language"));
const pageHeading = async (page: Page, path: string, lang: Lang) => heading(page, (await readPageData(path, lang)).title);

/** What the open page says of itself to readers and search engines. */
async function headOf(page: Page): Promise<Head> {
	const { lang, title, description, canonical, alternates } = readPage(await page.content(), []);
	return { lang, title, description, canonical, alternates };
}

test.each([
	["de", ["fr-FR"], "de"],
	["it", ["es-MX"], "es"],
	[null, ["de-AT"], "de"],
	[null, ["nl-NL", "es-ES", "en-GB"], "es"],
] as const)(
	"with «%s» stored and a browser set to %s, a bare page is in %s (R2.2)",
	async (stored, [locale, ...furtherLocales], lang) => {
		const { page } = await browser.open(article, { locale, furtherLocales, stored: stored === null ? {} : { language: stored } });
		await (await pageHeading(page, article, lang)).waitFor();
		expect(await headOf(page)).toEqual(await expectedHead(article, lang));
		expect(page.url()).toBe(siteUrl + article);
		expect(await storedLanguage(page)).toBe(stored);
	},
);

test.each([
	["/about", "fr-FR", "Choisir la langue: Français", "Deutsch", "de"],
	["/de/about", "de-DE", "Sprache wählen: Deutsch", "Español", "es"],
] as const)("on %s in %s, the keyboard alone opens «%s» and selects %s (R2.3)", async (address, locale, label, name, lang) => {
	const { page } = await browser.open(address, { locale });
	await tabTo(page, switcher(page, label));
	await page.keyboard.press("Enter");
	const choices = page
		.getByRole("banner")
		.getByRole("link")
		.filter({ has: page.locator("svg.flag") });
	expect(await choices.allInnerTexts()).toEqual(["Français", "English", "Español", "Deutsch"]);
	expect(await choices.evaluateAll((links) => links.map((link) => link.getAttribute("lang")))).toEqual(langs);
	await tabTo(page, choice(page, name));
	await page.keyboard.press("Enter");
	await (await pageHeading(page, "/about", lang)).waitFor();
	expect(await storedLanguage(page)).toBe(lang);
});

test("the switcher changes a bare page in place, and the choice is remembered (R1.7)", async () => {
	const address = "/fiches-plantes?from=test#main";
	const { page, complaints } = await browser.open(address);
	const isSame = await markDocument(page);
	for (const [label, name, lang] of [
		["Choisir la langue: Français", "English", "en"],
		["Choose a language: English", "Deutsch", "de"],
	] as const) {
		await switcher(page, label).click();
		await choice(page, name).click();
		await (await pageHeading(page, "/fiches-plantes", lang)).waitFor();
		await page.locator(`html[lang="${lang}"]`).waitFor();
		expect(await headOf(page)).toEqual(await expectedHead("/fiches-plantes", lang));
		expect(page.url()).toBe(siteUrl + address);
		expect(await storedLanguage(page)).toBe(lang);
	}
	expect(await isSame()).toBe(true);
	await page.reload();
	await (await pageHeading(page, "/fiches-plantes", "de")).waitFor();
	expect(complaints).toEqual([]);
});

test("the switcher on a pinned page opens the same page pinned in the other language, with the same query (R1.7)", async () => {
	const { page } = await browser.open(`/en${article}?from=test#top`);
	const isSame = await markDocument(page);
	await switcher(page, "Choose a language: English").click();
	await choice(page, "Deutsch").click();
	await (await pageHeading(page, article, "de")).waitFor();
	await page.locator('html[lang="de"]').waitFor();
	expect(page.url()).toBe(`${siteUrl}/de${article}?from=test#top`);
	expect(await headOf(page)).toEqual(await expectedHead(article, "de"));
	expect(await storedLanguage(page)).toBe("de");
	await page.goBack();
	await (await pageHeading(page, article, "en")).waitFor();
	await page.locator('html[lang="en"]').waitFor();
	expect(await headOf(page)).toEqual(await expectedHead(article, "en"));
	expect(await isSame()).toBe(true);
});

test("a pinned page ignores the stored language and the browser's (R1.7)", async () => {
	const { page } = await browser.open(`/en${article}`, { locale: "es-ES", stored: { language: "de" } });
	await (await pageHeading(page, article, "en")).waitFor();
	expect(await headOf(page)).toEqual(await expectedHead(article, "en"));
	expect(await storedLanguage(page)).toBe("de");
});

test("a bare page wanted in German shows nothing readable before the German text (R2.5)", async () => {
	const { page } = await browser.visit({ stored: { language: "de" } });
	await recordPainted(page);
	await page.clock.install();
	await page.clock.pauseAt(Date.now() + 60_000);
	const release = await holdBack(page, appScript);
	await page.goto(siteUrl + article);
	await (await pageHeading(page, article, "fr")).waitFor({ state: "hidden" });
	release();
	await page.locator('html[lang="de"]').waitFor({ state: "attached" });
	await page.clock.runFor(wrongLanguageHiddenMs - 1);
	const german = await readPageData(article, "de");
	await heading(page, german.title).waitFor();
	const readable = (await painted(page)).map(({ text }) => text).filter(Boolean);
	expect(readable.filter((text) => !text.includes(german.title))).toEqual([]);
	expect(readable.length).toBeGreaterThan(0);
});

test("without the app, the French text appears after 1.5 seconds (R2.5)", async () => {
	const { page } = await browser.visit({ stored: { language: "de" } });
	await page.clock.install();
	await page.clock.pauseAt(Date.now() + 60_000);
	await page.route(appScript, (route) => route.abort());
	await page.goto(siteUrl + article);
	const french = await pageHeading(page, article, "fr");
	await page.clock.runFor(1499);
	expect(await french.isVisible()).toBe(false);
	await page.clock.runFor(1);
	await french.waitFor();
});
