import { gzipSync } from "node:zlib";
import type { Page } from "playwright";
import { expect, inject, test } from "vitest";
import type { SearchItem } from "#schemas/pages/search-item.ts";
import { constants } from "#schemas/shared/constants.ts";
import { splitIndex } from "#scripts/site/search-split.ts";
import { appReady, useBrowser, type Visit } from "../support/browser.ts";
import { manyItems } from "../support/search-items.ts";

/*
 * The search of a site of 2,500 entries, as far as a browser sees it: the built site's pages, with the index of the large one in
 * place of theirs.
 */
const siteUrl = inject("siteUrl");
const browser = useBrowser();

const arum: SearchItem = {
	title: "Arum d’Éthiopie",
	path: "/guides/hydroponie",
	type: "plant",
	description: "Une fleur blanche pour les bords de l’eau.",
	keywords: ["Zantedeschia aethiopica", "Zimmercalla"],
	sections: [["sources", "Sources lointaines"]],
};
const files = new Map(splitIndex("fr", [...manyItems(2500), arum]).map(({ path, contents }) => [path, contents]));

/** A visit to an address of the large site; `requests` are the files of its index that were fetched. */
async function open(address: string): Promise<Visit & { requests: string[] }> {
	const visit = await browser.visit();
	const requests: string[] = [];
	await visit.page.route(`${siteUrl}/search/**`, (route) => {
		const path = new URL(route.request().url()).pathname;
		requests.push(path);
		return route.fulfill({ body: files.get(path) ?? "", contentType: "application/json" });
	});
	// All items have the icon as their picture, which has no other one for the night.
	await visit.page.route("**/favicon.night.svg", (route) =>
		route.fulfill({ body: '<svg xmlns="http://www.w3.org/2000/svg"/>', contentType: "image/svg+xml" }),
	);
	await visit.page.goto(siteUrl + address);
	await appReady(visit.page);
	return { ...visit, requests };
}

const field = (page: Page) => page.getByRole("banner").getByRole("combobox");
const options = (page: Page) => page.getByRole("banner").getByRole("option");

test("in a large site, words are found while typing, marked, by keyboard, and no query costs more than 150 KB (R17.4, R5.1, R5.3)", async () => {
	const { page, requests, complaints } = await open("/about");
	for (const [query, marked] of [
		["mon", "Mon"],
		["d'ethiopie", "d’Éthiopie"],
		["arum eau", "Arum"],
		["zimmerc", "Zimmerc"],
		["calla", "calla"],
	] as const) {
		requests.length = 0;
		await field(page).fill(query);
		await options(page).locator("mark").getByText(marked, { exact: true }).first().waitFor();
		expect(await options(page).count()).toBeLessThanOrEqual(constants.searchSuggestionsMax);
		const bytes = [...new Set(requests)].reduce((sum, path) => sum + gzipSync(files.get(path) ?? "").length, 0);
		expect(bytes, query).toBeLessThanOrEqual(150_000);
	}
	for (const key of ["ArrowDown", "Enter"]) await page.keyboard.press(key);
	await page.waitForURL(siteUrl + arum.path);
	// A page that comes takes the focus, and with it the list of what was typed before.
	await page.locator("main h1:focus").waitFor();
	expect(await field(page).inputValue()).toBe("");
	await field(page).fill("lointaines");
	await options(page).locator(".search-section mark").getByText("lointaines", { exact: true }).waitFor();
	await options(page).first().click();
	await page.waitForURL(`${siteUrl}${arum.path}#sources`);
	expect(complaints).toEqual([]);
});
