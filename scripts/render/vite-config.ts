import { join } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import type { InlineConfig } from "vite";
import { root } from "../project.ts";

/** What the bundles and the dev server have in common. Content never goes through here. */
export function viteConfig(): InlineConfig {
	return {
		configFile: false,
		root: join(root, "src"),
		publicDir: false,
		cacheDir: join(root, "node_modules", ".cache", "vite"),
		logLevel: "error",
		plugins: [react(), tailwindcss()],
	};
}
