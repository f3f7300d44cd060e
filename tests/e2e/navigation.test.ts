import type { Page } from "playwright";
import { expect, inject, test } from "vitest";
import { constants } from "#schemas/shared/constants.ts";
import { type Lang, langs } from "#schemas/shared/languages.ts";
import { pageDataPath } from "#schemas/shared/url.ts";
import { appReady, fontsReady, goStill, goTo, heading, holdBack, markDocument, useBrowser } from "../support/browser.ts";
import { readPageData, readWords } from "../support/published.ts";

const siteUrl = inject("siteUrl");
const browser = useBrowser({ pictures: false });
const word = await readWords();

const mainMenu = (page: Page, link: string) => page.getByRole("banner").getByRole("link", { name: link, exact: true });
const footerLink = (page: Page, link: string) => page.getByRole("contentinfo").getByRole("link", { name: link, exact: true });
const scrolled = (page: Page) => page.evaluate(() => scrollY);
/** All requests for a page's data, in every language. */
const dataOf = (path: string) => new RegExp(`(${langs.map((lang) => pageDataPath(path, lang)).join("|")})$`);

const titles = {
	plants: { fr: "Fiches plantes", en: "Plant guides" },
	about: { fr: "À propos", en: "About" },
} as const;

test.each([
	["/fiches-plantes", "fr"],
	["/en/fiches-plantes", "en"],
] as const)(
	"a page opened from the foot of %s starts at its top, and going back restores the scroll position (R1.3)",
	async (address, lang) => {
		const { page } = await browser.open(address);
		await fontsReady(page);
		const link = footerLink(page, titles.about[lang]);
		await link.scrollIntoViewIfNeeded();
		const place = await scrolled(page);
		expect(place).toBeGreaterThan(1000);
		await link.click();
		await heading(page, titles.about[lang]).waitFor();
		await expect.poll(() => scrolled(page)).toBe(0);
		await page.goBack();
		await heading(page, titles.plants[lang]).waitFor();
		await expect.poll(() => scrolled(page)).toBe(place);
		await page.goForward();
		await heading(page, titles.about[lang]).waitFor();
		await expect.poll(() => scrolled(page)).toBe(0);
	},
);

test("going back restores the scroll position even if the page is slow to load (R1.3)", async () => {
	const { page } = await browser.visit();
	await page.clock.install();
	await goTo(page, "/fiches-plantes");
	await fontsReady(page);
	const link = footerLink(page, "À propos");
	await link.scrollIntoViewIfNeeded();
	const place = await scrolled(page);
	await link.click();
	await heading(page, "À propos").waitFor();
	const release = await holdBack(page, dataOf("/fiches-plantes"));
	// By then what came before is asked for again.
	await page.clock.fastForward(constants.queries.staleMs);
	await page.goBack();
	await page.getByRole("status").getByText("Chargement de la page").waitFor();
	release();
	await heading(page, "Fiches plantes").waitFor();
	expect(await scrolled(page)).toBe(place);
});

/** The notice about what did not load, in a language. */
const notLoaded = (page: Page, lang: Lang) => page.locator(".toast").getByText(word(lang, "error.pageFailed"), { exact: true });

test("offline, when the code of the next page fails to load, the current page stays and the navigation can be retried (R17.1)", async () => {
	const { page } = await browser.open("/about");
	const { title } = await readPageData("/about", "fr");
	// Its data may be there already. With a network the next page opens anew by itself.
	await page.evaluate(() => Object.defineProperty(navigator, "onLine", { get: () => false }));
	const scripts = /\/assets\/[^/]+\.js$/;
	await page.route(scripts, (route) => route.abort());
	await mainMenu(page, titles.plants.fr).click();
	await notLoaded(page, "fr").waitFor();
	await heading(page, title).waitFor();
	await page.unroute(scripts);
	await page.getByRole("button", { name: word("fr", "error.retry"), exact: true }).click();
	await heading(page, titles.plants.fr).waitFor();
	expect(new URL(page.url()).pathname).toBe("/fiches-plantes");
	await appReady(page);
});

