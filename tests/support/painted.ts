import type { Page } from "playwright";

/** What one painted frame of a page shows: its readable text, and whether it is dark. */
export type Painted = { text: string; dark: boolean };

declare global {
	interface Window {
		painted?: Painted[];
	}
}

/**
 * Keeps what each frame of the next document shows, from the first one on. A browser runs no frame before the style
 * sheets are there, so nothing is kept that no visitor can see.
 */
export async function recordPainted(page: Page): Promise<void> {
	await page.addInitScript(() => {
		const painted: Painted[] = [];
		window.painted = painted;
		// Taken now: a test that stops the clock stops later ones.
		const nextFrame = requestAnimationFrame;
		const look = () => {
			const text = document.body?.innerText.trim() ?? "";
			const dark = document.documentElement.classList.contains("dark");
			const last = painted.at(-1);
			if (last?.text !== text || last.dark !== dark) painted.push({ text, dark });
			nextFrame(look);
		};
		nextFrame(look);
	});
}

/** The frames so far, each that differs from the one before. */
export async function painted(page: Page): Promise<Painted[]> {
	return page.evaluate(() => window.painted ?? []);
}
