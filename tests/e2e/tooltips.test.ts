import type { Page } from "playwright";
import { expect, inject, test } from "vitest";
import { constants } from "#schemas/spec/constants.ts";
import { goStill, useBrowser, type Visit } from "../support/browser.ts";

const siteUrl = inject("siteUrl");
const browser = useBrowser();

async function openStill(address: string, width: number): Promise<Visit> {
	const visit = await browser.visit({ width });
	await goStill(visit.page, siteUrl + address);
	return visit;
}

const control = (page: Page, name: string) =>
	page.getByRole("banner").getByLabel(name, { exact: true }).and(page.locator("summary"));
const shown = (page: Page) => page.getByRole("tooltip").allInnerTexts();
const { tooltipOpenMs, tooltipSkipMs } = constants;

const controls = [
	["/about", 1300, "Choisir le thème", "Choisir la langue: Français"],
	["/de/about", 1300, "Farbschema wählen", "Sprache wählen: Deutsch"],
	["/about", 390, "Menu", "Choisir le thème"],
	["/de/about", 390, "Menü", "Farbschema wählen"],
] as const;

test.each(controls)(
	"R3.6 on %s at %i px, «%s» is named after 700 ms, the next at once within 300 ms",
	async (address, width, name, next) => {
		const { page, complaints } = await openStill(address, width);
		await control(page, name).hover();
		await page.clock.runFor(tooltipOpenMs - 1);
		expect(await shown(page)).toEqual([]);
		await page.clock.runFor(1);
		await expect.poll(() => shown(page)).toEqual([name]);
		const box = await page.getByRole("tooltip").boundingBox();
		expect(box?.x).toBeGreaterThanOrEqual(0);
		expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
		await page.mouse.move(5, 400);
		await expect.poll(() => shown(page)).toEqual([]);
		await page.clock.runFor(tooltipSkipMs - 1);
		await control(page, next).hover();
		await expect.poll(() => shown(page)).toEqual([next]);
		await page.mouse.move(5, 400);
		await expect.poll(() => shown(page)).toEqual([]);
		await page.clock.runFor(tooltipSkipMs);
		await control(page, name).hover();
		await page.clock.runFor(tooltipOpenMs - 1);
		expect(await shown(page)).toEqual([]);
		expect(complaints).toEqual([]);
	},
);

test.each(controls)(
	"R3.6 on %s at %i px, the tooltip of «%s» can be pointed at, lasts, and goes on Escape",
	async (address, width, name) => {
		const { page } = await openStill(address, width);
		await control(page, name).hover();
		await page.clock.runFor(tooltipOpenMs);
		await page.getByRole("tooltip").hover();
		await page.clock.runFor(60_000);
		expect(await shown(page)).toEqual([name]);
		await page.keyboard.press("Escape");
		await expect.poll(() => shown(page)).toEqual([]);
	},
);

test.each(controls)(
	"R3.6 on %s at %i px, the focus of a key names «%s», and its open menu needs no name",
	async (address, width, name) => {
		const { page } = await openStill(address, width);
		await page.keyboard.press("Tab");
		await control(page, name).focus();
		await page.clock.runFor(tooltipOpenMs);
		await expect.poll(() => shown(page)).toEqual([name]);
		await page.keyboard.press("Enter");
		await expect.poll(() => shown(page)).toEqual([]);
		await page.clock.runFor(tooltipOpenMs);
		expect(await shown(page)).toEqual([]);
	},
);
