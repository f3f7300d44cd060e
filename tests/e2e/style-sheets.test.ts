import { beforeAll, expect, inject, test } from "vitest";
import { type TemplateName, templateTraits } from "#schemas/shared/template-traits.ts";
import { addresses } from "#scripts/bench/compare-pictures.ts";
import { appScript, holdBack, useBrowser } from "../support/browser.ts";

/* design §8: a page has one style sheet, and the app keeps those of the templates that it showed before. */
const siteUrl = inject("siteUrl");
const browser = useBrowser({ pictures: false });

const pages = Object.entries(addresses)
	.filter(([template]) => !("forEditors" in templateTraits[template as TemplateName]))
	// Either width by turns: most sheets are laid over pages of both.
	.map(([template, [path = ""]], index) => ({ template, width: index % 2 === 0 ? 1300 : 390, url: `${siteUrl}/fr${path}` }));
/** The text of each sheet by its address. */
let sheets = new Map<string, string>();
let properties: string[] = [];

beforeAll(async () => {
	const documents = await Promise.all(pages.map(async ({ url }) => (await fetch(url)).text()));
	const hrefs = [...new Set(documents.flatMap((html) => /<link rel="stylesheet" href="([^"]+)"/.exec(html)?.[1] ?? []))];
	sheets = new Map(await Promise.all(hrefs.map(async (href) => [href, await (await fetch(siteUrl + href)).text()] as const)));
	const set = new Set([...sheets.values()].flatMap((css) => [...css.matchAll(/(?<=[{;])[a-z-]+(?=:)/g)].map(([name]) => name)));
	// Sizes and places follow from the others; margins are read by side, since the sides of a shorthand could not be rounded alone.
	properties = [...set, "margin-top", "margin-right", "margin-bottom", "margin-left"].filter(
		(name) =>
			!/^(-|width$|height$|top$|right$|bottom$|left$|clear$|transform-origin$|margin(-block|-inline)?$)|size|inset|grid/.test(
				name,
			),
	);
});

test.each(pages)(
	"a page of $template, $width px wide, looks the same after pages of all other templates",
	async ({ width, url }) => {
		const { page } = await browser.reusePage({ width, bypassCsp: true, stored: { fonts: "here" } });
		// What comes with time is no matter of the sheets.
		await holdBack(page, appScript);
		await page.route(/\.woff2$/, (route) => route.abort());
		await page.goto(url);
		const own = await page.evaluate(
			() => document.querySelector<HTMLLinkElement>("[rel=stylesheet]")?.getAttribute("href") ?? "",
		);
		const others = [...sheets].filter(([sheet]) => sheet !== own);
		expect(others.length).toBeGreaterThan(10);
		// What is read stays in the page: to send it costs as much as to read it.
		const read = () => page.evaluateHandle(readStyles, properties);
		const before = await read();
		await page.evaluate(
			(contents) => {
				for (const css of contents) document.head.append(Object.assign(document.createElement("style"), { textContent: css }));
			},
			others.map(([, css]) => css),
		);
		expect(await page.evaluate(differences, [before, await read()] as const)).toEqual([]);
	},
);

/** What an element looks like: values of the properties, in their order. */
type Look = { name: string; values: string[] };

/** Runs in a page: how its elements look, of those with the same names of classes only the last. */
function readStyles(properties: readonly string[]): Look[] {
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
			// An automatic margin is what layout leaves, a 64th of a pixel more or less.
			const roundedValue = (property: string) =>
				style.getPropertyValue(property).replace(/[\d.]+px/g, (length) => `${Math.round(Number.parseFloat(length) * 10) / 10}px`);
			return { name: name + pseudo, values: properties.map(roundedValue) };
		}),
	);
}

/** Runs in a page: what looks otherwise the second time, a line each. */
function differences([before, after]: readonly [Look[], Look[]]): string[] {
	const lines = after.flatMap(({ name, values }, index) =>
		values.flatMap((value, place) => {
			const was = before[index]?.name === name ? before[index].values[place] : "something else";
			return value === was ? [] : [`${name}: ${was} became ${value}`];
		}),
	);
	return after.length === before.length ? lines : [...lines, `${after.length} parts have a style, before ${before.length}`];
}
