import type { Page } from "playwright";
import { expect, inject, test } from "vitest";
import { constants } from "#schemas/spec/constants.ts";
import { type Lang, langs } from "#schemas/spec/languages.ts";
import { pinPath } from "#schemas/spec/url.ts";
import { appReady, appScript, goStill, heading, holdBack, useBrowser, type Visit, type Visitor } from "../support/browser.ts";
import { readPageData, readRoutes, readShell } from "../support/published.ts";

const siteUrl = inject("siteUrl");
const browser = useBrowser();
const routes = await readRoutes();
const shells = Object.fromEntries(await Promise.all(langs.map(async (lang) => [lang, await readShell(lang)] as const)));
const word = (lang: Lang, key: string) => shells[lang]?.strings[key] ?? `${lang} lacks ${key}`;

const pages = [
	["/about", "fr"],
	["/en/about", "en"],
] as const;
const phone = { width: 390, height: 844 } as const;

async function open(address: string, visitor?: Visitor): Promise<Visit> {
	const visit = await browser.visit(visitor);
	await visit.page.goto(siteUrl + address);
	await appReady(visit.page);
	return visit;
}

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

/** Presses Tab until the focus is there. */
async function tabTo(page: Page, target: ReturnType<Page["locator"]>): Promise<void> {
	for (let presses = 0; presses < 40; presses++) {
		await page.keyboard.press("Tab");
		if ((await target.and(focused(page)).count()) === 1) return;
	}
	throw new Error(`40 times Tab does not reach ${target}`);
}

