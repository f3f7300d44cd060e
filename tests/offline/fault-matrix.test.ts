import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright";
import { expect, test } from "vitest";
import type { ScreenPage, ShellData } from "#schemas/pages/page-data.ts";
import { langs } from "#schemas/shared/languages.ts";
import { pageDataPath, shellDataPath } from "#schemas/shared/url.ts";
import { useBrowser } from "../support/browser.ts";
import { useDeploys } from "../support/deploys.ts";
import { type Answer, type Host, startHost } from "../support/host.ts";
import { install, openApp } from "../support/profile.ts";
import { createSeen, faultTable } from "../support/seen.ts";

/*
 * With the worker, which keeps German: what the reader sees when one request fails and the host answers all others, or when the whole
 * host fails. The table is recorded beside this.
 */
const deploys = useDeploys();
const browser = useBrowser({ pictures: false });

/** How a request fails. */
const faults = {
	"connection lost": () => ({ lost: true }),
	"cut in the middle": (path) => {
		const text = readOnSite(`${path}.html`);
		return { status: 200, body: text.slice(0, text.length / 2) };
	},
	"status 503": () => ({ status: 503 }),
	"status 404": () => ({ status: 404, body: "<!doctype html><title>Not found</title><h1>Not found</h1>" }),
	"a portal's page": () => ({ status: 200, body: "<!doctype html><title>Sign in</title><h1>Sign in</h1>" }),
	"never answers": () => ({ delayMs: Number.POSITIVE_INFINITY }),
} satisfies Record<string, (path: string) => Answer>;
type Fault = keyof typeof faults;

/**
 * Which request fails, and how: `always` in each step, `once` in the first load of another language, where the host is asked for most. For
 * the worker a lost connection, an error of the server, the page of another server and no answer are one failure of data, and a document
 * does not depend on the step. It answers for words as for page data, and hands whatever JSON comes on to the app, which
 * `e2e/fault-matrix.test.ts` is about; how an installation fails is told in `faults.test.ts`.
 */
