import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bringAxe, findings } from "../support/axe.ts";
import { appReady, fontsReady, goTo, heading, useBrowser, type Visitor } from "../support/browser.ts";
import { fileFolder } from "../support/folders.ts";
import { leaveOutAlike, repeated } from "../support/leave-out-alike.ts";
import { writeLongSite } from "../support/many-entries.ts";
import { serveContent } from "../support/small-site.ts";

const browser = useBrowser({ pictures: false });
const work = fileFolder();
/** The 24th article by title. */
const article = "/blog/article-023";
let site: Awaited<ReturnType<typeof serveContent>>;

beforeAll(async () => {
	// Of the many entries' own pages, one is opened.
	const isWanted = (path: string) => !/-\d{3}$/.test(path) || path === article;
	site = await serveContent(writeLongSite(work, { article: 110, plant: 70 }), isWanted);
}, 240_000);
afterAll(() => site.close());

/** Opens a page of the long site; `asked` are the addresses of the JSON that the app has asked for. */
async function open(path: string, visitor: Visitor = {}) {
	const visit = await browser.reusePage({ locale: "en-GB", ...visitor });
	const requests: string[] = [];
	visit.page.on("request", (request) => {
		const { pathname } = new URL(request.url());
		if (pathname.endsWith(".json") && !pathname.startsWith("/data/")) requests.push(pathname);
	});
	await visit.page.goto(site.url + path);
	if (visitor.script !== false) await appReady(visit.page);
	return { ...visit, requests };
}

const cards = (page: Page) => page.getByRole("main").getByRole("article");
const parts = (page: Page) => page.getByRole("navigation", { name: "Pages of the list" });
const says = (page: Page, text: string) => page.getByRole("status").getByText(text, { exact: true }).waitFor();

test("the next page of a list opens with focus, title and breadcrumb like any page, and Back restores the position (R17.4)", async () => {
	const { page, requests } = await open("/en/blog");
	await says(page, "Entries 1 to 48 of 111");
	expect(await cards(page).count()).toBe(48);
	expect(requests).toEqual(["/en/blog.json"]);
	await parts(page).getByRole("link", { name: "Next" }).click();
	await page.waitForURL(`${site.url}/en/blog/page/2`);
	await heading(page, "Blog – page 2").and(page.locator(":focus")).waitFor();
	await says(page, "Entries 49 to 96 of 111");
	expect(await page.title()).toBe("Blog\u00a0– page 2 | Pousse");
	expect(await parts(page).locator("[aria-current=page]").allTextContents()).toEqual(["2"]);
	expect(await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link").allTextContents()).toEqual([
		"Home",
		"Blog",
	]);
	expect(
		await page.locator("link[rel=prev], link[rel=next]").evaluateAll((links) => links.map((link) => link.outerHTML)),
	).toEqual([
		'<link rel="prev" href="https://pousse.example/en/blog">',
		'<link rel="next" href="https://pousse.example/en/blog/page/3">',
	]);
	await parts(page).getByRole("link", { name: "page 3", exact: true }).click();
	await heading(page, "Blog – page 3").waitFor();
	expect(await parts(page).getByRole("link", { name: "Next" }).count()).toBe(0);
	expect(await cards(page).count()).toBe(15);
	await page.goBack();
	await heading(page, "Blog – page 2").waitFor();
});

test("without JavaScript a further page shows its cards and links to the other pages (R17.4, R1.8)", async () => {
	const { page } = await open("/blog/page/2", { script: false });
	expect(await cards(page).count()).toBe(48);
	expect(await page.getByRole("navigation", { name: "Pages de la liste" }).getByRole("link").allTextContents()).toEqual([
		...["Précédente", "1", "2", "3", "Suivante"],
	]);
	await page.getByRole("link", { name: "Suivante" }).click();
	expect(page.url()).toBe(`${site.url}/blog/page/3`);
});

