import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import type { Locator, Page } from "playwright";
import { expect, inject, test } from "vitest";
import type { Lang } from "#schemas/shared/languages.ts";
import { defaultOutDir } from "#scripts/project.ts";
import {
	appReady,
	appScript,
	firstPaint,
	goTo,
	heading,
	holdBack,
	nextFrame,
	useBrowser,
	type Visitor,
} from "../support/browser.ts";
import { startHost } from "../support/host.ts";
import { recordShifts, shiftsOf, unseenShift } from "../support/layout-shifts.ts";
import { printFigure } from "../support/profile.ts";
import { readPageData } from "../support/published.ts";

/*
 * design §8: a visitor's first paint waits for HTML and CSS only, the app is fetched when the page is idle and starts when it
 * is touched, and no click is lost meanwhile. R1.8 is what makes the page readable until then.
 */
const siteUrl = inject("siteUrl");
const browser = useBrowser();

const article = "/blog/ficus-lyrata";
const titleIn = async (lang: Lang) => (await readPageData(article, lang)).title;

test("with everything but HTML and CSS blocked, a bare page is painted, styled and readable (R1.8)", async () => {
	const { page } = await browser.visit();
	await page.route("**", (route) =>
		/^(document|stylesheet)$/.test(route.request().resourceType()) ? route.continue() : route.abort(),
	);
	await page.goto(siteUrl + article);
	await firstPaint(page);
	await heading(page, await titleIn("fr")).waitFor();
	await page.getByRole("main").getByRole("heading", { level: 2 }).first().waitFor();
	const sheets = await page.evaluate(() => Array.from(document.styleSheets, ({ cssRules }) => cssRules.length > 0));
	expect(sheets[0]).toBe(true);
	expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).not.toBe("rgba(0, 0, 0, 0)");
});

test.each([
	["/fr", 390],
	["/fr/blog", 1300],
	["/fr/guides/calendrier", 1300],
	["/de/fiches-plantes/aloe-vera", 1300],
	["/fr/recherche", 1300],
])("nothing moves on %s, at %i px, while its document arrives in parts (R1.8)", async (address, width) => {
	const host = await startHost(defaultOutDir);
	const html = readFileSync(join(defaultOutDir, `${address}.html`), "utf8");
	const { page } = await browser.reusePage({ width });
	await recordShifts(page);
	await page.route(/\.woff2$|\.js$/, (route) => route.abort());
	const arriving = new PassThrough({ encoding: "utf8" });
	host.answer = (path) => (path === address ? { parts: arriving } : undefined);
	const opened = page.goto(host.url + address, { waitUntil: "commit" });
	const [head = "", main = ""] = html.split(/(?=<main)/);
	const parts = main.split(/(?<=<\/(?:p|li|div|section|article)>)(?=<(?:p|li|div|section|article|h2)\b)/);
	arriving.write(head);
	await opened;
	await firstPaint(page);
	// The right part of the header moves by 0.01 at most where a busy browser pauses in it.
	await nextFrame(page);
	const ofHeader = await shiftsOf(page);
	// Each once the one before has been shown. So many fill the window.
	for (const part of parts.slice(0, 40)) {
		const before = await page.evaluate(() => document.querySelectorAll("*").length);
		arriving.write(part);
		await page.waitForFunction((count) => document.querySelectorAll("*").length > count, before);
		await nextFrame(page);
	}
	arriving.end(parts.slice(40).join(""));
	await page.waitForLoadState();
	await nextFrame(page);
	expect((await shiftsOf(page)) - ofHeader).toBeLessThan(unseenShift);
});

/** Opens an article whose load event waits, for a picture that comes when the function that this gives is called. */
async function openUnloaded(page: Page, address: string): Promise<() => void> {
	await page.route(siteUrl + address, async (route) => {
		const response = await route.fetch();
		const body = (await response.text()).replace("</body>", '<img src="/favicon.svg?slow" alt=""></body>');
		await route.fulfill({ response, body });
	});
	const release = await holdBack(page, "**/favicon.svg?slow");
	await page.addInitScript(() => addEventListener("load", () => performance.mark("loaded")));
	await page.goto(siteUrl + address, { waitUntil: "domcontentloaded" });
	return release;
}

test("a pinned page loads the app only after its load event, and starts it on the first interaction (R1.8)", async () => {
	const { page } = await browser.visit({ touch: true, width: 390 });
	const scripts: string[] = [];
	page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
	const release = await openUnloaded(page, `/en${article}`);
	await heading(page, await titleIn("en")).waitFor();
	await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
	expect(scripts).toEqual([expect.stringContaining("/assets/start-")]);
	const request = page.waitForRequest(appScript);
	release();
	await request;
	await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
	expect(await page.locator("html[data-ready]").count()).toBe(0);
	await appReady(page);
	const isAfterLoad = await page.evaluate(() => {
		const [loaded] = performance.getEntriesByName("loaded");
		const isApp = ({ name }: PerformanceEntry) => name.endsWith(".js") && !name.includes("/start-");
		const script = performance.getEntriesByType("resource").find(isApp);
		return loaded !== undefined && script !== undefined && loaded.startTime <= script.startTime;
	});
	expect(isAfterLoad).toBe(true);
});

