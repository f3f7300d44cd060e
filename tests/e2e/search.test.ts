import type { Page } from "playwright";
import { expect, inject, test } from "vitest";
import type { ScreenPage } from "#schemas/pages/page-data.ts";
import type { SearchItem } from "#schemas/pages/search-item.ts";
import { constants } from "#schemas/shared/constants.ts";
import { type Lang, langs } from "#schemas/shared/languages.ts";
import { pageDataPath, pinPath, searchIndexPath } from "#schemas/shared/url.ts";
import { searchTextsOf } from "#scripts/site/search-text.ts";
import { appReady, appScript, goTo, heading, holdBack, useBrowser } from "../support/browser.ts";
import { readWords } from "../support/published.ts";

const siteUrl = inject("siteUrl");
const browser = useBrowser({ pictures: false });
const word = await readWords();

async function readIndex(lang: Lang): Promise<SearchItem[]> {
	return (await fetch(siteUrl + searchIndexPath(lang))).json();
}

const field = (page: Page) => page.getByRole("banner").getByRole("combobox").and(page.locator(":visible"));
const options = (page: Page) => page.getByRole("banner").getByRole("option");
const status = (page: Page, text: string) => page.getByRole("search").getByRole("status").getByText(text, { exact: true });
const isFocused = (page: Page) => field(page).evaluate((element) => element === document.activeElement);
/** The option that the field points at. */
const active = async (page: Page) => {
	const id = await field(page).getAttribute("aria-activedescendant");
	return id && page.locator(`[id="${id}"]`).getAttribute("href");
};
const results = (page: Page) => page.getByRole("main").getByRole("heading", { level: 3 });

test("typing shows at most eight suggestions with picture and type; the keyboard selects, Escape and outside clicks close (R5.1, R5.2)", async () => {
	const { page, complaints } = await browser.open("/about");
	await page.getByRole("combobox", { name: "Rechercher", exact: true }).fill("plante");
	await options(page).nth(7).waitFor();
	expect(await options(page).count()).toBe(constants.searchSuggestionsMax);
	expect(await field(page).getAttribute("aria-expanded")).toBe("true");
	const index = await readIndex("fr");
	const shown = await options(page).evaluateAll((all) =>
		all.map((option) => ({
			path: option.getAttribute("href") ?? "",
			text: option.textContent ?? "",
			description: option.lastElementChild?.textContent ?? "",
			marked: option.querySelector("mark")?.textContent?.toLowerCase(),
			picture: Array.from(option.querySelectorAll<HTMLImageElement>(".of-device img"), (image) => [
				image.getAttribute("src"),
				image.alt,
				image.loading,
				image.offsetWidth,
				image.offsetHeight,
			]),
		})),
	);
	for (const { path, text, description, marked, picture } of shown) {
		const item = index.find((each) => each.path === path);
		for (const part of [item?.title, word("fr", `search.type.${item?.type}`)]) expect(text).toContain(part);
		// Where the match is far from the beginning of a description, the words before it are left out.
		const isCut = description.startsWith("…");
		expect(item?.description.slice(isCut ? 1 - description.length : 0)).toBe(isCut ? description.slice(1) : description);
		expect(`${item?.title} ${item?.description} ${item?.keywords}`.toLowerCase()).toContain("plante");
		expect(marked).toBe("plante");
		expect(picture).toEqual(item?.picture ? [[item.picture, "", "lazy", 40, 48]] : []);
	}
	const hrefs = shown.map(({ path }) => path);
	expect(await active(page)).toBeNull();
	const steps = [
		["ArrowDown", 0],
		["ArrowDown", 1],
		["End", 7],
		["ArrowDown", 0],
		["ArrowUp", 7],
		["Home", 0],
		["ArrowDown", 1],
	] as const;
	for (const [key, place] of steps) {
		await page.keyboard.press(key);
		expect(await active(page)).toBe(hrefs[place]);
		expect(await options(page).and(page.locator('[aria-selected="true"]')).getAttribute("href")).toBe(hrefs[place]);
	}
	expect(await isFocused(page)).toBe(true);
	const first = options(page).first();
	await page.keyboard.press("Escape");
	await first.waitFor({ state: "detached" });
	expect(await field(page).inputValue()).toBe("plante");
	await page.keyboard.press("ArrowDown");
	await first.waitFor();
	await page.mouse.click(5, 800);
	await first.waitFor({ state: "detached" });
	await field(page).focus();
	await first.waitFor();
	for (const _ of ["the button that clears", "all results"]) {
		await page.keyboard.press("Tab");
		await first.waitFor();
	}
	await page.keyboard.press("Tab");
	await first.waitFor({ state: "detached" });
	await field(page).focus();
	await page.getByRole("button", { name: word("fr", "search.clear"), exact: true }).click();
	expect([await field(page).inputValue(), await options(page).count(), await isFocused(page)]).toEqual(["", 0, true]);
	await field(page).fill(" \u00a0 ");
	expect(await options(page).count()).toBe(0);
	expect(await page.getByRole("search").getByRole("status").allTextContents()).not.toContain(expect.stringMatching(/\S/));
	await field(page).fill("plante");
	await first.waitFor();
	for (const key of ["ArrowDown", "ArrowDown", "Enter"]) await page.keyboard.press(key);
	await page.waitForURL(siteUrl + hrefs[1]);
	expect([await field(page).inputValue(), await options(page).count()]).toEqual(["", 0]);
	expect(complaints).toEqual([]);
});

