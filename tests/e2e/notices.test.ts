import type { Page } from "playwright";
import { expect, inject, test } from "vitest";
import { constants } from "#schemas/shared/constants.ts";
import { goStill, useBrowser, type Visit, type Visitor } from "../support/browser.ts";
import { readShell } from "../support/published.ts";

/*
 * The corner with the notices. Whoever has something to say dispatches it as an event of the window (`notify`), and so do
 * these tests.
 */
const siteUrl = inject("siteUrl");
const browser = useBrowser();

/** What a test says; the app's own type has a function as well, which cannot be handed to a page. */
type TestNotice = { channel: "status" | "general"; title: string; text?: string; destructive?: boolean; stays?: boolean };

async function openStill(address: string, visitor?: Visitor): Promise<Visit> {
	const visit = await browser.visit(visitor);
	await goStill(visit.page, siteUrl + address);
	return visit;
}

async function say(page: Page, ...notices: TestNotice[]): Promise<void> {
	await page.evaluate((all) => {
		for (const { title, text, ...rest } of all)
			dispatchEvent(new CustomEvent("notice", { detail: { ...rest, title: () => title, text: text && (() => text) } }));
	}, notices);
	await page.locator(".toast .title", { hasText: notices.at(-1)?.title ?? "" }).waitFor();
}

const cards = (page: Page) => page.locator(".toast").filter({ visible: true });
const titles = (page: Page) => cards(page).locator(".title").allInnerTexts();
const focused = (page: Page) => page.locator(":focus");
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

const general = (title: string): TestNotice => ({ channel: "general", title });
const { lastsMs } = constants.noticeChannels.general;

test("one status shows for 5000 ms, up to three general notices for 4000 ms, longer while hovered or when they ask a question (R13.5)", async () => {
	const { page, complaints } = await openStill("/about");
	await say(page, { channel: "status", title: "Hors ligne", destructive: true }, ...["Un", "Deux", "Trois"].map(general));
	await expect.poll(() => titles(page)).toEqual(["Hors ligne", "Trois", "Deux", "Un"]);
	await page.getByRole("alert").getByText("Hors ligne").waitFor();
	await page.getByRole("status").getByText("Deux").waitFor();
	await say(page, { channel: "status", title: "En ligne" }, general("Quatre"));
	await expect.poll(() => titles(page)).toEqual(["En ligne", "Quatre", "Trois", "Deux"]);
	expect(await page.getByRole("alert").count()).toBe(0);
	await page.clock.runFor(lastsMs - 1);
	expect(await titles(page)).toEqual(["En ligne", "Quatre", "Trois", "Deux"]);
	await page.clock.runFor(1);
	await expect.poll(() => titles(page)).toEqual(["En ligne"]);
	await page.clock.runFor(constants.noticeChannels.status.lastsMs - lastsMs - 1);
	expect(await titles(page)).toEqual(["En ligne"]);
	await page.clock.runFor(1);
	await expect.poll(() => titles(page)).toEqual([]);
	await say(page, { ...general("Nouvelle version"), stays: true }, general("Enregistré"));
	await cards(page).first().hover();
	await page.clock.runFor(10 * lastsMs);
	expect(await titles(page)).toEqual(["Enregistré", "Nouvelle version"]);
	await page.mouse.move(5, 300);
	await page.clock.runFor(lastsMs);
	await expect.poll(() => titles(page)).toEqual(["Nouvelle version"]);
	expect(complaints).toEqual([]);
});

test("Alt+T focuses the notices, the keyboard closes them, and closing the last restores focus (R13.5)", async () => {
	const close = (await readShell("de")).strings["notices.close"] ?? "";
	const { page, complaints } = await openStill("/de/about");
	const link = page.getByRole("banner").getByRole("link").first();
	const group = page.getByRole("group", { name: /Alt\+T/ });
	await link.focus();
	await page.keyboard.press("Alt+t");
	await link.and(focused(page)).waitFor();
	await say(page, general("Eins"), general("Zwei"), general("Drei"));
	await page.keyboard.press("Alt+t");
	await group.and(focused(page)).waitFor();
	await page.clock.runFor(10 * lastsMs);
	expect(await titles(page)).toEqual(["Drei", "Zwei", "Eins"]);
	for (const _ of ["the notice", "its button"]) await page.keyboard.press("Tab");
	await page.getByRole("button", { name: close, exact: true }).first().and(focused(page)).waitFor();
	await page.keyboard.press("Enter");
	await expect.poll(() => titles(page)).toEqual(["Zwei", "Eins"]);
	await page.getByRole("dialog", { name: "Zwei" }).and(focused(page)).waitFor();
	await page.keyboard.press("Escape");
	await page.getByRole("dialog", { name: "Eins" }).and(focused(page)).waitFor();
	await page.keyboard.press("Escape");
	await expect.poll(() => titles(page)).toEqual([]);
	await link.and(focused(page)).waitFor();
	await say(page, general("Vier"));
	await page.clock.runFor(lastsMs);
	await expect.poll(() => titles(page)).toEqual([]);
	expect(complaints).toEqual([]);
});

test.each([
	[1300, false],
	[320, true],
] as const)(
	"at %i px, dark: %s, notices appear at the bottom right in the theme's colours, above the tab bar (R13.5)",
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
