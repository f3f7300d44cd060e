import type { Page } from "playwright";
import { expect, inject, test } from "vitest";
import { langs } from "#schemas/shared/languages.ts";
import { pinPath } from "#schemas/shared/url.ts";
import { fontsReady, goTo, printedPages, useBrowser } from "../support/browser.ts";
import { withSheet } from "../support/catalogue.ts";
import { readRoutes, readShell, readWords } from "../support/published.ts";

const siteUrl = inject("siteUrl");
const browser = useBrowser();
const word = await readWords();
const languages = ["fr", "de"] as const;
const article = "/blog/ficus-lyrata";
const sheet = "/fiches-plantes/aloe-vera";
const profile = "/fiches-plantes/pilea-peperomioides";

const contents = (page: Page, lang: (typeof languages)[number]) =>
	page.getByRole("navigation", { name: word(lang, "article.contents") });
const fact = (page: Page, label: string) => page.getByRole("definition").and(page.locator(`dt:text-is("${label}") + dd`));

/** Each page once and each language once: a page is laid out by its template, whatever the language. */
const pages = [
	["fr", article],
	["de", sheet],
	["fr", profile],
] as const;

test.each(pages)(
	"in %s the table of contents of %s links to every section and marks the current one, and a bar shows the progress",
	async (lang, path) => {
		const { page, complaints } = await browser.open(pinPath(path, lang));
		const list = contents(page, lang);
		const links = list.getByRole("link");
		const titles = await links.allTextContents();
		expect(titles.length).toBeGreaterThan(4);
		await expect.poll(() => list.locator("[aria-current]").count()).toBe(0);
		const follow = async (title: string) => {
			await list.getByRole("link", { name: title, exact: true }).click();
			await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(title);
			await expect.poll(() => page.evaluate(() => document.activeElement?.getBoundingClientRect().top)).toBeGreaterThan(0);
		};
		for (const title of titles) await follow(title);
		const [, second = "", third = ""] = titles;
		for (const title of [third, second]) {
			await follow(title);
			await expect.poll(() => list.locator("[aria-current='location']").allTextContents()).toEqual([title]);
		}
		await page.goBack();
		await expect.poll(() => list.locator("[aria-current='location']").allTextContents()).toEqual([third]);
		await page.evaluate(() => scrollTo(0, 0));
		await expect.poll(() => list.locator("[aria-current]").count()).toBe(0);

		const share = () => page.locator(".reading-progress").evaluate((bar) => bar.getBoundingClientRect().width / innerWidth);
		await expect.poll(share).toBeLessThan(0.01);
		await page.locator("article.reading").evaluate((text) => scrollTo(0, text.getBoundingClientRect().height / 2));
		await expect.poll(share).toBeGreaterThan(0.3);
		expect(await share()).toBeLessThan(0.9);
		await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
		await expect.poll(share).toBeCloseTo(1);
		expect(complaints).toEqual([]);
	},
);

test("browsers without scroll-driven animations get the progress bar by script", async () => {
	const { page } = await browser.reusePage();
	await page.addInitScript(() => {
		CSS.supports = () => false;
	});
	await goTo(page, article);
	const scale = () => page.locator(".reading-progress").evaluate((bar: HTMLElement) => Number.parseFloat(bar.style.scale));
	expect(await scale()).toBe(0);
	await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
	await expect.poll(scale).toBe(1);
});

test("the copied link is the pinned one, and copying is announced (R1.7)", async () => {
	const { page, context } = await browser.visit();
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await goTo(page, article);
	await page.getByRole("button", { name: word("fr", "reading.copyLink") }).click();
	await page.getByRole("status").getByText(word("fr", "reading.linkCopied")).waitFor();
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(siteUrl + pinPath(article, "fr"));
});

