import type { Page } from "playwright";
import { expect, inject, test } from "vitest";
import { constants } from "#schemas/shared/constants.ts";
import { type Lang, langs, languages } from "#schemas/shared/languages.ts";
import { pinPath } from "#schemas/shared/url.ts";
import {
	appReady,
	appScript,
	goStill,
	heading,
	holdBack,
	tabTo,
	useBrowser,
	type Visit,
	type Visitor,
} from "../support/browser.ts";
import { readPageData, readRoutes, readShell } from "../support/published.ts";

const siteUrl = inject("siteUrl");
const browser = useBrowser({ pictures: false });
const routes = await readRoutes();
const shells = Object.fromEntries(await Promise.all(langs.map(async (lang) => [lang, await readShell(lang)] as const)));
const word = (lang: Lang, key: string) => shells[lang]?.strings[key] ?? `${lang} lacks ${key}`;

const phone = { width: 390, height: 844 } as const;

/** Opens a page whose clock stands still from when the app is there: `runFor` alone moves it. */
async function openStill(address: string, visitor?: Visitor): Promise<Visit> {
	const visit = await browser.visit(visitor);
	await goStill(visit.page, siteUrl + address);
	return visit;
}

const banner = (page: Page) => page.getByRole("banner");
const menuButton = (page: Page, name: string) => banner(page).getByLabel(name, { exact: true }).and(page.locator("summary"));
const guide = (page: Page, lang: Lang) =>
	banner(page).getByRole("link", { name: shells[lang]?.guides[0]?.label ?? "", exact: true });
const focused = (page: Page) => page.locator(":focus");
/** Moves the mouse to where there is nothing of the header. */
const moveAway = (page: Page) => page.mouse.move(20, 500);

