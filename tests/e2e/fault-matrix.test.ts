import type { Page, Route } from "playwright";
import { expect, inject, test } from "vitest";
import { langs } from "#schemas/shared/languages.ts";
import { pageDataPath, pinPath } from "#schemas/shared/url.ts";
import { appScript, useBrowser } from "../support/browser.ts";
import { wake } from "../support/profile.ts";
import { readPageData, readShell } from "../support/published.ts";
import { createSeen, faultTable } from "../support/seen.ts";

/*
 * Which request fails, how, and when, and what the reader sees then. The table that this test makes is recorded beside it; a line
 * that changes is a change of what readers see. Other failures of data end like a lost connection: `tests/src/load.test.ts` lists them.
 */
const siteUrl = inject("siteUrl");
const browser = useBrowser({ pictures: false });

const first = "/blog/ficus-lyrata";
const next = "/about";

const seen = createSeen(
	await Promise.all(langs.flatMap((lang) => [first, next, "/404"].map((path) => readPageData(path, lang)))),
	await Promise.all(langs.map(readShell)),
);

/** How a request can fail, as far as the app treats failures differently. */
const faults = {
	"connection lost": (route) => route.abort(),
	"status 404": (route) => route.fulfill({ status: 404 }),
	"never answers": () => new Promise(() => undefined),
	"whole but wrong in depth": async (route) => {
		const data = await (await fetch(route.request().url())).json();
		const spoilt = Object.entries(data).map(([name, value]) => [name, Array.isArray(value) ? [null] : value]);
		await route.fulfill({ json: Object.fromEntries(spoilt) });
	},
} satisfies Record<string, (route: Route) => Promise<void>>;

/**
 * Waits until the reader is told, or another page has come in the place of this one, by the app; pauses before further tries pass at
 * once.
 */
async function settled(page: Page, before: string): Promise<string> {
	await expect
		.poll(async () => {
			await page.keyboard.press("Shift");
			await page.clock.runFor(2000);
			return page.evaluate((title) => {
				// The error screen, whose heading has a language of its own, makes way for the page's document.
				const heading = document.querySelector("main h1:not([lang])")?.textContent;
				const isOther = heading !== undefined && heading !== title && document.documentElement.dataset["ready"] !== undefined;
				return isOther || document.querySelector(".toast .title, main .notice") !== null;
			}, before);
		})
		.toBe(true);
	return seen(page);
}

/** Opens a page with a fault in the way of one request, and says what is seen in the end. */
type Scene = (page: Page, meet: () => Promise<unknown>) => Promise<void>;

const scenes = {
	"first load": async (page, meet) => {
		await meet();
		await page.goto(siteUrl + pinPath(first, "en"));
		await page.keyboard.press("Shift");
	},
	navigation: async (page, meet) => {
		await page.goto(siteUrl + pinPath(first, "en"));
		await wake(page);
		await meet();
		await page
			.locator(`header a[href="${pinPath(next, "en")}"]`)
			.first()
			.dispatchEvent("click");
	},
	"change of language": async (page, meet) => {
		await page.goto(siteUrl + first);
		await wake(page);
		await meet();
		await page.locator('header [data-language="en"]').first().dispatchEvent("click");
	},
} satisfies Record<string, Scene>;

/** Requests by what they are for, when they are made, and which faults are tried with them. */
const requests: Record<
	string,
	{ url: (path: string) => string | RegExp; when: (keyof typeof scenes)[]; faults: (keyof typeof faults)[] }
> = {
	"page data": {
		url: (path) => siteUrl + pageDataPath(path, "en"),
		when: ["first load", "navigation", "change of language"],
		faults: ["connection lost", "status 404", "never answers", "whole but wrong in depth"],
	},
	words: {
		url: () => `${siteUrl}/data/shell.en.json`,
		when: ["first load", "change of language"],
		faults: ["connection lost", "never answers", "whole but wrong in depth"],
	},
	"the app": { url: () => appScript, when: ["first load"], faults: ["connection lost", "status 404"] },
	"a part of it": { url: () => /\/assets\/Plain-[^/]+\.js$/, when: ["navigation"], faults: ["connection lost"] },
};

test("what readers see for each failing request matches the recorded table (R17.1, R17.2)", async () => {
	const cases = Object.entries(requests).flatMap(([request, { url, when, faults: tried }]) =>
		when.flatMap((scene) => tried.map((fault) => ({ request, url, scene, fault }))),
	);
	const lines: string[] = [];
	// A few at a time: each waits for most of its time.
	const run = async ({ request, url, scene, fault }: (typeof cases)[number]) => {
		const { page, context } = await browser.visit();
		await page.clock.install();
		const path = scene === "navigation" ? next : first;
		await scenes[scene](page, () => page.route(url(path), faults[fault]));
		const { title } = await readPageData(first, scene === "change of language" ? "fr" : "en");
		lines.push(`| ${scene} | ${request} | ${fault} | ${await settled(page, title)} |`);
		await page.unrouteAll({ behavior: "ignoreErrors" });
		await context.close();
	};
	while (cases.length > 0) await Promise.all(cases.splice(0, 6).map(run));
	await expect(faultTable(lines)).toMatchFileSnapshot("fault-matrix.md");
	// Some twenty pages: many times what one may take.
}, 300_000);
