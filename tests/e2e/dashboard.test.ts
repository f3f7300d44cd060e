import { expect, inject, test } from "vitest";
import { pageDataPath } from "#schemas/shared/url.ts";
import { goTo, heading, holdBack, savedBy, useBrowser } from "../support/browser.ts";
import { readPageData, readRoutes } from "../support/published.ts";

const siteUrl = inject("siteUrl");
const browser = useBrowser();
const homeTitle = (await readRoutes()).find(({ path }) => path === "/")?.titles;

test("visitors without the admin flag are redirected home silently, and Back skips the dashboard (R12.1)", async () => {
	const { page, complaints } = await browser.reusePage();
	await page.goto(`${siteUrl}/en/about`);
	await page.goto(`${siteUrl}/en/dashboard/components`, { waitUntil: "commit" }).catch(() => undefined);
	await heading(page, homeTitle?.["en"] ?? "").waitFor();
	expect(new URL(page.url()).pathname).toBe("/en");
	await page.goBack();
	await page.waitForURL(`${siteUrl}/en/about`);

	// Inside the app, from a link.
	await page.route(siteUrl + pageDataPath("/sitemap", "fr"), async (route) => {
		const response = await route.fetch();
		const lists = [{ heading: "Links", links: [{ path: "/dashboard", label: "Dashboard" }] }];
		await route.fulfill({ response, json: { ...(await response.json()), lists } });
	});
	await goTo(page, "/about");
	await page.getByRole("contentinfo").locator('a[href="/sitemap"]').click();
	await page.getByRole("main").getByRole("link", { name: "Dashboard", exact: true }).click();
	await heading(page, homeTitle?.["fr"] ?? "").waitFor();
	expect(new URL(page.url()).pathname).toBe("/");
	await page.goBack();
	await page.waitForURL(`${siteUrl}/about`);
	expect(complaints).toEqual([]);
});

test("visitors without the admin flag are redirected home from the contact sheet of drawings (R12.1)", async () => {
	const { page, complaints } = await browser.reusePage();
	await page.goto(`${siteUrl}/en/about`);
	// What its frames show is kept where the next page finds it.
	await page.addInitScript(() => {
		const look = () => {
			const text = document.body?.innerText.trim();
			if (text && location.pathname.startsWith("/dashboard")) sessionStorage.setItem("shown", text);
			requestAnimationFrame(look);
		};
		look();
	});
	const release = await holdBack(page, `${siteUrl}/`);
	const home = page.waitForRequest(`${siteUrl}/`);
	await page.goto(`${siteUrl}/dashboard/pictures`, { waitUntil: "commit" }).catch(() => undefined);
	await home;
	release();
	await heading(page, homeTitle?.["fr"] ?? "").waitFor();
	expect(await page.evaluate(() => sessionStorage.getItem("shown"))).toBe(null);
	expect(new URL(page.url()).pathname).toBe("/");
	await page.goBack();
	await page.waitForURL(`${siteUrl}/en/about`);
	expect(complaints).toEqual([]);
});

test("an editor opens the contact sheet with ?admin=true, later with the stored flag, in the chosen theme (R12.1)", async () => {
	const { page, complaints } = await browser.reusePage({ stored: { theme: "dark" } });
	const response = await page.goto(`${siteUrl}/dashboard/pictures?admin=true`);
	expect([response?.status(), response?.headers()["x-robots-tag"]]).toEqual([200, "noindex"]);
	expect(await page.evaluate(() => localStorage.getItem("admin"))).toBe("true");
	await page.goto(`${siteUrl}/dashboard/pictures`);
	await page.getByRole("heading", { level: 1, name: /^\d+ drawings$/ }).waitFor();
	await page.getByRole("link", { name: "plant-aloe-vera", exact: true }).click();
	expect(await page.getByRole("heading", { level: 2, name: "plant aloe-vera" }).isVisible()).toBe(true);
	expect(await page.locator("html.dark").count()).toBe(1);
	expect(await page.locator('meta[name="robots"]').getAttribute("content")).toBe("noindex");
	await page.waitForLoadState("networkidle");
	expect(complaints).toEqual([]);
});

