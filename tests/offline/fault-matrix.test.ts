import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright";
import { expect, test } from "vitest";
import type { ScreenPage, ShellData } from "#schemas/page-data.ts";
import { langs } from "#schemas/spec/languages.ts";
import { pageDataPath, shellDataPath } from "#schemas/spec/url.ts";
import { useDeploys } from "../support/deploys.ts";
import { type Answer, type Host, startHost } from "../support/host.ts";
import { install, newProfile, openApp, type Profile } from "../support/profile.ts";
import { createSeen, faultTable } from "../support/seen.ts";

/* R17.1, R17.2 with the worker, which keeps German: what the reader sees when the host fails. Recorded beside this. */
const deploys = useDeploys();

const portal: Answer = {
	status: 200,
	body: "<!doctype html><title>Sign in</title><h1>Sign in</h1>",
	headers: { "Content-Type": "text/html; charset=utf-8" },
};

const faults: Record<string, (host: Host) => Promise<void>> = {
	"connection refused": (host) => host.kill(),
	"never answers": async (host) => {
		host.answer = () => ({ delayMs: Number.POSITIVE_INFINITY });
	},
	"status 503": async (host) => {
		host.answer = () => ({ status: 503, body: "" });
	},
	"a portal's page": async (host) => {
		host.answer = () => portal;
	},
};

/** What the reader does once the host fails; the page before is the German one about the site. */
const scenes: Record<string, (page: Page, url: string) => Promise<unknown>> = {
	"first load of a kept language": (page, url) => page.goto(`${url}/de/blog`),
	"first load of another language": (page, url) => page.goto(`${url}/fr/blog`),
	navigation: (page) => page.locator('header a[href="/de/guides"]').first().dispatchEvent("click"),
	"change of language": (page) => page.locator('header [data-language="fr"]').first().dispatchEvent("click"),
};

test.each(Object.keys(faults))("R17.1 R17.2 what a reader with a worker sees is what the table says: %s", async (fault) => {
	const seen = seenOnSite();
	const host = await startHost(deploys.a());
	const { page } = await newProfile({ locale: "de-DE" });
	await install(page, `${host.url}/de/about`);
	const lines: string[] = [];
	for (const [scene, act] of Object.entries(scenes)) {
		await openApp(page, `${host.url}/de/about`);
		await faults[fault]?.(host);
		const before = await page.evaluate(() => performance.timeOrigin);
		await act(page, host.url);
		// Another page, another document, or a notice.
		await expect
			.poll(() =>
				page.evaluate(
					(opened) =>
						document.querySelector(".toast .title, main .notice") !== null ||
						(document.querySelector("h1") !== null &&
							(performance.timeOrigin !== opened || document.querySelector("h1")?.textContent !== "Über uns")),
					before,
				),
			)
			.toBe(true);
		lines.push(`| ${scene} | all | ${fault} | ${await seen(page)} |`);
		host.answer = () => undefined;
		if (fault === "connection refused") await host.revive();
	}
	await expect(faultTable(lines)).toMatchFileSnapshot(`fault-matrix/${fault.replaceAll(/\W+/g, "-")}.md`);
});

/** Which request fails; the host answers all others. */
const requests: Record<string, RegExp> = {
	document: /^\/(?:de|fr)\/about$/,
	"page data": /^\/(?:de|fr)\/(?:about|guides)\.json$/,
	words: /^\/data\/shell\.\w+\.json$/,
	"the app and its parts": /^\/assets\/.+\.js$/,
	"a pack": /^\/packs\//,
};

/** How one request fails. The last two are answers to requests for data alone. */
const answers: Record<string, (path: string) => Answer> = {
	"connection refused": () => ({ lost: true }),
	"cut in the middle": (path) => {
		const text = readOnSite(/\.\w+$/.test(path) ? path : `${path}.html`);
		return { status: 200, body: text.slice(0, text.length / 2), headers: /\.\w+$/.test(path) ? json : {} };
	},
	"never answers": () => ({ delayMs: Number.POSITIVE_INFINITY }),
	"status 503": () => ({ status: 503 }),
	"status 404": () => ({ status: 404, body: "<!doctype html><title>Not found</title><h1>Not found</h1>" }),
	"a portal's page": () => portal,
	"another shape": () => ({ status: 200, body: "{}", headers: json }),
	"another language": (path) => ({ status: 200, body: readOnSite(path.replace(/\b(?:de|fr)\b/, "es")), headers: json }),
};
const json = { "Content-Type": "application/json" };

