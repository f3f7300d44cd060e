import { EventEmitter, once } from "node:events";
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from "playwright";
import { onTestFinished } from "vitest";
import { findChromium } from "#scripts/setup/chromium.mjs";

/** What a visitor brings: languages of the browser (the first one is its own), size, theme, whether scripts run. */
export type Visitor = {
	locale?: string;
	furtherLocales?: readonly string[];
	width?: number;
	height?: number;
	dark?: boolean;
	/** Whether there is a finger and no mouse. */
	touch?: boolean;
	script?: boolean;
	stored?: Record<string, string>;
	/** Whether tests may bring scripts of their own, which the policy of the pages refuses. */
	bypassCsp?: boolean;
	/** Whether the worker of the offline app comes. It answers for the network, so most tests want none. */
	worker?: boolean;
};

/** A page with what went wrong in it: console errors and warnings, and errors nobody caught. */
export type Visit = { page: Page; context: BrowserContext; complaints: string[] };

/** What has not happened in a page by then will not; shorter than a test may last, so that the step that hangs is named. */
const stepTimeoutMs = 30_000;

/** The browsers of this worker by the size of text in them. Its files share them: to start one costs more than most tests. */
const browsers = new Map<number, Promise<Browser>>();

function launch(fontSizePx: number): Promise<Browser> {
	const executablePath = findChromium();
	if (executablePath === null) throw new Error("there is no Chromium: run npm test, which finds or installs one");
	return chromium.launch({
		executablePath,
		args: [
			"--no-sandbox",
			"--disable-background-networking",
			"--disable-component-update",
			`--blink-settings=defaultFontSize=${fontSizePx}`,
		],
	});
}

/** The worker's browser with text of this size. One that has ended is started anew, so that its end is the failure of one test. */
async function sharedBrowser(fontSizePx: number): Promise<Browser> {
	const running = await browsers.get(fontSizePx);
	if (running?.isConnected()) return running;
	const started = launch(fontSizePx);
	browsers.set(fontSizePx, started);
	return started;
}

/**
 * Gives what opens a page in a context of its own, which ends with the test. `fontSizePx` is the size of text that the browser's
 * owner has chosen in the settings, by which media queries in `rem` go too.
 */
export function useBrowser({ fontSizePx = 16 } = {}): { visit(visitor?: Visitor): Promise<Visit> } {
	return {
		async visit({
			locale = "fr-FR",
			furtherLocales = [],
			width = 1300,
			height = 900,
			dark = false,
			touch = false,
			script = true,
			stored = {},
			bypassCsp = false,
			worker = false,
		} = {}) {
			const browser = await sharedBrowser(fontSizePx);
			const context = await browser.newContext({
				locale,
				viewport: { width, height },
				colorScheme: dark ? "dark" : "light",
				hasTouch: touch,
				isMobile: touch,
				javaScriptEnabled: script,
				bypassCSP: bypassCsp,
			});
			onTestFinished(() => context.close());
			context.setDefaultTimeout(stepTimeoutMs);
			await context.addInitScript(
				(languages) => Object.defineProperty(navigator, "languages", { value: Object.freeze(languages) }),
				[locale, ...furtherLocales],
			);
			if (!worker) await context.addInitScript(() => Object.defineProperty(navigator, "serviceWorker", { value: undefined }));
			await context.addInitScript((entries) => {
				addEventListener("app-ready", () => document.documentElement.setAttribute("data-ready", ""));
				// Only on the first page: what the visitor chooses later must last.
				if (sessionStorage.getItem("seeded")) return;
				sessionStorage.setItem("seeded", "yes");
				for (const [key, value] of entries) localStorage.setItem(key, value);
			}, Object.entries(stored));
			const page = await context.newPage();
			const complaints: string[] = [];
			page.on("console", (message) => {
				if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
			});
			page.on("pageerror", (error) => complaints.push(error.message));
			return { page, context, complaints };
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

/** Presses Tab until the focus is there. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
	for (let presses = 0; presses < 60; presses++) {
		await page.keyboard.press("Tab");
		if ((await target.and(page.locator(":focus")).count()) === 1) return;
	}
	throw new Error(`60 times Tab does not reach ${target}`);
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
