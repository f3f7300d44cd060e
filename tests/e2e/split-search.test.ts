import { gzipSync } from "node:zlib";
import type { Page } from "playwright";
import { expect, inject, test } from "vitest";
import type { SearchItem } from "#schemas/search-item.ts";
import { constants } from "#schemas/spec/constants.ts";
import { splitIndex } from "#scripts/emit/search-split.ts";
import { appReady, useBrowser, type Visit } from "../support/browser.ts";
import { readShell } from "../support/published.ts";
import { invented, manyItems } from "../support/search-items.ts";

/*
 * The search of a site of 2,500 entries, as far as a browser sees it: the built site's pages, with the index of the large one in
 * place of theirs.
 */
const siteUrl = inject("siteUrl");
const browser = useBrowser();
const { strings } = await readShell("fr");
const word = (key: string) => strings[key] ?? `no words for ${key}`;

const arum: SearchItem = {
	title: "Arum d’Éthiopie",
	path: "/guides/hydroponie",
	type: "plant",
	description: "Une fleur blanche pour les bords de l’eau.",
	keywords: ["Zantedeschia aethiopica", "Zimmercalla"],
	sections: [["sources", "Sources lointaines"]],
};
const files = new Map(splitIndex("fr", [...manyItems(2500), arum]).map(({ path, contents }) => [path, contents]));

/** A visit to an address of the large site; `asked` are the files of its index that were fetched, `lost` those that never come. */
async function open(address: string): Promise<Visit & { requests: string[]; lost: Set<string> }> {
	const visit = await browser.visit();
	const [requests, lost]: [string[], Set<string>] = [[], new Set()];
	await visit.page.route(`${siteUrl}/search/**`, (route) => {
		const path = new URL(route.request().url()).pathname;
		requests.push(path);
		const contents = files.get(path);
		if (contents === undefined || lost.has(path)) return route.fulfill({ status: 404 });
		return route.fulfill({ body: contents, contentType: "application/json" });
	});
	// All items have the icon as their picture, which has no other one for the night.
	await visit.page.route("**/favicon.night.svg", (route) =>
		route.fulfill({ body: '<svg xmlns="http://www.w3.org/2000/svg"/>', contentType: "image/svg+xml" }),
	);
	await visit.page.goto(siteUrl + address);
	await appReady(visit.page);
	return { ...visit, requests, lost };
}

const field = (page: Page) => page.getByRole("banner").getByRole("combobox");
const options = (page: Page) => page.getByRole("banner").getByRole("option");
const message = (page: Page) => page.getByRole("main").getByRole("status");
const results = (page: Page) => page.getByRole("main").getByRole("heading", { level: 3 });

test("R17.4 R5.1 R5.3 words of a large site are found as they are typed, marked, by keys, and no query costs more than 150 KB", async () => {
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

test("R5.3 what nobody wrote is said, and near spellings of the large site are offered", async () => {
	const { page, complaints } = await open("/about");
	await field(page).fill("zantedesckia");
	const list = page.getByRole("listbox", { name: word("search.near"), exact: true });
	await list.getByRole("option").filter({ hasText: arum.title }).waitFor();
	await field(page).fill("zzqqxx");
	await page.getByRole("search").getByText('Aucun résultat pour "zzqqxx"', { exact: true }).waitFor();
	await page.getByRole("navigation", { name: word("search.elsewhere"), exact: true }).waitFor();
	expect(complaints).toEqual([]);
});

test("R17.4 the page of results shows a part of a thousand results by type, says how many there are, and shows more when asked", async () => {
	const { page, requests, complaints } = await open("/recherche?q=rempotage");
	await message(page)
		.getByText(/^\d{3,4} résultats pour «\u00a0rempotage\u00a0»$/)
		.waitFor();
	expect(await results(page).count()).toBe(24);
	const first = requests.length;
	await page.getByRole("button", { name: word("search.more"), exact: true }).click();
	await expect.poll(() => results(page).count()).toBe(48);
	expect(requests.length - first).toBeLessThanOrEqual(24);
	const titles = await results(page).allTextContents();
	expect(new Set(titles).size).toBe(titles.length);
	await page.goto(`${siteUrl}/recherche?q=aethiopica`);
	await appReady(page);
	await results(page).filter({ hasText: arum.title }).waitFor();
	expect(await page.getByRole("button", { name: word("search.more"), exact: true }).count()).toBe(0);
	expect(complaints).toEqual([]);
});

test("R17.1 a part of the index that does not come is said, and comes when it is asked for again", async () => {
	const { page, lost } = await open("/about");
	await field(page).fill("zantedeschia");
	await options(page).first().waitFor();
	for (const path of files.keys()) if (path.includes("/words-")) lost.add(path);
	await field(page).fill(invented(77));
	await page.getByRole("search").getByText(word("search.failed"), { exact: true }).waitFor();
	expect(await options(page).count()).toBe(0);
	lost.clear();
	await page.getByRole("button", { name: word("search.retry"), exact: true }).click();
	await options(page).first().waitFor();
});

test("R1.2 R17.4 who misses a page of a large site is offered others by their names, without the list of all", async () => {
	const { page } = await browser.visit();
	const requested: string[] = [];
	page.on("request", (request) => requested.push(new URL(request.url()).pathname));
	await page.route(`${siteUrl}/search/**`, (route) =>
		route.fulfill({ body: files.get(new URL(route.request().url()).pathname) ?? "", contentType: "application/json" }),
	);
	await page.goto(`${siteUrl}/fr/guides/zantedeschia-aethiopika`);
	await appReady(page);
	await page.getByRole("main").getByRole("link", { name: arum.title, exact: true }).waitFor();
	expect(requested).not.toContain("/routes.json");
});
