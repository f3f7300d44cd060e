import type { Browser, Page } from "playwright";
import type { SearchItem } from "#schemas/pages/search-item.ts";
import { searchIndexPath } from "#schemas/shared/url.ts";
import { type Figure, figure } from "./figure.ts";
import { openBrowser } from "./open-browser.ts";

const runs = 10;

/** Emulates a latency of 40 ms, as by cable or good mobile; `npm run preview` itself has none. */
const away = { offline: false, latency: 40, downloadThroughput: -1, uploadThroughput: -1 };

/**
 * Response times of the app on a desktop screen: from a click on an internal link to the painted heading, and from a keystroke in
 * the search to the updated list. The first includes the wait for a frame, 16 ms at most; the second does not.
 */
export async function measureBrowsing(url: string, executablePath: string): Promise<Figure[]> {
	const browser = await openBrowser(executablePath);
	try {
		const index = (await (await fetch(url + searchIndexPath("fr"))).json()) as SearchItem[];
		const figures = [
			figure("click to heading", "ms", 100, await measureClicks(browser, url, false)),
			figure("click to heading, 40 ms away", "ms", 100, await measureClicks(browser, url, true)),
			figure(`key to list, ${index.length} entries (ours)`, "ms", 16, await measureKeys(browser, url, index)),
		];
		for (const [size, goal] of [
			[200, 16],
			[10_000, 50],
		] as const)
			figures.push(figure(`key to list, ${size} entries`, "ms", goal, await measureKeys(browser, url, enlarge(index, size))));
		return figures;
	} finally {
		await browser.close();
	}
}

/** Clicks articles in the list one after the other. The first click, which loads the template, is not counted. */
async function measureClicks(browser: Browser, url: string, far: boolean): Promise<number[]> {
	const page = await openApp(browser, `${url}/fr/blog`);
	if (far) {
		const session = await page.context().newCDPSession(page);
		await session.send("Network.enable");
		await session.send("Network.emulateNetworkConditions", away);
	}
	const articles = await page
		.locator('main a[href^="/fr/blog/"]')
		.evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute("href") ?? ""))]);
	const times: number[] = [];
	for (const href of articles.slice(0, runs + 1)) {
		times.push(await measure(page, untilHeadingPainted, () => page.locator(`main a[href="${href}"]`).first().click()));
		await page.goBack();
		await page.locator(`main a[href="${href}"]`).first().waitFor();
	}
	await page.context().close();
	return times.slice(1);
}

/** A word letter by letter, then misspelled words, each entered at once: these are compared with all known words. */
async function measureKeys(browser: Browser, url: string, index: readonly SearchItem[]): Promise<number[]> {
	const page = await openApp(browser, `${url}/fr/about`, index);
	const field = page.getByRole("combobox").and(page.locator(":visible"));
	const times: number[] = [];
	// The first letter waits for the index to load.
	await field.fill("p");
	await page.getByRole("option").first().waitFor();
	for (const letter of "lantes") times.push(await measure(page, untilListChanged, () => page.keyboard.press(letter)));
	for (const wrong of ["monstara", "arosage", "calatea", "sanseviera"]) {
		await field.fill("p");
		times.push(await measure(page, untilListChanged, () => field.fill(wrong)));
	}
	await page.context().close();
	return times;
}

async function openApp(browser: Browser, address: string, index?: readonly SearchItem[]): Promise<Page> {
	// The service worker would answer with the site's own index.
	const serviceWorkers = index ? "block" : "allow";
	const context = await browser.newContext({ locale: "fr-FR", viewport: { width: 1300, height: 900 }, serviceWorkers });
	const page = await context.newPage();
	if (index) await page.route(`**${searchIndexPath("fr")}`, (route) => route.fulfill({ json: index }));
	await page.addInitScript("addEventListener('app-ready', () => document.documentElement.setAttribute('data-ready', ''))");
	await page.goto(address);
	// The app starts at the first user input.
	await page.keyboard.press("Shift");
	await page.locator("html[data-ready]").waitFor({ state: "attached" });
	return page;
}

/** Starts the measurement before the action: a promise that is awaited right away could be created after it. */
async function measure(page: Page, watch: string, act: () => Promise<void>): Promise<number> {
	await page.evaluate(`window.measured = ${watch}; undefined`);
	await act();
	return page.evaluate<number>("window.measured");
}

/** Runs in the page: milliseconds from the next click to the end of the first frame that shows another heading. */
const untilHeadingPainted = `new Promise((resolve) => {
	const old = document.querySelector("main h1");
	addEventListener("click", ({ timeStamp }) => {
		const look = () => {
			const heading = document.querySelector("main h1");
			if (heading === null || heading === old) return requestAnimationFrame(look);
			const { port1, port2 } = new MessageChannel();
			port1.onmessage = () => resolve(performance.now() - timeStamp);
			port2.postMessage(null);
		};
		requestAnimationFrame(look);
	}, { once: true, capture: true });
})`;

/** Runs in the page: milliseconds from the next input to the changed list, laid out and ready to be painted. */
const untilListChanged = `new Promise((resolve) => {
	const list = () => [...document.querySelectorAll('[role="option"]')].map((each) => each.innerHTML).join();
	const old = list();
	addEventListener("input", ({ timeStamp }) => {
		const observer = new MutationObserver(() => {
			if (list() === old) return;
			observer.disconnect();
			document.body.getBoundingClientRect();
			resolve(performance.now() - timeStamp);
		});
		observer.observe(document.body, { subtree: true, childList: true, characterData: true });
	}, { once: true, capture: true });
})`;

/** Repeats a few entries up to a size, each copy with an invented word in its title and keywords. */
function enlarge(index: readonly SearchItem[], size: number): SearchItem[] {
	return Array.from({ length: size }, (_, number) => {
		const item = index[number % index.length];
		if (!item) throw new Error("the site has nothing to search");
		const word = invented(number);
		return { ...item, path: `${item.path}-${number}`, title: `${item.title} ${word}`, keywords: [...item.keywords, word] };
	});
}

/** A four-syllable word, unique for every number below 160,000. */
function invented(number: number): string {
	const syllables = "ba co di fe gu la mo ni pe ru sa to vi che lo ma re si ta zu".split(" ");
	return [0, 1, 2, 3].map((place) => syllables[Math.floor(number / 20 ** place) % 20]).join("");
}
