import { chromium } from "playwright";
import { findChromium } from "../setup/chromium.mjs";
import { startDev } from "./start-dev.ts";

/** What to edit while a page is open: `save` writes the file with a mark in its title, which `path` then shows. */
type LiveEdit = { contentDir: string; path: string; save(mark: string): void };

/** Milliseconds from the save of a content file to the DOM of the open page that shows it, once per run. */
export async function measureLiveEdits({ contentDir, path, save }: LiveEdit, runs: number): Promise<number[]> {
	const executablePath = findChromium();
	if (executablePath === null) throw new Error("there is no Chromium to measure with");
	const server = await startDev(contentDir);
	const browser = await chromium.launch({
		executablePath,
		args: ["--no-sandbox", "--disable-background-networking", "--disable-component-update"],
	});
	try {
		const page = await browser.newPage();
		await page.goto(server.url + path);
		// Where nobody has done anything yet, a page reads without the app.
		await page.keyboard.press("Shift");
		await page.locator("html[data-ready]").waitFor({ state: "attached" });
		const times: number[] = [];
		for (let run = 0; run < runs; run++) {
			// Letters, since a number that the translations do not have is a fault.
			const mark = `q${"m".repeat(run + 1)}q`;
			const shown = page.evaluate<number>(untilShown(mark));
			const savedAt = Date.now();
			save(mark);
			times.push((await shown) - savedAt);
		}
		return times;
	} finally {
		await browser.close();
		await server.stop();
	}
}

/** Runs in the page: gives the time at which its heading holds the mark. */
function untilShown(mark: string): string {
	return `new Promise((resolve) => {
		const observer = new MutationObserver(() => {
			if (!document.querySelector("h1")?.textContent.includes(${JSON.stringify(mark)})) return;
			observer.disconnect();
			resolve(Date.now());
		});
		observer.observe(document.body, { subtree: true, childList: true, characterData: true });
	})`;
}
