import type { Page } from "playwright";
import { expect, inject, test } from "vitest";
import { appReady, appScript, fontsReady, heading, holdBack, useBrowser } from "../support/browser.ts";
import { readPageData } from "../support/published.ts";

const siteUrl = inject("siteUrl");
const browser = useBrowser({ pictures: false });

const cards = (page: Page) => page.getByRole("main").getByRole("article");
const query = (page: Page) => new URL(page.url()).search;

/** Waits until the page says so, politely. */
const says = (page: Page, text: string) => page.getByRole("status").getByText(text, { exact: true }).waitFor();

/** The plants that the catalogue shows, and how many of them no source calls toxic to cats. */
async function listed() {
	const page = await readPageData("/fiches-plantes", "fr");
	if (page.template !== "plant-list") throw new Error("the catalogue has another look");
	const { plants } = page;
	const safe = plants.filter(({ toxicity }) => toxicity.some(({ who, severity }) => who === "cat" && severity === "none"));
	return { plants, safe, total: plants.length };
}

test("the home link for cats opens the cat-safe plants; filters, search text and order narrow the list and are kept in the address (R8.1)", async () => {
	const { page, complaints } = await browser.open("/");
	const { plants, safe, total } = await listed();
	await page.getByRole("main").getByRole("link", { name: "Avec un chat" }).click();
	await says(page, `${safe.length} résultats sur ${total}`);
	expect(query(page)).toBe("?safe=cats");
	expect(await cards(page).getByRole("heading", { level: 2 }).allTextContents()).toEqual(safe.map(({ name }) => name));

	const filters = page.getByRole("form", { name: "Filtrer" });
	await filters.getByRole("checkbox", { name: "Chiens" }).check();
	await filters.getByRole("checkbox", { name: /^moyenne \d/i }).check();
	await page.getByRole("combobox", { name: "Ordre" }).selectOption("size");
	expect(query(page)).toBe("?light=medium&safe=cats,dogs&sort=size");
	const before = await cards(page).count();
	await filters.getByRole("searchbox", { name: "Nom, famille, groupe ou origine" }).fill("schwertfarn");
	await says(page, `1 résultat sur ${total}`);
	expect(await cards(page).getByRole("heading", { level: 2 }).allTextContents()).toEqual(["Fougère de Boston"]);
	await page.waitForURL(/q=schwertfarn/);

	await page.reload();
	await appReady(page);
	await says(page, `1 résultat sur ${total}`);
	await page
		.getByRole("button", { name: "Retirer le filtre «\u00a0Nom, famille, groupe ou origine\u00a0: schwertfarn\u00a0»" })
		.click();
	await page.waitForURL(/dogs&sort=size$/);
	expect(await cards(page).count()).toBe(before);
	await page.getByRole("button", { name: "Tout effacer" }).click();
	await filters.getByRole("searchbox").fill("ARACEAE");
	const arum = plants.filter(({ family }) => family === "Araceae");
	await says(page, `${arum.length} résultats sur ${total}`);
	expect((await cards(page).getByRole("heading", { level: 2 }).allTextContents()).toSorted()).toEqual(
		arum.map(({ name }) => name).toSorted(),
	);
	await page.getByRole("button", { name: "Tout effacer" }).click();
	await says(page, `${total} résultats sur ${total}`);
	expect(complaints).toEqual([]);
});

test("on a phone, unknown filters in the address are reported, an empty list suggests what to drop, and a linked plant opens in a bottom sheet (R8.1)", async () => {
	const { page, complaints } = await browser.open("/de/fiches-plantes?light=low,purple&category=edible&x=1", {
		locale: "de-DE",
		width: 390,
	});
	const { plants, safe, total } = await listed();
	const edible = plants.filter(({ traits }) => traits.options["category"]?.includes("edible"));
	const both = edible.filter((plant) => safe.includes(plant));
	await page.getByText("kein bekannter Filter und wurde übergangen: light=purple, x=1").waitFor();
	await heading(page, "Pflanzenporträts").waitFor();
	await page.getByRole("heading", { name: "Nichts erfüllt alle diese Wünsche zugleich" }).waitFor();
	await page.getByRole("button", { name: `Ohne „Licht: wenig“: ${edible.length}` }).click();
	await says(page, `${edible.length} Treffer von ${total}`);
	expect(query(page)).toBe("?category=edible");

	await page.getByRole("button", { name: "Filtern" }).click();
	await page.getByRole("checkbox", { name: "Katzen" }).check();
	await page.getByRole("button", { name: `${both.length} Treffer zeigen` }).click();
	expect(await page.getByRole("checkbox", { name: "Katzen" }).isVisible()).toBe(false);
	expect(await cards(page).count()).toBe(both.length);

	await page.goto(`${siteUrl}/de/fiches-plantes#pothos`);
	const pothos = page.getByRole("dialog", { name: "Efeutute", exact: true });
	await pothos.getByText("Fenster und Abstand").waitFor();
	await expect.poll(() => pothos.evaluate((sheet) => sheet.getBoundingClientRect().bottom - innerHeight)).toBe(0);
	await pothos.getByRole("button", { name: "Schließen" }).click();
	await page.waitForURL(`${siteUrl}/de/fiches-plantes`);
	await page.locator("#pothos h2 a:focus").waitFor();
	expect(complaints).toEqual([]);
});

