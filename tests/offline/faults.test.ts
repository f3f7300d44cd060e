import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Page } from "playwright";
import { expect, onTestFinished, test } from "vitest";
import { findChromium } from "#scripts/setup/chromium.mjs";
import { listFiles } from "#scripts/store/list-files.ts";
import { heading } from "../support/browser.ts";
import { packFiles, useDeploys } from "../support/deploys.ts";
import { testFolder } from "../support/folders.ts";
import { type Answer, startHost } from "../support/host.ts";
import { checkForUpdate, controlled, follow, install, newProfile, openApp, storedPacks } from "../support/profile.ts";

/* What goes wrong between a host, a browser and its disk: the worker stays as it was, or is not there; never half there. */
const deploys = useDeploys();

/** Addresses of the packs that a first visit in French keeps. */
const firstPacks = () => packFiles(deploys.a()).filter((file) => !/^(?:search-)?(?:en|es|de)\./.test(file));

const html: Answer = { status: 200, body: "<!doctype html><title>Portal</title>" };

test("with a broken sw.js the previous worker keeps serving, silently (R13.1, P12)", async () => {
	const host = await startHost(deploys.a());
	const { page, complaints } = await newProfile();
	await install(page, `${host.url}/about`);
	await openApp(page, `${host.url}/about`);
	const worker = readFileSync(join(deploys.a(), "sw.js"), "utf8");
	const answers: Record<string, Answer> = {
		404: { status: 404 },
		410: { status: 410 },
		500: { status: 500 },
		"a page": html,
		"half of it": {
			status: 200,
			body: worker.slice(0, worker.length / 2),
			headers: { "Content-Type": "text/javascript; charset=utf-8" },
		},
	};
	for (const [name, answer] of Object.entries(answers)) {
		host.answer = (path) => (path === "/sw.js" ? answer : undefined);
		expect(await checkForUpdate(page), name).toBe(null);
	}
	await follow(page, "/fiches-plantes", "Fiches plantes");
	expect(await page.locator(".toast").count()).toBe(0);
	expect(complaints).toEqual([]);
	await host.kill();
	await page.goto(`${host.url}/blog`);
	await heading(page, "Blog").waitFor();
});

/** Opens a page where the worker cannot install, and waits until the browser has given it up. */
async function failInstall(page: Page, url: string, failed: Promise<void>): Promise<void> {
	await page.goto(url);
	await failed;
	await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
}

test("a pack that fails, or is answered with a cacheable page, stops the installation; the next visit fetches only what is missing (R13.1, P13, P14)", async () => {
	const host = await startHost(deploys.a());
	const { page, devtools, complaints } = await newProfile();
	const poisoned: Answer = { ...html, headers: { "Cache-Control": "public, max-age=31536000, immutable" } };
	for (const [pack, answer] of [
		[firstPacks()[0], poisoned],
		[firstPacks().at(-1), { status: 500 }],
	] as const) {
		await page.goto(`${host.url}/robots.txt`);
		await devtools.send("Storage.clearDataForOrigin", { origin: host.url, storageTypes: "all" });
		host.answer = (path) => (path === `/packs/${pack}` ? answer : undefined);
		await failInstall(
			page,
			`${host.url}/about`,
			host.requested((path) => path === `/packs/${pack}`),
		);
		expect(await storedPacks(page)).toEqual(firstPacks().filter((other) => other !== pack));
		host.answer = () => undefined;
		host.requests.length = 0;
		await install(page, `${host.url}/about`);
		expect(host.requests.map(({ path }) => path).filter((path) => path.startsWith("/packs/"))).toEqual([`/packs/${pack}`]);
		expect(await storedPacks(page)).toEqual(firstPacks());
	}
	expect(complaints).toEqual([]);
});

