import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { findFullChromium } from "../scripts/setup/chromium.mjs";

const caches = join(import.meta.dirname, "..", "node_modules", ".cache");

/** Tests that drive a browser. */
const browser = {
	include: ["{e2e,offline}/**/*.test.ts"],
	// Far beyond what a test needs: these say what hangs, on a machine that is busy too.
	testTimeout: 90_000,
	hookTimeout: 90_000,
	expect: { poll: { timeout: 30_000 } },
	// The files of a worker share its browsers (`support/browser.ts`) and what they import; a test ends what it starts.
	isolate: false,
	globalSetup: ["./support/built-site.ts"],
};

/*
 * Files about what only Chromium with windows does: it asks for icons, opens windows, offers to install. They run in it wherever there is
 * one, and else in the headless shell, once in either: it shows all that the shell shows. It takes 1.4 times the CPU time of the shell, so
 * that all files in it are a run of their own, `npm test -- --full-chromium`.
 */
const withWindows = ["dashboard", "install", "library", "newsletter", "notices", "tooltips"].map((name) => `e2e/${name}.test.ts`);

/**
 * Tests that need no browser. Modules keep no state, so files may share a process; tests put back what they stub. The timeouts only end
 * what hangs.
 */
const inNode = { isolate: false, testTimeout: 240_000, hookTimeout: 240_000 };

/** Tests of components mirror the folders of `src`. */
const components = "src/*/**/*.test.ts";

/**
 * Five projects, each with workers of its own, which load everything anew: tests of the program's modules and of what the project's own
 * content says (figures, parts of pages), tests of its components in a DOM without a browser, tests that drive a browser on one built
 * site, those of them that want Chromium as people have it, which asks for icons and opens windows where the headless shell does not, and
 * what Firefox is asked for. An editor who corrects a figure changes a test in `acceptance/` alone.
 */
export default defineConfig({
	cacheDir: join(caches, "vitest"),
	// As in the bundles.
	oxc: { jsx: { runtime: "automatic", development: false } },
	test: {
		root: import.meta.dirname,
		// The environment of every build, which React reads while it loads, once for all files that share a process; and English messages.
		env: { NODE_ENV: "production", LC_ALL: "C.UTF-8" },
		// Both cores of the smallest machine that this runs on; the default leaves one of two idle.
		maxWorkers: 2,
		// Projects take what one of them has compiled from its folder, and so does the next run.
		experimental: { fsModuleCache: true, fsModuleCachePath: join(caches, "vitest-modules") },
		projects: [
			{
				extends: true,
				test: {
					...inNode,
					name: "modules",
					include: ["**/*.test.ts"],
					exclude: ["e2e/**", "firefox/**", "offline/**", components],
					globalSetup: ["./support/known-parts.ts"],
				},
			},
			{
				extends: true,
				test: {
					...inNode,
					name: "components",
					include: [components],
					// As in the bundles: what shows an editor's changes in development is left out.
					env: { DEV: "" },
					environment: "happy-dom",
					// What the built site publishes is asked of its host (`support/published.ts`).
					environmentOptions: {
						happyDOM: {
							settings: { fetch: { disableSameOriginPolicy: true }, navigation: { disableMainFrameNavigation: true } },
						},
					},
					globalSetup: ["./support/built-site.ts"],
				},
			},
			{
				extends: true,
				test: {
					...browser,
					name: "browser",
					exclude: withWindows,
				},
			},
			{
				extends: true,
				test: {
					...browser,
					name: "full-chromium",
					include: withWindows,
					env: { CHROMIUM_PATH: process.env["CHROMIUM_PATH"] || (findFullChromium() ?? "") },
				},
			},
			{
				extends: true,
				test: {
					...browser,
					name: "firefox",
					include: ["firefox/**/*.test.ts"],
				},
			},
		],
	},
});