test("without JavaScript the whole catalogue is shown without filters, each card with its toxicity, sources and a link to its care (R1.8, R8.1)", async () => {
	const { page } = await browser.reusePage({ script: false });
	await page.goto(`${siteUrl}/fr/fiches-plantes?safe=cats#pothos`);
	expect(await cards(page).count()).toBe((await listed()).total);
	expect(await page.getByRole("form", { name: "Filtrer" }).isVisible()).toBe(false);
	expect(await page.locator("#pothos").getByText("Source : ASPCA, Golden Pothos").first().isVisible()).toBe(true);
	await page.locator("#aglaonema summary").click();
	await page.locator("#aglaonema").getByRole("link", { name: "Entretien des plantes Aglaonema" }).click();
	await page.waitForURL(`${siteUrl}/fr/entretien#aglaonema`);
	expect(await page.locator("#aglaonema").getByText("Fenêtre et distance").isVisible()).toBe(true);
	expect(await page.locator("#aglaonema").getByRole("heading", { name: "Multiplication" }).isVisible()).toBe(true);
});

/** Waits until a plant shows over the list, with the focus on its heading, which lies in the window. */
async function showsInBrief(page: Page, slug: string): Promise<void> {
	const dialog = page.getByRole("dialog").filter({ has: page.locator("h2:focus") });
	await dialog.waitFor();
	const place = () =>
		dialog.locator("h2").evaluate((title) => {
			const { top, bottom } = title.getBoundingClientRect();
			return top >= 0 && bottom <= innerHeight ? `in view ${location.hash}` : `at ${top} of ${innerHeight}`;
		});
	await expect.poll(place).toBe(`in view #${slug}`);
}

/** Chooses the first thing that the search of the header finds. */
async function search(page: Page, words: string): Promise<void> {
	await page.keyboard.press("Control+k");
	await page.keyboard.type(words);
	await page.getByRole("banner").getByRole("option").first().waitFor();
	for (const key of ["ArrowDown", "Enter"]) await page.keyboard.press(key);
}

test.each([
	["/fiches-plantes?q=zzz", "?q=zzz#pothos", 390, false],
	["/fr/about", "#pothos", 1300, true],
])(
	"from %s the search opens the plant at %s in a dialog over the list in a window of %i px, whatever the filter; Back closes it, and Escape returns focus to its card or the page heading (R8.1, R17.7, R3.5)",
	async (from, to, width, isListed) => {
		const { page, complaints } = await browser.open(from, { width, height: 800 });
		await search(page, "pothos");
		await page.waitForURL((url) => url.search + url.hash === to);
		await showsInBrief(page, "pothos");
		await page.goBack();
		await page.waitForURL(siteUrl + from);
		await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
		await page.goForward();
		await showsInBrief(page, "pothos");
		await page.keyboard.press("Escape");
		await page.waitForURL((url) => url.search + url.hash === to.replace("#pothos", ""));
		await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
		expect(await page.locator("#pothos").count()).toBe(isListed ? 1 : 0);
		await page.locator(isListed ? "#pothos h2 a:focus" : "h1:focus").waitFor();
		expect(complaints).toEqual([]);
	},
);

