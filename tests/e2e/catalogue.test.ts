import type { Page } from "playwright";
import { expect, inject, test } from "vitest";
import { appReady, heading, useBrowser, type Visitor } from "../support/browser.ts";
import { readPageData } from "../support/published.ts";

const siteUrl = inject("siteUrl");
const browser = useBrowser();

async function open(path: string, visitor: Visitor = {}) {
	const visit = await browser.visit(visitor);
	await visit.page.goto(siteUrl + path);
	await appReady(visit.page);
	return visit;
}

const cards = (page: Page) => page.getByRole("main").getByRole("article");
const query = (page: Page) => new URL(page.url()).search;

/** Waits until the page says so, politely. */
const says = (page: Page, text: string) => page.getByRole("status").getByText(text, { exact: true }).waitFor();

test("R8.1 the home entrance for cats leads to what is safe for them; filters, words and order narrow it, and the address keeps them", async () => {
	const { page, complaints } = await open("/");
	const plants = await readPageData("/fiches-plantes", "fr");
	if (plants.template !== "plant-list") throw new Error("the catalogue has another look");
	const safe = plants.plants.filter(({ toxicity }) => toxicity.some(({ who, severity }) => who === "cat" && severity === "none"));
	await page.getByRole("main").getByRole("link", { name: "Avec un chat" }).click();
	await says(page, `Résultats\u00a0: ${safe.length} sur ${plants.plants.length}`);
	expect(query(page)).toBe("?safe=cats");
	expect(await cards(page).getByRole("heading", { level: 2 }).allTextContents()).toEqual(safe.map(({ name }) => name));

	const filters = page.getByRole("form", { name: "Filtrer" });
	await filters.getByRole("checkbox", { name: "Chiens" }).check();
	await filters.getByRole("checkbox", { name: /^moyenne \d/i }).check();
	await page.getByRole("combobox", { name: "Ordre" }).selectOption("size");
	expect(query(page)).toBe("?light=medium&safe=cats,dogs&sort=size");
	const before = await cards(page).count();
	await filters.getByRole("searchbox", { name: "Nom, groupe ou origine" }).fill("schwertfarn");
	await says(page, "Résultats\u00a0: 1 sur 30");
	expect(await cards(page).getByRole("heading", { level: 2 }).allTextContents()).toEqual(["Fougère de Boston"]);
	await page.waitForURL(/q=schwertfarn/);

	await page.reload();
	await appReady(page);
	await says(page, "Résultats\u00a0: 1 sur 30");
	await page.getByRole("button", { name: "Retirer le filtre «\u00a0Nom, groupe ou origine\u00a0: schwertfarn\u00a0»" }).click();
	await page.waitForURL(/dogs&sort=size$/);
	expect(await cards(page).count()).toBe(before);
	await page.getByRole("button", { name: "Tout effacer" }).click();
	await says(page, "Résultats\u00a0: 30 sur 30");
	expect(complaints).toEqual([]);
});

test("R8.1 on a phone, nonsense in an address is told, an empty list says what to drop, and a card that is linked shows its facts", async () => {
	const { page, complaints } = await open("/de/fiches-plantes?light=low,purple&safe=cats&x=1", { locale: "de-DE", width: 390 });
	await page.getByText("kein bekannter Filter und wurde übergangen: light=purple, x=1").waitFor();
	await heading(page, "Pflanzenporträts").waitFor();
	await page.getByRole("heading", { name: "Nichts erfüllt alle diese Wünsche zugleich" }).waitFor();
	await page.getByRole("button", { name: "Ohne „Licht: schattig“: 8" }).click();
	await says(page, "Treffer: 8 von 30");
	expect(query(page)).toBe("?safe=cats");

	await page.getByRole("button", { name: "Filtern" }).click();
	await page.getByRole("checkbox", { name: "Kinder" }).check();
	await page.getByRole("button", { name: "Treffer zeigen (1)" }).click();
	expect(await page.getByRole("checkbox", { name: "Kinder" }).isVisible()).toBe(false);
	expect(await cards(page).count()).toBe(1);

	await page.goto(`${siteUrl}/de/fiches-plantes#pothos`);
	const pothos = page.locator("article#pothos");
	await pothos.getByText("Fenster und Abstand").waitFor();
	await expect.poll(() => pothos.evaluate((card) => Math.abs(card.getBoundingClientRect().top) < innerHeight / 2)).toBe(true);
	const summary = pothos.locator("summary");
	await expect.poll(() => pothos.locator("details[open]").count()).toBe(1);
	await summary.press("Enter");
	expect(await pothos.getByText("Fenster und Abstand").isVisible()).toBe(false);
	expect(complaints).toEqual([]);
});

test("the list of articles is narrowed by topic and sorted, and the address keeps it", async () => {
	const { page, complaints } = await open("/en/blog?topic=air", { locale: "en-GB" });
	await says(page, "Showing 2 of 8");
	await page.getByRole("checkbox", { name: "plant care" }).check();
	await page.getByRole("combobox", { name: "Order" }).selectOption("title");
	await says(page, "Showing 4 of 8");
	expect(query(page)).toBe("?topic=care,air&sort=title");
	const titles = await cards(page).getByRole("heading", { level: 2 }).allTextContents();
	expect(titles).toEqual([...titles].sort(new Intl.Collator("en").compare));
	expect(complaints).toEqual([]);
});

test("R1.8 R8.1 without script the whole catalogue shows, without filters, and a linked card its facts", async () => {
	const { page } = await browser.visit({ script: false });
	await page.goto(`${siteUrl}/fr/fiches-plantes?safe=cats#pothos`);
	expect(await cards(page).count()).toBe(30);
	expect(await page.getByRole("form", { name: "Filtrer" }).isVisible()).toBe(false);
	expect(await page.locator("#pothos").getByText("Fenêtre et distance").isVisible()).toBe(true);
	await page.locator("#aglaonema summary").click();
	expect(await page.locator("#aglaonema").getByText("Fenêtre et distance").isVisible()).toBe(true);
});
