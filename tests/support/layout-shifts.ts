import type { Page } from "playwright";

/** Below this are only fractions of a pixel to the side; Lighthouse writes it as 0. */
export const unseenShift = 0.005;

/** Adds up the layout shifts of each document that a page opens from now on. */
export async function recordShifts(page: Page): Promise<void> {
	await page.addInitScript(() => {
		const shifts: number[] = [];
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
			document.documentElement.setAttribute("data-shift", String(shifts.reduce((sum, each) => sum + each, 0)));
		}).observe({ type: "layout-shift", buffered: true });
	});
}

/** The sum of the layout shifts of the open document so far. */
export async function shiftsOf(page: Page): Promise<number> {
	// The browser reports shifts when it is idle.
	await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
	return Number((await page.locator("html").getAttribute("data-shift")) ?? 0);
}
