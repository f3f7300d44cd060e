import { cpSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { listFiles } from "#scripts/store/list-files.ts";
import { markDocument, useBrowser } from "../support/browser.ts";
import { useDeploys } from "../support/deploys.ts";
import { differences } from "../support/differences.ts";
import { type Answer, startHost } from "../support/host.ts";
import {
	checkForUpdate,
	countLoads,
	follow,
	install,
	newProfile,
	openApp,
	openChecked,
	printFigure,
	shown,
	storedPacks,
	wake,
} from "../support/profile.ts";

/*
 * New releases of the small site while its pages are open. The host drops the app of the release before, and forbids browsers
 * to keep its files by themselves, which would hide that they are gone.
 */
const deploys = useDeploys();
const browser = useBrowser({ pictures: false });

const text = ["Nous écrivons pour la ville.", "Nous écrivons pour les balcons."] as const;

/** The suffix of the app that a page runs; none for the first release. */
const appOf = (page: Page) =>
	page.evaluate(() => /-([bcd])\.js$/.exec(document.documentElement.dataset["app"] ?? "")?.[1] ?? "a");

const offers = (page: Page) =>
	page.locator(".toast").filter({ visible: true }).filter({ hasText: "Nouvelle version disponible" });

/** Takes the new version, and waits until the page is there again. */
async function accept(page: Page): Promise<void> {
	const again = page.waitForEvent("load");
	await offers(page).getByRole("button", { name: "Recharger" }).click();
	await again;
}

test("tabs of an older release keep working before and after one accepts a newer one, which is the newest by then, with at most one reload (R13.1, P06, P07, P09, P10)", async () => {
	const host = await startHost(deploys.a());
	host.noStore = true;
	const { page: first, context, complaints } = await newProfile();
	await install(first, `${host.url}/about`);
	await openChecked(first, `${host.url}/about`);
	const second = await context.newPage();
	await openChecked(second, `${host.url}/about`);
	const sleeping = await context.newPage();
	await openChecked(sleeping, `${host.url}/about`);

	const b = deploys.next(deploys.a(), { app: "b" });
	host.serve(b);
	expect(await checkForUpdate(first)).toBe(true);
	for (const tab of [first, second]) await offers(tab).waitFor();
	// P06: a part of the app that this tab has not had yet, and the host has no more.
	const isSame = await markDocument(first);
	await follow(first, "/fiches-plantes", "Fiches plantes");
	expect([await isSame(), await appOf(first)]).toEqual([true, "a"]);

	// P07: one tab takes it; the other opens its next page anew, once.
	await accept(first);
	expect(await appOf(first)).toBe("b");
	const loads = countLoads(second);
	await second.locator("html[data-outdated]").waitFor({ state: "attached" });
	expect(loads()).toBe(0);
	await follow(second, "/blog", "Blog");
	expect([loads(), await appOf(second)]).toEqual([1, "b"]);

	// P09: what was offered is not what there is any more when the tab takes it.
	const c = deploys.next(b, { app: "c" });
	host.serve(c);
	expect(await checkForUpdate(first)).toBe(true);
	await wake(first);
	await offers(first).waitFor();
	host.serve(deploys.next(c, { app: "d", text }));
	expect(await checkForUpdate(first)).toBe(true);
	await follow(first, "/about", "À propos");
	const firstLoads = countLoads(first);
	await accept(first);
	await first.getByText(text[1]).waitFor();
	expect([firstLoads(), await appOf(first), await offers(first).count()]).toEqual([1, "d", 0]);
	expect((await storedPacks(first)).length).toBe(4);
	const scripts = await first.evaluate(async () => (await (await caches.open("app")).keys()).map(({ url }) => url));
	expect(scripts.filter((url) => url.endsWith(".js") && !url.endsWith("-b-c-d.js"))).toEqual([]);

	// A third tab has slept through all of them.
	const slept = countLoads(sleeping);
	await follow(sleeping, "/fiches-plantes", "Fiches plantes");
	expect([slept(), await appOf(sleeping)]).toEqual([1, "d"]);
	expect(complaints).toEqual([]);

	// P10: back to the first release, as to any other one.
	host.serve(deploys.a());
	await wake(sleeping);
	expect(await checkForUpdate(sleeping)).toBe(true);
	await accept(sleeping);
	expect(await appOf(sleeping)).toBe("a");
	await host.kill();
	await sleeping.goto(`${host.url}/about`);
	await sleeping.getByText(text[0]).waitFor();
	expect(complaints).toEqual([]);
});

test("one edited text costs at most three requests; when one tab accepts it, all others are notified, each reloads on acceptance or navigation, and it works offline (R13.1, R17.3)", async () => {
	const host = await startHost(deploys.a());
	host.noStore = true;
	const { page: first, context, complaints } = await newProfile();
	await install(first, `${host.url}/blog`);
	const tabs = [first, await context.newPage(), await context.newPage()] as const;
	for (const tab of tabs) await openChecked(tab, `${host.url}/blog`);
	host.serve(deploys.next(deploys.a(), { text }));
	host.requests.length = 0;
	expect(await checkForUpdate(first)).toBe(true);
	const paths = host.requests.map(({ path }) => path.replace(/\.[\w-]{43}\./, ".HASH."));
	printFigure(`one edited text: ${paths.join(", ")}`);
	expect(paths).toEqual(["/sw.js", "/packs/fr.HASH.json", "/packs/search-fr.HASH.json"]);
	for (const tab of tabs) await offers(tab).waitFor();
	const [, accepts, follows] = tabs;
	const loads = tabs.map(countLoads);
	await accept(first);
	await host.kill();
	await first.goto(`${host.url}/about`);
	await first.getByText(text[1]).waitFor();
	await host.revive();
	for (const tab of [accepts, follows]) await tab.locator("html[data-outdated]").waitFor({ state: "attached" });
	await accept(accepts);
	await follow(follows, "/about", "À propos");
	await follows.getByText(text[1]).waitFor();
	// The first one has been opened offline, too.
	expect(loads.map((count) => count())).toEqual([2, 1, 1]);
	for (const tab of [first, accepts]) {
		await wake(tab);
		await follow(tab, "/about", "À propos");
		await tab.getByText(text[1]).waitFor();
		expect(await offers(tab).count()).toBe(0);
	}
	expect(complaints).toEqual([]);
});

test("texts corrected after a request hung or was cut are shown to the next reader, also where their data fails to load, and not in a tab of before (R17.1, R17.3)", async () => {
	const host = await startHost(deploys.a());
	const { page: first, context, complaints } = await newProfile();
	await install(first, `${host.url}/blog`);
	await openChecked(first, `${host.url}/blog`);
	const page = await context.newPage();
	const fail = async (fault: Answer) => {
		host.answer = (path) => (path === "/blog" ? fault : undefined);
		await openApp(page, `${host.url}/blog`);
		host.answer = () => undefined;
	};

	await fail({ delayMs: Number.POSITIVE_INFINITY });
	const corrected = deploys.next(deploys.a(), { text });
	host.serve(corrected);
	host.answer = (path) => (path.endsWith("/about.json") ? { lost: true } : undefined);
	await page.clock.install();
	await page.goto(`${host.url}/about`);
	const retry = page.locator(".told").getByRole("button", { name: "Réessayer" });
	// The pauses before further tries pass at once.
	const passed = async () => {
		await page.keyboard.press("Shift");
		await page.clock.runFor(2000);
		return retry.isVisible();
	};
	await expect.poll(passed).toBe(true);
	await page.getByText(text[1]).waitFor();
	host.answer = () => undefined;
	await retry.click();
	await wake(page);
	await page.getByText(text[1]).waitFor();
	expect(await page.getByText(text[0]).count()).toBe(0);
	expect(complaints.splice(0).filter((each) => !each.startsWith("The page stays as it was served."))).toEqual([]);

	await fail({ lost: true });
	const again = "Nous écrivons pour les terrasses.";
	host.serve(deploys.next(corrected, { text: [text[1], again] }));
	await openApp(page, `${host.url}/about`);
	await page.getByText(again).waitFor();
	expect(await page.getByText(text[1]).count()).toBe(0);
	await openChecked(page, `${host.url}/blog`);
	await follow(page, "/about", "À propos");
	await page.getByText(again).waitFor();
	// The tab of before has not been asked, and goes on with the texts that it began with.
	await follow(first, "/about", "À propos");
	await first.getByText(text[0]).waitFor();
	expect(complaints).toEqual([]);
});

test("an accepted release is shown even if a request of another tab hangs (R13.1, R17.1)", async () => {
	const host = await startHost(deploys.a());
	const { page, context, complaints } = await newProfile({ pictures: true });
	await install(page, `${host.url}/about`);
	await openChecked(page, `${host.url}/about`);
	const other = await context.newPage();
	await openChecked(other, `${host.url}/about`);
	const picture = "/images/none.svg";
	host.answer = (path) => (path === picture ? { delayMs: Number.POSITIVE_INFINITY } : undefined);
	const requested = host.requested((path) => path === picture);
	await other.evaluate((src) => {
		document.body.append(Object.assign(new Image(), { src }));
	}, picture);
	await requested;
	host.serve(deploys.next(deploys.a(), { text }));
	expect(await checkForUpdate(page)).toBe(true);
	await accept(page);
	await page.getByText(text[1]).waitFor();
	expect(complaints).toEqual([]);
});

test("going back to a page in the HTTP cache shows the release that the reader accepted (R17.3)", async () => {
	const host = await startHost(deploys.a());
	const { page, complaints } = await newProfile({ onDisk: true });
	await install(page, `${host.url}/about`);
	await openChecked(page, `${host.url}/about`);
	await openChecked(page, `${host.url}/blog`);
	host.serve(deploys.next(deploys.a(), { text }));
	expect(await checkForUpdate(page)).toBe(true);
	await accept(page);
	await wake(page);
	await page.goBack();
	await page.getByText(text[1]).waitFor();
	await wake(page);
	await page.getByText(text[1]).waitFor();
	expect(await page.getByText(text[0]).count()).toBe(0);
	expect(complaints.filter((each) => !each.startsWith("The page stays as it was served."))).toEqual([]);
});

test("without a worker a missing chunk causes one reload, and no second one if it stays missing (R13.1, P08)", async () => {
	const host = await startHost(deploys.a());
	host.noStore = true;
	const { page } = await browser.reusePage();
	await openChecked(page, `${host.url}/about`);
	host.serve(deploys.next(deploys.a(), { app: "b" }));
	const loads = countLoads(page);
	await follow(page, "/fiches-plantes", "Fiches plantes");
	expect([loads(), await appOf(page)]).toEqual([1, "b"]);

	await openChecked(page, `${host.url}/about`);
	const before = loads();
	const isHomePart = (path: string) => /\/assets\/Home-.*\.js$/.test(path);
	host.answer = (path) => (isHomePart(path) ? { status: 404, body: "" } : undefined);
	const title = "Un coin de jardin, même en appartement";
	await follow(page, "/", title);
	await page.keyboard.press("Shift");
	const sinceLoad = () => host.requests.slice(host.requests.findLastIndex(({ path }) => path === "/"));
	await expect.poll(() => sinceLoad().some(({ path }) => isHomePart(path))).toBe(true);
	await page.waitForLoadState("networkidle");
	expect([loads() - before, (await shown(page)).heading]).toEqual([1, title]);
});

test("a page restored from the back/forward cache after an update works, even if its app files are gone (R13.1, P27)", async () => {
	const host = await startHost(deploys.a());
	host.noStore = true;
	const { page, complaints } = await newProfile({ keepsPagesAlive: true });
	await install(page, `${host.url}/about`);
	let release = deploys.a();
	for (const [app, keepsOldApp] of [
		["b", true],
		["c", false],
	] as const) {
		await openChecked(page, `${host.url}/about`);
		await openChecked(page, `${host.url}/blog`);
		release = deploys.next(release, { app, keepsOldApp });
		host.serve(release);
		expect(await checkForUpdate(page)).toBe(true);
		await accept(page);
		await page.goBack();
		expect(new URL(page.url()).pathname).toBe("/about");
		if (keepsOldApp) {
			await wake(page);
			await page.locator("html[data-outdated]").waitFor({ state: "attached" });
		}
		await follow(page, "/fiches-plantes", "Fiches plantes");
		expect(await appOf(page)).toBe(app);
		// Without its app a page has no style sheet either, and the browser says so.
		if (keepsOldApp) expect(complaints).toEqual([]);
	}
});

test("at each step of an upload, visitors with the previous release and new ones can read (R13.1, P25)", async () => {
	const host = await startHost(deploys.a());
	host.noStore = true;
	const old = await newProfile();
	await install(old.page, `${host.url}/blog`);
	const next = deploys.next(deploys.a(), { app: "b", text, keepsOldApp: true });
	const upload = join(next, "..", "upload");
	cpSync(deploys.a(), upload, { recursive: true });
	host.serve(upload);
	const take = (step: RegExp) =>
		cpSync(next, upload, { recursive: true, filter: (file) => file === next || step.test(file.slice(next.length)) });
	// The first steps change no file that anything names yet, so that there is nothing to see.
	const before = listFiles(deploys.a());
	for (const step of [/\/assets(?:\/|$)/, /\/packs(?:\/|$)/]) {
		take(step);
		expect(differences(deploys.a(), upload).filter((file) => before.includes(file))).toEqual([]);
	}
	for (const step of [/^(?!.*\/(?:assets|packs|sw\.js)(?:\/|$))/, /\/sw\.js$/]) {
		take(step);
		const fresh = await newProfile();
		for (const { page } of [old, fresh]) {
			await openChecked(page, `${host.url}/about`);
			await follow(page, "/fiches-plantes", "Fiches plantes");
		}
		expect([old.complaints, fresh.complaints]).toEqual([[], []]);
	}
	expect(await checkForUpdate(old.page)).not.toBe(null);
});
