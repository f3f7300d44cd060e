import { type Browser, type BrowserContext, chromium, type Page } from "playwright";
import { afterAll, beforeAll, onTestFinished } from "vitest";
import { findChromium } from "#scripts/setup/chromium.mjs";

/** What a visitor brings: language of the browser, size, theme, whether scripts run. */
export type Visitor = {
	locale?: string;
	width?: number;
	height?: number;
	dark?: boolean;
	script?: boolean;
	stored?: Record<string, string>;
};

/** A page with what went wrong in it: console errors and warnings, and errors nobody caught. */
export type Visit = { page: Page; context: BrowserContext; complaints: string[] };

/** Starts one Chromium for a test file; `visit` opens a page in a context of its own. */
export function useBrowser(): { visit(visitor?: Visitor): Promise<Visit> } {
	let browser: Browser | undefined;
	beforeAll(async () => {
		const executablePath = findChromium();
		if (executablePath === null) throw new Error("there is no Chromium: run npm test, which finds or installs one");
		browser = await chromium.launch({
			executablePath,
			args: ["--no-sandbox", "--disable-background-networking", "--disable-component-update"],
		});
	});
	afterAll(() => browser?.close());
	return {
		async visit({ locale = "fr-FR", width = 1300, height = 900, dark = false, script = true, stored = {} } = {}) {
			if (!browser) throw new Error("the browser has not started");
			const context = await browser.newContext({
				locale,
				viewport: { width, height },
				colorScheme: dark ? "dark" : "light",
				javaScriptEnabled: script,
			});
			onTestFinished(() => context.close());
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

/** Waits until the app has taken over the page. */
export async function appReady(page: Page): Promise<void> {
	await page.locator("html[data-ready]").waitFor({ state: "attached" });
}
