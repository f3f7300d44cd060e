import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright";
import { expect, inject, test } from "vitest";
import { parse } from "yaml";
import { isLang, type Lang, langs } from "#schemas/shared/languages.ts";
import { rootFiles } from "#schemas/shared/reserved.ts";
import { pageDataPath, pinPath } from "#schemas/shared/url.ts";
import { readPage } from "#scripts/build/audit/page-facts.ts";
import { defaultOutDir, root } from "#scripts/project.ts";
import { appReady, goTo, heading, markDocument, useBrowser } from "../support/browser.ts";
import { expectedHead, strayLinks } from "../support/head.ts";
import { addressesOf, readPageData, readRoutes } from "../support/published.ts";

type Redirect = { from: string; to: string };

const siteUrl = inject("siteUrl");
const browser = useBrowser({ pictures: false });
const routes = await readRoutes();
const redirects: Redirect[] = parse(readFileSync(join(root, "content", "redirects.yaml"), "utf8"));

test.each(routes.map(({ path, titles }) => [path, titles] as const))(
	"%s has its title, h1, links of its own kind, canonical and alternate addresses, bare and pinned in each language (R1.1, R1.7)",
	async (path, titles) => {
		for (const { address, lang, pinned } of addressesOf(path)) {
			const response = await fetch(siteUrl + address, { redirect: "manual" });
			const page = readPage(await response.text(), []);
			const headings = page.headings.filter(({ level }) => level === 1).map(({ text }) => text);
			const { title, canonical, alternates } = page;
			expect({ address, status: response.status, lang: page.lang, title, canonical, alternates, headings }).toEqual({
				...(await expectedAt(path, lang)),
				...{ address, status: 200, headings: [titles[lang]] },
			});
			expect(strayLinks(page.links, path, pinned ? lang : null)).toEqual([]);
		}
	},
);

test("the files at the root that no redirect may hide are those beside the documents (R16.5)", () => {
	const files = readdirSync(defaultOutDir).filter(
		(name) => /^[^_.].*\.(?!html$)/.test(name) && !isLang(name.split(".")[0] ?? ""),
	);
	expect(files.sort()).toEqual([...rootFiles]);
});

/** What the page at a path says of itself in a language as it is served. */
async function expectedAt(path: string, lang: Lang) {
	const { title, canonical, alternates } = await expectedHead(path, lang);
	return { lang, title, canonical, alternates };
}

const french = { title: "Oups! Page introuvable", link: "Retour à l'accueil" };
const english = { title: "Oops! Page not found", link: "Back to the home page" };
const german = { title: "Hoppla! Seite nicht gefunden", link: "Zurück zur Startseite" };

test.each([
	["/nulle-part", "fr-FR", { home: "/", ...french }],
	["/fr/nulle-part", "en-GB", { home: "/fr", ...french }],
	["/nowhere", "en-GB", { home: "/", ...english }],
	["/de/nirgendwo", "fr-FR", { home: "/de", ...german }],
] as const)(
	"%s responds 404 with the not-found page, to a browser set to %s, and is logged to the console (R1.2)",
	async (address, locale, { title, link, home }) => {
		const { page, complaints } = await browser.reusePage({ locale });
		const response = await page.goto(siteUrl + address);
		expect(response?.status()).toBe(404);
		await appReady(page);
		await heading(page, title).waitFor();
		await page.getByText("404", { exact: true }).waitFor();
		expect(await page.getByRole("link", { name: link, exact: true }).getAttribute("href")).toBe(home);
		expect(complaints).toContain(`404: no page at ${address}`);
	},
);

test("the not-found page suggests pages with similar names, and other languages, also without JavaScript (R1.2)", async () => {
	const { page } = await browser.reusePage();
	await page.goto(`${siteUrl}/fr/fiches-plantes/pilea`);
	await page
		.getByRole("main")
		.getByRole("link", { name: titleOf("/fiches-plantes/pilea-peperomioides", "fr"), exact: true })
		.waitFor();
	const { page: plain } = await browser.reusePage({ script: false });
	await plain.goto(`${siteUrl}/fr/fiches-plantes/pilea`);
	const offered = plain.getByRole("main").getByRole("navigation").getByRole("link");
	expect(await offered.evaluateAll((links) => links.map((link) => `${link.getAttribute("href")} ${link.textContent}`))).toEqual([
		"/en English",
		"/es Español",
		"/de Deutsch",
	]);
});

test("the site map shows the current date in each language, and its lists scroll (R14.2)", async () => {
	const { page } = await browser.visit();
	await page.clock.setFixedTime(new Date("2026-11-22T12:00:00Z"));
	for (const [address, date] of [
		["/fr/sitemap", "22 novembre 2026"],
		["/en/sitemap", "22 November 2026"],
		["/de/sitemap", "22. November 2026"],
	] as const) {
		await goTo(page, address);
		await page.getByRole("main").getByText(date, { exact: true }).waitFor();
		const lists = await page
			.locator("main [data-scrolls] > ul")
			.evaluateAll((found) =>
				found.map((list) => ({ fits: list.clientHeight <= 345, scrolls: getComputedStyle(list).overflowY })),
			);
		expect(lists).toEqual(lists.map(() => ({ fits: true, scrolls: "auto" })));
		expect(lists.length).toBeGreaterThanOrEqual(4);
	}
});

