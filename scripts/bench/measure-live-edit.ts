import { setTimeout } from "node:timers/promises";
import { findChromium } from "../setup/chromium.mjs";
import { openBrowser } from "./open-browser.ts";
import { startDev } from "./start-dev.ts";

/** An edit while a page is open: `save` writes the file with a mark in its title, which `path` then shows. */
type LiveEdit = { project: string; contentDir: string; path: string; save(mark: string): void };

/** Pause between two edits: longer than the 50 ms within which chokidar drops further changes of a file. */
const pauseMs = 100;

/** Milliseconds from saving a content file to the DOM update of the open page, once per run. */
export async function measureLiveEdits({ project, contentDir, path, save }: LiveEdit, runs: number): Promise<number[]> {
	const executablePath = findChromium();
	if (executablePath === null) throw new Error("there is no Chromium to measure with");
	const server = await startDev(project, contentDir);
	const browser = await openBrowser(executablePath);
	try {
		const page = await browser.newPage();
		await page.goto(server.url + path);
		// The app starts at the first user input.
		await page.keyboard.press("Shift");
		await page.locator("html[data-ready]").waitFor({ state: "attached" });
		const times: number[] = [];
		for (let run = 0; run < runs; run++) {
			// Letters only, since a number missing from the translations is an error.
			const mark = `q${"m".repeat(run + 1)}q`;
			const shown = page.evaluate<number>(untilShown(mark));
			const savedAt = Date.now();
			save(mark);
			times.push((await shown) - savedAt);
			await setTimeout(pauseMs);
		}
		return times;
	} finally {
		await browser.close();
		await server.stop();
	}
}

/** Runs in the page: resolves with the time at which its heading contains the mark. */
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