test("the search index loads once, on the first focus; loading and failure are shown, and it can be retried (R5.1)", async () => {
	const { page } = await browser.visit();
	// The page itself knows what it has loaded; the browser's driver loses requests that are under way when routes end.
	const loaded = () => page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname));
	const parts = async () =>
		(await loaded()).filter((path) => /^\/search\/|\/find-[\w-]+\.js$/.test(path) && !path.includes("find-nearest"));
	const releaseApp = await holdBack(page, appScript);
	await page.goto(`${siteUrl}/de/about`);
	await field(page).fill("Glücksfeder");
	releaseApp();
	await appReady(page);
	// Where requests are held back, Chromium does without its cache, which is to hold the parts of the search for the next page.
	await page.unrouteAll();
	await options(page).first().waitFor();
	expect(await field(page).inputValue()).toBe("Glücksfeder");
	await page.keyboard.press("Escape");
	await field(page).fill("aloe");
	await options(page).first().waitFor();
	const all = await parts();
	expect(all).toContain(searchIndexPath("de"));
	expect(all.toSorted()).toEqual([...new Set(all)].toSorted());
	await goTo(page, "/fr/about");
	expect(await parts()).toEqual([]);
	await page.context().setOffline(true);
	await field(page).fill("aloe");
	await status(page, word("fr", "search.failed")).waitFor();
	await page.context().setOffline(false);
	const release = await holdBack(page, /\/search\/fr\.json$/);
	await page.getByRole("button", { name: word("fr", "error.retry"), exact: true }).click();
	await status(page, "Chargement de la recherche").waitFor();
	release();
	await options(page).first().waitFor();
});