test("recommendations are random, but stay the same once they are visible (R6.3)", async () => {
	const links = (html: string) => [...html.matchAll(/<h3[^>]*><a [^>]*href="([^"]+)"/g)].map(([, href]) => href);
	const address = `${siteUrl}/fr/blog/botanical-bento`;
	const prerendered = links((await (await fetch(address)).text()).split('id="page-recommended"')[1] ?? "");
	expect(prerendered.length).toBe(3);
	const { page } = await browser.reusePage();
	const section = page.locator("section[aria-labelledby='page-recommended']");
	await goTo(page, `${address}#page-recommended`);
	expect(links(await section.innerHTML())).toEqual(prerendered);
	await page.addInitScript(() => {
		Math.random = () => 0.999;
	});
	await page.goto(address);
	await page.reload();
	await appReady(page);
	await expect.poll(async () => links(await section.innerHTML())).not.toEqual(prerendered);
	expect(links(await section.innerHTML()).length).toBe(3);
});

/** Whether the browser has laid out an element, which may be below the window. */
const isLaidOut = (element: Locator) => element.evaluate((each) => each.checkVisibility({ contentVisibilityAuto: true }));

test("content below the fold is laid out when the visitor scrolls, not for a tap, or at once when the address points there (R1.8)", async () => {
	const { page } = await browser.visit({ touch: true, width: 390 });
	const last = page.getByRole("main").getByRole("article").last().getByRole("heading");
	await page.goto(`${siteUrl}/fr/fiches-plantes`);
	const filters = page.getByRole("main").getByRole("button").first();
	await filters.tap();
	await page.locator("html[data-ready]").waitFor({ state: "attached" });
	expect(await isLaidOut(last)).toBe(false);
	await page.mouse.wheel(0, 1);
	await expect.poll(() => isLaidOut(last)).toBe(true);
	await page.goto(`${siteUrl}/blog/ficus-lyrata#page-recommended`);
	// The browser may lay it out a frame after the load event.
	await expect.poll(() => isLaidOut(page.getByRole("main").getByRole("heading", { level: 3 }).last())).toBe(true);
	const { y = Number.NaN } = (await page.locator("#page-recommended").boundingBox()) ?? {};
	expect(y).toBeGreaterThan(0);
	expect(y).toBeLessThan(300);
});

test.each(["before", "after"])(
	"a tap on an entry of the contents, %s the app has started, leads to its section (R1.8)",
	async (when) => {
		const { page } = await browser.visit({ touch: true, width: 390, height: 1600 });
		const release = when === "before" ? await holdBack(page, appScript) : () => {};
		await page.goto(`${siteUrl}/fr/guides/parasites`);
		const contents = page
			.getByRole("main")
			.getByRole("navigation")
			.filter({ has: page.locator("summary") });
		await contents.locator("summary").tap();
		if (when === "after") await page.locator("html[data-ready]").waitFor({ state: "attached" });
		const entry = contents.getByRole("link").last();
		const section = page.locator(`[id="${decodeURI(new URL((await entry.getAttribute("href")) ?? "", siteUrl).hash).slice(1)}"]`);
		expect(await isLaidOut(page.getByRole("main").getByRole("heading").last())).toBe(false);
		await entry.tap();
		await expect.poll(async () => (await section.boundingBox())?.y).toBeLessThan(300);
		await nextFrame(page);
		const { y = Number.NaN } = (await section.boundingBox()) ?? {};
		release();
		expect(y).toBeGreaterThan(0);
		expect(y).toBeLessThan(300);
	},
);

const touches = [
	["a key", (page: Page) => page.keyboard.press("Tab")],
	["a pointer", (page: Page) => page.getByRole("main").getByRole("paragraph").first().click()],
	["a wheel", (page: Page) => page.mouse.wheel(0, 100)],
] as const;

test.each(touches)("%s loads the app before the load event (R1.8)", async (_, touch) => {
	const { page } = await browser.visit();
	await openUnloaded(page, "/en/blog/ficus-lyrata");
	const request = page.waitForRequest(appScript);
	await touch(page);
	await request;
	await appReady(page);
	expect(await page.evaluate(() => document.readyState)).toBe("interactive");
});

/** Opens a page that the app has not reached yet; it comes when the function that this gives is called. */
async function openEarly(address: string, visitor?: Visitor) {
	const visit = await browser.visit(visitor);
	const release = await holdBack(visit.page, appScript);
	await visit.page.goto(siteUrl + address);
	return { ...visit, release };
}

/** Opens a menu of the header and clicks on one of its entries. */
async function choose(page: Page, menu: string, role: "link" | "button", entry: string): Promise<void> {
	await page.getByRole("banner").getByLabel(menu, { exact: true }).click();
	await page.getByRole("banner").getByRole(role, { name: entry, exact: true }).click();
}

const storedAs = (page: Page, key: string) => page.evaluate((each) => localStorage.getItem(each), key);

