import { expect, test } from "vitest";
import * as table from "#schemas/shared/stored-values.ts";
import { goTo, heading, useBrowser } from "../support/browser.ts";
import { readPageData } from "../support/published.ts";

const browser = useBrowser({ pictures: false });
const values = Object.values(table).filter((each) => "key" in each);

/** Puts a text under every key that the site uses. */
function garble([places, text]: readonly [readonly Pick<(typeof values)[number], "where" | "key">[], string]): void {
	for (const { where, key } of places) window[where].setItem(key, text);
}
const garbled = (text: string) => [values.map(({ where, key }) => ({ where, key })), text] as const;

const paths = ["/", "/fiches-plantes", "/generateur-plante", "/mes-plantes", "/blog/ficus-lyrata", "/application"];
const titles = await Promise.all(paths.map(async (path) => [path, (await readPageData(path, "fr")).title] as const));

/** What the app makes of other texts, `src/features/stored.test.ts` tells without a browser. */
test.each([
	["a text cut short", 0, '"x'],
	["a text without end", 1, JSON.stringify("x".repeat(250_000))],
])("with %s under every storage key, pages open and links work (R17.9)", async (_, start, text) => {
	const { page, complaints } = await browser.reusePage();
	await page.addInitScript(garble, garbled(text));
	for (const [place, [path, title]] of [...titles.slice(start), ...titles.slice(0, start)].entries()) {
		if (place % 3 === 0) {
			await goTo(page, path);
		} else {
			await page.evaluate(garble, garbled(text));
			await page.locator(`a[href="${path}"]`).first().dispatchEvent("click");
		}
		await heading(page, title).waitFor();
	}
	// Where it keeps what was scrolled.
	await page.getByRole("banner").getByRole("link", { name: "Blog", exact: true }).click();
	await heading(page, (await readPageData("/blog", "fr")).title).waitFor();
	expect(complaints).toEqual([]);
});

test("a visitor's choices overwrite invalid stored values (R17.9)", async () => {
	const { page, complaints } = await browser.reusePage();
	await page.addInitScript(garble, garbled('"x"'));
	await goTo(page, "/fiches-plantes/aloe-vera?admin=true");
	const banner = page.getByRole("banner");
	const main = page.getByRole("main");
	await main.getByRole("button", { name: "°F, in" }).click();
	await main.getByRole("button", { name: "Ajouter à mes plantes" }).click();
	await page.getByText("Ajouté à vos plantes").first().waitFor();
	await banner.getByLabel("Choisir le thème", { exact: true }).click();
	await banner.getByRole("button", { name: "Sombre", exact: true }).click();
	await banner.getByLabel(/^Choisir la langue/).click();
	await banner.getByRole("link", { name: "English", exact: true }).click();
	await page.locator('html[lang="en"]').waitFor({ state: "attached" });
	await page.locator("html.fonts").waitFor({ state: "attached" });
	const kept = await page.evaluate(() => ({ ...localStorage }) as Record<string, string>);
	expect(kept).toMatchObject({ units: "imperial", theme: "dark", language: "en", admin: "true", fonts: "here" });
	expect(JSON.parse(kept["my-plants"] ?? "")).toMatchObject({ plants: [{ plant: "aloe-vera" }] });
	expect(kept["my-plants-unreadable"]).toBe('"x"');
	expect(complaints).toEqual([]);
});
