import { join } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import type { InlineConfig } from "vite";
import { appDir, root } from "../../project.ts";
import { withoutBase } from "./base-plugin.ts";

/**
 * Settings shared by all uses of Vite. No config file is loaded, so files outside the project have no effect. `base` is the base
 * path of the site, without a trailing slash; empty at the root of a host.
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

/** Settings shared by the bundles and the dev server. Content never goes through here. */
export function viteConfig(base: string): InlineConfig {
	const { plugins = [], ...plain } = plainConfig(base);
	return {
		...plain,
		publicDir: false,
		cacheDir: join(root, "node_modules", ".cache", "vite"),
		plugins: [react(), tailwindcss(), ...plugins],
	};
}