test("when the data of the next page fails to load, the current page stays in place and the navigation can be retried (R17.1)", async () => {
	const { page } = await browser.visit();
	await goStill(page, `${siteUrl}/en/about`);
	await page.route(dataOf("/blog"), (route) => route.fulfill({ status: 500 }));
	const link = footerLink(page, "Blog");
	await link.scrollIntoViewIfNeeded();
	const place = await scrolled(page);
	await link.click();
	// The pauses before further tries pass at once.
	await expect
		.poll(async () => {
			await page.clock.runFor(2000);
			return notLoaded(page, "en").isVisible();
		})
		.toBe(true);
	await page.clock.resume();
	await heading(page, titles.about.en).waitFor();
	expect([new URL(page.url()).pathname, await scrolled(page)]).toEqual(["/en/about", place]);
	await page.unroute(dataOf("/blog"));
	await page.getByRole("button", { name: word("en", "error.retry"), exact: true }).click();
	await heading(page, (await readPageData("/blog", "en")).title).waitFor();
	await page.goBack();
	await heading(page, titles.about.en).waitFor();
});

test("when going back fails, page, address and history stay as they were (R17.1)", async () => {
	const { page } = await browser.visit();
	await page.clock.install();
	await goTo(page, "/blog");
	await mainMenu(page, "À propos").click();
	await heading(page, "À propos").waitFor();
	await page.route(dataOf("/blog"), (route) => route.fulfill({ status: 403 }));
	// By then what came before is asked for again.
	await page.clock.fastForward(constants.queries.staleMs);
	await page.goBack();
	await notLoaded(page, "fr").waitFor();
	await page.waitForURL(`${siteUrl}/about`);
	await heading(page, "À propos").waitFor();
	await page.unroute(dataOf("/blog"));
	await page.goBack();
	await heading(page, "Blog").waitFor();
	expect(page.url()).toBe(`${siteUrl}/blog`);
});

/** Touches the page until the app is there and says in English that a part of the page is missing. */
async function noticeOfIncomplete(page: Page): Promise<void> {
	await expect
		.poll(async () => {
			await page.keyboard.press("Shift");
			return page.getByRole("alert").getByText(word("en", "error.incomplete"), { exact: true }).count();
		})
		.toBe(1);
}

/** Gives a page data of which one part is something else. */
async function spoil(page: Page, path: string, part: object): Promise<void> {
	await page.route(dataOf(path), async (route) => {
		await route.fulfill({ json: { ...(await (await route.fetch()).json()), ...part } });
	});
}

test("a link to a page that cannot be rendered falls back to its document, with the notice (R17.1)", async () => {
	const { page } = await browser.open("/en/application");
	const { title } = await readPageData("/blog", "en");
	await spoil(page, "/blog", { articles: [null] });
	await page.locator('header a[href="/en/blog"]').first().dispatchEvent("click");
	await heading(page, title).waitFor();
	await noticeOfIncomplete(page);
	await heading(page, title).waitFor();
	// Without the app, Back is for documents too.
	await page.goBack();
	await heading(page, (await readPageData("/application", "en")).title).waitFor();
});

test("when a page was reloaded and its data fails, Back shows the page before, not only its address (R17.1)", async () => {
	const { page } = await browser.open("/en/application");
	const { title } = await readPageData("/about", "en");
	await page.locator('header a[href="/en/about"]').first().dispatchEvent("click");
	await heading(page, title).waitFor();
	await page.route(dataOf("/about"), (route) => route.fulfill({ status: 403 }));
	await page.reload();
	await noticeOfIncomplete(page);
	await page.goBack();
	await heading(page, (await readPageData("/application", "en")).title).waitFor();
});

test("a bare page that cannot be rendered in the chosen language stays entirely in French, with the notice (R17.1, R17.2)", async () => {
	const { page } = await browser.open("/about", { stored: { language: "fr" } });
	const { title, meta } = await readPageData("/about", "fr");
	await page.route(`**${pageDataPath("/about", "de")}`, async (route) => {
		await route.fulfill({ json: { ...(await (await route.fetch()).json()), crumbs: [null] } });
	});
	await page.locator('header [data-language="de"]').first().dispatchEvent("click");
	await page.getByRole("alert").getByText(word("fr", "error.incomplete"), { exact: true }).waitFor();
	await heading(page, title).waitFor();
	await mainMenu(page, "À propos").waitFor();
	expect(await page.title()).toBe(meta.title);
	expect(await page.locator("html").getAttribute("lang")).toBe("fr");
});

