import type { Page } from "playwright";
import { expect, inject, test } from "vitest";
import { constants } from "#schemas/spec/constants.ts";
import { goStill, useBrowser, type Visit, type Visitor } from "../support/browser.ts";
import { readShell } from "../support/published.ts";

/*
 * The corner with the notices. Whoever has something to say dispatches it as an event of the window (`notify`), and so do
 * these tests.
 */
const siteUrl = inject("siteUrl");
const browser = useBrowser();
const { strings } = await readShell("de");

/** What a test says; the app's own type has a function as well, which cannot be handed to a page. */
type Said = { channel: "status" | "general"; title: string; text?: string; destructive?: boolean; stays?: boolean };

async function openStill(address: string, visitor?: Visitor): Promise<Visit> {
	const visit = await browser.visit(visitor);
	await goStill(visit.page, siteUrl + address);
	return visit;
}

async function say(page: Page, ...notices: Said[]): Promise<void> {
	await page.evaluate((all) => {
		for (const detail of all) dispatchEvent(new CustomEvent("notice", { detail }));
	}, notices);
	await cards(page)
		.getByText(notices.at(-1)?.title ?? "", { exact: true })
		.waitFor();
}

const cards = (page: Page) => page.locator(".notices").getByRole("article");
const titles = (page: Page) => cards(page).locator(".title").allInnerTexts();
/** Whether the first card is dark, by what its colour paints. */
function isDark(page: Page): Promise<boolean> {
	return cards(page)
		.first()
		.evaluate((card) => {
			const context = document.createElement("canvas").getContext("2d");
			if (!context) throw new Error("the browser has no canvas");
			context.fillStyle = getComputedStyle(card).backgroundColor;
			context.fillRect(0, 0, 1, 1);
			return context
				.getImageData(0, 0, 1, 1)
				.data.slice(0, 3)
				.every((part) => part < 128);
		});
}

const general = (title: string): Said => ({ channel: "general", title });
const { lastsMs } = constants.noticeChannels.general;

test.each([
	["status", "/about", 5000],
	["general", "/de/about", 4000],
] as const)("R13.5 a notice of the channel %s on %s shows for %i ms", async (channel, address, ms) => {
	const { page, complaints } = await openStill(address);
	await say(page, { channel, title: "Saved", text: "All pages are here." });
	await page.clock.runFor(ms - 1);
	expect(await titles(page)).toEqual(["Saved"]);
	await page.clock.runFor(1);
	await expect.poll(() => titles(page)).toEqual([]);
	expect(complaints).toEqual([]);
});

test("R13.5 the status channel shows one notice, the newest, beside three general ones; a fourth waits its turn", async () => {
	const { page } = await openStill("/en/about");
	await say(page, { channel: "status", title: "Offline", destructive: true }, ...["One", "Two", "Three"].map(general));
	await say(page, { channel: "status", title: "Online" });
	expect(await titles(page)).toEqual(["One", "Two", "Three", "Online"]);
	await page.evaluate(() => dispatchEvent(new CustomEvent("notice", { detail: { channel: "general", title: "Four" } })));
	expect(await titles(page)).toEqual(["One", "Two", "Three", "Online"]);
	await page.clock.runFor(lastsMs);
	await expect.poll(() => titles(page)).toEqual(["Online", "Four"]);
	await page.clock.runFor(lastsMs);
	await expect.poll(() => titles(page)).toEqual([]);
});

test("R13.5 what is wrong is an alert, all else a status, and what asks something stays", async () => {
	const { page } = await openStill("/about");
	await say(page, { channel: "status", title: "Mode hors ligne", destructive: true });
	await say(page, { channel: "general", title: "Nouvelle version", stays: true });
	await page.getByRole("alert").getByText("Mode hors ligne").waitFor();
	await page.getByRole("status").getByText("Nouvelle version").waitFor();
	await page.clock.runFor(60_000);
	await expect.poll(() => titles(page)).toEqual(["Nouvelle version"]);
});

test("R13.5 nothing goes while the mouse is there, and its time begins anew when it leaves", async () => {
	const { page } = await openStill("/about");
	await say(page, general("One"));
	await cards(page).first().hover();
	await page.clock.runFor(60_000);
	expect(await titles(page)).toEqual(["One"]);
	await page.mouse.move(5, 300);
	await page.clock.runFor(lastsMs - 1);
	expect(await titles(page)).toEqual(["One"]);
	await page.clock.runFor(1);
	await expect.poll(() => titles(page)).toEqual([]);
});

test.each([
	["/about", "Fermer la notification"],
	["/de/about", strings["notices.close"] ?? ""],
] as const)("R13.5 on %s, Alt+T leads to the notices, where «%s» and Escape lead back", async (address, close) => {
	const { page } = await openStill(address);
	const link = page.getByRole("banner").getByRole("link").first();
	const region = page.getByRole("region", { name: /Alt\+T/ });
	await link.focus();
	await page.keyboard.press("Alt+t");
	await link.and(page.locator(":focus")).waitFor();
	await say(page, general("One"), general("Two"));
	await page.keyboard.press("Alt+t");
	await region.and(page.locator(":focus")).waitFor();
	await page.clock.runFor(60_000);
	expect(await titles(page)).toEqual(["One", "Two"]);
	await page.keyboard.press("Tab");
	await page.getByRole("button", { name: close, exact: true }).first().and(page.locator(":focus")).waitFor();
	await page.keyboard.press("Enter");
	await expect.poll(() => titles(page)).toEqual(["Two"]);
	await region.and(page.locator(":focus")).waitFor();
	await page.keyboard.press("Tab");
	await page.keyboard.press("Escape");
	await link.and(page.locator(":focus")).waitFor();
	await page.keyboard.press("Alt+t");
	await page.keyboard.press("Tab");
	await page.keyboard.press("Enter");
	await expect.poll(() => titles(page)).toEqual([]);
	await link.and(page.locator(":focus")).waitFor();
	await say(page, general("Three"));
	await page.clock.runFor(lastsMs);
	await expect.poll(() => titles(page)).toEqual([]);
});

test.each([
	[1300, false],
	[1300, true],
	[390, false],
	[320, true],
] as const)(
	"R13.5 at %i px, dark: %s, notices stand at the bottom right in the theme's colours, above the bar",
	async (width, dark) => {
		const { page } = await openStill("/about", { width, height: 700, dark });
		await say(page, { channel: "status", title: "Connexion rétablie", text: "Vous êtes de nouveau en ligne" });
		const box = await cards(page).first().boundingBox();
		const bar = page.getByRole("navigation", { name: "Raccourcis", exact: true });
		const floor = (await bar.isVisible()) ? ((await bar.boundingBox())?.y ?? 0) : 700;
		expect(width - (box?.x ?? 0) - (box?.width ?? 0)).toBeLessThanOrEqual(24);
		expect(box?.x).toBeGreaterThanOrEqual(0);
		const foot = (box?.y ?? 0) + (box?.height ?? 0);
		expect(foot).toBeLessThanOrEqual(floor);
		expect(foot).toBeGreaterThan(floor - 40);
		expect(await isDark(page)).toBe(dark);
	},
);
