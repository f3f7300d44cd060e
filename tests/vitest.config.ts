import { join } from "node:path";
import { defineConfig } from "vitest/config";

/** Two projects: tests of modules, and tests that drive a browser on one built site. */
export default defineConfig({
	cacheDir: join(import.meta.dirname, "..", "node_modules", ".cache", "vitest"),
	test: {
		root: import.meta.dirname,
		// Both cores of the smallest machine that this runs on; the default leaves one of two idle.
		maxWorkers: 2,
		projects: [
			{
				extends: true,
				test: {
					name: "modules",
					include: ["**/*.test.ts"],
					exclude: ["e2e/**", "offline/**"],
					// Modules of this project keep no state, so files may share them; tests put back what they stub.
					isolate: false,
					testTimeout: 60_000,
					hookTimeout: 60_000,
					globalSetup: ["./support/known-parts.ts"],
				},
			},
			{
				extends: true,
				test: {
					name: "browser",
					include: ["{e2e,offline}/**/*.test.ts"],
					// Far beyond what a test needs: these say what hangs, on a machine that is busy too.
					testTimeout: 90_000,
					hookTimeout: 90_000,
					expect: { poll: { timeout: 30_000 } },
					globalSetup: ["./support/built-site.ts"],
				},
			},
		],
	},
});
