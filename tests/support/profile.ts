import { type BrowserContext, type CDPSession, chromium, type Page } from "playwright";
import { expect, onTestFinished } from "vitest";
import { heading, launchOptions, sharedBrowser } from "./browser.ts";
import { testFolder } from "./folders.ts";
import { defaultLocale } from "./visitor.ts";

/** A browser context of its own for one test, with what it keeps; `complaints` are those of all its pages. */
export type Profile = { context: BrowserContext; page: Page; complaints: string[]; devtools: CDPSession };

declare global {
	interface Window {
		/** Questions for a new version that the page has asked, and those that have been answered. Chromium asks by itself, too. */
		questions: { requests: number; answered: number };
	}
}

const timeoutMs = 30_000;

/** What tests do about a network is no fault of the page, but the browser says so. */
const ofNetwork = /net::ERR_|Failed to load resource|The FetchEvent for|preloadResponse|navigation preload/;

/**
 * Opens a context that has never seen the site. Chromium alone lets tests drive service workers. A browser of its own, which costs a
 * second of CPU time, keeps its data on a disk (`onDisk`), or pages alive for the way back as well (`keepsPagesAlive`). Pages show
 * `pictures` only where a test looks at them.
 */
export async function newProfile({
	locale = defaultLocale,
	onDisk = false,
	keepsPagesAlive = false,
	pictures = false,
} = {}): Promise<Profile> {
	const context =
		onDisk || keepsPagesAlive
			? await launchProfile(locale, keepsPagesAlive)
			: await (await sharedBrowser({ pictures })).newContext({ locale });
	onTestFinished(() => context.close());
	context.setDefaultTimeout(timeoutMs);
	await context.addInitScript(countQuestions);
	const complaints: string[] = [];
	context.on("page", listen);
	const page = await context.newPage();
	return { context, page, complaints, devtools: await context.newCDPSession(page) };

	function listen(opened: Page): void {
		opened.on("console", (message) => {
			if (/^(?:error|warning)$/.test(message.type()) && !ofNetwork.test(message.text())) complaints.push(message.text());
		});
		opened.on("pageerror", (error) => complaints.push(error.message));
	}
}

async function launchProfile(locale: string, keepsPagesAlive: boolean): Promise<BrowserContext> {
	const dir = testFolder();
	return chromium.launchPersistentContext(dir, {
		...launchOptions(),
		locale,
		...(keepsPagesAlive ? { ignoreDefaultArgs: ["--disable-back-forward-cache"] } : {}),
	});
}

/** Runs in each page before its own scripts. */
function countQuestions(): void {
	window.questions = { requests: 0, answered: 0 };
	// Not there on a page that is not secure, as that of a failed connection.
	if (!("ServiceWorkerRegistration" in window)) return;
	const { update } = ServiceWorkerRegistration.prototype;
	ServiceWorkerRegistration.prototype.update = function ask() {
		window.questions.requests += 1;
		return update.call(this).finally(() => {
			window.questions.answered += 1;
		});
	};
}

/** Opens a page and waits until the worker has it, with all that one visit keeps. */
export async function install(page: Page, url: string): Promise<void> {
	await page.goto(url);
	await controlled(page);
}

/** Waits until a worker answers for the page. */
export async function controlled(page: Page): Promise<void> {
	await page.evaluate(async () => {
		const { serviceWorker } = navigator;
		await serviceWorker.ready;
		if (!serviceWorker.controller) await new Promise((resolve) => serviceWorker.addEventListener("controllerchange", resolve));
	});
}

/** Opens a page, touches it, and waits until the app has it and, where a worker answers, takes both for one release. */
export async function openApp(page: Page, url: string): Promise<void> {
	await page.goto(url);
	await wake(page);
	await page.waitForFunction(
		() => !navigator.serviceWorker?.controller || document.documentElement.dataset["checked"] !== undefined,
	);
}

/**
 * Opens a page as `openApp` does, and waits until the host has answered whether it has another release. The page does not wait that
 * long where the browser takes seconds to bring in the worker, as Chromium with windows does; an answer of later would be the next
 * release.
 */
export async function openChecked(page: Page, url: string): Promise<void> {
	await openApp(page, url);
	await page.waitForFunction(() => !navigator.serviceWorker?.controller || window.questions.answered > 0);
}

/** Touches the page until the app is there: a page that is only coming does not feel it. */
export async function wake(page: Page): Promise<void> {
	await expect
		.poll(
			async () => {
				await page.keyboard.press("Shift");
				return page.locator("html[data-ready]").count();
			},
			{ timeout: timeoutMs },
		)
		.toBe(1);
}

/** Clicks the link of the menu to a page, and waits until its heading is there, by the app or by a new document. */
export async function follow(page: Page, path: string, title: string): Promise<void> {
	await page.locator(`header a[href="${path}"]`).first().dispatchEvent("click");
	await heading(page, title).waitFor();
}

/** Asks for another version of the site now, and says whether one waits afterwards. Null where the asking failed. */
export async function checkForUpdate(page: Page): Promise<boolean | null> {
	return page.evaluate(async () => {
		const registration = await navigator.serviceWorker.ready;
		try {
			await registration.update();
		} catch {
			return null;
		}
		const { installing } = registration;
		if (installing)
			await new Promise<void>((resolve) =>
				installing.addEventListener("statechange", () => installing.state !== "installing" && resolve()),
			);
		return registration.waiting !== null;
	});
}

/** Names of the packs that are kept whole, with their hashes. */
export async function storedPacks(page: Page): Promise<string[]> {
	return page.evaluate(async () => {
		const names = (await caches.keys()).filter((name) => name.startsWith("pack "));
		const whole = await Promise.all(
			names.map(async (name) =>
				(await caches.match(name.slice(5), { cacheName: name })) ? [name.slice("pack /packs/".length)] : [],
			),
		);
		return whole.flat().sort();
	});
}

/** What a page is: its language, title and heading. */
export type Shown = { lang: string; title: string; heading: string };

/** Reads off what a page shows, once it shows a heading. */
export async function shown(page: Page): Promise<Shown> {
	await page.locator("main h1").first().waitFor();
	return page.evaluate(() => ({
		lang: document.documentElement.lang,
		title: document.title,
		heading: document.querySelector("main h1")?.textContent ?? "",
	}));
}

/** Waits until a page shows what it should, and reports what it shows else. */
export async function shows(page: Page, wanted: Shown): Promise<void> {
	await expect.poll(() => shown(page), { timeout: timeoutMs }).toEqual(wanted);
}

/**
 * Counts how often the page's own document is loaded, from now on: by the requests, or by the documents that have come. In one run of all
 * tests, of about fifty, a document came after a reload whose request was not reported (Playwright 1.65, 30 November 2026).
 */
export function countLoads(page: Page): () => number {
	const loads = { requested: 0, come: 0 };
	page.on("request", (request) => {
		if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads.requested += 1;
	});
	page.on("domcontentloaded", () => {
		loads.come += 1;
	});
	return () => Math.max(loads.requested, loads.come);
}

/** Says a figure that the offline app is measured by. */
export function printFigure(figure: string): void {
	process.stdout.write(`figure: ${figure}\n`);
}