test.each(languages)(
	"in %s a sheet without JavaScript shows metric units and a table of contents, and no dead buttons (R1.8)",
	async (lang) => {
		const { page } = await browser.reusePage({ script: false });
		await page.goto(siteUrl + pinPath(sheet, lang));
		expect(await fact(page, word(lang, "facts.temperature")).locator("span").first().textContent()).toBe("18–25\u00a0°C");
		expect(await contents(page, lang).getByRole("link").count()).toBeGreaterThan(4);
		expect(await page.getByRole("main").getByRole("button").count()).toBe(0);
	},
);

test("the picture of a sheet is at most 26 rem wide, beside the text where it fits", async () => {
	const { page } = await browser.open(sheet);
	for (const width of [390, 1300]) {
		await page.setViewportSize({ width, height: 900 });
		const plate = await page.getByRole("figure").first().boundingBox();
		const facts = await page.getByRole("region", { name: word("fr", "facts.title") }).boundingBox();
		if (!plate || !facts) throw new Error("the sheet has no plate or no facts");
		const rem = await page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
		expect(plate.width).toBeLessThanOrEqual(26 * rem);
		if (width > 1000) expect(facts.x).toBeGreaterThan(plate.x + plate.width);
		else expect(facts.y).toBeGreaterThan(plate.y + plate.height);
		expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
	}
});

/** What differs between the documents of one template and language: the main part, and the style sheets. */
async function mainOf(path: string): Promise<{ path: string; main: string; sheets: string }> {
	const html = await (await fetch(siteUrl + path)).text();
	const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
	return { path, main: main.slice(main.indexOf(">") + 1), sheets: (html.match(/<link rel="stylesheet"[^>]*>/g) ?? []).join("") };
}

/** Runs in a page: which of those is highest in it, and which lowest. */
function highestAndLowest(mains: readonly { path: string; main: string }[]): string[] {
	const place = document.querySelector("main") ?? document.body;
	const byHeight = mains
		.map(({ path, main }) => {
			place.innerHTML = main;
			return { path, height: place.getBoundingClientRect().height };
		})
		.sort((one, other) => other.height - one.height)
		.map(({ path }) => path);
	return [byHeight[0] ?? "", byHeight.at(-1) ?? ""];
}

test("the highest and the lowest sheet of either kind print completely on two or three A4 pages, also from the dark theme, in the language with the longest words", async () => {
	const kinds = (["guide", "profile"] as const).map((kind) => [...withSheet(kind)].map((plant) => `/fiches-plantes/${plant}`));
	const sheets = (await readRoutes()).filter(({ path }) => path.startsWith("/fiches-plantes/"));
	expect(sheets.map(({ path }) => path).sort()).toEqual(kinds.flat().sort());
	const { page: ruler } = await browser.reusePage({ script: false, bypassCsp: true });
	// As wide as the text of an A4 page is at 96 dpi.
	await ruler.setViewportSize({ width: 680, height: 1000 });
	await ruler.emulateMedia({ media: "print" });
	const { page } = await browser.reusePage({ dark: true });
	for (const paths of kinds) {
		const mains = await Promise.all(paths.map((path) => mainOf(pinPath(path, "de"))));
		expect(new Set(mains.map(({ sheets: styles }) => styles)).size).toBe(1);
		await ruler.goto(siteUrl + (mains[0]?.path ?? ""));
		for (const path of await ruler.evaluate(highestAndLowest, mains)) {
			await goTo(page, path);
			expect([2, 3], path).toContain(await printedPages(page));
		}
	}
});

/** What the last printed line names: the contents, buttons, and suggested reading. */
const leftOut =
	"nav, button, .page-tools, .back, .button, [role='tablist'], .checklist-state, [aria-labelledby='page-recommended'], [data-block] > details:not([open])";