test("a card without a sheet opens in place, one with a sheet has a quick view, and closing either returns focus to the card (R8.1, R17.7)", async () => {
	const { page, complaints } = await browser.open("/fr/fiches-plantes?safe=cats", { height: 800 });
	const card = page.locator("article", { has: page.locator('h2 a[href*="#"]') }).last();
	const slug = (await card.getAttribute("id")) ?? "";
	await card.scrollIntoViewIfNeeded();
	const before = await page.evaluate(() => [scrollY, history.length]);
	// All of the card can be clicked.
	await card.locator(".plate").click({ force: true });
	await showsInBrief(page, slug);
	await page.getByRole("dialog").getByRole("button", { name: "Fermer" }).click();
	await page.waitForURL(`${siteUrl}/fr/fiches-plantes?safe=cats`);
	await card.locator("h2 a:focus").waitFor();
	expect(await page.evaluate(() => [scrollY, history.length - 1])).toEqual(before);
	await page.getByRole("link", { name: "En bref Palmier areca" }).click();
	await showsInBrief(page, "areca-palm");
	await page.getByRole("dialog").getByRole("link", { name: "Voir la fiche\u00a0: Palmier areca" }).click();
	await page.waitForURL(`${siteUrl}/fr/fiches-plantes/areca-palm`);
	expect(complaints).toEqual([]);
});

test.each([
	["/fiches-plantes/pothos", "fr-FR", "/fiches-plantes#pothos"],
	["/fiches-plantes?safe=cats#pothos", "de-DE", "/fiches-plantes?safe=cats#pothos"],
])(
	"%s, opened in a browser set to %s, shows the plant with focus on its heading (R8.1, R17.7, R3.5)",
	async (address, locale, to) => {
		const { page, complaints } = await browser.open(address, { locale, width: 390 });
		await showsInBrief(page, "pothos");
		expect(page.url()).toBe(siteUrl + to);
		// What lies behind the dialog cannot be touched, but a key of the device can lead on.
		await page.locator(".tab-bar").getByRole("link", { name: "Blog", exact: true }).dispatchEvent("click");
		await page.waitForURL(/\/blog$/);
		await page.goBack();
		await showsInBrief(page, "pothos");
		expect(complaints).toEqual([]);
	},
);

test("an address that names a card does not interrupt a reader who has moved on or is typing before the app has loaded (R8.1)", async () => {
	const { page } = await browser.visit();
	const release = await holdBack(page, appScript);
	await page.goto(`${siteUrl}/fr/fiches-plantes?sort=size#pothos`);
	await page.getByRole("combobox", { name: "Rechercher", exact: true }).focus();
	await page.evaluate(() => scrollTo(0, 0));
	release();
	await appReady(page);
	await expect.poll(() => cards(page).first().getAttribute("id")).not.toBe("aglaonema");
	await page.getByRole("combobox", { name: "Rechercher", exact: true }).and(page.locator(":focus")).waitFor();
	expect(await page.evaluate(() => scrollY)).toBe(0);
	expect(await page.getByRole("dialog").count()).toBe(0);
});

test("following a link from one plant to another keeps the filters, and so does closing it (R8.1)", async () => {
	const { page } = await browser.open("/fr/fiches-plantes?light=medium&sort=size#pothos");
	await showsInBrief(page, "pothos");
	const other = page.locator("dialog .safe-for-cats a").first();
	const slug = (await other.getAttribute("href"))?.split("#")[1] ?? "";
	await other.click();
	await page.waitForURL((url) => url.search + url.hash === `?light=medium&sort=size#${slug}`);
	await showsInBrief(page, slug);
	await page.keyboard.press("Escape");
	await page.getByRole("checkbox", { name: "Chiens" }).check();
	await page.waitForURL((url) => url.search + url.hash === "?light=medium&safe=dogs&sort=size");
});

test.each([
	["/fr/fiches-plantes?light=medium&sort=size", 1300],
	["/fr/blog?topic=care&sort=title", 390],
])(
	"going back to %s at %i px restores the position of every card, within the app, from another site and after a reload (R8.1)",
	async (address, width) => {
		const { page } = await browser.open(address, { width, height: 800 });
		await fontsReady(page);
		const link = cards(page).locator('h2 a:not([href*="#"])').last();
		await link.evaluate((element) => element.scrollIntoView({ block: "center" }));
		const place = () => link.evaluate((element) => Math.round(element.getBoundingClientRect().top));
		const before = await place();
		await link.click();
		await page.waitForURL((url) => !siteUrl.concat(address).startsWith(url.href));
		await page.getByRole("article").first().waitFor();
		await page.goBack();
		await expect.poll(place).toBe(before);
		await page.goto(`${siteUrl}/en/about`);
		await page.goBack();
		await appReady(page);
		await expect.poll(place).toBe(before);
		await page.reload();
		await appReady(page);
		await expect.poll(place).toBe(before);
	},
);
