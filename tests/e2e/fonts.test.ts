import { expect, inject, test } from "vitest";
import { appReady, firstPaint, fontsReady, holdBack, nextFrame, useBrowser } from "../support/browser.ts";
import { recordShifts, shiftsOf, unseenShift } from "../support/layout-shifts.ts";

/* The fonts come after the first paint. Until then stand-ins of the same width and height show, so that nothing moves. */
const siteUrl = inject("siteUrl");
const browser = useBrowser();

test.each([
	["/fr", "fr-FR", 390],
	["/fr/blog/ficus-lyrata", "fr-FR", 1300],
	["/de/blog/ficus-lyrata", "de-DE", 390],
	["/de/fiches-plantes/aloe-vera", "de-DE", 1300],
] as const)("nothing moves on %s, in %s at %d px, when the fonts load late (R1.8)", async (address, locale, width) => {
	const { page } = await browser.visit({ locale, width });
	await recordShifts(page);
	const release = await holdBack(page, /\.woff2$/);
	await page.goto(siteUrl + address);
	await firstPaint(page);
	await page.keyboard.press("Shift");
	await appReady(page);
	release();
	await fontsReady(page);
	await nextFrame(page);
	const arrived = await page.evaluate(
		() =>
			[...document.fonts].filter(({ status, family }) => status === "loaded" && /^"?Pousse (Serif|Sans)"?$/.test(family)).length,
	);
	expect(arrived).toBeGreaterThanOrEqual(2);
	expect(await shiftsOf(page)).toBeLessThan(unseenShift);
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
