import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { RouteItem } from "#schemas/pages/page-data.ts";
import { langs } from "#schemas/shared/languages.ts";
import { cacheNames, offline } from "#schemas/shared/offline.ts";
import { pinPath } from "#schemas/shared/url.ts";
import { readPacks, useDeploys } from "../support/deploys.ts";
import { startHost } from "../support/host.ts";
import {
	install,
	newProfile,
	openApp,
	openChecked,
	printFigure,
	type Shown,
	shown,
	shows,
	storedPacks,
} from "../support/profile.ts";

const deploys = useDeploys();

/** What the prerendered page at an address says that it is. */
function written(path: string): Shown {
	const html = readFileSync(join(deploys.a(), path === "/" ? "index.html" : `${path}.html`), "utf8");
	const find = (pattern: RegExp) =>
		(pattern.exec(html)?.[1] ?? "")
			.replaceAll(/<[^>]+>/g, "")
			.replaceAll("&#x27;", "'")
			.replaceAll("&quot;", '"')
			.replaceAll("&amp;", "&");
	return { lang: find(/<html lang="(\w+)"/), title: find(/<title>(.*?)<\/title>/), heading: find(/<h1[^>]*>(.*?)<\/h1>/) };
}

const routes = () => JSON.parse(readFileSync(join(deploys.a(), "routes.json"), "utf8")) as RouteItem[];

test("with the server killed, every page opens with its title under strict headers, what it shows is there in every saved language, and languages can be changed (R13.4, P01, P02, P21, P26)", async () => {
	const host = await startHost(deploys.a());
	const { page, complaints } = await newProfile();
	await page.goto(`${host.url}/robots.txt`);
	await page.evaluate(
		async ({ name, wanted }) => {
			const cache = await caches.open(name);
			for (const lang of wanted) await cache.put(`/${lang}`, new Response());
		},
		{ name: cacheNames.wantedLanguages, wanted: langs },
	);
	await install(page, `${host.url}/`);
	expect((await storedPacks(page)).map((name) => name.split(".")[0])).toEqual([...readPacks(deploys.a()).keys()].sort());

	await host.kill();
	const failures: string[] = [];
	const opened = performance.now();
	// Each page without a language, which is French then, and in another by turns: a document costs more than all its data.
	const others = langs.filter((lang) => lang !== "fr");
	const addresses = routes().flatMap(({ path }, index) => [path, pinPath(path, others[index % others.length] ?? "de")]);
	for (const address of addresses) {
		await page.goto(host.url + address);
		const [found, wanted] = [await shown(page), written(address)];
		if (JSON.stringify(found) !== JSON.stringify(wanted)) failures.push(`${address}: ${JSON.stringify({ found, wanted })}`);
	}
	printFigure(`${addresses.length} addresses offline, ${Math.round((performance.now() - opened) / addresses.length)} ms each`);
	expect(failures).toEqual([]);
	const pinned = routes().flatMap(({ path }) => langs.map((lang) => pinPath(path, lang)));
	const titles = await page.evaluate(
		async (all) => Promise.all(all.map(async (address) => (await (await fetch(`${address}.json`)).json()).meta.title)),
		pinned,
	);
	expect(titles).toEqual(pinned.map((address) => written(address).title));

	// What opens with a card is kept as pages are.
	await openApp(page, `${host.url}/fiches-plantes#pothos`);
	await page.getByRole("dialog").getByText("Fenêtre et distance").waitFor();

	// A language is changed by a link, too.
	await openApp(page, `${host.url}/about`);
	for (const lang of ["de", "es", "en", "fr"] as const) {
		await page
			.locator(`header [data-language="${lang}"]`)
			.first()
			.evaluate((link: HTMLElement) => link.click());
		await shows(page, written(pinPath("/about", lang)));
	}
	expect(complaints).toEqual([]);
});

test("offline the search reads the texts; without the texts' pack it finds titles alone, and says so (R5.1, R13.4)", async () => {
	const host = await startHost(deploys.a());
	const { page, complaints } = await newProfile();
	await install(page, `${host.url}/about`);
	await host.kill();
	const search = async (query: string) => {
		await openApp(page, `${host.url}/about`);
		await page.getByRole("combobox").first().fill(query);
	};
	const inTexts = page.getByRole("listbox").getByRole("group", { name: "Dans les textes" });

	await search("boivent");
	await inTexts.getByRole("option").first().waitFor();
	expect(await inTexts.getByRole("option").first().textContent()).toContain("Bien arroser");
	expect(complaints).toEqual([]);

	await page.evaluate(async () => {
		for (const name of await caches.keys()) if (name.includes("search-fr")) await caches.delete(name);
	});
	await search("arroser");
	await page.getByText("Seuls les titres et les descriptions ont été cherchés", { exact: false }).waitFor();
	expect(await page.getByRole("option").first().textContent()).toContain("Bien arroser");
});