const requests: Record<string, { suits: RegExp; always: readonly Fault[]; once?: readonly Fault[] }> = {
	document: {
		suits: /^\/(?:de|fr)\/about$/,
		always: ["connection lost", "cut in the middle"],
		once: ["status 503", "status 404", "a portal's page", "never answers"],
	},
	"page data": {
		suits: /^\/(?:de|fr)\/(?:about|guides)\.json$/,
		always: ["connection lost", "status 404"],
		once: ["status 503", "a portal's page", "never answers"],
	},
	words: { suits: /^\/data\/shell\.\w+\.json$/, always: ["connection lost"], once: ["never answers"] },
	"the app and its parts": { suits: /^\/assets\/.+\.js$/, always: ["connection lost"] },
	"a pack": { suits: /^\/packs\//, always: ["connection lost"] },
	all: { suits: /^\//, always: ["connection lost", "a portal's page"], once: ["status 503", "never answers"] },
};

/** From which page the reader comes, and what they do once the request fails. */
const steps: Record<string, { from?: string; asksForPacks?: true; act(page: Page, url: string): Promise<unknown> }> = {
	"first load of a kept language": { act: (page, url) => page.goto(`${url}/de/about`) },
	"first load of another language": { asksForPacks: true, act: (page, url) => page.goto(`${url}/fr/about`) },
	"navigation in a kept language": { from: "/de/guides", act: (page) => click(page, 'a[href="/de/about"]') },
	"navigation in another language": { from: "/fr/guides", act: (page) => click(page, 'a[href="/fr/about"]') },
	"change of language": { from: "/de/about", asksForPacks: true, act: (page) => click(page, 'header [data-language="fr"]') },
};

/** A step, and the requests that fail in it, one after the other. */
type Run = { step: string; cases: { request: string; suits: RegExp; fault: Fault }[] };

const runs = Object.keys(steps).flatMap((step): Run[] => {
	const cases = Object.entries(requests).flatMap(([request, { suits, always, once = [] }]) =>
		[...always, ...(step === "first load of another language" ? once : [])].map((fault) => ({ request, suits, fault })),
	);
	const isUnanswered = ({ fault }: (typeof cases)[number]) => fault === "never answers";
	// The worker waits for an answer in real time, so such requests are a run of their own.
	return [cases.filter((each) => !isUnanswered(each)), cases.filter(isUnanswered)]
		.filter((tried) => tried.length > 0)
		.map((tried) => ({ step, cases: tried }));
});

// Beside each other, each in a context of its own: a run mostly waits.
test("what readers with a service worker see for each failing request matches the recorded table (R17.1, R17.2)", async () => {
	const seen = createSeen(
		langs.flatMap((lang) =>
			["/about", "/guides", "/404"].map((path) => JSON.parse(readOnSite(pageDataPath(path, lang))) as ScreenPage),
		),
		langs.map((lang) => JSON.parse(readOnSite(shellDataPath(lang))) as ShellData),
	);
	const lines = await Promise.all(runs.map((run) => linesOf(run, seen)));
	await expect(faultTable(lines.flat())).toMatchFileSnapshot("fault-matrix.md");
	// Some fifty pages: many times what one may take.
}, 300_000);

/** What is seen after a step, with each fault of each request; a request that is not made has one line. */
async function linesOf({ step, cases }: Run, seen: (page: Page) => Promise<string>): Promise<string[]> {
	const host = await startHost(deploys.a());
	host.noStore = true;
	const { page } = await browser.visit({ locale: "de-DE", worker: true });
	await install(page, `${host.url}/de/about`);
	await page.clock.install();
	// Without a fault first: what is not asked for cannot fail, and all that is not asks for this one visit.
	await forgetVisit(page, host);
	const asked = await take(step, { page, host, answer: () => undefined, untilPacks: true });
	const unharmed = await seen(page);
	const lines = new Set<string>();
	for (const { request, suits, fault } of cases) {
		if (request !== "all" && !asked.some((path) => suits.test(path))) {
			lines.add(`| ${step} | ${request} | all: it is not asked for | ${unharmed} |`);
			continue;
		}
		await forgetVisit(page, host);
		const answer = (path: string) => (suits.test(path) ? faults[fault](path) : undefined);
		const untilPacks = request === "a pack";
		// The worker's patience is in real time, so where it waits, the page's pauses are too.
		const skipMs = fault === "never answers" ? 0 : 2000;
		const paths = await take(step, { page, host, answer, untilPacks, skipMs });
		if (request !== "all") expect(paths.filter((path) => suits.test(path))).not.toEqual([]);
		lines.add(`| ${step} | ${request} | ${fault} | ${await seen(page)} |`);
	}
	return [...lines];
}

type Visit = {
	page: Page;
	host: Host;
	answer: Host["answer"];
	/** Whether the packs of another language will be asked for. */
	untilPacks: boolean;
	/** By how much the page's clock is moved at a time. */
	skipMs?: number;
};

/** Takes a step while the host answers so, waits for what comes of it, and gives the paths of all requests. */
async function take(step: string, { page, host, answer, untilPacks, skipMs = 2000 }: Visit): Promise<string[]> {
	const { from, asksForPacks = false, act } = steps[step] ?? {};
	if (from) await openApp(page, host.url + from);
	const before = await page.evaluate(() => [performance.timeOrigin, document.querySelector("h1")?.textContent] as const);
	const askedBefore = host.requests.length;
	host.answer = (path) => answer(path) ?? withoutPacks(path);
	await act?.(page, host.url);
	await settled(page, before, skipMs);
	const paths = () => host.requests.slice(askedBefore).map(({ path }) => path);
	// The worker asks for them when the page has what it needs.
	if (untilPacks && asksForPacks) await expect.poll(() => paths().some((path) => path.startsWith("/packs/"))).toBe(true);
	return paths();
}

/** A pack of the other language would bring what the request does not. */
function withoutPacks(path: string): Answer | undefined {
	return path.startsWith("/packs/") ? { delayMs: Number.POSITIVE_INFINITY } : undefined;
}

/** Takes from the browser what the last visit left: pages seen, and the other language. */
async function forgetVisit(page: Page, host: Host): Promise<void> {
	host.answer = withoutPacks;
	await page.goto(`${host.url}/robots.txt`);
	await page.evaluate(async () => {
		localStorage.clear();
		sessionStorage.clear();
		for (const name of await caches.keys()) if (/^(?:pages|wanted)|^pack .*\bfr\b/.test(name)) await caches.delete(name);
	});
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
					// The error screen, whose heading has a language of its own, makes way for the page's document.
					const heading = document.querySelector("h1:not([lang])")?.textContent;
					const isOther = performance.timeOrigin !== opened || heading !== title;
					const isThere = heading !== undefined && isOther && (app === undefined || ready !== undefined);
					return isThere || document.querySelector(".toast .title, main .notice") !== null;
				}, before);
			},
			// What is not skipped takes seconds.
			{ interval: skipMs > 0 ? 50 : 300 },
		)
		.toBe(true);
}

function click(page: Page, selector: string): Promise<void> {
	return page.locator(selector).first().dispatchEvent("click");
}

function readOnSite(path: string): string {
	return readFileSync(join(deploys.a(), path), "utf8");
}
