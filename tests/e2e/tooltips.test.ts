import type { Page } from "playwright";
import { expect, inject, test } from "vitest";
import { constants } from "#schemas/shared/constants.ts";
import { goStill, useBrowser } from "../support/browser.ts";

const siteUrl = inject("siteUrl");
const browser = useBrowser();

const control = (page: Page, name: string) =>
	page.getByRole("banner").getByLabel(name, { exact: true }).and(page.locator("summary"));
/** Those that are open: one that closes stays for a frame, and frames wait for the clock. */
const shown = (page: Page) => page.getByRole("tooltip").and(page.locator("[data-open]")).allInnerTexts();
const { tooltipOpenMs, tooltipSkipMs } = constants;

/** Points at a control; the first time the library comes for that. */
async function pointAt(page: Page, name: string): Promise<void> {
	await control(page, name).hover();
	await control(page, name).and(page.locator("[data-base-ui-tooltip-trigger]")).waitFor();
}

async function moveAway(page: Page): Promise<void> {
	await page.mouse.move(5, 400);
	await expect.poll(() => shown(page)).toEqual([]);
}

test.each([
	["/about", 1300, "Choisir le thème", "Choisir la langue: Français"],
	["/de/about", 1300, "Farbschema wählen", "Sprache wählen: Deutsch"],
] as const)(
	"on %s at %i px, the tooltip of «%s» shows after 700 ms, the next at once within 300 ms (R3.6)",
	async (address, width, name, next) => {
		const { page, complaints } = await browser.visit({ width });
		await goStill(page, siteUrl + address);
		await pointAt(page, name);
		await page.clock.runFor(tooltipOpenMs - 1);
		expect(await shown(page)).toEqual([]);
		await page.clock.runFor(1);
		await expect.poll(() => shown(page)).toEqual([name]);
		const box = await page.getByRole("tooltip").boundingBox();
		expect(box?.x).toBeGreaterThanOrEqual(0);
		expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
		await moveAway(page);
		await page.clock.runFor(tooltipSkipMs - 1);
		await pointAt(page, next);
		await expect.poll(() => shown(page)).toEqual([next]);
		await moveAway(page);
		// The focus of a key names it at once; an open menu needs no name.
		await page.keyboard.press("Tab");
		await control(page, name).focus();
		await expect.poll(() => shown(page)).toEqual([name]);
		await page.keyboard.press("Enter");
		await expect.poll(() => shown(page)).toEqual([]);
		await control(page, name).hover();
		await page.clock.runFor(tooltipOpenMs);
		expect(await shown(page)).toEqual([]);
		await page.keyboard.press("Enter");
		await moveAway(page);
		await page.clock.runFor(tooltipSkipMs);
		await control(page, name).hover();
		await page.clock.runFor(tooltipOpenMs - 1);
		expect(await shown(page)).toEqual([]);
		await page.clock.runFor(1);
		// It can be pointed at, lasts, and goes on Escape (WCAG 1.4.13).
		await page.getByRole("tooltip").hover();
		await page.clock.runFor(tooltipOpenMs * 10);
		expect(await shown(page)).toEqual([name]);
		await page.keyboard.press("Escape");
		await expect.poll(() => shown(page)).toEqual([]);
		expect(complaints).toEqual([]);
	},
);
