import { execFileSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, join } from "node:path";

/* The shell first: it is Chromium without windows, and a page costs it less than half the time. */
const names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const shellPaths = [
	"chrome-headless-shell-linux64/chrome-headless-shell",
	"chrome-headless-shell-mac-arm64/chrome-headless-shell",
	"chrome-headless-shell-mac-x64/chrome-headless-shell",
	"chrome-headless-shell-win64/chrome-headless-shell.exe",
	"chrome-linux/headless_shell",
];
const browserPaths = [
	"chrome-linux/chrome",
	"chrome-linux64/chrome",
	"chrome-win/chrome.exe",
	"chrome-mac/Chromium.app/Contents/MacOS/Chromium",
];
const macPath = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/**
 * Path of a Chromium: the one that CHROMIUM_PATH names, the system's, or one that Playwright downloaded.
 * @returns {string | null}
 */
export function findChromium() {
	const named = process.env.CHROMIUM_PATH;
	if (named) return existsSync(named) ? named : null;
	const inPath = (process.env.PATH ?? "").split(delimiter).flatMap((dir) => names.map((name) => join(dir, name)));
	return [...inPath, macPath, ...downloaded()].find((path) => existsSync(path)) ?? null;
}

/** Browsers in Playwright's folder, shells first, newest first in name order. */
function downloaded() {
	const folder =
		process.env.PLAYWRIGHT_BROWSERS_PATH ??
		join(homedir(), process.platform === "darwin" ? "Library/Caches/ms-playwright" : ".cache/ms-playwright");
	if (!existsSync(folder)) return [];
	const folders = readdirSync(folder).sort().reverse();
	return [...inside(/^chromium_headless_shell-\d+$/, shellPaths), ...inside(/^chromium-\d+$/, browserPaths)];

	/** @param {RegExp} pattern @param {string[]} paths */
	function inside(pattern, paths) {
		return folders.filter((name) => pattern.test(name)).flatMap((name) => paths.map((path) => join(folder, name, path)));
	}
}

/**
 * Installs a Chromium: Debian's package where we may (root and apt), else Playwright's download.
 * @param {string} root folder of the project
 * @returns {boolean} whether one is there now
 */
export function installChromium(root) {
	const quiet = { cwd: root, stdio: ["ignore", 2, 2] };
	const debian = existsSync("/usr/bin/apt-get") && process.getuid?.() === 0;
	const ways = debian
		? [
				["apt-get", ["update", "-qq"]],
				["apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium-headless-shell"]],
			]
		: [["npx", ["playwright", "install", "--only-shell", "chromium"]]];
	console.error(`Installing Chromium for the browser tests (${debian ? "Debian's package" : "Playwright's download"}) …`);
	for (const [command, args] of ways) {
		try {
			execFileSync(command, args, { ...quiet, env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } });
		} catch {
			console.error(`${command} ${args.join(" ")} did not work.`);
		}
	}
	return findChromium() !== null;
}