test("a filter searches all pages, and shows its results in steps (R17.4, R8.1)", async () => {
	const { page, requests } = await open("/en/fiches-plantes/page/2");
	expect(await cards(page).count()).toBe(4);
	await page.getByRole("checkbox", { name: /^Cats 35$/ }).check();
	await says(page, "Showing 35 of 72");
	await expect.poll(() => cards(page).count()).toBe(12);
	expect(await cards(page).first().getAttribute("id")).toBe("plant-002");
	expect(await parts(page).count()).toBe(0);
	expect(requests.slice(1)).toEqual(["/en/fiches-plantes/page/filters.json", "/en/fiches-plantes.json"]);
	await page.getByRole("button", { name: "Show more (12)" }).click();
	await expect.poll(() => cards(page).count()).toBe(24);
	await page.getByRole("button", { name: "Show more (11)" }).click();
	await expect.poll(() => cards(page).count()).toBe(35);
	expect(await page.getByRole("button", { name: /^Show more/ }).count()).toBe(0);
	await page.getByRole("button", { name: "Clear all" }).click();
	await says(page, "Entries 69 to 72 of 72");
	expect(await cards(page).count()).toBe(4);
});

test("an address with a search text and an order shows the results of the whole list (R17.4, R8.1)", async () => {
	const { page } = await open("/en/blog?topic=air&sort=title");
	await says(page, "Showing 55 of 111");
	expect(await cards(page).getByRole("heading", { level: 2 }).first().textContent()).toBe("Watering well 002");
	await goTo(page, `${site.url}/en/fiches-plantes?q=041`);
	await says(page, "Showing 1 of 72");
	expect(await cards(page).getByRole("heading", { level: 2 }).allTextContents()).toEqual(["Pothos 041"]);
	await page.getByRole("searchbox", { name: /family/i }).fill("zzz");
	await page.getByRole("button", { name: /: 72 results$/ }).click();
	await says(page, "Entries 1 to 68 of 72");
});

test("going back to results shown in several steps restores the position of every card (R17.4, R1.3)", async () => {
	const { page } = await open("/en/blog?sort=title");
	await fontsReady(page);
	await page.getByRole("button", { name: "Show more (12)" }).click();
	await expect.poll(() => cards(page).count()).toBe(24);
	const link = cards(page).locator("h2 a").last();
	await link.evaluate((element) => element.scrollIntoView({ block: "center" }));
	const place = () => link.evaluate((element) => Math.round(element.getBoundingClientRect().top));
	const before = await place();
	await link.click();
	await page.waitForURL(`${site.url}/en${article}`);
	await page.goBack();
	await page.waitForURL(/sort=title$/);
	await expect.poll(() => cards(page).count()).toBe(24);
	await expect.poll(place).toBe(before);
});

test("if the filter data fails to load, the list stays with a notice, and retrying filters it (R17.1)", async () => {
	const { page } = await open("/en/fiches-plantes");
	await page.route("**/page/filters.json", (route) => route.fulfill({ status: 404 }));
	await page.getByRole("checkbox", { name: /^Cats/ }).check();
	const notice = page.getByText("The network or the site is not answering as it should. The list stays as it is.").first();
	await notice.waitFor();
	expect(await cards(page).count()).toBe(68);
	await says(page, "Entries 1 to 68 of 72");
	await page.unroute("**/page/filters.json");
	await page.getByRole("button", { name: "Try again" }).click();
	await says(page, "Showing 35 of 72");
	await notice.waitFor({ state: "hidden" });
});

test("an address with a card of another page opens that page, and shows the plant (R17.4, R8.1)", async () => {
	const { page } = await open("/en/fiches-plantes#plant-069");
	await page.waitForURL(`${site.url}/en/fiches-plantes/page/2#plant-069`);
	await page.locator("dialog h2:focus").waitFor();
	expect(await page.locator("#plant-069").count()).toBe(1);
});

test.each(["/en/blog/page/2", "/en/plan/page/2", "/en/fiches-plantes?sort=size"])(
	"%s has no axe findings, in both themes (R17.4, R3.5)",
	async (path) => {
		const { page } = await open(path, { bypassCsp: true });
		await expect.poll(() => page.locator("[aria-busy]").count()).toBe(0);
		await page.evaluate(leaveOutAlike, { items: repeated });
		await bringAxe(page);
		expect(await findings(page, "main", { rules: { "target-size": { enabled: true } } })).toEqual([]);
		await page.evaluate(() => document.documentElement.classList.toggle("dark", true));
		// By night only the colours differ.
		expect(await findings(page, "main", { runOnly: ["color-contrast"] })).toEqual([]);
	},
);

test("links to the pages of a list are large enough to tap (R17.4)", async () => {
	const { page } = await open("/en/blog/page/2", { width: 390, touch: true });
	const boxes = await parts(page)
		.getByRole("link")
		.evaluateAll((links) =>
			links.map((link) => link.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height)),
		);
	expect(Math.min(...boxes)).toBeGreaterThanOrEqual(44);
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
