import { EventEmitter, once } from "node:events";
import { readFile } from "node:fs/promises";
import { type Browser, type BrowserContext, chromium, type LaunchOptions, type Locator, type Page } from "playwright";
import { inject, onTestFinished } from "vitest";
import { findChromium } from "#scripts/setup/chromium.mjs";
import { chromiumArguments } from "./chromium-arguments.ts";
import { ReusablePage } from "./reusable-page.ts";
import { colorSchemeOf, defaultLocale, prepareDocument, prepared, type Visitor, viewportOf } from "./visitor.ts";

export type { Visitor };

/** A page with what went wrong in it: console errors and warnings, and errors nobody caught. */
export type Visit = { page: Page; context: BrowserContext; complaints: string[] };

/** A visit with a page that other tests use too. */
export type PageVisit = Omit<Visit, "context">;

/** What has not happened in a page by then will not; shorter than a test may last, so that the step that hangs is named. */
const stepTimeoutMs = 30_000;

/** The browsers of this worker by their settings. Its files share them: to start one costs more than most tests. */
const browsers = new Map<string, Promise<Browser>>();

/** How tests start Chromium. */
export function launchOptions(...args: string[]): LaunchOptions {
	const executablePath = findChromium();
	if (executablePath === null) throw new Error("there is no Chromium: run npm test, which finds or installs one");
	return { executablePath, args: [...chromiumArguments, ...args] };
}

/** How a browser is set: the size of text that its owner has chosen, and whether it loads pictures. */
type Settings = { fontSizePx?: number; pictures?: boolean };

const blinkSettings = ({ fontSizePx = 16, pictures = true }: Settings) =>
	`--blink-settings=defaultFontSize=${fontSizePx},imagesEnabled=${pictures}`;

/** The worker's browser with these settings. One that has ended is started anew, so that its end is the failure of one test. */
export async function sharedBrowser(settings: Settings = {}): Promise<Browser> {
	const argument = blinkSettings(settings);
	const running = await browsers.get(argument);
	if (running?.isConnected()) return running;
	const started = chromium.launch(launchOptions(argument));
	browsers.set(argument, started);
	return started;
}

/** Pages that no test has at the moment, by the browser and the context that they are of. */
const free = new Map<string, ReusablePage[]>();

/** Keeps what goes wrong in a page. */
function listenForComplaints(page: Page): string[] {
	const complaints: string[] = [];
	page.on("console", (message) => {
		if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
	});
	page.on("pageerror", (error) => complaints.push(error.message));
	return complaints;
}

/**
 * Gives what opens pages. Media queries in `rem` go by `fontSizePx`, too. Without `pictures`, for files that look at none, a page takes a
 * fifth less CPU time.
 */
export function useBrowser(settings: Settings = {}): {
	/** Opens a page in a context of its own, with cold caches, which ends with the test. */
	visit(visitor?: Visitor): Promise<Visit>;
	/**
	 * Lends a page that earlier tests of this worker have had, made as new but for its warm caches, for a third of the CPU time. For
	 * tests that begin and end with the documents they open. It throws on what outlasts these, such as a faked clock.
	 */
	reusePage(visitor?: Omit<Visitor, "worker">): Promise<PageVisit>;
	/** Opens an address of the built site in a page that `reusePage` lends, and waits until the app has taken over. */
	open(address: string, visitor?: Omit<Visitor, "worker">): Promise<PageVisit>;
} {
	return {
		async visit(visitor = {}) {
			const { locale = defaultLocale, touch = false, script = true, bypassCsp = false } = visitor;
			const browser = await sharedBrowser(settings);
			const context = await browser.newContext({
				locale,
				viewport: viewportOf(visitor),
				colorScheme: colorSchemeOf(visitor),
				hasTouch: touch,
				isMobile: touch,
				javaScriptEnabled: script,
				bypassCSP: bypassCsp,
			});
			onTestFinished(() => context.close());
			context.setDefaultTimeout(stepTimeoutMs);
			await context.addInitScript(prepareDocument, prepared(visitor));
			const page = await context.newPage();
			return { page, context, complaints: listenForComplaints(page) };
		},
		async reusePage(visitor = {}) {
			// The app asks for `navigator.languages` alone, which each document is prepared with.
			const { touch = false, script = true, bypassCsp = false } = visitor;
			const options = { touch, script, bypassCsp };
			const kind = JSON.stringify({ ...settings, ...options });
			const pages = free.get(kind) ?? [];
			free.set(kind, pages);
			const last = pages.pop();
			const reusable = last?.isOpen() ? last : await ReusablePage.open(await sharedBrowser(settings), options, stepTimeoutMs);
			onTestFinished(async ({ task }) => {
				// Nobody knows what a test that failed has left.
				if (task.result?.state === "fail") return reusable.close();
				await reusable.reset();
				pages.push(reusable);
			});
			const page = reusable.lend();
			const complaints = listenForComplaints(page);
			await page.setViewportSize(viewportOf(visitor));
			await page.emulateMedia({ colorScheme: colorSchemeOf(visitor) });
			await page.addInitScript(prepareDocument, prepared(visitor));
			return { page, complaints };
		},
		async open(address, visitor) {
			const visit = await this.reusePage(visitor);
			await goTo(visit.page, address);
			return visit;
		},
	};
}