test("a language chosen on a bare page before the app has loaded is applied when it loads (R2.2)", async () => {
	const { page, release, complaints } = await openEarly("/about");
	await choose(page, "Choisir la langue: Français", "link", "Deutsch");
	expect(page.url()).toBe(`${siteUrl}/about`);
	release();
	await heading(page, "Über uns").waitFor();
	expect(page.url()).toBe(`${siteUrl}/about`);
	expect(await storedAs(page, "language")).toBe("de");
	expect(complaints).toEqual([]);
});

test("a language chosen on a bare page that fell back to French without the app is applied when the app loads (R2.2)", async () => {
	const { page, context } = await browser.visit({ locale: "en-GB" });
	await context.clock.install();
	await context.clock.pauseAt(Date.now() + 60_000);
	const release = await holdBack(page, appScript);
	await page.goto(`${siteUrl}/about`);
	await context.clock.runFor(1500);
	await choose(page, "Choisir la langue: Français", "link", "Deutsch");
	await context.clock.resume();
	release();
	await heading(page, "Über uns").waitFor();
	expect(page.url()).toBe(`${siteUrl}/about`);
	expect(await storedAs(page, "language")).toBe("de");
});

test("a language chosen on a pinned page before the app has loaded opens that page, and is stored (R2.2)", async () => {
	const { page, release } = await openEarly("/en/about");
	await choose(page, "Choose a language: English", "link", "Deutsch");
	release();
	await heading(page, "Über uns").waitFor();
	expect(page.url()).toBe(`${siteUrl}/de/about`);
	expect(await storedAs(page, "language")).toBe("de");
});

test("a language chosen on a bare page opens the pinned page when the app fails to load (R1.7)", async () => {
	const { page } = await browser.visit();
	await page.route(appScript, (route) => route.abort());
	await page.goto(`${siteUrl}/about`);
	await choose(page, "Choisir la langue: Français", "link", "Deutsch");
	await page.waitForURL(`${siteUrl}/de/about`);
});

test.each([
	["/en/about", "Choose a theme", "Dark"],
	["/nulle-part", "Choisir le thème", "Sombre"],
] as const)("on %s, in «%s», a click on «%s» before the app has loaded is not lost (R3.4)", async (address, menu, entry) => {
	const { page, release } = await openEarly(address);
	await choose(page, menu, "button", entry);
	release();
	await page.locator("html.dark").waitFor();
	expect(await storedAs(page, "theme")).toBe("dark");
});

/** An event of Chromium's trace. `ts` is in microseconds. */
type TraceEvent = {
	name: string;
	ts: number;
	args: { elementCount?: number; beginData?: { frame?: string }; data?: { url?: string; requestId?: string } };
};

/**
 * How many elements' styles the page's own document computes with its style sheet while it opens and the app starts, each as often as it is
 * computed. Before the sheet is there, the browser may compute styles for an input event, which no rule of ours decides.
 */
async function countStyledElements(page: Page, address: string): Promise<number> {
	const chromium = page.context().browser();
	if (!chromium) throw new Error("the page has no browser");
	await chromium.startTracing(page, { categories: ["devtools.timeline"] });
	await goTo(page, address);
	await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve))));
	const { traceEvents } = JSON.parse(String(await chromium.stopTracing())) as { traceEvents: TraceEvent[] };
	const devtools = await page.context().newCDPSession(page);
	const { frameTree } = await devtools.send("Page.getFrameTree");
	// The first: the app adds another sheet when it starts.
	const sheet = await page.evaluate(() => document.querySelector<HTMLLinkElement>("link[rel=stylesheet]:not([media])")?.href);
	const request = traceEvents.find(({ name, args }) => name === "ResourceSendRequest" && args.data?.url === sheet);
	const id = request?.args.data?.requestId;
	const loaded = traceEvents.find(({ name, args }) => name === "ResourceFinish" && args.data?.requestId === id)?.ts;
	if (loaded === undefined) throw new Error(`the trace has no end of the request for ${sheet}`);
	// Drawings are documents of their own.
	const own = traceEvents.filter(({ ts, args }) => ts >= loaded && args.beginData?.frame === frameTree.frame.id);
	return own.reduce((sum, { name, args }) => sum + (name === "UpdateLayoutTree" ? (args.elementCount ?? 0) : 0), 0);
}

/*
 * Selectors such as `ul:not([class]) > *` make each change of a class on an element recompute the style of all that it contains,
 * and so does a language that is set again.
 */
test("loading a page and starting the app never recalculates the style of all elements twice (design §8)", async () => {
	const { page } = await browser.visit({ width: 390, touch: true });
	// As on a second visit: fonts that come later change every element.
	await page.goto(`${siteUrl}/fr/about`);
	await page.waitForFunction(() => localStorage.getItem("fonts") !== null);
	for (const address of ["/fr/fiches-plantes", "/fr/entretien", "/fr/blog/ficus-lyrata", "/fr"]) {
		const styled = await countStyledElements(page, address);
		const elements = await page.evaluate(() => document.querySelectorAll("*").length);
		printFigure(`${address}: ${elements} elements, ${styled} styled while it loads and the app starts`);
		expect(styled, address).toBeGreaterThan(elements * 0.5);
		expect(styled, address).toBeLessThan(elements * 2);
	}
});
