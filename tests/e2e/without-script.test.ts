import type { Page } from "playwright";
import { expect, inject, test } from "vitest";
import { type Lang, langs } from "#schemas/spec/languages.ts";
import { pinPath } from "#schemas/spec/url.ts";
import { heading, useBrowser } from "../support/browser.ts";
import { readPageData, readRoutes } from "../support/published.ts";

const siteUrl = inject("siteUrl");
const browser = useBrowser();
const routes = await readRoutes();
const visited = routes.flatMap(({ path }) => langs.map((lang) => [pinPath(path, lang), path, lang] as const));

/** The text of the main part: all that a visitor sees in one string, and each piece that is hidden. */
async function mainText(page: Page): Promise<{ shown: string; hidden: string[] }> {
	return page.getByRole("main").evaluate((main) => {
		const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
		const shown: string[] = [];
		const hidden: string[] = [];
		while (walker.nextNode()) {
			const { nodeValue, parentElement } = walker.currentNode;
			// The page's address is for paper alone.
			if (parentElement?.closest(".printed-address")) continue;
			const sees = parentElement?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
			(sees ? shown : hidden).push(nodeValue ?? "");
		}
		return { shown: shown.join(""), hidden };
	});
}

/** Every piece of rich text that the editors wrote for a page, as its data has it. */
async function writtenText(path: string, lang: Lang): Promise<string[]> {
	const texts: string[] = [];
	JSON.stringify(await readPageData(path, lang), (_, value) => {
		if (value?.type === "text") texts.push(value.value);
		return value;
	});
	return texts;
}

/** What an address answers, asked once. */
const answers = new Map<string, Promise<number>>();
function statusOf(address: string): Promise<number> {
	const known = answers.get(address) ?? fetch(siteUrl + address).then(({ status }) => status);
	answers.set(address, known);
	return known;
}

test.each(visited)(
	"R1.8 %s shows its heading, its whole text, and links and pictures that lead somewhere, without script",
	async (address, path, lang) => {
		const { page } = await browser.visit({ script: false });
		await page.goto(siteUrl + address);
		await heading(page, (await readPageData(path, lang)).title).waitFor();
		expect(await page.locator("html").getAttribute("lang")).toBe(lang);
		const { shown, hidden } = await mainText(page);
		expect(hidden).toEqual([]);
		const lacking = (await writtenText(path, lang)).filter((text) => !shown.includes(text));
		expect(lacking).toEqual([]);
		const { links, pictures, ids } = await page.evaluate(() => ({
			links: Array.from(document.links, (link) => link.getAttribute("href") ?? ""),
			pictures: Array.from(document.images, (image) => image.getAttribute("src") ?? ""),
			ids: Array.from(document.querySelectorAll("[id]"), ({ id }) => `#${id}`),
		}));
		expect(links.filter((link) => link.startsWith("#") && !ids.includes(link))).toEqual([]);
		expect(links.filter((link) => !/^(\/(?!\/)|#|https:\/\/|mailto:)/.test(link))).toEqual([]);
		const inside = [...links, ...pictures].filter((link) => link.startsWith("/")).map((link) => link.replace(/[?#].*/, ""));
		const statuses = await Promise.all([...new Set(inside)].map(async (link) => ({ link, status: await statusOf(link) })));
		expect(statuses.filter(({ status }) => status >= 400)).toEqual([]);
		expect(statuses.length).toBeGreaterThan(langs.length);
	},
);

test.each([
	["/", "Choisir la langue: Français", "English", "/en"],
	["/de/about", "Sprache wählen: Deutsch", "Français", "/fr/about"],
] as const)("R1.8 on %s, «%s» opens without script and leads to %s", async (address, label, language, target) => {
	const { page } = await browser.visit({ script: false });
	await page.goto(siteUrl + address);
	await page.getByRole("banner").getByLabel(label, { exact: true }).click();
	await page.getByRole("banner").getByRole("link", { name: language, exact: true }).click();
	await page.waitForURL(siteUrl + target);
});

test("R1.8 a link to a redirected address arrives without script", async () => {
	const { page } = await browser.visit({ script: false });
	await page.goto(`${siteUrl}/en/fiches-plantes/pothos`);
	await heading(page, (await readPageData("/fiches-plantes", "en")).title).waitFor();
	expect(page.url()).toBe(`${siteUrl}/en/fiches-plantes#pothos`);
});
