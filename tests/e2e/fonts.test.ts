import { expect, inject, test } from "vitest";
import { appReady, firstPaint, fontsReady, holdBack, useBrowser } from "../support/browser.ts";

/* The fonts come after the first paint. Until then stand-ins of the same width and height show, so that nothing moves. */
const siteUrl = inject("siteUrl");
const browser = useBrowser();

/** Below this are only fractions of a pixel to the side; Lighthouse writes it as 0. */
const unseen = 0.005;

test.each([
	["/fr", "fr-FR", 390],
	["/fr/blog/ficus-lyrata", "fr-FR", 1300],
	["/de/blog/ficus-lyrata", "de-DE", 390],
	["/de/fiches-plantes/aloe-vera", "de-DE", 1300],
] as const)("nothing moves on %s, in %s at %d px, when the fonts load late (R1.8)", async (address, locale, width) => {
	const { page } = await browser.visit({ locale, width });
	await page.addInitScript(() => {
		const shifts: number[] = [];
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
			document.documentElement.setAttribute("data-shift", String(shifts.reduce((sum, each) => sum + each, 0)));
		}).observe({ type: "layout-shift", buffered: true });
	});
	const release = await holdBack(page, /\.woff2$/);
	await page.goto(siteUrl + address);
	await firstPaint(page);
	await page.keyboard.press("Shift");
	await appReady(page);
	release();
	await fontsReady(page);
	const arrived = await page.evaluate(async () => {
		await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
		return [...document.fonts].filter(({ status, family }) => status === "loaded" && /^"?Pousse (Serif|Sans)"?$/.test(family))
			.length;
	});
	expect(arrived).toBeGreaterThanOrEqual(2);
	// The browser reports shifts when it is idle.
	await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
	expect(Number((await page.locator("html").getAttribute("data-shift")) ?? 0)).toBeLessThan(unseen);
});

test("the first page loads the fonts after its first paint, later pages at once, and so do pages without JavaScript (R1.8)", async () => {
	const { page } = await browser.visit();
	await page.addInitScript(() =>
		addEventListener("DOMContentLoaded", () => {
			const early = document.documentElement.classList.contains("fonts");
			document.documentElement.setAttribute("data-early-fonts", String(early));
		}),
	);
	const fonts = page.waitForResponse(/\.woff2$/);
	await page.goto(`${siteUrl}/about`);
	expect(await page.locator("html").getAttribute("data-early-fonts")).toBe("false");
	await fonts;
	await fontsReady(page);
	await page.goto(`${siteUrl}/blog`);
	expect(await page.locator("html").getAttribute("data-early-fonts")).toBe("true");
	const { page: withoutScript } = await browser.visit({ script: false });
	const there = withoutScript.waitForResponse(/\.woff2$/);
	await withoutScript.goto(`${siteUrl}/about`);
	await there;
});
