import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { type Lang, langs } from "#schemas/shared/languages.ts";
import { pinPath } from "#schemas/shared/url.ts";
import { fontsReady, goTo, heading, useBrowser } from "../support/browser.ts";
import { fullList } from "../support/pots.ts";
import { readPageData } from "../support/published.ts";

/** A page of each template, and of the looks that some have. */
const paths = [
	"/",
	"/about",
	"/application",
	"/blog",
	"/blog/ficus-lyrata",
	"/guides/plantes-increvables",
	"/fiches-plantes?light=low&safe=cats#pothos",
	"/fiches-plantes/aloe-vera",
	"/fiches-plantes/maranta-leuconeura",
	"/generateur-plante?light=low",
	"/diagnostic?where=old&how=yellow",
	"/mes-plantes",
	"/recherche?q=monstera",
	"/sitemap",
	"/nix",
	"/dashboard?admin=true",
	"/dashboard/components",
];

/** Runs in the page: short words that break and what lies beyond the window, in the part that is looked at, and tabs smaller than their text. */
function findMisfits(part: string): string[] {
	const over = document.documentElement.scrollWidth - innerWidth;
	const beyond = (place: DOMRect) => place.width > 0 && (place.left < -1 || place.right > innerWidth + 1);
	const scrolls = (element: Element | null): boolean =>
		element !== null &&
		element !== document.body &&
		(getComputedStyle(element).overflowX !== "visible" || scrolls(element.parentElement));
	const nameOf = (element: Element) =>
		`${element.tagName.toLowerCase()} ${(element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 30)}`;
	const parts = [...document.querySelectorAll(part)];
	const shown = parts
		.flatMap((each) => [...each.querySelectorAll("*")])
		.filter((each) => each.checkVisibility() && !each.closest(".sr-only"));
	const outside = shown.filter((each) => beyond(each.getBoundingClientRect()) && !scrolls(each.parentElement)).map(nameOf);
	const wideTabs = [...document.querySelectorAll(".tab-bar a")].filter((tab) => {
		const text = document.createRange();
		text.selectNodeContents(tab);
		const [inner, outer] = [text.getBoundingClientRect(), tab.getBoundingClientRect()];
		return inner.left < outer.left || inner.right > outer.right || inner.top < outer.top || inner.bottom > outer.bottom + 1;
	});
	const short = /(?<=^|\s)\p{L}{1,8}(?=[\s.,:;!?]|$)/gu;
	const broken = new Set<string>();
	const textsOf = (element: Element) => [...element.childNodes].filter((each) => each.nodeType === Node.TEXT_NODE);
	for (const text of shown.flatMap(textsOf)) {
		if (text.parentElement?.closest("noscript, option")) continue;
		const whole = document.createRange();
		whole.selectNodeContents(text);
		if (whole.getClientRects().length < 2) continue;
		for (const { 0: word, index } of (text.nodeValue ?? "").matchAll(short)) {
			const range = document.createRange();
			range.setStart(text, index);
			range.setEnd(text, index + word.length);
			if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.add(`broken ${word}`);
		}
	}
	return [
		...broken,
		...(over > 0 ? [`${over} px too wide`] : []),
		...outside,
		...wideTabs.map((tab) => `tab ${tab.textContent}`),
	];
}

/** Runs in the page: controls of the header and the tab bar that overlap, or that a finger would miss. */
function findMissed(): string[] {
	const controls = [...document.querySelectorAll(".site-header > .brand, .burger summary, .tab-bar a")].filter((each) =>
		each.checkVisibility(),
	);
	const places = controls.map((each) => ({
		name: each.getAttribute("aria-label") ?? each.textContent,
		box: each.getBoundingClientRect(),
	}));
	const small = places.filter(({ box }) => Math.min(box.width, box.height) < 44).map(({ name }) => `${name} is small`);
	const overlaps = places.flatMap(({ name, box }, index) =>
		places
			.slice(index + 1)
			.filter(
				({ box: other }) =>
					box.left < other.right - 1 && other.left < box.right - 1 && box.top < other.bottom - 1 && other.top < box.bottom - 1,
			)
			.map((other) => `${name} overlaps ${other.name}`),
	);
	return [...small, ...overlaps];
}

/** Runs in the page: the tabs' words with the size of their text, how much of the window the bar takes, and tabs beyond it. */
function measureTabs(): { letters: Record<string, number>; part: number; outside: string[] } {
	const bar = document.querySelector(".tab-bar")?.getBoundingClientRect() ?? new DOMRect();
	const tabs = [...document.querySelectorAll(".tab-bar a")].map((tab) => ({
		word: tab.textContent ?? "",
		letters: Number.parseFloat(getComputedStyle(tab).fontSize),
		box: tab.getBoundingClientRect(),
	}));
	const foot = Math.min(bar.bottom, innerHeight);
	return {
		letters: Object.fromEntries(tabs.map(({ word, letters }) => [word, letters])),
		part: bar.height / innerHeight,
		outside: tabs.filter(({ box }) => box.top < bar.top || box.bottom > foot + 1).map(({ word }) => word),
	};
}

/** What stands around every page. */
const aroundPages = ".site-header, .tab-bar";

/** What does not fit in the page as it is, or in a part of it. */
async function misfits(page: Page, part = "body"): Promise<string[]> {
	return [...(await page.evaluate(findMisfits, part)), ...(await page.evaluate(findMissed))];
}

async function open(page: Page, address: string): Promise<void> {
	await goTo(page, address);
	await fontsReady(page);
	await unfold(page);
}

/** Changes the language of a bare page in place, which costs a fraction of opening it anew. */
async function changeLanguage(page: Page, lang: Lang): Promise<void> {
	await page.locator(`header [data-language="${lang}"]`).first().dispatchEvent("click");
	await page.locator(`html[lang="${lang}"]`).waitFor();
	await unfold(page);
}

