import { readFile } from "node:fs/promises";
import type { Page } from "playwright";
import { expect, inject, test } from "vitest";
import { myPlantsText, unitsChoice } from "#schemas/spec/stored-values.ts";
import { unitSystemSigns } from "#schemas/spec/units.ts";
import { pinPath } from "#schemas/spec/url.ts";
import { writeCollection } from "#src/features/my-plants/collection.ts";
import { appReady, type PageVisit, useBrowser, type Visitor } from "../support/browser.ts";

const siteUrl = inject("siteUrl");
const browser = useBrowser();
const languages = ["fr", "de"] as const;

async function open(path: string, visitor?: Visitor): Promise<PageVisit> {
	const visit = await browser.reusePage(visitor);
	await visit.page.goto(siteUrl + path);
	await appReady(visit.page);
	return visit;
}

const button = (page: Page, name: string) => page.getByRole("main").getByRole("button", { name, exact: true });

/** Lengths and temperatures in metric units. */
const metric = /.{0,30}(?:°C|\d\u00a0(?:mm|cm|m)(?![\p{L}²]))/gu;

/** What of the page is in metric units, parts that are folded included; the switch names them all the same. */
const metricWords = async (page: Page) =>
	[...((await page.getByRole("main").textContent()) ?? "").replace(unitSystemSigns.metric, "").matchAll(metric)].map(String);

const read = ["/fiches-plantes/aloe-vera", "/fiches-plantes/pilea-peperomioides", "/blog/ficus-lyrata", "/guides/mini-potagers"];
const inLanguages = (paths: readonly string[]) => languages.flatMap((lang) => paths.map((path) => [lang, path] as const));

test.each(inLanguages(read))(
	"R17.6 in %s all of %s follows the choice of units, on paper too, and comes back",
	async (lang, path) => {
		const { page, complaints } = await open(pinPath(path, lang), { locale: lang });
		const text = () => page.getByRole("main").innerText();
		const before = await text();
		expect((await metricWords(page)).length).toBeGreaterThan(3);
		const title = await page.title();

		await button(page, unitSystemSigns.imperial).click();
		await expect.poll(() => metricWords(page)).toEqual([]);
		expect(await text()).toMatch(/\d\u00a0°F/);
		await page.emulateMedia({ media: "print" });
		expect(await text()).toMatch(/\d\u00a0°F/);
		expect(await text()).not.toMatch(/°C|\d\u00a0cm/);
		await page.emulateMedia({ media: "screen" });
		expect(await page.title()).toBe(title);

		await button(page, unitSystemSigns.metric).click();
		expect(await text()).toBe(before);
		expect(complaints).toEqual([]);
	},
);

/** A list with a plant that may spend the summer outdoors. */
const kept = writeCollection({ plants: ["pothos"], hemisphere: "north" });

const worked = ["/fiches-plantes", "/generateur-plante?side=south&distance=near&room=cold", "/mes-plantes"];

test.each(inLanguages(worked))("R17.6 in %s a choice that was made before shows at %s", async (lang, path) => {
	const stored = {
		[unitsChoice.key]: "imperial",
		[myPlantsText.key]: kept,
	};
	const { page, complaints } = await open(pinPath(path, lang), { locale: lang, stored });
	await expect.poll(() => page.getByRole("main").textContent()).toMatch(/\d\u00a0(?:°F|in|ft)/);
	expect(await metricWords(page)).toEqual([]);
	await button(page, unitSystemSigns.metric).click();
	await expect.poll(() => metricWords(page)).not.toEqual([]);
	expect(complaints).toEqual([]);
});

test("R17.6 the choice goes along from page to page, and into a calendar", async () => {
	const { page, complaints } = await open("/blog/ficus-lyrata");
	await button(page, unitSystemSigns.imperial).click();
	await page.getByRole("banner").getByRole("link", { name: "Fiches plantes" }).click();
	await page.getByRole("heading", { level: 1, name: "Fiches plantes" }).waitFor();
	expect(await metricWords(page)).toEqual([]);
	expect(await button(page, unitSystemSigns.imperial).getAttribute("aria-pressed")).toBe("true");

	await page.evaluate(([key, list]) => localStorage.setItem(key, list), [myPlantsText.key, kept] as const);
	await page.goto(`${siteUrl}/mes-plantes`);
	await appReady(page);
	const [download] = await Promise.all([
		page.waitForEvent("download"),
		page.getByRole("button", { name: "Fichier d’agenda (.ics)" }).click(),
	]);
	const calendar = (await readFile(await download.path(), "utf8")).replaceAll(/\r?\n /g, "");
	expect(calendar).toContain("55\u00a0°F");
	expect(calendar).not.toContain("°C");
	expect(complaints).toEqual([]);
});
