import { existsSync, readdirSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { findProgram } from "./programs.mjs";

const fullNames = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const shellPaths = [
	"chrome-headless-shell-linux64/chrome-headless-shell",
	"chrome-headless-shell-mac-arm64/chrome-headless-shell",
	"chrome-headless-shell-mac-x64/chrome-headless-shell",
	"chrome-headless-shell-win64/chrome-headless-shell.exe",
	"chrome-linux/headless_shell",
];
const fullPaths = [
	"chrome-linux/chrome",
	"chrome-linux64/chrome",
	"chrome-win/chrome.exe",
	"chrome-mac/Chromium.app/Contents/MacOS/Chromium",
];
const macPath = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/**
 * Path of a Chromium: the one in CHROMIUM_PATH, else a headless shell, else a full Chromium. The shell is preferred because full
 * Chromium takes 1.4 times the CPU time.
 * @returns {string | null}
 */
export function findChromium() {
	const named = process.env.CHROMIUM_PATH;
	if (named) return existsSync(named) ? named : null;
	return findHeadlessShell() ?? findFullChromium();
}

/**
 * Path of a headless shell: the system's, or one that Playwright downloaded.
 * @returns {string | null}
 */
export function findHeadlessShell() {
	return findProgram("chromium-headless-shell") ?? downloaded(/^chromium_headless_shell-\d+$/, shellPaths);
}

/**
 * Path of a full Chromium: the system's, or one that Playwright downloaded.
 * @returns {string | null}
 */
export function findFullChromium() {
	return findProgram(...fullNames) ?? downloaded(/^chromium-\d+$/, fullPaths) ?? (existsSync(macPath) ? macPath : null);
}

/**
 * A browser in Playwright's folder, the last in name order, which is the newest.
 * @param {RegExp} pattern @param {string[]} paths
 */
function downloaded(pattern, paths) {
	const folder =
		process.env.PLAYWRIGHT_BROWSERS_PATH ??
		join(homedir(), process.platform === "darwin" ? "Library/Caches/ms-playwright" : ".cache/ms-playwright");
	if (!existsSync(folder)) return null;
	const folders = readdirSync(folder).filter((name) => pattern.test(name));
	const places = folders
		.sort()
		.reverse()
		.flatMap((name) => paths.map((path) => join(folder, name, path)));
	return places.find((path) => existsSync(path)) ?? null;
}