test("focus and announcement work for a page that fails and for the page after it (R3.5, R1.5)", async () => {
	const { page } = await browser.reusePage();
	await page.route(siteUrl + pageDataPath("/blog", "fr"), async (route) => {
		await route.fulfill({ json: { ...(await (await route.fetch()).json()), articles: [null] } });
	});
	await goTo(page, "/fr/about");
	// Else the document would show the page.
	await page.route(`${siteUrl}/fr/blog`, (route) => route.abort());
	await page.getByRole("banner").getByRole("link", { name: "Blog", exact: true }).click();
	const error = page.getByRole("heading", { level: 1 });
	const isFocused = () => error.evaluate((element) => element === document.activeElement);
	await expect.poll(isFocused).toBe(true);
	const name = (await error.textContent()) ?? "";
	expect(await page.title()).toBe(name);
	await page.locator("[role='status']").getByText(name, { exact: true }).waitFor({ state: "attached" });
	await page.getByRole("banner").getByRole("link", { name: "Fiches plantes", exact: true }).click();
	await heading(page, titleOf("/fiches-plantes", "fr")).waitFor();
	await expect.poll(isFocused).toBe(true);
	expect(await page.title()).toBe((await readPageData("/fiches-plantes", "fr")).meta.title);
});

test("an unknown path inside the app shows the not-found page without a reload (R1.2)", async () => {
	const { page } = await browser.reusePage();
	await openSiteMapOf(page, "/en", ["/blog/nowhere"]);
	const isSame = await markDocument(page);
	await page.getByRole("main").getByRole("link", { name: "/blog/nowhere" }).click();
	await heading(page, english.title).waitFor();
	expect(new URL(page.url()).pathname).toBe("/en/blog/nowhere");
	expect(await isSame()).toBe(true);
});

test.each(["/assets/client-missing.js", "/images/missing.webp", "/search/it.json", "/en/blog/missing.json", "/favicon.ico"])(
	"the missing file %s gets a 404 in plain text (R1.2)",
	async (file) => {
		const response = await fetch(siteUrl + file, { headers: { accept: "text/html" } });
		expect({ status: response.status, type: response.headers.get("content-type"), body: await response.text() }).toEqual({
			status: 404,
			type: "text/plain; charset=utf-8",
			body: "Not found",
		});
	},
);

test.each(redirects.map(({ from, to }) => [from, to] as const))(
	"%s responds 301 to %s, bare and pinned, and the target exists (R1.6)",
	async (from, to) => {
		const pairs = [[from, to] as const, ...langs.map((lang) => [pinPath(from, lang), pinPath(to, lang)] as const)];
		for (const [address, target] of pairs) {
			const { status, headers } = await fetch(siteUrl + address, { redirect: "manual" });
			expect({ address, status, location: headers.get("location") }).toEqual({ address, status: 301, location: target });
			expect((await fetch(siteUrl + target)).status).toBe(200);
		}
	},
);

/** By turns from either kind of page: what a redirect leads to does not depend on it. */
test.each([
	["bare", "", "fr", 0],
	["pinned", "/en", "en", 1],
] as const)("the app follows redirects from a %s page without a reload (R1.6)", async (_, prefix, lang, turn) => {
	const { page, complaints } = await browser.reusePage();
	const followed = redirects.filter((_, index) => index % 2 === turn);
	const froms = followed.map(({ from }) => from);
	await openSiteMapOf(page, prefix, froms);
	const isSame = await markDocument(page);
	for (const { from, to } of followed) {
		await page.getByRole("main").getByRole("link", { name: from, exact: true }).click();
		const [path = "", card] = to.split("#");
		await heading(page, titleOf(path, lang)).waitFor();
		const { pathname, hash } = new URL(page.url());
		expect(pathname + hash).toBe(prefix + to);
		if (card) await seen(page, `#${card}`);
		await page.goBack();
		await heading(page, titleOf("/sitemap", lang)).waitFor();
	}
	expect(await isSame()).toBe(true);
	expect(complaints).toEqual([]);
});

function titleOf(path: string, lang: string): string {
	return routes.find((route) => route.path === path)?.titles[lang] ?? `no route is ${path}`;
}

/** Opens a page, and from there the site map, made to hold nothing but links to these paths. */
async function openSiteMapOf(page: Page, prefix: "" | "/en", paths: readonly string[]): Promise<void> {
	const links = paths.map((path) => ({ path, label: path }));
	await page.route(siteUrl + pageDataPath("/sitemap", prefix === "/en" ? "en" : "fr"), async (route) => {
		const response = await route.fetch();
		await route.fulfill({ response, json: { ...(await response.json()), lists: [{ heading: "Links", links }] } });
	});
	await goTo(page, `${prefix}/about`);
	await page.getByRole("contentinfo").locator(`a[href="${prefix}/sitemap"]`).click();
}

/** Waits until an element is within the window. */
async function seen(page: Page, selector: string): Promise<void> {
	await page.locator(selector).evaluate(
		(element) =>
			new Promise<void>((resolve) => {
				new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && resolve()).observe(element);
			}),
	);
}
