import type { Page } from "playwright";
import { expect, test } from "vitest";
import { myPlantsText } from "#schemas/shared/stored-values.ts";
import { unitSystemSigns } from "#schemas/shared/units.ts";
import { writeCollection } from "#src/features/my-plants/collection.ts";
import { goTo, savedBy, useBrowser } from "../support/browser.ts";
import { metricWords } from "../support/metric-words.ts";
import { listOf, pot } from "../support/pots.ts";

const browser = useBrowser({ pictures: false });

const button = (page: Page, name: string) => page.getByRole("main").getByRole("button", { name, exact: true });

/** What of the page is in metric units, parts that are folded included. */
const metricIn = async (page: Page) => metricWords(await page.getByRole("main").textContent());

test("the whole sheet follows the chosen units, also in print, and back again (R17.6)", async () => {
	const { page, complaints } = await browser.open("/fr/fiches-plantes/aloe-vera");
	const text = () => page.getByRole("main").innerText();
	const before = await text();
	expect((await metricIn(page)).length).toBeGreaterThan(3);
	const title = await page.title();

	await button(page, unitSystemSigns.imperial).click();
	await expect.poll(() => metricIn(page)).toEqual([]);
	expect(await text()).toMatch(/\d\u00a0°F/);
	await page.emulateMedia({ media: "print" });
	expect(await text()).toMatch(/\d\u00a0°F/);
	expect(await text()).not.toMatch(/°C|\d\u00a0cm/);
	await page.emulateMedia({ media: "screen" });
	expect(await page.title()).toBe(title);

	await button(page, unitSystemSigns.metric).click();
	expect(await text()).toBe(before);
	expect(complaints).toEqual([]);
});

/** A list with a plant that is outdoors. */
const kept = writeCollection(listOf(pot("pothos", { outdoors: true })));

test("the chosen units apply to the next page, and to the calendar (R17.6)", async () => {
	const { page, complaints } = await browser.open("/blog/ficus-lyrata");
	await button(page, unitSystemSigns.imperial).click();
	await page.getByRole("banner").getByRole("link", { name: "Fiches plantes" }).click();
	await page.getByRole("heading", { level: 1, name: "Fiches plantes" }).waitFor();
	expect(await metricIn(page)).toEqual([]);
	expect(await button(page, unitSystemSigns.imperial).getAttribute("aria-pressed")).toBe("true");

	await page.evaluate(([key, list]) => localStorage.setItem(key, list), [myPlantsText.key, kept] as const);
	await goTo(page, "/mes-plantes");
	const { bytes } = await savedBy(page, "Fichier d’agenda (.ics)");
	const calendar = bytes.toString().replaceAll(/\r?\n /g, "");
	expect(calendar).toContain("55\u00a0°F");
	expect(calendar).not.toContain("°C");
	expect(complaints).toEqual([]);
});