/** From which page the reader comes, and what they do once the request fails. */
const steps: Record<string, { from?: string; act(page: Page, url: string): Promise<unknown> }> = {
	"first load of a kept language": { act: (page, url) => page.goto(`${url}/de/about`) },
	"first load of another language": { act: (page, url) => page.goto(`${url}/fr/about`) },
	"navigation in a kept language": {
		from: "/de/guides",
		act: (page) => page.locator('a[href="/de/about"]').first().dispatchEvent("click"),
	},
	"navigation in another language": {
		from: "/fr/guides",
		act: (page) => page.locator('a[href="/fr/about"]').first().dispatchEvent("click"),
	},
	"change of language": {
		from: "/de/about",
		act: (page) => page.locator('header [data-language="fr"]').first().dispatchEvent("click"),
	},
};

test("R17.1 R17.2 what a reader with a worker sees when one request fails is what the table says", async () => {
	const seen = seenOnSite();
	const host = await startHost(deploys.a());
	host.noStore = true;
	const profile = await newProfile({ locale: "de-DE" });
	const { page } = profile;
	await install(page, `${host.url}/de/about`);
	await page.clock.install();
	const lines: string[] = [];
	for (const [request, suits] of Object.entries(requests))
		for (const [step, { from, act }] of Object.entries(steps))
			for (const [fault, answer] of Object.entries(answers)) {
				if (!suits.test("/de/about.json") && !suits.test("/data/shell.de.json") && /^another/.test(fault)) continue;
				// A pack of the other language would bring what the request does not.
				const packs = (path: string) => (path.startsWith("/packs/") ? { delayMs: Number.POSITIVE_INFINITY } : undefined);
				host.answer = packs;
				await forgetVisit(profile, host);
				if (from) await openApp(page, host.url + from);
				const before = await page.evaluate(() => [performance.timeOrigin, document.querySelector("h1")?.textContent] as const);
				const askedBefore = host.asked.length;
				host.answer = (path) => (suits.test(path) ? answer(path) : packs(path));
				await act(page, host.url);
				// The worker's patience is in real time, so where it waits, the page's pauses are too.
				await settled(page, before, fault === "never answers" ? 0 : 2000);
				const wasAsked = host.asked.slice(askedBefore).some(({ path }) => suits.test(path));
				lines.push(`| ${step} | ${request} | ${wasAsked ? fault : "all: it is not asked for"} | ${await seen(page)} |`);
				if (!wasAsked) break;
			}
	await expect(faultTable(lines)).toMatchFileSnapshot("fault-matrix/one-request.md");
	// Some hundred pages: many times what one may take.
}, 300_000);

/** Takes from the browser what the last visit left: pages seen, the other language, and what the worker remembers of the network. */
async function forgetVisit({ page, devtools }: Profile, host: Host): Promise<void> {
	await page.goto(`${host.url}/robots.txt`);
	await page.evaluate(async () => {
		localStorage.clear();
		sessionStorage.clear();
		for (const name of await caches.keys()) if (/^(?:pages|wanted)|^pack .*\bfr\b/.test(name)) await caches.delete(name);
	});
	await devtools.send("ServiceWorker.enable");
	await devtools.send("ServiceWorker.stopAllWorkers");
}

/** Waits for a notice, or for the app with another page than before, or for a page that is not of the site. */
async function settled(page: Page, before: readonly [number, string | null | undefined], skipMs: number): Promise<void> {
	await expect
		.poll(
			async () => {
				await page.keyboard.press("Shift");
				if (skipMs > 0) await page.clock.runFor(skipMs);
				return page.evaluate(([opened, title]) => {
					const { app, ready } = document.documentElement?.dataset ?? {};
					const heading = document.querySelector("h1")?.textContent;
					const isOther = performance.timeOrigin !== opened || heading !== title;
					const isThere = heading !== undefined && isOther && (app === undefined || ready !== undefined);
					return isThere || document.querySelector(".toast .title, main .notice") !== null;
				}, before);
			},
			{ timeout: 30_000 },
		)
		.toBe(true);
}

function seenOnSite() {
	return createSeen(
		langs.flatMap((lang) =>
			["/about", "/blog", "/guides", "/404"].map((path) => JSON.parse(readOnSite(pageDataPath(path, lang))) as ScreenPage),
		),
		langs.map((lang) => JSON.parse(readOnSite(shellDataPath(lang))) as ShellData),
	);
}

function readOnSite(path: string): string {
	return readFileSync(join(deploys.a(), path), "utf8");
}