test("near-miss addresses resolve as they do online, and unknown ones are answered by the host (R1.2, R13.4, P03, P04)", async () => {
	const host = await startHost(deploys.a());
	const { page, complaints } = await newProfile();
	await install(page, `${host.url}/about`);
	const requests = host.requests.filter(({ path }) =>
		/^\/(?:assets|packs)\/|^\/(?:sw\.js|shell$|favicon\.svg|manifest\.)/.test(path),
	);
	const bytes = requests.reduce((sum, request) => sum + request.bytes, 0);
	const packs = requests.filter(({ path }) => path.startsWith("/packs/"));
	printFigure(`first install: ${requests.length} requests, ${packs.length} of them for packs, ${bytes} bytes`);
	expect(packs.length + 1).toBeLessThanOrEqual(offline.firstInstall.requests);
	expect(bytes).toBeLessThanOrEqual(offline.firstInstall.bytes);

	// Online the worker stands between nobody and what the host says.
	expect((await page.goto(`${host.url}/nulle-part`))?.status()).toBe(404);
	for (const file of ["/sitemap.xml", "/fr/rss.xml"])
		expect((await page.goto(host.url + file))?.headers()["content-type"], file).toBe("application/xml");
	const html = "<!doctype html><title>Neu</title><main><h1>Neu</h1></main>";
	host.answer = (path) => (path === "/fr/blog/neu" ? { status: 200, body: html } : undefined);
	expect((await page.goto(`${host.url}/fr/blog/neu`))?.status()).toBe(200);
	expect(await page.title()).toBe("Neu");

	// Chromium shows XML with styles of its own, which our headers refuse.
	complaints.length = 0;
	await host.kill();
	for (const [address, wanted] of [
		["/blog/", "/blog"],
		["/fiches-plantes?ref=lettre", "/fiches-plantes"],
		["/blog/arrosage#sources", "/blog/arrosage"],
		["/BLOG", "/404"],
		["/nulle-part", "/404"],
	] as const) {
		await page.goto(host.url + address);
		expect(await shown(page), address).toEqual(written(wanted));
	}
	expect(complaints).toEqual(["404: no page at /BLOG", "404: no page at /nulle-part"]);
});

test("a hanging host delays neither a visited page nor a new one (R13.4, P05)", async () => {
	const host = await startHost(deploys.a());
	const { page } = await newProfile();
	await install(page, `${host.url}/blog`);
	await page.goto(`${host.url}/blog/arrosage`);
	host.answer = () => ({ delayMs: 20_000 });
	for (const [what, path] of [
		["seen", "/blog/arrosage"],
		["not seen", "/fiches-plantes"],
	] as const) {
		const begun = performance.now();
		await page.goto(host.url + path, { waitUntil: "commit" });
		const answered = performance.now() - begun;
		expect(await shown(page)).toEqual(written(path));
		const read = performance.now() - begun;
		printFigure(`hanging host, page ${what}: answered after ${Math.round(answered)} ms, read after ${Math.round(read)} ms`);
		// The worker's patience is 3 s; how fast a page then comes is the machine's.
		expect(answered).toBeGreaterThan(offline.networkTimeoutMs - 100);
		expect(answered).toBeLessThan(4500);
		expect(read).toBeLessThan(8000);
	}
});

test("caches or site data deleted while a page is open are fetched again (R13.4, P16, P17)", async () => {
	const host = await startHost(deploys.a());
	const { page, context, complaints, devtools } = await newProfile();
	await install(page, `${host.url}/about`);
	const kept = await storedPacks(page);

	// The worker lives on, and looks once in a while.
	await page.evaluate(async () => Promise.all((await caches.keys()).map((name) => caches.delete(name))));
	await context.serviceWorkers()[0]?.evaluate(() => {
		const now = Date.now;
		Date.now = () => now() + 61_000;
	});
	await page.goto(`${host.url}/blog`);
	expect(await shown(page)).toEqual(written("/blog"));
	await expect.poll(() => storedPacks(page)).toEqual(kept);

	// Until the host has answered, the page may still be registering its worker, which clearing would abort.
	await openChecked(page, `${host.url}/about`);
	await devtools.send("Storage.clearDataForOrigin", { origin: host.url, storageTypes: "all" });
	await page.locator('main a[href="/fiches-plantes"]').click();
	await shows(page, written("/fiches-plantes"));
	await page.goto(`${host.url}/about`);
	// The worker whose data was cleared may still answer for this page, while its successor is only being installed.
	await expect.poll(() => storedPacks(page)).toEqual(kept);
	await page.evaluate(async () => {
		const { active } = await navigator.serviceWorker.ready;
		if (active?.state !== "activated") await new Promise((resolve) => active?.addEventListener("statechange", resolve));
	});

	await host.kill();
	await page.goto(`${host.url}/blog/arrosage`);
	expect(await shown(page)).toEqual(written("/blog/arrosage"));
	expect(complaints).toEqual([]);
});
