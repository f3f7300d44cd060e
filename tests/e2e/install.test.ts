import type { Page } from "playwright";
import { expect, inject, test } from "vitest";
import { constants, installCard } from "#schemas/shared/constants.ts";
import { installDismissal } from "#schemas/shared/stored-values.ts";
import { goTo, tabTo, useBrowser } from "../support/browser.ts";
import { readPageData, readShell } from "../support/published.ts";

/*
 * The app that can be installed, as far as a page can drive it: browsers offer an install by an event, which these tests
 * make themselves, since Chromium without a window makes none.
 */
const siteUrl = inject("siteUrl");
const browser = useBrowser();

/** Makes the browser’s offer. Its dialog answers what the test says, and counts on the window how often it has opened. */
async function offerInstall(page: Page, outcome: "accepted" | "dismissed"): Promise<void> {
	await page.evaluate((chosen) => {
		const opened = () => Number(document.documentElement.dataset["dialogs"] ?? 0);
		const offer = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), {
			prompt: async () => document.documentElement.setAttribute("data-dialogs", String(opened() + 1)),
			userChoice: Promise.resolve({ outcome: chosen }),
		});
		dispatchEvent(offer);
		if (!offer.defaultPrevented) throw new Error("the browser would show a bar of its own");
	}, outcome);
}

const dialogs = (page: Page) => page.locator("html").getAttribute("data-dialogs");
const notices = (page: Page) => page.locator(".toast").filter({ visible: true }).locator(".title").allInnerTexts();
const dismissedAt = (page: Page) => page.evaluate((key) => localStorage.getItem(key), installDismissal.key);
/** Whether there is a card, once whatever is on its way has come. */
const isOffered = async (page: Page) => {
	await page.waitForLoadState("networkidle");
	return page.locator(".install-card").isVisible();
};

test("the install card appears after 30 s without taking focus, is dismissed for 7 days by Escape, and installs (R13.2, P22)", async () => {
	const { page, complaints } = await browser.visit({ width: 390, height: 844 });
	// Nothing touches the page: what the browser says before the app is there must not be lost.
	await page.clock.install();
	await page.goto(`${siteUrl}/about`);
	await page.clock.pauseAt(Date.now() + 60_000);
	const card = page.getByRole("region", { name: "Installer Pousse" });
	await offerInstall(page, "accepted");
	await page.clock.runFor(installCard.delayMs - 1);
	expect(await isOffered(page)).toBe(false);
	await page.clock.runFor(1);
	await card.waitFor();
	expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
	const box = await card.boundingBox();
	const bar = await page.getByRole("navigation", { name: "Raccourcis", exact: true }).boundingBox();
	expect(box?.x).toBeGreaterThanOrEqual(0);
	expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
	expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
	for (const name of ["Installer", "Plus tard"]) {
		expect((await card.getByRole("button", { name, exact: true }).boundingBox())?.height).toBeGreaterThanOrEqual(44);
	}

	await page.keyboard.press("Escape");
	await card.waitFor({ state: "detached" });
	expect(Number(await dismissedAt(page))).toBe(await page.evaluate(() => Date.now()));
	await page.clock.runFor(installCard.dismissedMs - installCard.delayMs - 1);
	await offerInstall(page, "accepted");
	await page.clock.runFor(installCard.delayMs);
	expect(await isOffered(page)).toBe(false);
	await offerInstall(page, "accepted");
	await page.clock.runFor(installCard.delayMs);
	await card.waitFor();
	await tabTo(page, card.getByRole("button", { name: "Installer", exact: true }));
	await page.keyboard.press("Enter");
	await card.waitFor({ state: "detached" });
	await page.getByText("Application installée\u00a0!").waitFor();
	await expect.poll(() => notices(page)).toEqual(["Application installée\u00a0!"]);
	expect(await dialogs(page)).toBe("1");
	expect(complaints).toEqual([]);
});

test("going offline and coming back are each announced once, also in German and when a page opens (R13.3)", async () => {
	const { page, context, complaints } = await browser.visit({ locale: "de-DE" });
	await context.addInitScript(() => {
		const keep = window as { connected?: boolean };
		Object.defineProperty(navigator, "onLine", { get: () => keep.connected ?? false });
	});
	await page.clock.install();
	await goTo(page, "/about");
	const lost = page.locator(".toast").filter({ hasText: "Offline-Modus", visible: true });
	await lost.getByText("Manche Inhalte sind vielleicht nicht verfügbar").waitFor();
	expect(await page.getByRole("alert").getByText("Offline-Modus").count()).toBe(1);
	await page.clock.pauseAt(Date.now() + 60_000);
	await expect.poll(() => notices(page)).toEqual([]);
	await page.evaluate(() => dispatchEvent(new Event("offline")));
	await page.evaluate(() => {
		Object.assign(window, { connected: true });
		for (const _ of ["once", "twice"]) dispatchEvent(new Event("online"));
	});
	await page.getByText("Du bist wieder online").first().waitFor();
	expect(await notices(page)).toEqual(["Verbindung wiederhergestellt"]);
	await page.clock.runFor(constants.noticeChannels.status.lastsMs);
	await expect.poll(() => notices(page)).toEqual([]);

	// A later version takes the place of the one that waits; what was offered last is what comes.
	await page.evaluate(() => {
		for (const version of ["B", "C"]) {
			const accept = () => document.documentElement.setAttribute("data-accepted", version);
			dispatchEvent(new CustomEvent("update-ready", { detail: { accept } }));
		}
	});
	await page.getByText("Neue Version verfügbar").first().waitFor();
	await page.clock.runFor(10 * constants.noticeChannels.general.lastsMs);
	expect(await notices(page)).toEqual(["Neue Version verfügbar"]);
	await page.getByRole("button", { name: "Neu laden", exact: true }).click();
	await page.locator("html[data-accepted='C']").waitFor({ state: "attached" });
	await expect.poll(() => notices(page)).toEqual([]);
	expect(complaints).toEqual([]);
});

test("the application page opens the steps for the visitor’s browser, and installs where the browser offers it (R13.2)", async () => {
	const { page, complaints } = await browser.visit({ locale: "de-DE", width: 390 });
	const { strings } = await readShell("de");
	const data = await readPageData("/application", "de");
	if (data.template !== "application") throw new Error("the page about the app has another look");
	await goTo(page, "/de/application");
	const install = page.getByRole("main").getByRole("button", { name: "Pousse installieren", exact: true });
	const own = data.platforms.find(({ id }) => id === "desktop");
	await expect.poll(() => page.locator("[aria-labelledby=steps] details[open] summary").allInnerTexts()).toEqual([own?.title]);
	expect(await install.count()).toBe(0);
	await offerInstall(page, "dismissed");
	await install.click();
	await install.waitFor({ state: "detached" });
	await expect.poll(() => dismissedAt(page)).not.toBeNull();
	expect(await dialogs(page)).toBe("1");
	expect(await page.getByText(strings["install.done"] ?? "").count()).toBe(0);
	await page.getByText(data.platforms[1]?.title ?? "", { exact: true }).click();
	await page.getByText("Zum Home-Bildschirm").waitFor();
	expect(complaints).toEqual([]);
});