test("on a wide screen the header stays on top, is low, and hides no focused element (R3.1)", async () => {
	const { page } = await browser.open("/fiches-plantes#pothos", { width: 1300, height: 700 });
	await page.locator("#pothos").waitFor();
	await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
	const header = await banner(page).boundingBox();
	const target = await page.locator("#pothos").boundingBox();
	expect(header?.y).toBe(0);
	expect(header?.height).toBeLessThanOrEqual(72);
	expect(target?.y).toBeGreaterThanOrEqual(header?.height ?? Number.POSITIVE_INFINITY);
	expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test("in a low window the header scrolls away, returns for the keyboard and while its menu is open, and no bar hides a focused element (R3.1, R3.2)", async () => {
	const { page } = await browser.open("/de/about", { width: 320, height: 568 });
	const top = async () => Math.round((await banner(page).boundingBox())?.y ?? Number.NaN);
	const height = (await banner(page).boundingBox())?.height ?? 0;
	const scrollDown = () => page.evaluate(() => scrollTo(0, 900));
	await scrollDown();
	await expect.poll(top).toBeLessThanOrEqual(-height);
	await tabTo(page, menuButton(page, word("de", "nav.menu")));
	await scrollDown();
	expect(await top()).toBe(0);
	await page.keyboard.press("Enter");
	await guide(page, "de").waitFor();
	await page.keyboard.press("Tab");
	await scrollDown();
	expect(await top()).toBe(0);
	await page.goto(`${siteUrl}/de/fiches-plantes#pothos`);
	await page.locator("#pothos").waitFor();
	await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
	const target = await page.locator("#pothos").boundingBox();
	expect(target?.y).toBeGreaterThanOrEqual(0);
	expect(target?.y).toBeLessThan((await bar(page, "de").boundingBox())?.y ?? 0);
	expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test("the guides menu opens on hover, closes after the mouse has left, and stays open after a click (R3.1)", async () => {
	const { page, complaints } = await openStill("/about");
	const button = menuButton(page, word("fr", "nav.guides"));
	const first = guide(page, "fr");
	await button.hover();
	await page.clock.runFor(constants.submenuOpenMs - 1);
	expect(await first.isVisible()).toBe(false);
	await moveAway(page);
	await page.clock.runFor(1000);
	expect(await first.isVisible()).toBe(false);
	await button.hover();
	await page.clock.runFor(constants.submenuOpenMs);
	await first.waitFor();
	await moveAway(page);
	await page.clock.runFor(constants.submenuGraceMs - 1);
	await first.hover();
	await page.clock.runFor(constants.submenuGraceMs * 2);
	expect(await first.isVisible()).toBe(true);
	await moveAway(page);
	await page.clock.runFor(constants.submenuGraceMs - 1);
	expect(await first.isVisible()).toBe(true);
	await page.clock.runFor(1);
	await first.waitFor({ state: "hidden" });
	await button.hover();
	await page.clock.runFor(constants.submenuOpenMs);
	await button.click();
	await moveAway(page);
	await page.clock.runFor(1000);
	expect(await first.isVisible()).toBe(true);
	await button.click();
	await first.waitFor({ state: "hidden" });
	expect(complaints).toEqual([]);
});

test("the keyboard opens, leaves and closes the guides menu, and follows a link (R3.1)", async () => {
	const { page } = await browser.open("/en/about");
	const button = menuButton(page, word("en", "nav.guides"));
	const first = guide(page, "en");
	await tabTo(page, button);
	await page.keyboard.press("Enter");
	await page.keyboard.press("Tab");
	await first.and(focused(page)).waitFor();
	await page.keyboard.press("Escape");
	await first.waitFor({ state: "hidden" });
	await button.and(focused(page)).waitFor();
	await page.keyboard.press("Space");
	await first.waitFor();
	await page.keyboard.press("Shift+Tab");
	await first.waitFor({ state: "hidden" });
	await tabTo(page, button);
	await page.keyboard.press("Enter");
	await page.keyboard.press("Tab");
	await page.keyboard.press("Enter");
	const { path } = shells["en"]?.guides[0] ?? { path: "no guide" };
	await heading(page, (await readPageData(path, "en")).title)
		.and(focused(page))
		.waitFor();
	await first.waitFor({ state: "hidden" });
});

const menus = [
	["/about", "fr", "nav.guides", 1300],
	["/en/about", "en", "nav.menu", 390],
] as const;

test.each(menus)(
	"on %s in %s, %s opens before the app has loaded, and stays open (R3.1, R3.2)",
	async (address, lang, key, width) => {
		const { page } = await browser.visit({ width });
		const release = await holdBack(page, appScript);
		await page.goto(siteUrl + address);
		await menuButton(page, word(lang, key)).click();
		await guide(page, lang).waitFor();
		release();
		await appReady(page);
		expect(await guide(page, lang).isVisible()).toBe(true);
		await page.keyboard.press("Escape");
		await guide(page, lang).waitFor({ state: "hidden" });
	},
);

test.each(menus)("on %s in %s, %s opens without JavaScript and links to a guide (R1.8)", async (address, lang, key, width) => {
	const { page } = await browser.reusePage({ width, script: false });
	await page.goto(siteUrl + address);
	await menuButton(page, word(lang, key)).click();
	await guide(page, lang).click();
	const { path } = shells[lang]?.guides[0] ?? { path: "no guide" };
	await heading(page, (await readPageData(path, lang)).title).waitFor();
});

test("the burger menu holds links, guides, languages and themes, manages focus, and closes on a choice (R3.2)", async () => {
	const { page, complaints } = await browser.open("/en/about", phone);
	const burger = menuButton(page, word("en", "nav.menu"));
	const panel = banner(page).locator(".burger > .menu-panel");
	const about = panel.getByRole("link", { name: word("en", "nav.about"), exact: true });
	expect(await about.isVisible()).toBe(false);
	const searchButton = banner(page).getByRole("button", { name: word("en", "search.label"), exact: true });
	const myPlants = banner(page).getByRole("link", { name: word("en", "keepPlant.open"), exact: true });
	for (const control of [searchButton, myPlants, burger]) {
		const box = await control.boundingBox();
		expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
	}
	await tabTo(page, burger);
	await page.keyboard.press("Enter");
	const links = await panel.getByRole("link").allInnerTexts();
	const named = [...(shells["en"]?.header ?? []), ...(shells["en"]?.guides ?? [])].map(({ label }) => label);
	const expected = [...named, ...langs.map((lang) => languages[lang].label)];
	expect(links).toEqual(expected);
	const themes = (["light", "dark", "system"] as const).map((theme) => word("en", `theme.${theme}`));
	expect(await panel.getByRole("button").allInnerTexts()).toEqual(themes);
	await page.keyboard.press("Tab");
	await page.keyboard.press("Escape");
	await burger.and(focused(page)).waitFor();
	expect(await about.isVisible()).toBe(false);
	await page.keyboard.press("Enter");
	for (const _ of [...expected, ...themes, "and out"]) await page.keyboard.press("Tab");
	await about.waitFor({ state: "hidden" });
	await page.getByRole("main").locator(":focus").waitFor();
	await burger.click();
	await banner(page)
		.getByRole("link", { name: word("en", "nav.blog"), exact: true })
		.click();
	await heading(page, (await readPageData("/blog", "en")).title)
		.and(focused(page))
		.waitFor();
	await about.waitFor({ state: "hidden" });
	expect(complaints).toEqual([]);
});

test("on a phone the search fills the window, and closes on Escape and on a choice (R3.2, R5.1)", async () => {
	const { page, complaints } = await browser.open("/en/about", phone);
	const button = banner(page).getByRole("button", { name: word("en", "search.label"), exact: true });
	const search = page.getByRole("dialog").getByRole("combobox");
	await button.click();
	await search.and(focused(page)).waitFor();
	const box = await page.getByRole("dialog").boundingBox();
	expect(box).toEqual({ x: 0, y: 0, width: page.viewportSize()?.width, height: page.viewportSize()?.height });
	await page.keyboard.press("Escape");
	await search.waitFor({ state: "hidden" });
	await button.and(focused(page)).waitFor();
	await page.keyboard.press("Control+k");
	await search.fill("aloe vera");
	await page.getByRole("dialog").getByRole("option").first().click();
	await page.waitForURL(/aloe-vera/);
	await search.waitFor({ state: "hidden" });
	expect(complaints).toEqual([]);
});

test("fixed bars cover at most 12 % of a phone's window (R3.1, R3.2)", async () => {
	const { page } = await browser.open("/en/blog", phone);
	for (const [width, height] of [
		[320, 568],
		[360, 740],
		[375, 667],
		[390, 839],
		[390, 844],
	] as const) {
		await page.setViewportSize({ width, height });
		await page.evaluate(() => scrollTo(0, 900));
		const seen = () =>
			page
				.locator(".site-header, .tab-bar")
				.evaluateAll((bars) =>
					bars
						.map((bar) => bar.getBoundingClientRect())
						.reduce((sum, { top, bottom }) => sum + Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)), 0),
				);
		await expect.poll(seen).toBeLessThanOrEqual(height * 0.12);
	}
});

const bar = (page: Page, lang: Lang) => page.getByRole("navigation", { name: word(lang, "nav.tabs"), exact: true });

test("a tab stays where it is while the tabs after it are still arriving (R1.8)", async () => {
	const { page } = await browser.open("/fr", phone);
	const last = bar(page, "fr").getByRole("listitem").last();
	const first = bar(page, "fr").getByRole("listitem").first();
	const whole = await first.boundingBox();
	await last.evaluate((tab) => tab.remove());
	expect(await first.boundingBox()).toEqual(whole);
});

test("the tab bar links to the existing main pages, marks the current one or its section, and hides no content (R3.2)", async () => {
	const { page } = await browser.open("/about", { ...phone, width: 320 });
	const tabs = shells["fr"]?.tabs ?? [];
	expect(tabs.map(({ path }) => path)).toEqual(
		["/", "/generateur-plante", "/blog", "/fiches-plantes", "/about"].filter((path) =>
			routes.some((route) => route.path === path),
		),
	);
	for (const { path, label } of tabs) {
		const tab = bar(page, "fr").getByRole("link", { name: label, exact: true });
		const box = await tab.boundingBox();
		expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
		await tab.click();
		await heading(page, (await readPageData(path, "fr")).title).waitFor();
		expect(await bar(page, "fr").locator("[aria-current='page']").allInnerTexts()).toEqual([label]);
		expect(await bar(page, "fr").locator("[aria-current]").count()).toBe(1);
	}
	for (const [path, key] of [
		["/de/fiches-plantes/calathea", "nav.tabPlants"],
		["/de/blog/ficus-lyrata", "nav.blog"],
	] as const) {
		await page.goto(siteUrl + path);
		// Until then what lies below the window is not laid out, and the page is not yet as long as it is.
		await appReady(page);
		expect(await bar(page, "de").locator("[aria-current='true']").allInnerTexts()).toEqual([word("de", key)]);
	}
	const foot = async () => {
		const box = await bar(page, "de").boundingBox();
		return Math.round((box?.y ?? 0) + (box?.height ?? 0));
	};
	expect(await foot()).toBe(phone.height);
	await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
	expect(await foot()).toBe(phone.height);
	const end = await page.getByRole("contentinfo").boundingBox();
	const top = await bar(page, "de").boundingBox();
	expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThan((top?.y ?? 0) + 1);
	await page.emulateMedia({ media: "print" });
	expect(await bar(page, "de").isVisible()).toBe(false);
});

test.each([
	["/dashboard", "fr", 390],
	["/de/about", "de", 1300],
] as const)("%s in %s has no bar at %i px (R3.2)", async (address, lang, width) => {
	const { page } = await browser.open(address, { width, stored: { admin: "true" } });
	await page.getByRole("main").waitFor();
	expect(await bar(page, lang).isVisible()).toBe(false);
});

test("the header fits the window in every language at every width (R3.1, R3.2)", async () => {
	const { page } = await browser.reusePage();
	for (const lang of langs) {
		await page.goto(siteUrl + pinPath("/about", lang));
		for (const width of [320, 390, 640, 1023, 1024, 1152, 1280, 1536]) {
			await page.setViewportSize({ width, height: 700 });
			const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
			expect({ lang, width, over: Math.max(over, 0) }).toEqual({ lang, width, over: 0 });
		}
	}
});
