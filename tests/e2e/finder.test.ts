import type { Page } from "playwright";
import { expect, inject, test } from "vitest";
import { finderWishes } from "#schemas/shared/finder.ts";
import { appReady, goTo, heading, useBrowser } from "../support/browser.ts";
import { readPageData } from "../support/published.ts";

const siteUrl = inject("siteUrl");
const browser = useBrowser({ pictures: false });

const query = (page: Page) => new URL(page.url()).search;
const found = (page: Page, title: RegExp) =>
	page
		.getByRole("region")
		.or(page.locator("section"))
		.filter({ has: page.getByRole("heading", { level: 3, name: title }) });
const plants = (page: Page, title: RegExp) => found(page, title).getByRole("heading", { level: 4 }).allTextContents();
const status = (page: Page, text: RegExp) => page.getByRole("status").getByText(text).waitFor();

/** Plants of the catalogue that no source calls toxic to cats, and all others. */
async function byCats(): Promise<{ safe: string[]; unsafe: string[] }> {
	const page = await readPageData("/generateur-plante", "fr");
	if (page.template !== "finder") throw new Error("the finder has another look");
	const names = (isSafe: boolean) =>
		page.plants.filter(({ needs }) => (needs.toxicity.cat === "none") === isSafe).map(({ name }) => name);
	return { safe: names(true), unsafe: names(false) };
}

test("the home page links to the finder, which ranks plants as questions are answered, also offline, gives reasons, and keeps the answers in the address (R9.1, R4.1)", async () => {
	const { page, context, complaints } = await browser.visit();
	await goTo(page, "/");
	await page.getByRole("main").getByRole("link", { name: "Trouver ma plante" }).click();
	await heading(page, "Trouver ma plante").waitFor();
	await status(page, /^Aucune réponse n’est obligatoire/);
	await context.setOffline(true);

	const form = page.getByRole("form", { name: "Votre lieu et vos envies" });
	const window = form.getByRole("region", { name: "Par votre fenêtre" });
	await window.getByRole("radio", { name: "nord" }).check();
	await window.getByRole("radio", { name: "0,5–1\u00a0m" }).check();
	await window.getByText("Lumière\u00a0: faible, environ 800–1\u202f600\u00a0lx.").waitFor();
	await window.getByText(/^De novembre à février\u00a0: presque sombre/).waitFor();
	expect(await plants(page, /^Elles conviennent/)).toContain("Zamioculcas");
	await page.getByText("Supporte une faible lumière (500–5\u202f000\u00a0lx)").waitFor();
	await form.getByRole("checkbox", { name: "Chats" }).check();
	expect(query(page)).toBe("?side=north&distance=near&pets=cat");
	expect(await plants(page, /^Elles conviennent/)).toContain("Aspidistra");
	const out = page.locator("details").filter({ hasText: /^\d+ plantes? écartées?/ });
	await out.locator("summary").first().click();
	const ruledOut = await out.getByRole("heading", { level: 4 }).allTextContents();
	expect(ruledOut).toEqual(expect.arrayContaining((await byCats()).unsafe));
	const pothos = out.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Pothos", exact: true }) });
	await pothos.getByText("Écartée\u00a0: Chats\u00a0: toxique").waitFor();
	await pothos.getByText("Semblables, sans toxicité connue pour les chats\u00a0:").waitFor();
	await out.getByText("Écartée\u00a0: Chats\u00a0: rien ne prouve qu’elle est sans danger").first().waitFor();

	await form.getByRole("button", { name: "Je connais ma lumière" }).click();
	await form.getByRole("radio", { name: "moyenne" }).check();
	expect(query(page)).toBe("?light=medium&pets=cat");
	const before = await plants(page, /^Elles conviennent/);
	await context.setOffline(false);
	await page.reload();
	await appReady(page);
	await status(page, /^\d+ plantes? convien/);
	expect(await plants(page, /^Elles conviennent/)).toEqual(before);

	await page
		.getByRole("button", { name: /^Voir la suite/ })
		.first()
		.click();
	const fitting = await plants(page, /^Elles conviennent/);
	await page.getByRole("button", { name: "Surprenez-moi" }).click();
	const [surprise] = await plants(page, /^La surprise/);
	expect(fitting).toContain(surprise);
	expect(query(page)).toMatch(/^\?light=medium&pets=cat&surprise=[a-z-]+$/);
	await page.getByRole("button", { name: "Recommencer" }).click();
	await page.getByRole("heading", { level: 2, name: "Les envies les plus courantes" }).waitFor();
	expect(query(page)).toBe("");
	await page.getByRole("link", { name: "Toutes les plantes\u00a0: Sans toxicité connue pour les chats" }).click();
	await status(page, new RegExp(`^${(await byCats()).safe.length} plantes conviennent\\.`));
	await expect
		.poll(() => page.locator("#cats").evaluate((found) => Math.abs(found.getBoundingClientRect().top) < 200))
		.toBe(true);
	expect(complaints.filter((complaint) => !complaint.includes("ERR_INTERNET_DISCONNECTED"))).toEqual([]);
});

