import type { Page } from "playwright";
import { expect, inject, test } from "vitest";
import type { Lang } from "#schemas/shared/languages.ts";
import { pinPath } from "#schemas/shared/url.ts";
import { appScript, fontsReady, goTo, holdBack, nextFrame, useBrowser, type Visitor } from "../support/browser.ts";
import { readPageData } from "../support/published.ts";

const siteUrl = inject("siteUrl");
const browser = useBrowser({ pictures: false });
const article = "/blog/micro-jardin-balcon";
const sheet = "/fiches-plantes/pilea-peperomioides";

async function open(path: string, visitor?: Visitor) {
	const visit = await browser.visit(visitor);
	await goTo(visit.page, path);
	return visit;
}

/** The boxes of the one checklist of a page, whether it is an article's or a sheet's. */
const boxes = (page: Page) => page.getByRole("main").getByRole("checkbox");
const lines = (page: Page) => page.getByRole("main").locator("[data-block='checklist'] li, ul.checklist > li");
const ticked = (page: Page) =>
	boxes(page).evaluateAll((all) => all.flatMap((box, place) => (box.matches(":checked") ? [place] : [])));
const message = (page: Page, words: string) => page.getByRole("main").getByRole("status").getByText(words, { exact: true });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem("checklists"));

test("a checklist works by keyboard, mouse and touch, counts, and is remembered across languages, tabs and offline (R17.7)", async () => {
	const { page, context, complaints } = await open(pinPath(article, "fr"), { touch: true, width: 390 });
	const all = boxes(page);
	expect(await all.count()).toBe(15);
	await all.first().focus();
	await page.keyboard.press("Space");
	await message(page, "1 coché sur 15").waitFor();
	expect(complaints).toEqual([]);
	await context.setOffline(true);
	await lines(page).nth(3).tap();
	await all.nth(14).click();
	await message(page, "3 cochés sur 15").waitFor();
	await context.setOffline(false);

	const other = await context.newPage();
	await goTo(other, pinPath(article, "de"));
	await message(other, "3 von 15 abgehakt").waitFor();
	expect(await ticked(other)).toEqual([0, 3, 14]);
	await boxes(other).nth(3).click();
	await message(page, "2 cochés sur 15").waitFor();

	await goTo(page, pinPath(sheet, "fr"));
	expect(await ticked(page)).toEqual([]);
	await goTo(page, pinPath(article, "fr"));
	await expect.poll(() => ticked(page)).toEqual([0, 14]);
	await page.getByRole("button", { name: "Tout décocher" }).click();
	await message(page, "0 coché sur 15").waitFor();
	expect(await page.getByRole("button", { name: "Tout décocher" }).count()).toBe(0);
	expect(await message(page, "0 coché sur 15").evaluate((words) => words === document.activeElement)).toBe(true);
	await message(other, "0 von 15 abgehakt").waitFor();
	expect(await stored(page)).toBe(null);
});

test.each([
	[article, 390],
	[sheet, 1300],
] as const)("nothing moves on %s at %i px when its checklist hydrates (R17.7)", async (path, width) => {
	const { page } = await browser.visit({ width, stored: { fonts: "here" } });
	const release = await holdBack(page, appScript);
	await page.goto(siteUrl + pinPath(path, "fr"));
	await fontsReady(page);
	// Far below the window nothing is laid out before the first sign.
	await page.mouse.wheel(0, 1);
	await page.locator("html:not(.untouched)").waitFor({ state: "attached" });
	await nextFrame(page);
	const places = () =>
		page.evaluate(() => {
			const around =
				"[data-block='checklist'] ~ h2, .sheet-aside ~ .prose > :first-child, .checklist-state, :is([data-block='checklist'], .checklist) li";
			return [...document.querySelectorAll(around)].map((each) => {
				const { top, left, height } = each.getBoundingClientRect();
				return [left, top + scrollY, height].map(Math.round);
			});
		});
	const before = await places();
	release();
	await boxes(page).first().waitFor();
	expect(await places()).toEqual(before);
});

test("taps before the app has loaded are not lost, and stored ticks show without any interaction (R17.7)", async () => {
	const { page, context } = await browser.visit({ touch: true, width: 390 });
	const release = await holdBack(page, appScript);
	await page.goto(siteUrl + pinPath(article, "fr"));
	const early = lines(page);
	await early.nth(2).tap();
	await early.nth(5).tap();
	// Nothing seems to happen, so the finger comes back.
	await early.nth(5).tap();
	expect(await boxes(page).count()).toBe(0);
	release();
	await message(page, "2 cochés sur 15").waitFor();
	expect(await ticked(page)).toEqual([2, 5]);

	const untouched = await context.newPage();
	await untouched.goto(siteUrl + pinPath(article, "en"));
	await message(untouched, "2 of 15 ticked").waitFor({ state: "attached" });
});

test.each<[string, Lang]>([
	[article, "en"],
	[sheet, "de"],
])("without JavaScript the checklist of %s in %s is a plain list without checkboxes (R1.8)", async (path, lang) => {
	const { page } = await browser.reusePage({ script: false });
	await page.goto(siteUrl + pinPath(path, lang));
	expect(await page.getByRole("checkbox").count()).toBe(0);
	const data = await readPageData(path, lang);
	const count = data.template === "profile" ? data.checklist?.items.length : 15;
	expect(await lines(page).count()).toBe(count);
	for (const line of await lines(page).all()) expect(await line.isVisible()).toBe(true);
});
