import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { pinPath } from "#schemas/shared/url.ts";
import { root } from "#scripts/project.ts";
import { type FirefoxPage, openFirefox } from "../support/firefox.ts";
import { startHost } from "../support/host.ts";
import { readPageData, readShell } from "../support/published.ts";

/* What is different in another engine shows here: its parser, its styles, its way with modules, storage and workers. */
const siteUrl = inject("siteUrl");
const article = "/fr/blog/ficus-lyrata";

/** What a page shows, and how many of its pictures did not come though they are in view. */
const read = (page: FirefoxPage) =>
	page.run(() => ({
		lang: document.documentElement.lang,
		heading: document.querySelector("main h1")?.textContent ?? "",
		missing: [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth === 0).length,
	}));

/** Waits until a page shows this. */
const shows = (page: FirefoxPage, lang: string, heading: string) =>
	expect.poll(() => read(page), { timeout: 20_000 }).toEqual({ lang, heading, missing: 0 });

/** Gives the page a visitor's sign, and waits until the app has taken over. */
const wake = (page: FirefoxPage) =>
	expect
		.poll(
			async () => {
				await page.type("body", "\ue008");
				return page.run(() => "ready" in document.documentElement.dataset);
			},
			{ timeout: 20_000 },
		)
		.toBe(true);

const title = async (path: string, lang: "fr" | "de") => (await readPageData(path, lang)).title;

test("Firefox shows an article, follows a link, changes the language in place and searches, without console errors (R1.1, R2.2, R5.1)", async () => {
	const page = await openFirefox("fr-FR,fr");
	await page.goTo(siteUrl + article);
	await shows(page, "fr", await title("/blog/ficus-lyrata", "fr"));
	await wake(page);
	await page.click('header .burger nav a[href="/fr/about"]');
	await shows(page, "fr", await title("/about", "fr"));

	await page.click('header .burger summary[aria-label^="Choisir la langue"]');
	await page.click('header .burger [data-language="de"]');
	await shows(page, "de", await title("/about", "de"));
	expect(await page.run(() => [location.pathname, localStorage.getItem("language")])).toEqual(["/de/about", "de"]);

	await page.type('header > [role="search"] input', "monstera");
	const found = () =>
		page.run(() => [...document.querySelectorAll('header [role="option"]')].map((option) => option.getAttribute("href")));
	await expect.poll(found).toContain("/de/blog/monstera-albo-guide");
	expect(page.complaints).toEqual([]);
});

test("Firefox opens the menu's pages with pictures, a search and an unknown address after one visit when the server has stopped (R13.4)", async () => {
	const host = await startHost(join(root, "dist"));
	const page = await openFirefox("fr-FR,fr");
	await page.goTo(`${host.url}/`);
	await wake(page);
	await page.run(async () => {
		const { serviceWorker } = navigator;
		await serviceWorker.ready;
		if (!serviceWorker.controller) await new Promise((resolve) => serviceWorker.addEventListener("controllerchange", resolve));
	});
	await host.kill();
	const { header } = await readShell("fr");
	for (const { path } of header) {
		await page.goTo(host.url + path);
		await shows(page, "fr", await title(path, "fr"));
	}
	await page.goTo(`${host.url}/recherche?q=monstera`);
	const results = () => page.run(() => document.querySelectorAll("main h3").length);
	await expect.poll(results, { timeout: 20_000 }).toBeGreaterThan(2);
	await page.goTo(`${host.url}/nulle-part`);
	await expect.poll(async () => (await read(page)).heading, { timeout: 20_000 }).toContain("introuvable");
	await page.goTo(host.url + pinPath("/about", "de"));
	await expect
		.poll(() => page.run(() => document.body.textContent ?? ""))
		.toContain((await readShell("fr")).strings["language.fallback"]);
});

test("with cookies blocked in Firefox, pages work online (R17.1)", async () => {
	const page = await openFirefox("de-DE,de", { "network.cookie.cookieBehavior": 2 });
	await page.goTo(`${siteUrl}/about`);
	await shows(page, "de", await title("/about", "de"));
	await wake(page);
	await page.click('header .burger nav a[href="/blog"]');
	await shows(page, "de", await title("/blog", "de"));
	expect(page.complaints).toEqual([
		'console.warn: "The offline app is not available." SecurityError: The operation is insecure.',
	]);
});