test("shortcuts focus the field, but not while typing elsewhere, and can be turned off permanently (R5.3)", async () => {
	const { page } = await browser.open("/recherche");
	const blur = () => page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
	const focusedBy = async (keys: string) => {
		await blur();
		await page.keyboard.press(keys);
		return isFocused(page);
	};
	for (const keys of ["/", "Control+k"]) expect(await focusedBy(keys)).toBe(true);
	expect(await field(page).inputValue()).toBe("");
	await page.evaluate(() => {
		const box = Object.assign(document.createElement("input"), { id: "box", type: "checkbox" });
		document.querySelector("main")?.append(Object.assign(document.createElement("textarea"), { id: "text" }), box);
	});
	for (const [id, keys, focuses] of [
		["text", "/", false],
		["text", "Control+k", true],
		["box", "/", true],
		["box", "Control+k", true],
	] as const) {
		await page.locator(`#${id}`).focus();
		await page.keyboard.press(keys);
		expect({ id, keys, focuses: await isFocused(page) }).toEqual({ id, keys, focuses });
	}
	const slash = page.getByRole("switch", { name: word("fr", "search.slash"), exact: true });
	expect([await slash.getAttribute("aria-checked"), await field(page).getAttribute("aria-keyshortcuts")]).toEqual([
		"true",
		"/ Control+K",
	]);
	await slash.click();
	await page.reload();
	await appReady(page);
	await page.locator('[role="switch"][aria-checked="false"]').waitFor();
	expect(await focusedBy("/")).toBe(false);
	expect(await focusedBy("Control+k")).toBe(true);
	expect(await field(page).getAttribute("aria-keyshortcuts")).toBe("Control+K");
	await slash.click();
	expect(await focusedBy("/")).toBe(true);
});

test.each(["/", "Control+k"])("%s opens the menu with the search field in small windows (R5.3)", async (keys) => {
	const { page } = await browser.open("/de/about", { width: 820 });
	expect(await field(page).count()).toBe(0);
	await page.keyboard.press(keys);
	expect(await isFocused(page)).toBe(true);
	await page.keyboard.type("aloe");
	await options(page).first().waitFor();
});

test("Enter and the last row open a page with all results by type, with the query in its address (R5.1, R5.3)", async () => {
	const { page, complaints } = await browser.open("/about");
	await field(page).fill("arosage");
	await options(page).first().waitFor();
	await page.keyboard.press("Enter");
	await page.waitForURL(`${siteUrl}/recherche?q=arosage`);
	await heading(page, "Recherche").waitFor();
	const message = page.getByRole("main").getByRole("status");
	await message.getByText(word("fr", "search.none").replace("{{query}}", "arosage"), { exact: true }).waitFor();
	await page.getByRole("main").getByText(word("fr", "search.near"), { exact: true }).waitFor();
	await results(page).filter({ hasText: /arros/i }).first().waitFor();
	expect([await field(page).inputValue(), await options(page).count()]).toEqual(["", 0]);
	const query = page.getByRole("main").getByRole("textbox", { name: word("fr", "search.query"), exact: true });
	expect(await query.inputValue()).toBe("arosage");
	await query.fill("zz.html");
	await page.keyboard.press("Enter");
	await message.getByText(word("fr", "search.none").replace("{{query}}", "zz.html"), { exact: true }).waitFor();
	expect(await results(page).count()).toBe(0);
	await field(page).fill("arrosage");
	await options(page).nth(7).waitFor();
	const all = page.getByRole("banner").getByRole("link", { name: /^Voir les \d+ résultats$/ });
	const count = /\d+/.exec((await all.textContent()) ?? "")?.[0] ?? "none";
	await all.click();
	await page.waitForURL(`${siteUrl}/recherche?q=arrosage`);
	await message.getByText(`${count} résultats pour «\u00a0arrosage\u00a0»`, { exact: true }).waitFor();
	const links = page.getByRole("main").getByRole("listitem").getByRole("link");
	expect(await links.count()).toBeGreaterThan(constants.searchSuggestionsMax);
	const groups = await page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents();
	expect(groups.map((title) => title.replace(/ \d+$/, "")).toSorted()).toEqual([
		"Articles",
		"Dans les textes",
		"Guides pratiques",
		"Outils et autres pages",
		"Plantes",
	]);
	await page.goBack();
	await message.getByText(/zz\.html/).waitFor();
	await goTo(page, "/de/recherche?q=aloe%20gie%C3%9Fen");
	const section = page.getByRole("main").locator('a[href="/de/fiches-plantes/aloe-vera#care-water"]');
	await section.click();
	await page.waitForURL(`${siteUrl}/de/fiches-plantes/aloe-vera#care-water`);
	await page.locator("#care-water").and(page.locator(":visible")).waitFor();
	expect(complaints).toEqual([]);
});