test("on a German phone, unknown answers in the address are reported, the keyboard works, one question shows at a time, and the count stays visible (R9.1)", async () => {
	const { page, complaints } = await browser.open(
		"/de/generateur-plante?light=purple&side=south&distance=near&month=12&surprise=triffid",
		{ locale: "de-DE", width: 390, height: 844 },
	);
	await page.getByText("wurde übergangen: light=purple, surprise=triffid").waitFor();
	await page.getByText("Licht: mittel, etwa 1.600–3.200\u00a0lx.").waitFor();
	expect(await page.getByRole("combobox", { name: "Monat" }).inputValue()).toBe("12");
	await page.getByRole("button", { name: "Ich kenne mein Licht" }).click();
	await page.getByRole("radio", { name: "mittel" }).focus();
	await page.keyboard.press("ArrowRight");
	expect(query(page)).toBe("?light=bright");
	expect(await page.getByRole("checkbox", { name: "Kinder" }).isVisible()).toBe(false);
	await page.getByRole("button", { name: "Weiter", exact: true }).click();
	await status(page, /^Frage 2 von 7$/);
	await page.getByRole("checkbox", { name: "Kinder" }).focus();
	await page.keyboard.press("Space");
	await status(page, /^\d+ Pflanzen passen\./);
	const bar = page.getByRole("status").filter({ hasText: /^\d+ Pflanzen passen\./ });
	expect(await bar.evaluate((status) => status.getBoundingClientRect().bottom <= innerHeight)).toBe(true);
	await page.getByRole("button", { name: "Ansehen" }).click();
	const first = page.getByRole("heading", { level: 4 }).first();
	await first.waitFor();
	await expect.poll(() => first.evaluate((name) => name.getBoundingClientRect().top < innerHeight)).toBe(true);
	expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
	const small = await page
		.locator("main form label:has(input), main form button, main form select")
		.filter({ visible: true })
		.evaluateAll((all) => all.filter((each) => each.getBoundingClientRect().height < 43.5).length);
	expect(small).toBe(0);
	expect(complaints).toEqual([]);
});

test("without JavaScript each common wish lists its plants with real links, and the table of light is readable (R1.8, R9.1)", async () => {
	const { page } = await browser.reusePage({ locale: "en-GB", script: false });
	await page.goto(`${siteUrl}/en/generateur-plante?pets=cat#cats`);
	await heading(page, "Find my plant").waitFor();
	expect(await page.getByRole("radio").count()).toBe(0);
	for (const wish of Object.keys(finderWishes)) {
		const list = page.locator(`#${wish}`);
		const count = await list.getByRole("listitem").count();
		expect({ wish, enough: count >= 4 && count <= 6, links: await list.getByRole("listitem").getByRole("link").count() }).toEqual(
			{ wish, enough: true, links: count },
		);
	}
	const address = await page
		.locator("#cats")
		.getByRole("link", { name: "All plants: No known toxicity to cats" })
		.getAttribute("href");
	expect(address).toBe("/en/generateur-plante?pets=cat#cats");
	await page.getByText("Where these figures come from").click();
	expect(
		await page
			.getByRole("row", { name: /^0–0\.5/ })
			.getByRole("cell")
			.allTextContents(),
	).toEqual([
		"medium1,600–3,200\u00a0lx",
		"bright indirect3,200–16,000\u00a0lx",
		"direct sun16,000–50,000\u00a0lx",
		"bright indirect3,200–16,000\u00a0lx",
	]);
	await page.getByText("Source: University of Illinois Extension").waitFor();
	await page.goto(`${siteUrl}/en/fiches-plantes#pothos`);
	await page.locator("#pothos").getByText("Similar, with no known toxicity to cats:").waitFor();
	expect(await page.locator("#pothos .safe-for-cats a").count()).toBe(3);
});