/** Asserts that the printed page has all of its text, and says what is left to the screen. */
async function expectWhole(page: Page, lang: (typeof languages)[number], path: string): Promise<void> {
	const lost = await page.getByRole("main").evaluate((main, apart) => {
		const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
		const hidden: string[] = [];
		while (walker.nextNode()) {
			const { nodeValue, parentElement } = walker.currentNode;
			if (!parentElement?.closest(apart) && !parentElement?.checkVisibility()) hidden.push(nodeValue ?? "");
		}
		return hidden;
	}, leftOut);
	expect(lost).toEqual([]);
	const line = word(lang, path === article ? "reading.printedArticle" : "reading.printedSheet");
	expect(await page.getByText(line).isVisible()).toBe(true);
	expect(await page.locator("[aria-labelledby='page-recommended'], .toc").first().isVisible()).toBe(false);
}

/** Asserts that the printed page has its address as text, nothing to click on, and is black on white. */
async function expectPlain(page: Page, lang: (typeof languages)[number], path: string): Promise<void> {
	const { site } = await readShell(lang);
	expect(await page.getByText(site.url + pinPath(path, lang), { exact: true }).isVisible()).toBe(true);
	for (const name of ["banner", "contentinfo", "navigation", "button"] as const)
		expect([name, await page.getByRole(name).count()]).toEqual([name, 0]);
	const colours = await page.evaluate(() => {
		const { color, backgroundColor } = getComputedStyle(document.documentElement);
		return { color, backgroundColor };
	});
	expect(colours).toEqual({ color: "rgb(0, 0, 0)", backgroundColor: "rgb(255, 255, 255)" });
}

test.each(pages)(
	"in %s %s prints all of its text and its address, without screen-only parts or controls, in both themes",
	async (lang, path) => {
		const { page } = await browser.open(pinPath(path, lang));
		for (const colorScheme of ["light", "dark"] as const) {
			await page.emulateMedia({ media: "print", colorScheme });
			await expectWhole(page, lang, path);
			await expectPlain(page, lang, path);
		}
	},
);

test("a printed checklist has empty boxes, and black ticks where ticked (R17.7)", async () => {
	const { page } = await browser.open(pinPath(profile, "fr"), { dark: true });
	await page.getByRole("checkbox").first().check();
	await page.emulateMedia({ media: "print" });
	const boxes = page.getByRole("checkbox");
	const shown = await boxes.evaluateAll((all) =>
		all.map((box) => [getComputedStyle(box).backgroundColor, getComputedStyle(box, "::before").borderBottomColor]),
	);
	expect(shown[0]).toEqual(["rgba(0, 0, 0, 0)", "rgb(0, 0, 0)"]);
	expect(new Set(shown.map(([ground]) => ground))).toEqual(new Set(["rgba(0, 0, 0, 0)"]));
	expect(await page.getByText(/cochés? sur/).isVisible()).toBe(false);
});

test("lines of a printed article have at most 85 characters", async () => {
	const { page } = await browser.open(pinPath(article, "fr"), { width: 794 });
	await page.emulateMedia({ media: "print" });
	const longest = await page.locator(".prose > p").evaluateAll((all) =>
		all.map((paragraph) => {
			const { width } = paragraph.getBoundingClientRect();
			const range = document.createRange();
			range.selectNodeContents(paragraph);
			const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 4))).size;
			return lines > 2 && width > 0 ? (paragraph.textContent?.length ?? 0) / lines : 0;
		}),
	);
	expect(Math.max(...longest)).toBeGreaterThan(60);
	expect(Math.max(...longest)).toBeLessThanOrEqual(85);
});

/** Words of headings that stand on two lines, on pages with the longest ones. */
function brokenWords(): string[] {
	const broken: string[] = [];
	for (const heading of document.querySelectorAll("main :is(h1, h2, h3, h4)")) {
		const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
		while (walker.nextNode()) {
			const text = walker.currentNode;
			for (const { 0: word, index } of (text.nodeValue ?? "").matchAll(/\p{L}+/gu)) {
				const range = document.createRange();
				range.setStart(text, index);
				range.setEnd(text, index + word.length);
				if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word);
			}
		}
	}
	return broken;
}