test("each section that results may lead to exists on its page (R5.1)", async () => {
	const lost: string[] = [];
	for (const lang of langs)
		for (const { path } of await readIndex(lang)) {
			if (path.includes("#")) continue;
			const page = (await (await fetch(siteUrl + pageDataPath(path, lang))).json()) as ScreenPage;
			const document = await (await fetch(siteUrl + pinPath(path, lang))).text();
			for (const { html } of searchTextsOf(page))
				for (const [id] of html.matchAll(/ id="[^"]+"/g)) if (!document.includes(id)) lost.push(`${lang}${path}:${id}`);
		}
	expect(lost).toEqual([]);
});

test("without JavaScript the results page explains why it is empty, and links to the site map (R1.8)", async () => {
	const { page } = await browser.reusePage({ script: false });
	await page.goto(`${siteUrl}/recherche?q=monstera`);
	expect(await page.locator("main noscript").textContent()).toContain("La recherche a besoin de JavaScript");
	for (const control of ["textbox", "button", "switch"] as const)
		expect(await page.getByRole("main").getByRole(control).count()).toBe(0);
	await page.locator('main a[href="/sitemap"]').click();
	await page.waitForURL(`${siteUrl}/sitemap`);
});

test("only large screens show the field in the header; type labels are blue, green and violet, and readable in both themes (R3.1, R5.1)", async () => {
	const { page } = await browser.open("/about", { width: 390 });
	expect(await field(page).count()).toBe(0);
	await page.setViewportSize({ width: 1024, height: 900 });
	await field(page).fill("plante");
	await options(page).nth(7).waitFor();
	expect((await field(page).boundingBox())?.width).toBeGreaterThan(200);
	for (const dark of [false, true]) {
		await page.evaluate((isDark) => document.documentElement.classList.toggle("dark", isDark), dark);
		for (const [colour, hues] of Object.entries({ article: [200, 225], leaf: [120, 160], guide: [265, 300] })) {
			const { hue, contrast } = await page.getByRole("banner").evaluate(measureLabel, colour);
			expect(hue).toBeGreaterThan(hues[0] ?? 0);
			expect(hue).toBeLessThan(hues[1] ?? 0);
			expect(contrast).toBeGreaterThan(4.5);
		}
	}
});

/** Hue of a label in one of the theme's colours, in degrees, and its contrast with the list (WCAG 2.2), on which the chosen one stands out. */
function measureLabel(header: Element, colour: string): { hue: number; contrast: number } {
	const option = header.querySelector('[role="option"]');
	const label = document.createElement("span");
	label.className = `text-${colour}`;
	option?.append(label);
	option?.setAttribute("aria-selected", "true");
	const context = document.createElement("canvas").getContext("2d");
	const rgb = (colour: string) => {
		if (!context) throw new Error("no canvas");
		context.fillStyle = colour;
		context.fillRect(0, 0, 1, 1);
		return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3).map((value) => value / 255);
	};
	const text = rgb(getComputedStyle(label).color);
	const ground = rgb(getComputedStyle(option ?? label).backgroundColor);
	label.remove();
	const luminance = (colour: number[]) =>
		colour
			.map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
			.reduce((sum, value, index) => sum + value * ([0.2126, 0.7152, 0.0722][index] ?? 0), 0);
	const [bright = 0, dim = 0] = [luminance(text), luminance(ground)].sort((a, b) => b - a);
	const [r = 0, g = 0, b = 0] = text;
	const [max, min] = [Math.max(r, g, b), Math.min(r, g, b)];
	const sixth = max === r ? ((g - b) / (max - min)) % 6 : max === g ? (b - r) / (max - min) + 2 : (r - g) / (max - min) + 4;
	return { hue: (sixth * 60 + 360) % 360, contrast: (bright + 0.05) / (dim + 0.05) };
}
