import type { Page } from "playwright";
import { expect, inject, test } from "vitest";
import { themeColours } from "#schemas/shared/offline.ts";
import { appReady, appScript, goTo, useBrowser } from "../support/browser.ts";
import { painted, recordPainted } from "../support/painted.ts";

const siteUrl = inject("siteUrl");
const browser = useBrowser();

const isDark = (page: Page) => page.evaluate(() => document.documentElement.classList.contains("dark"));
const storedTheme = (page: Page) => page.evaluate(() => localStorage.getItem("theme"));

/** The colours for the browser's frame, as one of a device in that theme takes them. */
const frame = (page: Page) =>
	page.evaluate(() =>
		Array.from(document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'), ({ media, content }) => [media, content]),
	);
const { light, dark } = themeColours;
const frameOf = (onLight: string, onDark: string) => [
	["(prefers-color-scheme: light)", onLight],
	["(prefers-color-scheme: dark)", onDark],
];
const frames = { light: frameOf(light, light), dark: frameOf(dark, dark), system: frameOf(light, dark) };

/** Either theme and what is none, on the device that would show if they were not heeded. */
const cases = [
	[null, "light", false],
	[null, "dark", true],
	["light", "dark", false],
	["dark", "light", true],
	["system", "dark", true],
	["sepia", "dark", true],
] as const;

test.each(cases)("with «%s» stored on a %s device, every painted frame is dark: %s (R3.4)", async (theme, device, dark) => {
	const { page } = await browser.reusePage({ dark: device === "dark", stored: theme === null ? {} : { theme } });
	await recordPainted(page);
	await goTo(page, "/en/about");
	const seen = await painted(page);
	expect(new Set(seen.map((each) => each.dark))).toEqual(new Set([dark]));
	expect(await storedTheme(page)).toBe(theme);
});

test.each([
	["light", "light", [".svg"]],
	["dark", "dark", [".night.svg"]],
	// The device's own is asked for before any script can tell that the visitor chose the other.
	["dark", "light", [".night.svg", ".svg"]],
] as const)(
	"with a %s theme on a %s device the first drawing matches the theme, and is fetched as %j (R3.4)",
	async (theme, device, files) => {
		const { page } = await browser.visit({ dark: device === "dark", stored: theme === device ? {} : { theme } });
		const requests: string[] = [];
		page.on("request", (request) => requests.push(request.url()));
		await page.route(appScript, (route) => route.abort());
		await page.goto(`${siteUrl}/`);
		const image = page.getByRole("main").getByRole("img").first();
		await image.evaluate((each: HTMLImageElement) => each.decode());
		const shown = await image.evaluate((each: HTMLImageElement) => each.currentSrc);
		expect(shown.endsWith(".night.svg")).toBe(theme === "dark");
		const name = shown.replace(/(\.night)?\.svg$/, "");
		const endings = requests.filter((url) => url.startsWith(name)).map((url) => url.slice(name.length));
		expect(endings.sort()).toEqual(files);
	},
);

test("the app does not fetch drawings of the hidden theme (R3.4)", async () => {
	const { page } = await browser.visit();
	const requests: string[] = [];
	page.on("request", (request) => requests.push(request.url()));
	await goTo(page, "/fr/fiches-plantes");
	expect(requests.filter((url) => url.endsWith(".night.svg"))).toEqual([]);
});

test.each([
	["dark", true],
	["light", false],
] as const)("a stored %s theme applies without the app (R3.4)", async (theme, dark) => {
	const { page } = await browser.reusePage({ dark: !dark, stored: { theme } });
	await page.route(appScript, (route) => route.abort());
	await page.goto(`${siteUrl}/about`);
	expect(await isDark(page)).toBe(dark);
	expect(await frame(page)).toEqual(frames[theme]);
});

test("the browser's theme colour follows the chosen theme before the first paint, and the device's afterwards (R3.4)", async () => {
	const { page } = await browser.reusePage({ stored: { theme: "dark" } });
	await page.addInitScript(() => {
		requestAnimationFrame(() => {
			const colours = Array.from(document.querySelectorAll('meta[name="theme-color"]'), (meta) => meta.getAttribute("content"));
			document.documentElement.setAttribute("data-first-frame", colours.join(" "));
		});
	});
	await goTo(page, "/about");
	expect(await page.locator("html").getAttribute("data-first-frame")).toBe(`${dark} ${dark}`);
	const banner = page.getByRole("banner");
	for (const [name, theme] of [
		["Clair", "light"],
		["Système", "system"],
		["Sombre", "dark"],
	] as const) {
		await banner.getByLabel("Choisir le thème", { exact: true }).click();
		await banner.getByRole("button", { name, exact: true }).click();
		expect(await frame(page)).toEqual(frames[theme]);
	}
	await banner.getByRole("link", { name: "Blog", exact: true }).click();
	await page.waitForURL(`${siteUrl}/blog`);
	await page.locator("h1:focus").waitFor();
	expect(await frame(page)).toEqual(frames.dark);
});

test("a theme chosen in one tab applies in all, also before the app has started and after coming back (R3.4)", async () => {
	const { page, context } = await browser.visit({ touch: true, width: 390 });
	const [untouched, started] = [await context.newPage(), await context.newPage()];
	for (const each of [page, untouched, started]) await each.goto(`${siteUrl}/en/about`);
	for (const each of [page, started]) await appReady(each);
	const choose = async (name: string) => {
		await page.getByRole("banner").getByLabel("Menu", { exact: true }).click();
		await page.getByRole("banner").getByRole("button", { name, exact: true }).click();
		await page.keyboard.press("Escape");
	};
	for (const [name, theme] of [
		["Dark", "dark"],
		["System", "system"],
	] as const) {
		await choose(name);
		for (const each of [untouched, started]) {
			await each.locator(theme === "dark" ? "html.dark" : "html:not(.dark)").waitFor({ state: "attached" });
			expect(await frame(each)).toEqual(frames[theme]);
		}
		await started
			.getByRole("banner")
			.getByRole("button", { name, pressed: true, includeHidden: true })
			.first()
			.waitFor({ state: "attached" });
	}
	expect(await untouched.locator("html[data-ready]").count()).toBe(0);

	// A page that comes back as it was has heard of nothing: all it hears of is that it is shown again.
	await started.evaluate(() => {
		localStorage.setItem("theme", "dark");
		dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
	});
	expect(await isDark(started)).toBe(true);
});

test("the menu changes the theme at once, and stores it (R3.4)", async () => {
	const { page, complaints } = await browser.open("/de/blog", { dark: false });
	const menu = page.getByRole("banner").getByLabel("Farbschema wählen", { exact: true });
	const entry = (name: string) => page.getByRole("banner").getByRole("button", { name, exact: true });
	const pressed = page.getByRole("banner").getByRole("button", { pressed: true });
	for (const { name, theme, dark } of [
		{ name: "Dunkel", theme: "dark", dark: true },
		{ name: "Hell", theme: "light", dark: false },
		{ name: "System", theme: "system", dark: false },
	] as const) {
		await menu.click();
		await entry(name).click();
		expect(await isDark(page)).toBe(dark);
		expect(await storedTheme(page)).toBe(theme);
		await page.reload();
		await appReady(page);
		expect(await isDark(page)).toBe(dark);
		await menu.click();
		await pressed.and(entry(name)).waitFor();
		expect(await pressed.count()).toBe(1);
		await page.keyboard.press("Escape");
	}
	expect(complaints).toEqual([]);
});

test.each([
	["system", true],
	["light", false],
] as const)("when the device turns dark, a page in the theme «%s» is dark: %s (R3.4)", async (theme, dark) => {
	const { page } = await browser.reusePage({ stored: { theme } });
	await page.addInitScript(() =>
		matchMedia("(prefers-color-scheme: dark)").addEventListener("change", ({ matches }) =>
			document.documentElement.setAttribute("data-device", matches ? "dark" : "light"),
		),
	);
	await goTo(page, "/en/about");
	for (const [colorScheme, expected] of [
		["dark", dark],
		["light", false],
	] as const) {
		await page.emulateMedia({ colorScheme });
		await page.locator(`html[data-device="${colorScheme}"]`).waitFor();
		expect(await isDark(page)).toBe(expected);
	}
});
