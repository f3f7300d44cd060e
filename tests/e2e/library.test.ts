import type { Page } from "playwright";
import { expect, inject, test } from "vitest";
import { appReady, holdBack, useBrowser } from "../support/browser.ts";

const siteUrl = inject("siteUrl");
const browser = useBrowser();

async function open(page: Page, path: string): Promise<void> {
	await page.goto(siteUrl + path);
	// Pages wait for a sign of their visitor.
	await page.keyboard.press("Shift");
	await appReady(page);
}

/** What the page shows: its language, its heading, whether its first picture is there. */
async function shown(page: Page) {
	const heading = await page.getByRole("heading", { level: 1 }).textContent();
	const picture = page.getByRole("main").locator("img").first();
	await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
	return { lang: await page.locator("html").getAttribute("lang"), heading };
}

test("languages and single pages are saved with their size, open offline, and can be removed; a full device loses nothing (R13.4, P18, P21)", async () => {
	const { page, context, complaints } = await browser.visit({ width: 390, worker: true });
	await open(page, "/application");
	const library = page.getByRole("region", { name: "Ce qui se lit hors ligne" });
	const row = (name: string) => library.getByRole("listitem").filter({ hasText: name });
	const notices = page.getByRole("region", { name: "Notifications" });
	await row("Français")
		.getByText(/^Tout est là\s: \d+ pages?, [\d,]+\s[km]o$/i)
		.waitFor();
	expect(await row("Français").getByRole("button").count()).toBe(0);

	await row("Deutsch")
		.getByText(/^\d+ pages?, [\d,]+\s[km]o à télécharger$/i)
		.waitFor();
	const release = await holdBack(page, /\/packs\/de\b/);
	await page.getByRole("button", { name: "Garder hors ligne Deutsch" }).click();
	await page.getByRole("progressbar", { name: "Téléchargement\u00a0: Deutsch" }).waitFor();
	release();
	await notices.getByText("Deutsch\u00a0: tout se lit maintenant hors ligne.").waitFor();
	await row("Deutsch").getByText("Tout est là").waitFor();
	expect(
		await page
			.getByRole("button", { name: "Supprimer la copie hors ligne Deutsch" })
			.evaluate((button) => button === document.activeElement),
	).toBe(true);

	const devtools = await context.newCDPSession(page);
	const usage = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
	await devtools.send("Storage.overrideQuotaForOrigin", { origin: siteUrl, quotaSize: usage + 100_000 });
	await page.getByRole("button", { name: "Garder hors ligne Español" }).click();
	await notices.getByRole("alert").getByText("Il n’y a plus assez de place").waitFor();
	await row("Español").getByText("à télécharger").waitFor();
	await row("Deutsch").getByText("Tout est là").waitFor();
	await devtools.send("Storage.overrideQuotaForOrigin", { origin: siteUrl });
	expect(complaints).toEqual([]);

	// A language that is read is kept by itself; a page of one that does not come can be saved. The worker, too, fetches what is wanted, when
	// it repairs; `page.route` would let that through.
	await context.route(/\/packs\/en\b/, (route) => route.abort());
	await open(page, "/en/blog/ficus-lyrata");
	await page.getByRole("button", { name: "Save for offline" }).click();
	await page.getByRole("button", { name: "Remove offline copy" }).waitFor();
	const online = await shown(page);

	await context.setOffline(true);
	await open(page, "/de/blog/ficus-lyrata");
	expect((await shown(page)).lang).toBe("de");
	await open(page, "/en/blog/ficus-lyrata");
	expect(await shown(page)).toEqual(online);

	await open(page, "/application");
	await row(online.heading ?? "")
		.getByText(/^English · [\d,]+\s[km]o$/i)
		.waitFor();
	await page.getByRole("button", { name: `Supprimer la copie hors ligne ${online.heading}` }).click();
	await library.getByText("Aucune pour l’instant.").waitFor();
	await page.getByRole("button", { name: "Supprimer la copie hors ligne Deutsch" }).click();
	await row("Deutsch").getByText("à télécharger").waitFor();
	await row("Français").getByText("Tout est là").waitFor();
	await page.getByRole("button", { name: "Garder hors ligne Deutsch" }).click();
	await notices.getByRole("alert").getByText("La connexion a été perdue.").waitFor();
});