test("an app file that fails, or is answered with a cacheable page, stops the installation until it loads (R13.1, P13, P14)", async () => {
	const host = await startHost(deploys.a());
	const { page, complaints } = await newProfile();
	const asset = listFiles(deploys.a()).find((file) => /^assets\/MyPlants-.*\.js$/.test(file)) ?? "";
	for (const [path, answer] of [
		[`/${asset}`, { ...html, headers: { "Cache-Control": "public, max-age=31536000, immutable" } }],
		// The last to be asked for: what came before it is kept, and not asked for again.
		["/shell", { status: 500 }],
	] as const) {
		host.answer = (asked) => (asked === path ? answer : undefined);
		await failInstall(
			page,
			`${host.url}/about`,
			host.requested((asked) => asked === path),
		);
	}
	host.answer = () => undefined;
	await install(page, `${host.url}/about`);
	expect(complaints).toEqual([]);
});

test("files lost or damaged in the browser's cache, even at their size, are fetched again; offline, the rest is still readable (R13.4, R17.9, P15)", async () => {
	const host = await startHost(deploys.a());
	const { page, context, devtools, complaints } = await newProfile();
	await install(page, `${host.url}/about`);
	await openApp(page, `${host.url}/about`);
	const damaged = await page.evaluate(async () => {
		const script = new URL(document.documentElement.dataset["app"] ?? "", location.href).href;
		const cache = await caches.open("app");
		const size = (await (await cache.match(script))?.blob())?.size ?? 0;
		await cache.put(script, new Response("#".repeat(size), { headers: { "Content-Type": "text/javascript" } }));
		return size;
	});
	expect(damaged).toBeGreaterThan(0);
	// The browser has the script of the last document in memory, and would not ask the worker for it.
	await devtools.send("Network.enable");
	await devtools.send("Network.setCacheDisabled", { cacheDisabled: true });
	await openApp(page, `${host.url}/about`);
	await follow(page, "/blog", "Blog");
	expect(complaints).toEqual([]);
	await devtools.send("Network.setCacheDisabled", { cacheDisabled: false });

	const lookAgain = () =>
		context.serviceWorkers()[0]?.evaluate(() => {
			const now = Date.now;
			Date.now = () => now() + 61_000;
		});
	// What is missing is seen at any file; what is spoilt at a few that are taken by chance, so all of a pack are.
	const spoil = (how: "delete" | "overwrite") =>
		page.evaluate(async (chosen) => {
			for (const name of (await caches.keys()).filter((each) => /^(?:app$|pack )/.test(each))) {
				const cache = await caches.open(name);
				const files = (await cache.keys()).filter(({ url }) => !url.includes("/packs/"));
				if (chosen === "delete") await cache.delete(files[0] ?? "");
				else for (const file of files) await cache.put(file, new Response("spoilt"));
			}
		}, how);
	const state = () =>
		page.evaluate(async () => {
			const names = (await caches.keys()).filter((each) => /^(?:app$|pack )/.test(each)).sort();
			const files = await Promise.all(
				names.map(async (name) => {
					const cache = await caches.open(name);
					return Promise.all((await cache.keys()).map(async (file) => (await (await cache.match(file))?.blob())?.size ?? 0));
				}),
			);
			return files.map((sizes) => [sizes.length, sizes.reduce((sum, size) => sum + size, 0)]);
		});
	const whole = await state();
	for (const how of ["delete", "overwrite"] as const) {
		await spoil(how);
		expect(await state()).not.toEqual(whole);
		// A page that is being opened may find a file damaged that is just being fetched again; the next look finds it missing.
		const lookAndRead = async () => {
			await lookAgain();
			await page.goto(`${host.url}/blog`);
			return state();
		};
		// A page costs more than to wait for what the one before it has brought back.
		await expect.poll(lookAndRead, { interval: 1000 }).toEqual(whole);
		// A page whose app is spoilt says so, and can be read; the next one has it again.
		complaints.length = 0;
		await openApp(page, `${host.url}/blog`);
		expect(complaints).toEqual([]);
	}
	await page.evaluate(async () => {
		for (const name of await caches.keys()) if (name.startsWith("pages ")) await caches.delete(name);
	});
	await host.kill();
	await page.goto(`${host.url}/blog`);
	await heading(page, "Blog").waitFor();
	expect(complaints).toEqual([]);
});

