import type { Page } from "playwright";
import { beforeAll, expect, inject, test } from "vitest";
import { type TemplateName, templateTraits } from "#schemas/shared/template-traits.ts";
import { addresses } from "#scripts/bench/compare-pictures.ts";
import { useBrowser } from "../support/browser.ts";

/* design §8: a page has one style sheet, and the app keeps those of the templates that it showed before. */
const siteUrl = inject("siteUrl");
const browser = useBrowser();

const pages = Object.entries(addresses)
	.filter(([template]) => !("forEditors" in templateTraits[template as TemplateName]))
	.map(([template, [path = ""]]) => ({ template, url: `${siteUrl}/fr${path}` }));
let sheets: string[] = [];
let properties: string[] = [];

beforeAll(async () => {
	const documents = await Promise.all(pages.map(async ({ url }) => (await fetch(url)).text()));
	sheets = [...new Set(documents.flatMap((html) => /<link rel="stylesheet" href="([^"]+)"/.exec(html)?.[1] ?? []))];
	const rules = await Promise.all(sheets.map(async (sheet) => (await fetch(siteUrl + sheet)).text()));
	const set = new Set(rules.flatMap((css) => [...css.matchAll(/(?<=[{;])[a-z-]+(?=:)/g)].map(([name]) => name)));
	// Sizes and places follow from the others.
	properties = [...set].filter(
		(name) => !/^(-|width$|height$|top$|right$|bottom$|left$|clear$|transform-origin$)|size|inset|grid/.test(name),
	);
});

test.each(pages)("a page of $template looks the same after pages of all other templates", async ({ url }) => {
	const { page } = await browser.visit({ width: 1300 });
	await page.route(/\.(js|webp|woff2|svg)$/, (route) => route.abort());
	await page.goto(url);
	const own = await page.evaluate(() => document.querySelector<HTMLLinkElement>("[rel=stylesheet]")?.getAttribute("href") ?? "");
	const before = await readAtWidths(page);
	const others = sheets.filter((sheet) => sheet !== own);
	expect(others.length).toBeGreaterThan(10);
	for (const sheet of others) await page.addStyleTag({ url: sheet });
	const after = await readAtWidths(page);
	expect(after.filter((line, index) => line !== before[index])).toEqual([]);
	expect(after.length).toBe(before.length);
});

async function readAtWidths(page: Page): Promise<string[]> {
	const read: string[] = [];
	for (const width of [1300, 390]) {
		await page.setViewportSize({ width, height: 900 });
		read.push(...(await page.evaluate(readStyles, properties)));
	}
	return read;
}

/** Runs in a page: how its elements look, of those with the same names of classes only the last. */
function readStyles(properties: readonly string[]): string[] {
	const nameOf = (element: Element | null): string => `${element?.localName}.${element?.getAttribute("class")}`;
	const unlike = new Map(
		[...document.querySelectorAll("body *")].map((element) => [
			`${nameOf(element.parentElement?.parentElement ?? null)} > ${nameOf(element.parentElement)} > ${nameOf(element)}`,
			element,
		]),
	);
	return [...unlike].flatMap(([name, element]) =>
		["", "::before", "::after"].flatMap((pseudo) => {
			const style = getComputedStyle(element, pseudo);
			if (style.display === "none" || (pseudo && style.content === "none")) return [];
			return properties.map((property) => `${name}${pseudo} { ${property}: ${style.getPropertyValue(property)} }`);
		}),
	);
}