test("an editor on a phone reads the report, sorts and saves a table, and stays recognised (R12.1, R12.2)", async () => {
	const { page, complaints } = await browser.reusePage({ width: 390, height: 844, dark: true });
	const response = await page.goto(`${siteUrl}/dashboard?admin=true`);
	expect(response?.status()).toBe(200);
	expect(response?.headers()["x-robots-tag"]).toBe("noindex");
	const { title } = await readPageData("/dashboard", "fr");
	await heading(page, title).waitFor();
	expect(await page.evaluate(() => localStorage.getItem("admin"))).toBe("true");
	expect(await page.locator('meta[name="robots"]').getAttribute("content")).toBe("noindex");
	const parts = page.getByRole("navigation", { name: "Parties du tableau de bord" });
	await parts.getByRole("link", { name: "Mots et temps de lecture" }).click();
	expect(await page.getByRole("navigation", { name: "Raccourcis", exact: true }).count()).toBe(0);
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

	const region = page.getByRole("region", { name: "Mots et temps de lecture" }).filter({ has: page.getByRole("table") });
	const table = region.getByRole("table");
	const words = table.getByRole("columnheader", { name: "Mots", exact: true });
	const counts = async () =>
		(await table.locator("tbody td:nth-child(3)").allInnerTexts()).map((text) => Number(text.replace(/\D/g, "")));
	await words.getByRole("button").press("Enter");
	expect(await words.getAttribute("aria-sort")).toBe("descending");
	const most = await counts();
	expect(most).toEqual([...most].sort((a, b) => b - a));
	await words.getByRole("button").press("Enter");
	expect(await words.getAttribute("aria-sort")).toBe("ascending");
	const { name, bytes } = await savedBy(page, /CSV.*Mots et temps de lecture/);
	expect(name).toBe("texts.csv");
	const lines = bytes.toString().trimEnd().split("\r\n");
	expect(lines[0]).toBe("\uFEFFPage,Genre,Mots,Lecture (min),Annoncée (min)");
	expect(lines.length).toBeGreaterThan(most.length + 1);

	// Without the question, and in another language: the flag is stored.
	await page.goto(`${siteUrl}/de/dashboard`);
	await page.getByRole("heading", { level: 2, name: "Stand der Übersetzungen" }).waitFor();
	expect(complaints).toEqual([]);
});

test("a report that fails to load shows an error with a retry button; components show in both themes (R12.2)", async () => {
	const { page } = await browser.reusePage({ stored: { admin: "true" } });
	await page.route(`${siteUrl}/dashboard/report.json`, (route) => route.abort(), { times: 1 });
	await page.goto(`${siteUrl}/en/dashboard`);
	await page.getByRole("alert").getByText("The report could not be loaded.").waitFor();
	await page.getByRole("button", { name: "Try again" }).click();
	await page.getByRole("heading", { level: 2, name: "Heaviest pages" }).waitFor();

	await page.getByRole("link", { name: "Components and colours" }).click();
	await heading(page, "Components").waitFor();
	const panes = (name: string) => page.getByRole("region", { name, exact: true }).getByRole("table");
	const contrasts = async (name: string) =>
		(await panes(name).locator("tbody td:nth-child(2)").allInnerTexts()).map((text) => Number.parseFloat(text));
	for (const theme of ["Colours, Light", "Colours, Dark"]) {
		await expect.poll(async () => (await contrasts(theme)).length).toBeGreaterThan(5);
		expect(Math.min(...(await contrasts(theme)))).toBeGreaterThanOrEqual(4.5);
	}
	await page.getByRole("button", { name: "Announce some news" }).click();
	await page
		.getByRole("region", { name: /Alt\+T/ })
		.getByRole("dialog")
		.first()
		.waitFor();
});
