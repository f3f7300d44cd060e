import { spawnSync } from "node:child_process";
import { delimiter, join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { root } from "#scripts/project.ts";
import { findChromium, findFullChromium } from "#scripts/setup/chromium.mjs";
import { askFor, mayInstall, programsFor } from "#scripts/setup/test-programs.mjs";
import { testFolder } from "../../support/folders.ts";

const programs = programsFor({});
const named = (...names: string[]) => programs.filter(({ name }) => names.includes(name));

test.each([
	[
		["Chromium"],
		"The tests need Chromium: install it (on Debian: apt-get install chromium-headless-shell), or name a Chromium in CHROMIUM_PATH, or run npm test -- --install.",
	],
	[
		["Firefox"],
		"The tests need Firefox: install it (on Debian: apt-get install firefox-esr), or name a Firefox in FIREFOX_PATH, or run npm test -- --install.",
	],
	[["nginx"], "The tests need nginx: install it (on Debian: apt-get install nginx-light), or run npm test -- --install."],
	[
		["nginx", "Caddy"],
		"The tests need nginx and Caddy: install them (on Debian: apt-get install nginx-light caddy), or run npm test -- --install.",
	],
	[
		["a font as wide as Arial"],
		"The tests need a font as wide as Arial: install it (on Debian: apt-get install fonts-liberation), or run npm test -- --install.",
	],
	[
		["Chromium", "nginx", "Caddy"],
		"The tests need Chromium, nginx and Caddy: install them (on Debian: apt-get install chromium-headless-shell nginx-light caddy), or name a Chromium in CHROMIUM_PATH, or run npm test -- --install.",
	],
])("missing programs are reported in one sentence with how to install them: %j (requirements §0)", (names, sentence) => {
	expect(askFor(named(...names))).toBe(sentence);
});

test("one Chromium and one Firefox suffice; continuous integration needs both Chromium variants (requirements §0)", () => {
	const wanted = (environment: NodeJS.ProcessEnv) =>
		programsFor(environment).map(({ name, asPackage, needed }) => `${name} ${asPackage} ${needed ? "needed" : "wanted"}`);
	const always = [
		"Chromium chromium-headless-shell needed",
		"Firefox firefox-esr needed",
		"nginx nginx-light needed",
		"Caddy caddy needed",
		"a font as wide as Arial fonts-liberation needed",
	];
	expect(wanted({})).toEqual(always);
	expect(wanted({ CI: "true", CHROMIUM_PATH: "/opt/chromium" })).toEqual(always);
	expect(wanted({ CI: "true" })).toEqual([
		"the headless shell of Chromium chromium-headless-shell wanted",
		"Chromium with windows chromium wanted",
		...always,
	]);
});

test.each<[string, string[], NodeJS.ProcessEnv, boolean]>([
	["npm test", [], {}, false],
	["npm test -- --full-chromium", ["--full-chromium"], {}, false],
	["npm test -- --install", ["--install"], {}, true],
	["npm test in continuous integration", [], { CI: "true" }, true],
])("%s installs programs only if told to (R18.9)", (_, args, environment, expected) => {
	expect(mayInstall(args, environment)).toBe(expected);
});

test("npm test starts nothing if a program is missing, and says what to install (R18.9)", () => {
	const { status, stdout, stderr } = spawnSync(process.execPath, ["--import", "tsx", "tests/run.ts"], {
		cwd: root,
		encoding: "utf8",
		// Enough for one sentence, should it start anything after all.
		timeout: 60_000,
		env: { ...process.env, CI: "", CHROMIUM_PATH: join(root, "no-chromium"), FIREFOX_PATH: process.execPath },
	});
	expect({ status, stdout, stderr }).toEqual({
		status: 2,
		stdout: "",
		stderr:
			"The tests need Chromium: install it (on Debian: apt-get install chromium-headless-shell), or name a Chromium in CHROMIUM_PATH, or run npm test -- --install.\n",
	});
});

/** A machine on which there are these programs alone; gives where they stand. */
function machine(...files: string[]): string[] {
	const dir = testFolder(Object.fromEntries(files.map((file) => [file, ""])));
	onTestFinished(() => void vi.unstubAllEnvs());
	vi.stubEnv("PATH", ["a", "b"].map((name) => join(dir, name)).join(delimiter));
	vi.stubEnv("PLAYWRIGHT_BROWSERS_PATH", join(dir, "playwright"));
	vi.stubEnv("CHROMIUM_PATH", "");
	return files.map((file) => join(dir, file));
}

test("the headless shell is preferred to a full Chromium, whatever their order in PATH", () => {
	const [full, shell] = machine("a/chromium", "b/chromium-headless-shell");
	expect([findChromium(), findFullChromium()]).toEqual([shell, full]);
});

test("Playwright's browsers are found, newest first", () => {
	const [, full, , shell] = machine(
		"playwright/chromium-1254/chrome-linux/chrome",
		"playwright/chromium-1255/chrome-linux/chrome",
		"playwright/chromium_headless_shell-1254/chrome-linux/headless_shell",
		"playwright/chromium_headless_shell-1255/chrome-linux/headless_shell",
	);
	expect([findChromium(), findFullChromium()]).toEqual([shell, full]);
});

test("a configured Chromium is preferred to all others, and nothing replaces it where it is missing", () => {
	const [path = ""] = machine("c/chromium", "a/chromium-headless-shell");
	vi.stubEnv("CHROMIUM_PATH", path);
	expect(findChromium()).toBe(path);
	vi.stubEnv("CHROMIUM_PATH", `${path}-missing`);
	expect(findChromium()).toBeNull();
});