/** A page that cannot be rendered, while its document cannot be had either. */
async function openBroken(): Promise<Page> {
	const { page } = await browser.open("/en/about");
	await spoil(page, "/blog", { articles: [null] });
	await page.route(`${siteUrl}/en/blog`, (route) => route.abort());
	await page.locator('header a[href="/en/blog"]').first().dispatchEvent("click");
	await heading(page, "Unexpected Application Error!").waitFor();
	return page;
}

test("a page that fails to render shows an error inside the shell, with a retry and a home link (R1.5)", async () => {
	const page = await openBroken();
	await mainMenu(page, "Blog").waitFor();
	await footerLink(page, "Blog").waitFor();
	await page.unrouteAll();
	await page.getByRole("main").getByRole("button", { name: "Try again", exact: true }).click();
	await heading(page, (await readPageData("/blog", "en")).title).waitFor();
});

test("the home link of a page that failed to render works (R1.5)", async () => {
	const page = await openBroken();
	const wayHome = page.getByRole("main").getByRole("link", { name: word("en", "error.home"), exact: true });
	expect(await wayHome.getAttribute("href")).toBe("/en");
	await wayHome.click();
	await heading(page, (await readPageData("/", "en")).title).waitFor();
});

test("a bare first page that fails in the wanted language shows in French with a notice until it can be loaded (R2.6)", async () => {
	const { page } = await browser.reusePage({ stored: { language: "de" } });
	await page.route(`**${pageDataPath("/about", "de")}`, (route) => route.fulfill({ status: 403 }));
	await page.goto(`${siteUrl}/about`);
	await heading(page, "À propos").waitFor();
	const notice = page.getByRole("main").getByRole("status");
	await notice.getByText(word("fr", "language.fallback")).waitFor();
	await mainMenu(page, "À propos").waitFor();
	await page.unroute(`**${pageDataPath("/about", "de")}`);
	await notice.getByRole("button", { name: "Réessayer", exact: true }).click();
	await heading(page, (await readPageData("/about", "de")).title).waitFor();
	await page.locator('html[lang="de"]').waitFor({ state: "attached" });
	expect(await notice.count()).toBe(0);
});

test("a bare page stays entirely in French with the notice when the German interface strings fail to load (R2.6, R17.2)", async () => {
	const { page, complaints } = await browser.reusePage({ stored: { language: "de" } });
	await page.route("**/data/shell.de.json", (route) => route.fulfill({ status: 404 }));
	await goTo(page, "/about");
	await mainMenu(page, "À propos").waitFor();
	await heading(page, "À propos").waitFor();
	await page.getByRole("status").getByText(word("fr", "language.fallback")).waitFor();
	expect(new Set(complaints)).toEqual(
		new Set(["Failed to load resource: the server responded with a status of 404 (Not Found)"]),
	);
});

const steps = [
	{ from: "/about", skip: "Aller au contenu" },
	{ from: "/en/about", skip: "Skip to content" },
] as const;

test.each(steps)(
	"on $from, the first Tab reaches the skip link, which moves to the main content (R3.5)",
	async ({ from, skip }) => {
		const { page } = await browser.open(from);
		await page.keyboard.press("Tab");
		const link = page.getByRole("link", { name: skip, exact: true }).and(page.locator(":focus"));
		await link.waitFor();
		expect((await link.boundingBox())?.height).toBeGreaterThan(20);
		await page.keyboard.press("Enter");
		await page.getByRole("main").and(page.locator(":focus")).waitFor();
		await page.keyboard.press("Tab");
		await page.getByRole("main").locator("a:focus").waitFor();
	},
);

test("a link fetches the data of the next page without reloading the document (R1.4)", async () => {
	const { page } = await browser.reusePage();
	await goTo(page, "/about");
	const isSame = await markDocument(page);
	const requested: string[] = [];
	page.on("request", (request) => requested.push(`${request.resourceType()} ${new URL(request.url()).pathname}`));
	await mainMenu(page, titles.plants.fr).click();
	await heading(page, titles.plants.fr).waitFor();
	expect(requested.filter((request) => /^(document|fetch|xhr) /.test(request))).toEqual([
		`fetch ${pageDataPath("/fiches-plantes", "fr")}`,
	]);
	expect(await isSame()).toBe(true);
});
