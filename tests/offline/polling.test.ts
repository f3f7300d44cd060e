import { join } from "node:path";
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { offline } from "#schemas/shared/offline.ts";
import { root } from "#scripts/project.ts";
import { runNpm } from "../support/command.ts";
import { useDeploys } from "../support/deploys.ts";
import { fileFolder } from "../support/folders.ts";
import { startHost } from "../support/host.ts";
import { checkForUpdate, install, newProfile, openApp, printFigure } from "../support/profile.ts";

const deploys = useDeploys();
const work = fileFolder();

const checks = (page: Page) => page.evaluate(() => window.questions.requests);

test("a visible online page checks for a new version every minute, and less often when checks fail (R13.1, P20)", async () => {
	const host = await startHost(deploys.a());
	const { page, complaints } = await newProfile({ onDisk: true });
	await install(page, `${host.url}/about`);
	await page.clock.install();
	// A request that is still under way when minutes pass at once would time out.
	await openApp(page, `${host.url}/about`);
	// The page asks once when it opens, and each minute from then on. Chromium with windows takes seconds to bring in the worker
	// before that, which the faked clock does not shorten.
	await expect.poll(() => page.evaluate(() => window.questions)).toEqual({ requests: 1, answered: 1 });
	// From here on only `runFor` moves the clock: the seconds that a busy machine takes over this are no part of the minutes.
	await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 2000);
	/** Lets minutes pass, and each question be answered before the next half of a minute. */
	const pass = async (minutes: number) => {
		const before = await checks(page);
		for (let half = 0; half < minutes * 2; half++) {
			await page.clock.runFor(30_000);
			await expect
				.poll(() => page.evaluate(() => window.questions.requests - window.questions.answered), { interval: 10 })
				.toBe(0);
		}
		return (await checks(page)) - before;
	};
	const setVisibility = (state: "visible" | "hidden") =>
		page.evaluate((value) => {
			Object.defineProperty(document, "visibilityState", { value, configurable: true });
			document.dispatchEvent(new Event("visibilitychange"));
		}, state);
	const seen = await pass(10);
	expect(seen).toBe(10);

	await setVisibility("hidden");
	expect(await pass(10)).toBe(0);
	const before = await checks(page);
	await setVisibility("visible");
	await page.clock.runFor(1);
	await expect.poll(async () => (await checks(page)) - before).toBe(1);

	await page.evaluate(() => {
		Object.defineProperty(navigator, "onLine", { value: false, configurable: true });
		dispatchEvent(new Event("offline"));
	});
	expect(await pass(10)).toBe(0);
	await page.evaluate(() => {
		Object.defineProperty(navigator, "onLine", { value: true, configurable: true });
		dispatchEvent(new Event("online"));
	});

	// A host that is broken: after 1, 2, 4, 8, 15, 15 minutes.
	await pass(1);
	host.answer = (path) => (path === "/sw.js" ? { status: 503 } : undefined);
	const heard = host.requests.length;
	const rare = await pass(45);
	expect(host.requests.length - heard).toBeGreaterThanOrEqual(rare);
	printFigure(`checks: ${seen} in 10 minutes, ${rare} in 45 minutes of a broken host`);
	expect(rare).toBeGreaterThanOrEqual(5);
	expect(rare).toBeLessThanOrEqual(6);
	expect(offline.updateCheckMs).toBe(60_000);
	expect(complaints).toEqual([]);
}, 120_000);

test("a site built with --kill-worker removes the caches and workers of the two releases before it (R13.1, P11)", async () => {
	const out = join(work, "killed");
	const built = runNpm("build", ["--content", join(root, "tests/support/content"), "--out", out, "--kill-worker"]);
	expect(built.status, built.stderr).toBe(0);
	const { page, complaints } = await newProfile({ onDisk: true });
	const host = await startHost(deploys.a());
	await install(page, `${host.url}/about`);
	await openApp(page, `${host.url}/about`);
	host.serve(deploys.next(deploys.a(), { app: "b" }));
	expect(await checkForUpdate(page)).toBe(true);
	host.serve(out);
	// The worker may open the page anew by itself, at any of these steps.
	await checkForUpdate(page).catch(() => undefined);
	const left = () =>
		page.evaluate(async () => [
			(await navigator.serviceWorker.getRegistrations()).length,
			(await caches.keys()).length,
			Number(navigator.serviceWorker.controller !== null),
		]);
	const leftOnNextPage = async () => {
		await page.goto(`${host.url}/blog`);
		return left();
	};
	await expect.poll(() => leftOnNextPage().catch(() => null)).toEqual([0, 0, 0]);
	// Once everything is gone the worker may still open the page anew, which ends what the page is asked meanwhile.
	const leftWithApp = async () => {
		await openApp(page, `${host.url}/about`);
		return left();
	};
	await expect.poll(() => leftWithApp().catch(() => null)).toEqual([0, 0, 0]);
	expect(await page.locator("html").getAttribute("data-offline")).toBe("/sw.js");
	expect(complaints).toEqual([]);
}, 180_000);