/** The script that brings the app; the parts that it loads have other names. */
export const appScript = /\/assets\/client-[^/]+\.js$/;

/** Waits until the fonts have come, which follow the first paint and move what stands below their text. */
export async function fontsReady(page: Page): Promise<void> {
	await page.waitForFunction(
		() =>
			document.fonts.status === "loaded" &&
			document.documentElement.classList.contains("fonts") &&
			// The system's, which stand in, have no display.
			[...document.fonts].some(({ status, display }) => status === "loaded" && display === "swap"),
	);
}

/** Gives the page a visitor's sign, and waits until the app has taken over. */
export async function appReady(page: Page): Promise<void> {
	await page.keyboard.press("Shift");
	await page.locator("html[data-ready]").waitFor({ state: "attached" });
}

/** Goes to an address of the built site, or of another, and waits until the app has taken over. */
export async function goTo(page: Page, address: string): Promise<void> {
	await page.goto(new URL(address, inject("siteUrl")).href);
	await appReady(page);
}

/** What a page saves when a button is pressed. */
export async function savedBy(page: Page, button: string | RegExp): Promise<{ name: string; bytes: Buffer }> {
	const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: button }).click()]);
	return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

/** How many sheets of A4 a page takes. In a PDF as Chromium writes it each is an object of its own, named in plain text. */
export async function printedPages(page: Page): Promise<number> {
	const pdf = await page.pdf({ preferCSSPageSize: true });
	return (pdf.toString("latin1").match(/\/Type\s*\/Page\b/g) ?? []).length;
}

/**
 * Gives a page a slow mobile network. The processor stays as it is: Chromium slows it down by keeping it busy, three seconds for each that
 * the page needs.
 */
export async function slowDown(page: Page): Promise<void> {
	const devtools = await page.context().newCDPSession(page);
	await devtools.send("Network.enable");
	const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };
	await devtools.send("Network.emulateNetworkConditions", network);
}

/** Waits until something of the page has been painted. */
export async function firstPaint(page: Page): Promise<void> {
	await page.evaluate(
		() =>
			new Promise<void>((resolve) => {
				new PerformanceObserver((list) => list.getEntriesByName("first-contentful-paint").length > 0 && resolve()).observe({
					type: "paint",
					buffered: true,
				});
			}),
	);
}

/** Waits until the page has shown what it has now. */
export async function nextFrame(page: Page): Promise<void> {
	await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** Presses Tab until the focus is there. What it looks for is found once: to find it by its role and name takes longer than to press. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
	await target.first().waitFor({ state: "attached" });
	let wanted = await target.elementHandles();
	for (let presses = 0; presses < 150; presses++) {
		await page.keyboard.press("Tab");
		const { isThere, isGone } = await page.evaluate(
			(elements) => ({
				isThere: elements.some((element) => element === document.activeElement),
				isGone: elements.some(({ isConnected }) => !isConnected),
			}),
			wanted,
		);
		if (isThere) return;
		if (isGone) wanted = await target.elementHandles();
	}
	throw new Error(`150 times Tab does not reach ${target}`);
}

/** The one heading of a page. */
export function heading(page: Page, title: string): Locator {
	return page.getByRole("heading", { level: 1, name: title, exact: true });
}

/** Goes to an address with a clock that stands still from when the app is there: `runFor` alone moves it. */
export async function goStill(page: Page, url: string): Promise<void> {
	await page.clock.install();
	await page.goto(url);
	await appReady(page);
	await page.clock.pauseAt(Date.now() + 60_000);
}

/** Marks the open document, and gives the way to ask whether it is still the same: whether nothing has reloaded it. */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
	await page.evaluate(() => document.documentElement.setAttribute("data-same-document", ""));
	return async () => (await page.locator("html[data-same-document]").count()) === 1;
}

/** Holds back what the page requests there, until the function that it gives is called. */
export async function holdBack(page: Page, url: RegExp | string): Promise<() => void> {
	const held = new EventEmitter();
	const released = once(held, "release");
	await page.route(url, async (route) => {
		await released;
		await route.continue();
	});
	return () => held.emit("release");
}