async function unfold(page: Page): Promise<void> {
	await page.evaluate(() => {
		for (const folded of document.querySelectorAll("main details:not(.menu > details)")) folded.setAttribute("open", "");
	});
}

/** Follows the tab to a page, which costs half as much as to open it anew. */
async function followTab(page: Page, path: string, lang: Lang): Promise<void> {
	await page.locator(`.tab-bar a[href="${path}"]`).click();
	await heading(page, (await readPageData(path, lang)).title).waitFor();
	await unfold(page);
}

describe.each([
	[24, ["/", "/fiches-plantes?light=low&safe=cats#pothos", "/recherche?q=monstera"]],
	[32, paths],
] as const)("with a browser font size of %i px", (fontSizePx, shown) => {
	const browser = useBrowser({ fontSizePx, pictures: false });
	const stored = { "my-plants": fullList, fonts: "here" };

	test("no page is wider than a phone, and nothing lies outside it (R3.5, WCAG 1.4.4)", async () => {
		const { page, complaints } = await browser.reusePage({ width: 390, height: 844, stored });
		const found: Record<string, string[]> = {};
		// The steps of the finder are named by a word that would fit, and broke, in English alone.
		const addresses = [...shown.map((path) => pinPath("", "de") + path), "/en/generateur-plante?light=low"];
		for (const path of addresses) {
			await open(page, path);
			for (const width of [390, 320]) {
				await page.setViewportSize({ width, height: 844 });
				found[`${path} at ${width} px`] = await misfits(page);
			}
		}
		expect(Object.entries(found).filter(([, list]) => list.length > 0)).toEqual([]);
		expect(complaints.filter((each) => !each.includes("404"))).toEqual([]);
	});

	test("in every language the header and tabs are visible, complete, do not overlap, and their menus open inside the window (R3.1, R3.2)", async () => {
		const { page } = await browser.reusePage({ width: 320, height: 844, stored });
		await open(page, "/about");
		for (const lang of langs) {
			await changeLanguage(page, lang);
			for (const width of [320, 390, 480, 768, 1300]) {
				await page.setViewportSize({ width, height: 844 });
				expect({ lang, width, misfits: await misfits(page, aroundPages) }).toEqual({ lang, width, misfits: [] });
			}
			await page.setViewportSize({ width: 320, height: 844 });
			await page.keyboard.press("Control+k");
			await page.keyboard.type("plant");
			await page.getByRole("banner").getByRole("option").first().waitFor();
			expect({ lang, misfits: await misfits(page, aroundPages) }).toEqual({ lang, misfits: [] });
			for (const _ of ["the suggestions", "the words", "the menu"]) await page.keyboard.press("Escape");
			for (const control of await page.locator(".burger summary:visible").all()) {
				await control.click();
				expect({ lang, misfits: await misfits(page, aroundPages) }).toEqual({ lang, misfits: [] });
				await page.keyboard.press("Escape");
			}
		}
	});
});

/*
 * Text may also grow without the browser's settings: by a reader's style sheet, an extension, or zooming of text alone. Media queries
 * in `rem` do not see that, since they go by the size in the settings.
 */
describe("with the text size doubled on a phone by a user style sheet, not by browser settings", () => {
	const browser = useBrowser({ pictures: false });
	const others = langs.filter((lang) => lang !== "de");

	// Each page in the language of the longest words and, in turn, in another: two pages of a template in a language are laid out alike.
	test("no page is wider than the window, and search and menu are inside it (R3.5, WCAG 1.4.4, 1.4.10)", async () => {
		const { page } = await browser.reusePage({ width: 390, height: 844, stored: { "my-plants": fullList, fonts: "here" } });
		const found: Record<string, string[]> = {};
		for (const [index, path] of paths.entries()) {
			await open(page, path);
			await page.evaluate(() => {
				document.documentElement.style.fontSize = "200%";
			});
			for (const lang of ["de", others[index % others.length] ?? "fr"] as const) {
				await changeLanguage(page, lang);
				found[`${path} in ${lang}`] = await misfits(page);
			}
		}
		expect(Object.entries(found).filter(([, list]) => list.length > 0)).toEqual([]);
	});
});

describe("with text at twice its usual height on a phone", () => {
	const usual = useBrowser({ pictures: false });
	const large = useBrowser({ fontSizePx: 32, pictures: false });
	const stored = { fonts: "here" };

	test("in every language the labels of the five tabs are enlarged and complete, in a bar that stays low (R3.2, WCAG 1.4.4)", async () => {
		const { page: before } = await usual.reusePage({ width: 390, height: 844, stored });
		const { page: after } = await large.reusePage({ height: 844, stored });
		for (const page of [before, after]) await open(page, "/about");
		for (const lang of langs) {
			for (const page of [before, after]) await changeLanguage(page, lang);
			const { letters } = await before.evaluate(measureTabs);
			const doubled = Object.fromEntries(Object.entries(letters).map(([word, height]) => [word, 2 * height]));
			expect(Object.keys(doubled)).toHaveLength(5);
			// On its own page a tab's word is bold, and so wider.
			for (const path of ["/about", "/", "/generateur-plante", "/fiches-plantes"]) {
				await followTab(after, path, lang);
				for (const width of [390, 320]) {
					await after.setViewportSize({ width, height: 844 });
					const { part, ...found } = await after.evaluate(measureTabs);
					const expected = { lang, path, width, misfits: [], letters: doubled, outside: [] };
					expect({ lang, path, width, misfits: await misfits(after, ".tab-bar"), ...found }).toEqual(expected);
					expect(part).toBeLessThan(0.25);
				}
			}
		}
	});
});
