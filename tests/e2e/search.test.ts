import type { Page } from "playwright";
import { expect, inject, test } from "vitest";
import type { SearchItem } from "#schemas/page-data.ts";
import { constants } from "#schemas/spec/constants.ts";
import { pinPath, searchIndexPath } from "#schemas/spec/url.ts";
import { appReady, appScript, holdBack, useBrowser, type Visit, type Visitor } from "../support/browser.ts";
import { readShell } from "../support/published.ts";

const siteUrl = inject("siteUrl");
const browser = useBrowser();
const langs = ["fr", "de"] as const;
const words = { fr: (await readShell("fr")).strings, de: (await readShell("de")).strings };

async function readIndex(lang: (typeof langs)[number]): Promise<SearchItem[]> {
	return (await fetch(siteUrl + searchIndexPath(lang))).json();
}

/** Of each language: what finds plants, articles and guides, a plant found by title, and one letter wrong in it. */
const samples = [
	{ lang: "fr", address: "/about", broad: "plante", exact: "Zamioculcas", wrong: "zamioculkas", title: "Rechercher" },
	{ lang: "de", address: "/de/about", broad: "pflanze", exact: "Glücksfeder", wrong: "glücksfader", title: "Suchen" },
] as const;

async function open(address: string, visitor?: Visitor): Promise<Visit> {
	const visit = await browser.visit(visitor);
	await visit.page.goto(siteUrl + address);
	await appReady(visit.page);
	return visit;
}

const field = (page: Page) => page.getByRole("banner").getByRole("combobox").and(page.locator(":visible"));
const options = (page: Page) => page.getByRole("banner").getByRole("option");
const isFocused = (page: Page) => field(page).evaluate((element) => element === document.activeElement);
/** The option that the field points at. */
const active = async (page: Page) => {
	const id = await field(page).getAttribute("aria-activedescendant");
	return id && page.locator(`[id="${id}"]`).getAttribute("href");
};
const hrefs = (page: Page) => options(page).evaluateAll((all) => all.map((each) => each.getAttribute("href")));

test.each(samples)("R5.1 R5.2 in $lang a query shows at most eight suggestions, each a match with its type", async (sample) => {
	const { page, complaints } = await open(sample.address);
	await page.getByRole("combobox", { name: sample.title, exact: true }).fill(sample.broad);
	await options(page).nth(7).waitFor();
	expect(await options(page).count()).toBe(constants.searchSuggestionsMax);
	expect(await field(page).getAttribute("aria-expanded")).toBe("true");
	const index = await readIndex(sample.lang);
	const pinned = sample.address.startsWith("/de");
	for (const option of await options(page).all()) {
		const href = await option.getAttribute("href");
		const item = index.find(({ path }) => (pinned ? pinPath(path, "de") : path) === href);
		const text = (await option.textContent()) ?? "";
		expect(text).toContain(item?.title);
		expect(text).toContain(item?.description);
		expect(text).toContain(words[sample.lang][`search.type.${item?.type}`]);
		expect(`${item?.title} ${item?.description} ${item?.keywords}`.toLowerCase()).toContain(sample.broad);
		expect((await option.locator("mark").first().textContent())?.toLowerCase()).toBe(sample.broad);
	}
	expect(complaints).toEqual([]);
});

test.each(samples)(
	"R5.1 R1.7 in $lang a click on a suggestion leads there on the same kind of address, and clears",
	async (sample) => {
		const { page } = await open(sample.address);
		await field(page).fill(sample.exact);
		await options(page).first().click();
		await page.waitForURL(`${siteUrl}${sample.lang === "de" ? "/de" : ""}/fiches-plantes#zamioculcas`);
		expect(await field(page).inputValue()).toBe("");
		expect(await options(page).count()).toBe(0);
	},
);

test.each(samples)("R5.1 in $lang keys move through the suggestions, and Enter takes one", async (sample) => {
	const { page } = await open(sample.address);
	await field(page).fill(sample.broad);
	await options(page).nth(7).waitFor();
	const all = await hrefs(page);
	expect(await active(page)).toBeNull();
	const steps = [
		["ArrowDown", 0],
		["ArrowDown", 1],
		["End", 7],
		["ArrowDown", 0],
		["ArrowUp", 7],
		["Home", 0],
		["ArrowDown", 1],
	] as const;
	for (const [key, place] of steps) {
		await page.keyboard.press(key);
		expect(await active(page)).toBe(all[place]);
		expect(await options(page).and(page.locator('[aria-selected="true"]')).getAttribute("href")).toBe(all[place]);
	}
	expect(await isFocused(page)).toBe(true);
	await page.keyboard.press("Enter");
	await page.waitForURL(siteUrl + all[1]);
	expect(await field(page).inputValue()).toBe("");
});

