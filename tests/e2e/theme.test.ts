import type { Page } from "playwright";
import { expect, inject, test } from "vitest";
import { appReady, appScript, useBrowser } from "../support/browser.ts";
import { painted, recordPainted } from "../support/painted.ts";

const siteUrl = inject("siteUrl");
const browser = useBrowser();

const isDark = (page: Page) => page.evaluate(() => document.documentElement.classList.contains("dark"));
const storedTheme = (page: Page) => page.evaluate(() => localStorage.getItem("theme"));

const cases = [
	[null, "light", false],
	[null, "dark", true],
	["light", "light", false],
	["light", "dark", false],
	["dark", "light", true],
	["dark", "dark", true],
	["system", "light", false],
	["system", "dark", true],
	["sepia", "light", false],
	["sepia", "dark", true],
] as const;

test.each(cases)("R3.4 with «%s» stored on a %s device, every painted frame is dark: %s", async (theme, device, dark) => {
	const { page } = await browser.visit({ dark: device === "dark", stored: theme === null ? {} : { theme } });
	await recordPainted(page);
	await page.goto(`${siteUrl}/en/about`);
	await appReady(page);
	const frames = await painted(page);
	expect(new Set(frames.map((frame) => frame.dark))).toEqual(new Set([dark]));
	expect(await storedTheme(page)).toBe(theme);
});

test.each([
	["dark", true],
	["light", false],
] as const)("R3.4 a stored %s theme needs no app", async (theme, dark) => {
	const { page } = await browser.visit({ dark: !dark, stored: { theme } });
	await page.route(appScript, (route) => route.abort());
	await page.goto(`${siteUrl}/about`);
	expect(await isDark(page)).toBe(dark);
});

const menus = [
	["/about", { label: "Choisir le thème", light: "Clair", dark: "Sombre", system: "Système" }],
	["/en/about", { label: "Choose a theme", light: "Light", dark: "Dark", system: "System" }],
	["/de/blog", { label: "Farbschema wählen", light: "Hell", dark: "Dunkel", system: "System" }],
] as const;

test.each(menus)("R3.4 on %s the menu changes the theme at once, stores it and keeps it", async (address, names) => {
	const { page, complaints } = await browser.visit({ dark: false });
	await page.goto(siteUrl + address);
	await appReady(page);
	const menu = page.getByRole("banner").getByLabel(names.label, { exact: true });
	const entry = (name: string) => page.getByRole("banner").getByRole("button", { name, exact: true });
	const pressed = page.getByRole("banner").getByRole("button", { pressed: true });
	for (const { theme, dark } of [
		{ theme: "dark", dark: true },
		{ theme: "light", dark: false },
		{ theme: "system", dark: false },
	] as const) {
		await menu.click();
		await entry(names[theme]).click();
		expect(await isDark(page)).toBe(dark);
		expect(await storedTheme(page)).toBe(theme);
		await page.reload();
		await appReady(page);
		expect(await isDark(page)).toBe(dark);
		await menu.click();
		await pressed.and(entry(names[theme])).waitFor();
		expect(await pressed.count()).toBe(1);
		await page.keyboard.press("Escape");
	}
	expect(complaints).toEqual([]);
});

test.each([
	["system", true],
	["light", false],
] as const)("R3.4 when the device turns dark, a page in the theme «%s» is dark: %s", async (theme, dark) => {
	const { page } = await browser.visit({ stored: { theme } });
	await page.addInitScript(() =>
		matchMedia("(prefers-color-scheme: dark)").addEventListener("change", ({ matches }) =>
			document.documentElement.setAttribute("data-device", matches ? "dark" : "light"),
		),
	);
	await page.goto(`${siteUrl}/en/about`);
	await appReady(page);
	for (const [colorScheme, expected] of [
		["dark", dark],
		["light", false],
	] as const) {
		await page.emulateMedia({ colorScheme });
		await page.locator(`html[data-device="${colorScheme}"]`).waitFor();
		expect(await isDark(page)).toBe(expected);
	}
});