test("without free space nothing is installed or the previous version stays complete; this is announced once and not retried in a loop (R13.1, P18)", async () => {
	const host = await startHost(deploys.a());
	const { page, devtools, complaints } = await newProfile();
	const setQuota = (quotaSize?: number) =>
		devtools.send("Storage.overrideQuotaForOrigin", { origin: host.url, ...(quotaSize === undefined ? {} : { quotaSize }) });
	await setQuota(200_000);
	await failInstall(
		page,
		`${host.url}/about`,
		host.requested((path) => path.startsWith("/packs/fr.")),
	);
	const toasts = page.locator(".toast").filter({ visible: true });
	await toasts.first().waitFor();
	expect(await toasts.count()).toBe(1);
	expect(host.requests.filter(({ path }) => path === "/sw.js").length).toBe(1);

	await setQuota();
	await install(page, `${host.url}/about`);
	await openApp(page, `${host.url}/about`);
	const kept = await storedPacks(page);
	const usage = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
	await setQuota(usage + 50_000);
	host.serve(deploys.next(deploys.a(), { app: "b" }));
	expect(await checkForUpdate(page)).toBe(false);
	expect((await storedPacks(page)).filter((name) => kept.includes(name))).toEqual(kept);
	expect(await checkForUpdate(page)).toBe(false);
	expect(await toasts.count()).toBeLessThanOrEqual(1);
	await host.kill();
	await page.goto(`${host.url}/blog`);
	await heading(page, "Blog").waitFor();
	expect(complaints).toEqual([]);
});

/** A browser whose death is the test's, on a profile that outlives it. */
type Mortal = { page: Page; kill(): Promise<void> };

async function startMortal(profile: string): Promise<Mortal> {
	const started = spawn(
		findChromium() ?? "",
		[
			...["--headless", "--no-sandbox", "--no-first-run", "--disable-background-networking", "--disable-component-update"],
			...[`--user-data-dir=${profile}`, "--remote-debugging-port=0", "about:blank"],
		],
		// A group of its own: what stands at the path may be a script that starts the browser.
		{ stdio: ["ignore", "ignore", "pipe"], detached: true },
	);
	const kill = async () => {
		if (started.stderr.closed || started.pid === undefined) return;
		const closed = once(started, "close");
		process.kill(-started.pid, "SIGKILL");
		await closed;
	};
	onTestFinished(kill);
	const address = await new Promise<string>((resolve) => {
		let message = "";
		started.stderr.on("data", (chunk) => {
			message += chunk;
			const [, found] = /listening on (ws:\S+)/.exec(message) ?? [];
			if (found) resolve(found);
		});
	});
	const [context] = (await chromium.connectOverCDP(address)).contexts();
	if (!context) throw new Error("the browser has no window");
	return { page: await context.newPage(), kill };
}

test("a browser killed during installation completes it when it starts again (R13.1, P19)", async () => {
	const host = await startHost(deploys.a());
	const profile = testFolder();
	// Killed when the worker itself has come, then with all of its packs but one.
	const packs = firstPacks();
	for (const come of [0, packs.length - 1]) {
		const held = packs.slice(come);
		const { page, kill } = await startMortal(profile);
		host.answer = (path) => (held.includes(path.slice("/packs/".length)) ? { delayMs: Number.POSITIVE_INFINITY } : undefined);
		const request = host.requested((path) => held.includes(path.slice("/packs/".length)));
		await page.goto(`${host.url}/fr/about`);
		await request;
		await expect.poll(async () => (await storedPacks(page)).length).toBe(come);
		await kill();
	}
	host.answer = () => undefined;
	const { page, kill } = await startMortal(profile);
	await page.goto(`${host.url}/fr/about`);
	await controlled(page);
	expect(await storedPacks(page)).toEqual(packs);
	await host.kill();
	await page.goto(`${host.url}/fr/blog`);
	await heading(page, "Blog").waitFor();
	await kill();
});
