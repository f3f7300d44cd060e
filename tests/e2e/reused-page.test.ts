import type { Frame } from "playwright";
import { expect, inject, test } from "vitest";
import { goTo, useBrowser } from "../support/browser.ts";

/* What tests that share a page rely on. */
const siteUrl = inject("siteUrl");
const browser = useBrowser();
/** A locale that is not the browser's own. */
const locale = "sv-SE";
const frames = new Set<Frame>();

const found = () => ({
	local: Object.keys(localStorage).filter((key) => key !== "fonts"),
	session: Object.keys(sessionStorage).filter((key) => key.startsWith("left")),
	cookies: document.cookie,
	left: document.documentElement.dataset["left"],
	entries: history.length,
	hash: location.hash,
	width: innerWidth,
	isPrint: matchMedia("print").matches,
	isCalm: matchMedia("(prefers-reduced-motion: reduce)").matches,
	isDark: matchMedia("(prefers-color-scheme: dark)").matches,
	isHovered: document.querySelector("main:hover") !== null,
	languages: [...navigator.languages],
});

test.each(["first", "second", "third"])("a reused page is reset for each test, including the %s", async () => {
	const { page, complaints } = await browser.reusePage({ locale, furtherLocales: ["fr"], stored: { theme: "light" } });
	frames.add(page.mainFrame());
	expect(frames.size).toBe(1);
	await goTo(page, "/about");
	expect(await page.evaluate(found)).toEqual({
		...{ local: ["theme"], session: [], cookies: "", left: undefined, entries: 2, hash: "", width: 1300 },
		...{ isPrint: false, isCalm: false, isDark: false, isHovered: false, languages: [locale, "fr"] },
	});
	expect(complaints).toEqual([]);

	const heard: string[] = [];
	page.on("console", (message) => heard.push(message.text()));
	await page.addInitScript(() => document.documentElement.setAttribute("data-left", "yes"));
	await page.route("**/about.json", (route) => route.abort());
	await page.route("**/blog", (route) => route.fulfill({ status: 500 }));
	await page.goto(`${siteUrl}/fr`);
	await page.evaluate(() => {
		localStorage.setItem("left", "yes");
		sessionStorage.setItem("left", "yes");
		addEventListener("pagehide", () => sessionStorage.setItem("left-late", "yes"));
		// biome-ignore lint/suspicious/noDocumentCookie: what a test might leave
		document.cookie = "left=yes; path=/";
		history.pushState(null, "", "#left");
		setInterval(() => console.error("still here"), 10);
	});
	await expect.poll(() => heard).toContain("still here");
	await page.setViewportSize({ width: 390, height: 844 });
	await page.emulateMedia({ media: "print", reducedMotion: "reduce", colorScheme: "dark" });
	await page.mouse.move(200, 400);
});

test("a reused page rejects APIs with lasting effects", async () => {
	const { page } = await browser.reusePage({ locale });
	for (const use of [() => page.clock, () => page.context(), () => page.exposeFunction("say", () => undefined)])
		expect(use).toThrow(/^page\.\w+ lasts beyond a document: such a test opens a page of its own with browser\.visit\(\)$/);
});
