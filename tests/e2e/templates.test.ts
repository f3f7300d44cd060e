import type { Page } from "playwright";
import { expect, inject, test } from "vitest";
import type { Lang } from "#schemas/shared/languages.ts";
import { pinPath } from "#schemas/shared/url.ts";
import { goTo, heading, useBrowser } from "../support/browser.ts";
import { readPageData, readTemplates } from "../support/published.ts";
import { watchedPage } from "../support/watched-page.ts";

/* What is true of each template as its pinned pages open; `accessibility.test.ts` opens the bare ones. A document costs more than what is asked of it, so it is asked for all that it can show. */
const siteUrl = inject("siteUrl");
const browser = useBrowser({ pictures: false });
const templates = (await readTemplates()).map(({ template, path }) => [template, path] as const);

const pageHeading = async (page: Page, path: string, lang: Lang) => heading(page, (await readPageData(path, lang)).title);

/** Opens a page, whose heading is marked before the app can start, and tells whether the app leaves it in place. */
async function isTakenOver(page: Page, path: string, lang: Lang, address: string): Promise<boolean> {
	await page.addInitScript(() => {
		addEventListener("DOMContentLoaded", () => document.querySelector("h1")?.setAttribute("data-prerendered", ""));
	});
	await goTo(page, address);
	return (await (await pageHeading(page, path, lang)).and(page.locator("[data-prerendered]")).count()) === 1;
}

/** Opens every menu that a page of this width shows, one after the other, then every tab. */
async function openMenusAndTabs(page: Page): Promise<void> {
	const menus = await page.locator("details > summary").filter({ visible: true }).elementHandles();
	expect(menus.length).toBeGreaterThan(2);
	for (const menu of menus) {
		const isOpen = () => menu.evaluate(({ parentElement }) => parentElement?.hasAttribute("open"));
		if (!(await menu.isVisible()) || (await isOpen())) continue;
		await menu.click();
		await expect.poll(isOpen).toBe(true);
	}
	for (const tab of await page.getByRole("tab").all()) await tab.click();
}

test.each(templates)(
	"the app hydrates the prerendered pinned page; with menus opened, it violates no policy and contacts no other host: %s at %s (R2.5, R14.3)",
	async (_, path) => {
		const { page, complaints, hosts } = await watchedPage(browser, "es");
		expect(await isTakenOver(page, path, "en", pinPath(path, "en"))).toBe(true);
		await openMenusAndTabs(page);
		expect(complaints).toEqual([]);
		expect([...hosts]).toEqual([siteUrl]);
	},
);

test("the not-found page violates no policy and contacts no other host (R14.3)", async () => {
	const { page, complaints, hosts } = await watchedPage(browser, "es");
	await goTo(page, "/nulle-part");
	await openMenusAndTabs(page);
	expect(complaints.filter((complaint) => complaint.startsWith("stopped by"))).toEqual([]);
	expect([...hosts]).toEqual([siteUrl]);
});
