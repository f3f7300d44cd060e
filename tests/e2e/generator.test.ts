import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import { goTo, savedBy, useBrowser } from "../support/browser.ts";

const browser = useBrowser({ pictures: false });

test("on a phone, online and offline, the form drafts an article: it validates, suggests near names, previews and downloads the files (R10.1)", async () => {
	const { page, context, complaints } = await browser.visit({ locale: "de-DE", width: 390, dark: true });
	const requests: string[] = [];
	page.on("request", (request) => requests.push(new URL(request.url()).pathname));
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	// A repository to propose to, and in French a plant with much to tell.
	await page.route("**/data/shell.de.json", async (route) => {
		const shell = await (await route.fetch()).json();
		await route.fulfill({ json: { ...shell, site: { ...shell.site, repository: "https://forge.example/a/b" } } });
	});
	// The shell is no longer the one that the document was rendered with.
	await page.route("**/de/blog", async (route) => {
		const response = await route.fetch();
		const document = await response.text();
		expect(document).toContain(" data-marks=");
		await route.fulfill({ response, body: document.replace(/ data-marks="[^"]*"/, "") });
	});
	await page.route("**/data/drafts.json", async (route) => {
		const material = await (await route.fetch()).json();
		for (const { texts } of material.plants) texts.fr.description = "é".repeat(1300);
		await route.fulfill({ json: material });
	});
	await context.route("https://forge.example/**", (route) =>
		route.fulfill({ contentType: "text/html", body: "<title>Editor</title>" }),
	);
	await goTo(page, "/de/blog");
	expect(requests).not.toContain("/data/drafts.json");
	await page.getByText("Artikel erstellen", { exact: true }).click();

	const name = page.getByRole("combobox", { name: "Name der Pflanze" });
	const create = page.getByRole("button", { name: "Entwurf vorbereiten" });
	await create.click();
	expect(await name.getAttribute("aria-invalid")).toBe("true");
	await page.getByText("Schreib den Namen einer Pflanze.").waitFor();
	expect(await page.getByText("Wähl etwas aus der Liste.").count()).toBe(2);
	expect(await name.evaluate((field) => field === document.activeElement)).toBe(true);

	await context.setOffline(true);
	await page.keyboard.type("Pottos");
	await page.getByRole("combobox", { name: "Kategorie" }).selectOption("Pflanzenpflege");
	await page.getByRole("combobox", { name: "Zielgruppe" }).selectOption("Haushalte mit Tieren oder Kindern");
	await name.press("Enter");
	await page.getByRole("status").getByText("Der Entwurf „Pottos: Pflanzenpflege“ ist fertig.").waitFor();
	await page.getByRole("button", { name: "Efeutute", exact: true }).click();
	await page.getByRole("status").getByText("Der Entwurf „Efeutute: Pflanzenpflege“ ist fertig.").waitFor();

	await page.getByRole("button", { name: "Vorschau ansehen" }).click();
	const preview = page.getByRole("dialog", { name: "Vorschau ansehen" });
	await preview.getByRole("heading", { level: 1, name: "Efeutute: Pflanzenpflege" }).waitFor();
	expect(await preview.getByRole("heading", { level: 2 }).allTextContents()).toContain("Giftigkeit");
	await page.keyboard.press("Escape");
	await preview.waitFor({ state: "detached" });
	expect(
		await page.getByRole("button", { name: "Vorschau ansehen" }).evaluate((button) => button === document.activeElement),
	).toBe(true);

	await page.getByRole("button", { name: "de.md kopieren" }).click();
	await page.getByRole("status").getByText("de.md ist kopiert.").waitFor();
	const copied = await page.evaluate(() => navigator.clipboard.readText());
	const zip = await savedBy(page, "Dateien herunterladen (Zip)");
	expect(zip.name).toBe("pothos-care.zip");
	const files = unzipSync(zip.bytes);
	expect(Object.keys(files)).toEqual(
		["facts.yaml", "fr.md", "en.md", "es.md", "de.md"].map((file) => `content/articles/pothos-care/${file}`),
	);
	expect(new TextDecoder().decode(files["content/articles/pothos-care/de.md"])).toBe(copied);
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

	const filled = new URL((await page.getByRole("link", { name: "de.md vorschlagen" }).getAttribute("href")) ?? "");
	expect([filled.href.length <= 7500, filled.searchParams.get("value")]).toEqual([true, copied]);
	await context.setOffline(false);
	const opened = context.waitForEvent("page");
	await page.getByRole("link", { name: "fr.md vorschlagen" }).click();
	await page.getByRole("status").getByText("fr.md ist zu lang für eine Adresse und deshalb kopiert").waitFor();
	const { searchParams } = new URL((await opened).url());
	expect([...searchParams]).toEqual([["filename", "content/articles/pothos-care/fr.md"]]);
	await page.bringToFront();
	const french = new TextDecoder().decode(files["content/articles/pothos-care/fr.md"]);
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(french);
	// The one part that is asked for in vain shows notices: there is no worker here that would have kept it.
	expect(complaints.filter((complaint) => !complaint.includes("ERR_INTERNET_DISCONNECTED"))).toEqual([]);
});
