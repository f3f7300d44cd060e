import { expect, onTestFinished, test } from "vitest";
import { serveSite } from "#scripts/build/preview/serve-site.ts";
import { heading, markDocument } from "../support/browser.ts";
import { builtSmallSite, pathUrl } from "../support/deploys.ts";
import { controlled, newProfile, wake } from "../support/profile.ts";

const base = new URL(pathUrl).pathname;

test("below a path, links, the language switch and the search work, also offline (R14.4, R13.4)", async () => {
	const site = await serveSite(await builtSmallSite(pathUrl), 0);
	let served = true;
	onTestFinished(() => (served ? site.close() : undefined));
	const { page, complaints } = await newProfile({ pictures: true });
	const { origin } = new URL(site.url);
	const outside: string[] = [];
	page.on("request", (request) => {
		const { origin: requested, pathname } = new URL(request.url());
		if (requested === origin && pathname !== base && !pathname.startsWith(`${base}/`)) outside.push(pathname);
	});
	const at = (path: string) => expect.poll(() => new URL(page.url()).pathname).toBe(base + path);

	await page.goto(site.url);
	await at("/");
	await controlled(page);
	expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)).toBe(`${origin}${base}/`);
	await wake(page);

	const isSame = await markDocument(page);
	await page.locator(`header a[href="${base}/about"]`).first().click();
	await heading(page, "À propos").waitFor();
	await at("/about");

	await page
		.locator('header [data-language="de"]')
		.first()
		.evaluate((link: HTMLElement) => link.click());
	await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("de");
	await at("/about");

	const field = page.getByRole("combobox").first();
	await field.fill("aloe");
	const option = page.getByRole("option").first();
	await option.waitFor();
	await option.click();
	await at("/fiches-plantes/aloe-vera");
	await page.locator("main h1").waitFor();
	expect(await isSame()).toBe(true);

	// All that is kept is this site's, whatever else the host has.
	const names = await page.evaluate(async () => (await caches.keys()).filter((name) => !name.startsWith("workbox")));
	expect(names.length).toBeGreaterThan(2);
	expect(names.filter((name) => !name.startsWith(`${base} `))).toEqual([]);

	await site.close();
	served = false;
	await page.reload();
	for (const path of ["/fiches-plantes/aloe-vera", "/", "/de/fiches-plantes", "/blog"]) {
		await page.goto(origin + base + path);
		await wake(page);
		await page.locator("main h1").waitFor();
		expect([path, await page.locator("html").getAttribute("lang")]).toEqual([path, "de"]);
		await at(path);
	}
	await page.locator(`header a[href="${base}/about"]`).first().dispatchEvent("click");
	await at("/about");
	const widths = await page.evaluate(() =>
		[...document.images].filter((image) => image.complete).map((image) => image.naturalWidth),
	);
	expect(widths.every((width) => width > 0)).toBe(true);
	expect(outside).toEqual([]);
	expect(complaints).toEqual([]);
}, 300_000);
