import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright";
import { expect, test } from "vitest";
import type { ShellData } from "#schemas/pages/page-data.ts";
import type { Lang } from "#schemas/shared/languages.ts";
import { shellDataPath } from "#schemas/shared/url.ts";
import { heading } from "../support/browser.ts";
import { useDeploys } from "../support/deploys.ts";
import { type Answer, startHost } from "../support/host.ts";
import { install, newProfile, openApp, shown, storedPacks, wake } from "../support/profile.ts";

/* R17.2: languages that are kept on a device and languages that are not, where the host cannot be asked. */
const deploys = useDeploys();

const words = (lang: Lang) =>
	(JSON.parse(readFileSync(join(deploys.a(), shellDataPath(lang)), "utf8")) as ShellData).strings as Record<string, string>;
const choose = (page: Page, lang: Lang) => page.locator(`header [data-language="${lang}"]`).first().dispatchEvent("click");
const stored = (page: Page) => page.evaluate(() => localStorage.getItem("language"));
const toast = (page: Page, text: string) => page.locator(".toast").filter({ hasText: text });

test.each(["/about", "/de/about"])(
	"on %s with the host down, choosing a language that is not saved keeps the current one, and applies when the host is back (R17.2)",
	async (address) => {
		const host = await startHost(deploys.a());
		const { page, complaints } = await newProfile({ locale: "de-DE" });
		await install(page, host.url + address);
		await openApp(page, host.url + address);
		await host.kill();
		await choose(page, "fr");
		const { "language.unavailable": title = "", "language.kept": kept = "", "language.later": later = "" } = words("de");
		const notice = toast(page, title.replace("{{language}}", "Français"));
		await notice.getByText(kept.replace("{{languages}}", "Deutsch"), { exact: true }).waitFor();
		expect(await shown(page)).toMatchObject({ lang: "de", heading: "Über uns" });
		expect([new URL(page.url()).pathname, await stored(page)]).toEqual([address, null]);

		await notice.getByRole("button", { name: later, exact: true }).click();
		await host.revive();
		await page.evaluate(() => dispatchEvent(new Event("online")));
		await heading(page, "À propos").waitFor();
		await expect.poll(() => stored(page)).toBe("fr");
		expect(new URL(page.url()).pathname).toBe(address.replace("/de", "/fr"));
		expect(complaints.filter((text) => !text.includes("did not come"))).toEqual([]);
	},
);

test("a pending language is requested again when the connection is back, even while an earlier request is still failing (R17.2)", async () => {
	const host = await startHost(deploys.a());
	const { page } = await newProfile({ locale: "de-DE" });
	// Only the event may lead to the second request.
	await page.addInitScript(() => Object.defineProperty(window, "setInterval", { value: () => 0 }));
	await install(page, `${host.url}/de/about`);
	await openApp(page, `${host.url}/de/about`);
	await host.kill();
	await choose(page, "fr");
	const later = page.locator(".toast").getByRole("button", { name: words("de")["language.later"] ?? "", exact: true });
	await later.waitFor();

	await host.revive();
	host.answer = (path) => (path === shellDataPath("fr") ? { status: 503, delayMs: 500 } : undefined);
	const first = host.requested((path) => path === shellDataPath("fr"));
	await later.click();
	await first;
	host.answer = () => undefined;
	await page.evaluate(() => dispatchEvent(new Event("online")));
	await heading(page, "À propos").waitFor();
});

const portal: Answer = {
	status: 200,
	body: "<!doctype html><title>Anmelden</title><h1>Anmelden</h1><script>document.title='da'</script>",
	headers: { "Content-Type": "text/html; charset=utf-8" },
};

test("a captive portal's response is never cached, and with the host down an address in a language that is not saved shows the saved one with a note, or where nothing is saved the error screen, in the reader's language (R17.1, R17.2, R17.9)", async () => {
	const host = await startHost(deploys.a());
	const { page } = await newProfile({ locale: "de-DE" });
	await install(page, `${host.url}/de/about`);
	expect((await storedPacks(page)).map((name) => name.split(".")[0])).toEqual(["de", "pictures", "search-de", "tools"]);
	await openApp(page, `${host.url}/de/about`);
	host.answer = () => portal;
	await page.goto(`${host.url}/de/blog`);
	await page.getByText("Anmelden").waitFor();
	const kept = () =>
		page.evaluate(async () => {
			const found: string[] = [];
			for (const name of await caches.keys()) {
				const cache = await caches.open(name);
				for (const request of await cache.keys())
					if ((await (await cache.match(request))?.text())?.includes("Anmelden")) found.push(`${name}: ${request.url}`);
			}
			return found;
		});
	await page.evaluate(() =>
		Promise.allSettled(
			["/images/unbekannt.webp", "/en/about.json", "/de/blog.json"].map((url) => fetch(url).then((all) => all.text())),
		),
	);
	expect(await kept()).toEqual([]);
	await host.kill();
	await page.goto(`${host.url}/de/blog`);
	expect(await shown(page)).toMatchObject({ lang: "de", heading: "Blog" });
	await wake(page);

	await page.goto(`${host.url}/fr/about`);
	expect(await shown(page)).toMatchObject({ lang: "de", heading: "Über uns" });
	await page.getByText(words("de")["language.fallback"] ?? "").waitFor();
	await page.evaluate(() => localStorage.setItem("language", "fr"));
	await page.goto(`${host.url}/about`);
	expect(await shown(page)).toMatchObject({ lang: "de", heading: "Über uns" });
	await page.getByText(words("de")["language.fallback"] ?? "").waitFor();

	await host.revive();
	host.answer = () => undefined;
	await page.getByRole("main").getByRole("status").getByRole("button").click();
	await heading(page, "À propos").waitFor();
	expect(await page.getByRole("main").getByRole("status").count()).toBe(0);

	await host.kill();
	// The browser gave up all data of pages, as it may; the app is still there. With the host the page would bring them back.
	await page.evaluate(async () => {
		localStorage.clear();
		for (const name of (await caches.keys()).filter((each) => /\/packs\/(?:de|fr)\./.test(each))) await caches.delete(name);
	});
	await page.goto(`${host.url}/de/fiches-plantes`);
	await heading(page, words("de")["error.unreachable"] ?? "").waitFor();
	expect(await shown(page)).toMatchObject({ lang: "de", title: words("de")["error.unreachable"] });
	await page.getByRole("banner").getByRole("link", { name: "Blog", exact: true }).waitFor();
	const home = page.getByRole("main").getByRole("link", { name: words("de")["error.home"] ?? "", exact: true });
	expect(await home.getAttribute("href")).toBe("/");
	await host.revive();
	await page
		.getByRole("main")
		.getByRole("button", { name: words("de")["error.retry"] ?? "", exact: true })
		.click();
	await expect.poll(() => shown(page)).toMatchObject({ lang: "de", heading: words("de")["nav.plantGuides"] });
});
