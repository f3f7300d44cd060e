import type { Locator, Page } from "playwright";
import { expect, inject, test } from "vitest";
import { pinPath } from "#schemas/shared/url.ts";
import { appReady, heading, slowDown, useBrowser } from "../support/browser.ts";

/* What visitors come with, from the home page to the answer on a slow network, in as few taps as the answer may take. */
const siteUrl = inject("siteUrl");
const browser = useBrowser();

/** The most taps from the home page to an answer. */
const tapsMax = 4;

type Story = { lang: "fr" | "de"; taps(page: Page): Locator[]; title: string; answer(page: Page): Locator };

const finder = (page: Page, lang: "fr" | "de") =>
	page.getByRole("main").getByRole("link", { name: lang === "fr" ? "Trouver ma plante" : "Finde deine Pflanze", exact: true });

const stories: Record<string, Story> = {
	"a flat whose window faces north, with a cat": {
		lang: "fr",
		taps: (page) => [
			finder(page, "fr"),
			page.getByRole("radio", { name: "nord" }),
			page.getByRole("button", { name: "Suivant" }),
			page.getByRole("checkbox", { name: "Chats" }),
		],
		title: "Trouver ma plante",
		answer: (page) => page.getByRole("status").getByText("3 plantes conviennent."),
	},
	"a bathroom without a window": {
		lang: "fr",
		taps: (page) => [finder(page, "fr"), page.getByRole("link", { name: "Pour une salle de bains humide" }).first()],
		title: "Trouver ma plante",
		answer: (page) => page.getByText("Sans elle, aucune plante ne tient, sauf sous une lampe"),
	},
	"a balcony in May": {
		lang: "de",
		taps: (page) => [page.getByRole("radio", { name: "Mai" }), page.getByText("Je nach Klima").filter({ visible: true })],
		title: "Ein Stück Garten, auch in der Stadtwohnung",
		answer: (page) =>
			page.getByText("Stell Tomaten und Basilikum hinaus, wenn die Nächte mild bleiben.").filter({ visible: true }),
	},
};

test.each(Object.entries(stories))("%s is answered from the home page on a slow network (R4.1, R9.1)", async (_, story) => {
	const { page, complaints } = await browser.visit({ width: 390, height: 844, locale: story.lang });
	await slowDown(page);
	await page.goto(siteUrl + pinPath("/", story.lang));
	const [door, ...taps] = story.taps(page);
	await door?.click();
	await heading(page, story.title).waitFor();
	await appReady(page);
	for (const tap of taps) await tap.click();
	await story.answer(page).waitFor();
	expect(taps.length + 1).toBeLessThanOrEqual(tapsMax);
	expect(complaints).toEqual([]);
});