test.each(samples)("R5.1 in $lang Enter alone takes the best suggestion", async (sample) => {
	const { page } = await open(sample.address);
	await field(page).fill(sample.exact);
	await options(page).first().waitFor();
	await page.keyboard.press("Enter");
	await page.waitForURL(/#zamioculcas$/);
});

test.each(samples)("R5.1 in $lang Escape, a click outside and leaving close it, and the focus opens it again", async (sample) => {
	const { page } = await open(sample.address);
	await field(page).fill(sample.broad);
	const first = options(page).first();
	await first.waitFor();
	await page.keyboard.press("Escape");
	await first.waitFor({ state: "detached" });
	expect(await field(page).inputValue()).toBe(sample.broad);
	await page.keyboard.press("ArrowDown");
	await first.waitFor();
	await page.mouse.click(5, 800);
	await first.waitFor({ state: "detached" });
	await field(page).focus();
	await first.waitFor();
	await page.keyboard.press("Tab");
	await first.waitFor();
	await page.keyboard.press("Tab");
	await first.waitFor({ state: "detached" });
});

test.each(samples)("R5.1 R5.2 in $lang the button clears, and blank is as good as empty", async (sample) => {
	const { page } = await open(sample.address);
	await field(page).fill(sample.broad);
	await options(page).first().waitFor();
	await page.getByRole("button", { name: words[sample.lang]["search.clear"] ?? "", exact: true }).click();
	expect(await field(page).inputValue()).toBe("");
	expect(await options(page).count()).toBe(0);
	expect(await isFocused(page)).toBe(true);
	await field(page).fill(" \u00a0 ");
	expect(await options(page).count()).toBe(0);
	expect(await page.getByRole("search").getByRole("status").allTextContents()).not.toContain(expect.stringMatching(/\S/));
});

test.each([
	["/about", "zzqqxx", 'Aucun résultat pour "zzqqxx"'],
	["/about", '$& {count} <b>"', 'Aucun résultat pour "$& {count} <b>""'],
	["/de/about", "zzqqxx", "Keine Ergebnisse für „zzqqxx“"],
])("R5.2 on %s nothing is found for «%s», and it says so", async (address, query, message) => {
	const { page } = await open(address);
	await field(page).fill(query);
	await page.getByRole("status").getByText(message, { exact: true }).waitFor();
	expect(await options(page).count()).toBe(0);
	expect(await field(page).getAttribute("aria-expanded")).toBe("false");
});

test.each(samples)("R5.3 in $lang a near spelling is offered under the empty state, and not taken unasked", async (sample) => {
	const { page } = await open(sample.address);
	await field(page).fill(sample.wrong);
	const said = (words[sample.lang]["search.none"] ?? "").replace("{query}", sample.wrong);
	await page.getByRole("status").getByText(said, { exact: true }).waitFor();
	const list = page.getByRole("listbox", { name: words[sample.lang]["search.near"] ?? "", exact: true });
	await list.getByRole("option").filter({ hasText: sample.exact }).waitFor();
	await page.keyboard.press("Enter");
	expect(new URL(page.url()).pathname).toBe(sample.address);
	await page.keyboard.press("ArrowDown");
	await page.keyboard.press("Enter");
	await page.waitForURL(/#zamioculcas$/);
});

test.each([
	["/about", "evite", "évite"],
	["/about", "grunlilie", "Grünlilie"],
	["/de/about", "CHLOROPHYTUM", "Chlorophytum"],
	["/de/about", "chaine des cœurs", "Chaîne des cœurs"],
])("R5.3 on %s «%s» finds and marks «%s»", async (address, query, marked) => {
	const { page } = await open(address);
	await field(page).fill(query);
	await options(page).locator("mark").getByText(marked, { exact: true }).first().waitFor();
});

test.each(["/", "Control+k"])("R5.3 the keys %s focus the field, but not while someone types elsewhere", async (keys) => {
	const { page } = await open("/about");
	await page.keyboard.press(keys);
	expect(await isFocused(page)).toBe(true);
	expect(await field(page).inputValue()).toBe("");
	await page.evaluate(() => {
		const other = document.createElement("textarea");
		document.querySelector("main")?.append(other);
		other.focus();
	});
	await page.keyboard.press(keys);
	expect(await isFocused(page)).toBe(false);
});

test.each(langs)("R5.1 in %s nothing of the search is loaded before the field has the focus, then once", async (lang) => {
	const { page } = await browser.visit();
	const requested: string[] = [];
	page.on("request", (request) => requested.push(new URL(request.url()).pathname));
	await page.goto(siteUrl + pinPath("/about", lang));
	await appReady(page);
	const parts = () => requested.filter((path) => /^\/search\/|\/find-[^/]+\.js$/.test(path));
	expect(parts()).toEqual([]);
	await field(page).fill("monstera");
	await options(page).first().waitFor();
	await page.keyboard.press("Escape");
	await field(page).fill("aloe");
	await options(page).first().waitFor();
	expect(parts().toSorted()).toEqual([expect.stringMatching(/\.js$/), searchIndexPath(lang)]);
});

test.each(samples)("R5.1 in $lang a search that cannot load says so, and loads when asked again", async (sample) => {
	const { page } = await open(sample.address);
	await page.context().setOffline(true);
	await field(page).fill(sample.exact);
	await page
		.getByRole("status")
		.getByText(words[sample.lang]["search.failed"] ?? "", { exact: true })
		.waitFor();
	await page.context().setOffline(false);
	await page.getByRole("button", { name: words[sample.lang]["search.retry"] ?? "", exact: true }).click();
	await options(page).first().waitFor();
});

test("R5.1 a search on its way says so in words", async () => {
	const { page } = await open("/about");
	const release = await holdBack(page, /\/search\/fr\.json$/);
	await field(page).fill("aloe");
	await page.getByRole("status").getByText("Chargement de la recherche", { exact: true }).waitFor();
	release();
	await options(page).first().waitFor();
});

test.each(samples)("R5.1 in $lang what was typed before the app came is searched for", async (sample) => {
	const { page } = await browser.visit();
	const release = await holdBack(page, appScript);
	await page.goto(siteUrl + pinPath("/about", sample.lang));
	await field(page).fill(sample.exact);
	release();
	await appReady(page);
	await options(page).first().waitFor();
	expect(await field(page).inputValue()).toBe(sample.exact);
});

test.each([
	{ dark: false, theme: "light" },
	{ dark: true, theme: "dark" },
])("R5.1 the type labels are blue, green and violet, and readable, in the $theme theme", async ({ dark }) => {
	const { page } = await open("/about", { dark });
	await field(page).fill("plante");
	await options(page).nth(7).waitFor();
	for (const [type, hues] of Object.entries({ article: [200, 225], plant: [120, 160], guide: [265, 300] })) {
		const { hue, contrast } = await page.getByRole("banner").evaluate(measureLabel, type);
		expect(hue).toBeGreaterThan(hues[0] ?? 0);
		expect(hue).toBeLessThan(hues[1] ?? 0);
		expect(contrast).toBeGreaterThan(4.5);
	}
});

/** Hue of a type's label in degrees, and its contrast with the list (WCAG 2.2), on which the chosen one stands out. */
function measureLabel(header: Element, type: string): { hue: number; contrast: number } {
	const option = header.querySelector('[role="option"]');
	const label = document.createElement("span");
	label.className = `search-type ${type}`;
	option?.append(label);
	option?.setAttribute("aria-selected", "true");
	const context = document.createElement("canvas").getContext("2d");
	const rgb = (colour: string) => {
		if (!context) throw new Error("no canvas");
		context.fillStyle = colour;
		context.fillRect(0, 0, 1, 1);
		return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3).map((value) => value / 255);
	};
	const text = rgb(getComputedStyle(label).color);
	const ground = rgb(getComputedStyle(option ?? label).backgroundColor);
	label.remove();
	const luminance = (colour: number[]) =>
		colour
			.map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
			.reduce((sum, value, index) => sum + value * ([0.2126, 0.7152, 0.0722][index] ?? 0), 0);
	const [bright = 0, dim = 0] = [luminance(text), luminance(ground)].sort((a, b) => b - a);
	const [r = 0, g = 0, b = 0] = text;
	const [max, min] = [Math.max(r, g, b), Math.min(r, g, b)];
	const sixth = max === r ? ((g - b) / (max - min)) % 6 : max === g ? (b - r) / (max - min) + 2 : (r - g) / (max - min) + 4;
	return { hue: (sixth * 60 + 360) % 360, contrast: (bright + 0.05) / (dim + 0.05) };
}

test.each(samples)("R3.1 in $lang the header shows the field on large screens only", async (sample) => {
	const small = await open(sample.address, { width: 390 });
	expect(await field(small.page).count()).toBe(0);
	const large = await open(sample.address, { width: 1024 });
	expect(await field(large.page).count()).toBe(1);
	await field(large.page).click();
	expect((await field(large.page).boundingBox())?.width).toBeGreaterThan(200);
});
