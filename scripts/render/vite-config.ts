import { join } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import type { InlineConfig } from "vite";
import { root } from "../project.ts";
import { withoutBase } from "./base-plugin.ts";
import { appDir } from "./bundle-record.ts";

/**
 * What all of Vite's work here has in common. Nothing that lies about decides: no file of settings is looked for. `base` is the path
 * that the site stands below, without a slash at the end; empty at the root of a host.
 */
export function plainConfig(base: string): InlineConfig {
	return {
		base: `${base}/`,
		configFile: false,
		envDir: false,
		css: { postcss: {} },
		root: appDir,
		logLevel: "error",
		plugins: base === "" ? [withoutBase] : [],
	};
}

/** What the bundles and the dev server have in common. Content never goes through here. */
export function viteConfig(base: string): InlineConfig {
	const { plugins = [], ...plain } = plainConfig(base);
	return {
		...plain,
		publicDir: false,
		cacheDir: join(root, "node_modules", ".cache", "vite"),
		plugins: [react(), tailwindcss(), ...plugins],
	};
}