test("on the narrowest phone the longest words of headings fit, and longer ones are hyphenated by language", async () => {
	const { page } = await browser.reusePage({ width: 320, touch: true, stored: { fonts: "here" } });
	for (const path of ["/", "/fiches-plantes", "/fiches-plantes/areca-palm", "/guides/plantes-increvables"]) {
		await page.goto(siteUrl + pinPath(path, "de"));
		await fontsReady(page);
		expect([path, await page.evaluate(brokenWords)]).toEqual([path, []]);
		const headings = page.getByRole("main").getByRole("heading");
		const hyphens = await headings.evaluateAll((found) => found.map((each) => getComputedStyle(each).hyphens));
		expect([path, new Set(hyphens)]).toEqual([path, new Set(["auto"])]);
	}
});

/* Windows that phones and small laptops have, bars of the browser taken off. */
const windows = [
	{ width: 375, height: 667 },
	{ width: 390, height: 844 },
	{ width: 1366, height: 768 },
] as const;

/** What a page begins with, up to the first paragraph of its text. What follows moves nothing of it, and is most of what to lay out. */
type Beginning = { path: string; main: string };

/** Runs in a page: cuts the rest off. */
function beginnings(mains: readonly Beginning[]): Beginning[] {
	return mains.map(({ path, main }) => {
		const { body } = new DOMParser().parseFromString(main, "text/html");
		const first = body.querySelector("article.reading :is(.intro-card, .prose) p");
		for (let each = first; each && each !== body; each = each.parentElement)
			while (each.nextElementSibling) each.nextElementSibling.remove();
		return { path, main: body.innerHTML };
	});
}

/** By how many pixels the first line of the text of each page stands below the window's foot, or below what lies over it. */
function linesBelowWindow(mains: readonly Beginning[]): string[] {
	const place = document.querySelector("main") ?? document.body;
	return mains.flatMap(({ path, main }) => {
		place.innerHTML = main;
		const words = document.createRange();
		words.selectNodeContents(document.querySelector("article.reading :is(.intro-card, .prose) p") ?? document.body);
		const tabs = document.querySelector(".tab-bar")?.getBoundingClientRect();
		const line = words.getClientRects()[0]?.bottom ?? Number.POSITIVE_INFINITY;
		const foot = tabs && tabs.height > 0 ? tabs.top : innerHeight;
		return line > foot ? [`${path} at ${innerWidth} × ${innerHeight}: ${Math.round(line - foot)} px too low`] : [];
	});
}

test.each(langs)(
	"the text of every page below /blog/ and /guides/ starts within the first screen, in %s (R6.1)",
	async (lang) => {
		const { page } = await browser.reusePage({ script: false, bypassCsp: true });
		const long = (await readRoutes()).filter(({ path }) => /^\/(?:blog|guides)\//.test(path));
		for (const folder of ["/blog/", "/guides/"])
			expect(long.filter(({ path }) => path.startsWith(folder)).length).toBeGreaterThan(4);
		const mains = await Promise.all(long.map(({ path }) => mainOf(pinPath(path, lang))));
		expect(new Set(mains.map(({ sheets }) => sheets)).size).toBe(1);
		// One document shows them all: to load each would cost several times as much.
		await page.goto(siteUrl + (mains[0]?.path ?? ""));
		// They come after the document, those for italics only with the page that has some, and other fonts break lines elsewhere.
		await page.evaluate(() =>
			Promise.all([...document.fonts].flatMap((font) => (font.display === "swap" ? [font.load()] : []))).then(() => {}),
		);
		const cut = await page.evaluateHandle(beginnings, mains);
		for (const size of windows) {
			await page.setViewportSize(size);
			expect(await page.evaluate(linesBelowWindow, cut)).toEqual([]);
		}
	},
);
