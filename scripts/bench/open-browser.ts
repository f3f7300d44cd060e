import { type Browser, chromium } from "playwright";

/** Opens the browser of the measurements, which are comparable only in one that does nothing else. */
export function openBrowser(executablePath: string): Promise<Browser> {
	return chromium.launch({
		executablePath,
		args: ["--no-sandbox", "--disable-background-networking", "--disable-component-update"],
	});
}