test.each([
	["/fiches-plantes", 1300],
	["/de/fiches-plantes", 1300],
	["/fiches-plantes", 320],
	["/de/fiches-plantes", 320],
] as const)("R3.1 on %s, %i px wide, the header stays on top, is low, and covers no target", async (address, width) => {
	const { page } = await open(`${address}#pothos`, { width, height: 700 });
	await page.locator("#pothos").waitFor();
	await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
	const header = await banner(page).boundingBox();
	const target = await page.locator("#pothos").boundingBox();
	expect(header?.y).toBe(0);
	expect(header?.height).toBeLessThanOrEqual(72);
	expect(target?.y).toBeGreaterThanOrEqual(header?.height ?? Number.POSITIVE_INFINITY);
	expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test.each(pages)("R3.1 on %s the guides open under a resting mouse, and close when it has been away", async (address, lang) => {
	const { page, complaints } = await openStill(address);
	await menuButton(page, word(lang, "nav.guides")).hover();
	await page.clock.runFor(constants.submenuOpenMs - 1);
	expect(await guide(page, lang).isVisible()).toBe(false);
	await page.clock.runFor(1);
	await guide(page, lang).waitFor();
	await moveAway(page);
	await page.clock.runFor(constants.submenuGraceMs - 1);
	await guide(page, lang).hover();
	await page.clock.runFor(constants.submenuGraceMs * 2);
	expect(await guide(page, lang).isVisible()).toBe(true);
	await moveAway(page);
	await page.clock.runFor(constants.submenuGraceMs - 1);
	expect(await guide(page, lang).isVisible()).toBe(true);
	await page.clock.runFor(1);
	await guide(page, lang).waitFor({ state: "hidden" });
	expect(complaints).toEqual([]);
});

test.each(pages)("R3.1 on %s a mouse that only passes opens no guides, and a click keeps them open", async (address, lang) => {
	const { page } = await openStill(address);
	const button = menuButton(page, word(lang, "nav.guides"));
	await button.hover();
	await page.clock.runFor(constants.submenuOpenMs - 1);
	await moveAway(page);
	await page.clock.runFor(1000);
	expect(await guide(page, lang).isVisible()).toBe(false);
	await button.hover();
	await page.clock.runFor(constants.submenuOpenMs);
	await button.click();
	await moveAway(page);
	await page.clock.runFor(1000);
	expect(await guide(page, lang).isVisible()).toBe(true);
	await button.click();
	await guide(page, lang).waitFor({ state: "hidden" });
});

test.each(pages)("R3.1 on %s keys open the guides, leave them, close them and follow one", async (address, lang) => {
	const { page } = await open(address);
	const button = menuButton(page, word(lang, "nav.guides"));
	await tabTo(page, button);
	await page.keyboard.press("Enter");
	await page.keyboard.press("Tab");
	await guide(page, lang).and(focused(page)).waitFor();
	await page.keyboard.press("Escape");
	await guide(page, lang).waitFor({ state: "hidden" });
	await button.and(focused(page)).waitFor();
	await page.keyboard.press("Space");
	await guide(page, lang).waitFor();
	await page.keyboard.press("Shift+Tab");
	await guide(page, lang).waitFor({ state: "hidden" });
	await tabTo(page, button);
	await page.keyboard.press("Enter");
	await page.keyboard.press("Tab");
	await page.keyboard.press("Enter");
	const { path } = shells[lang]?.guides[0] ?? { path: "no guide" };
	await heading(page, (await readPageData(path, lang)).title)
		.and(focused(page))
		.waitFor();
	await guide(page, lang).waitFor({ state: "hidden" });
});

const menus = [
	["/about", "fr", "nav.guides", 1300],
	["/en/about", "en", "nav.guides", 1300],
	["/about", "fr", "nav.menu", 390],
	["/en/about", "en", "nav.menu", 390],
] as const;

test.each(menus)("R3.1 R3.2 on %s in %s, %s opens before the app is there, and stays open", async (address, lang, key, width) => {
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
});

test.each(menus)("R1.8 on %s in %s, %s opens without script and leads to a guide", async (address, lang, key, width) => {
	const { page } = await browser.visit({ width, script: false });
	await page.goto(siteUrl + address);
	await menuButton(page, word(lang, key)).click();
	await guide(page, lang).click();
	const { path } = shells[lang]?.guides[0] ?? { path: "no guide" };
	await heading(page, (await readPageData(path, lang)).title).waitFor();
});

test.each(pages)(
	"R3.2 on %s a phone's burger holds search, links and guides, and keeps the focus sensibly",
	async (address, lang) => {
		const { page, complaints } = await open(address, phone);
		const burger = menuButton(page, word(lang, "nav.menu"));
		const about = banner(page).getByRole("link", { name: word(lang, "nav.about"), exact: true });
		expect(await about.isVisible()).toBe(false);
		for (const name of [word(lang, "theme.choose"), word(lang, "nav.menu")]) {
			const box = await menuButton(page, name).boundingBox();
			expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
		}
		await tabTo(page, burger);
		await page.keyboard.press("Enter");
		await banner(page).getByRole("search").getByRole("combobox").waitFor();
		await page.keyboard.press("Tab");
		await banner(page).getByRole("combobox").and(focused(page)).waitFor();
		const links = await banner(page).locator("details[open]").getByRole("link").allInnerTexts();
		const expected = [...(shells[lang]?.header ?? []), ...(shells[lang]?.guides ?? [])].map(({ label }) => label);
		expect(links).toEqual(expected);
		await page.keyboard.press("Tab");
		await page.keyboard.press("Escape");
		await burger.and(focused(page)).waitFor();
		expect(await about.isVisible()).toBe(false);
		await page.keyboard.press("Enter");
		for (const _ of ["search", ...expected, "and out"]) await page.keyboard.press("Tab");
		await about.waitFor({ state: "hidden" });
		await page.getByRole("main").locator(":focus").waitFor();
		await burger.click();
		await banner(page)
			.getByRole("link", { name: word(lang, "nav.blog"), exact: true })
			.click();
		await heading(page, (await readPageData("/blog", lang)).title)
			.and(focused(page))
			.waitFor();
		await about.waitFor({ state: "hidden" });
		expect(complaints).toEqual([]);
	},
);

test.each(pages)("R3.2 from %s a plant chosen in the burger's search closes it", async (address, lang) => {
	const { page } = await open(address, phone);
	await menuButton(page, word(lang, "nav.menu")).click();
	const box = banner(page).getByRole("combobox");
	await box.fill("monstera");
	await box.press("Escape");
	await box.waitFor();
	await box.fill("aloe vera");
	await banner(page).getByRole("option").first().click();
	await page.waitForURL(/aloe-vera/);
	await box.waitFor({ state: "hidden" });
});

const bar = (page: Page, lang: Lang) => page.getByRole("navigation", { name: word(lang, "nav.tabs"), exact: true });

test.each(pages)(
	"R3.2 from %s, the tabs of a phone lead to the main pages that exist, and mark the current one",
	async (address, lang) => {
		const { page } = await open(address, phone);
		const tabs = shells[lang]?.tabs ?? [];
		expect(tabs.map(({ path }) => path)).toEqual(
			["/", "/generateur-plante", "/blog", "/fiches-plantes", "/about"].filter((path) =>
				routes.some((route) => route.path === path),
			),
		);
		for (const { path, label } of tabs) {
			const tab = bar(page, lang).getByRole("link", { name: label, exact: true });
			const box = await tab.boundingBox();
			expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
			await tab.click();
			await heading(page, (await readPageData(path, lang)).title).waitFor();
			expect(await bar(page, lang).locator("[aria-current='page']").allInnerTexts()).toEqual([label]);
			expect(await bar(page, lang).locator("[aria-current]").count()).toBe(1);
		}
	},
);

test.each([
	["/blog/ficus-lyrata", "fr", "nav.blog"],
	["/de/fiches-plantes/calathea", "de", "nav.tabPlants"],
] as const)("R3.2 %s in %s is marked as a part of %s", async (address, lang, key) => {
	const { page } = await open(address, phone);
	expect(await bar(page, lang).locator("[aria-current='true']").allInnerTexts()).toEqual([word(lang, key)]);
});

test.each([
	["/about", "fr", 320],
	["/en/blog/ficus-lyrata", "en", 390],
] as const)(
	"R3.2 on %s in %s, the bar stands at the foot of the window and hides nothing at the end",
	async (address, lang, width) => {
		const { page } = await open(address, { ...phone, width });
		const place = async () => {
			const box = await bar(page, lang).boundingBox();
			return (box?.y ?? 0) + (box?.height ?? 0);
		};
		expect(Math.round(await place())).toBe(phone.height);
		await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
		expect(Math.round(await place())).toBe(phone.height);
		const end = await page.getByRole("contentinfo").boundingBox();
		const top = await bar(page, lang).boundingBox();
		expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThan((top?.y ?? 0) + 1);
		await page.emulateMedia({ media: "print" });
		expect(await bar(page, lang).isVisible()).toBe(false);
	},
);

test.each([
	["/dashboard", "fr", 390],
	["/de/dashboard", "de", 390],
	["/about", "fr", 1300],
	["/de/about", "de", 1300],
] as const)("R3.2 %s in %s has no bar at %i px", async (address, lang, width) => {
	const { page } = await open(address, { width, stored: { admin: "true" } });
	await page.getByRole("main").waitFor();
	expect(await bar(page, lang).isVisible()).toBe(false);
});

test.each([...langs])("R3.1 R3.2 in %s no width makes the header wider than the window", async (lang) => {
	const { page } = await open(pinPath("/about", lang));
	for (const width of [320, 390, 640, 1023, 1024, 1152, 1280, 1536]) {
		await page.setViewportSize({ width, height: 700 });
		const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
		expect({ width, over: Math.max(over, 0) }).toEqual({ width, over: 0 });
	}
});
