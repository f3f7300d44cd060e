import { basename, join } from "node:path";
import type { Plugin, PluginOption } from "vite";
import { type ManifestOptions, VitePWA } from "vite-plugin-pwa";
import { byText } from "#schemas/shared/by-text.ts";
import { themeColours } from "#schemas/shared/offline.ts";
import { appDir } from "../../project.ts";
import { isInstalled } from "./installed-assets.ts";
import { integrityOf } from "./integrity.ts";
import { plainConfig } from "./vite-config.ts";

/**
 * The parts of the web manifest that are the same for every site. Names and languages come from the content, which never goes
 * through the bundler, so they are blank here; if they were missing, the plugin would take them from a `package.json` in the
 * working directory.
 */
const manifest = (base: string): Partial<ManifestOptions> => ({
	id: `${base}/`,
	name: "",
	short_name: "",
	description: "",
	lang: "",
	dir: "ltr",
	start_url: `${base}/`,
	scope: `${base}/`,
	display: "standalone",
	theme_color: themeColours.light,
	background_color: themeColours.light,
	categories: ["lifestyle", "education", "books"],
});

/**
 * Writes the service worker into `dir`, with the list of the app's files in it, and the web manifest beside the app. `plugins` see the
 * worker's modules; `base` is as in `plainConfig`.
 */
export function pwaPlugin(dir: string, base: string, plugins: Plugin[]): PluginOption {
	const { plugins: own = [], ...plain } = plainConfig(base);
	return VitePWA({
		strategies: "injectManifest",
		srcDir: join(appDir, "worker"),
		filename: "service-worker.ts",
		outDir: dir,
		injectRegister: null,
		manifest: manifest(base),
		injectManifest: {
			globDirectory: join(dir, "client"),
			globPatterns: ["assets/*"],
			manifestTransforms: [
				(entries) => ({
					manifest: entries
						.filter(({ url }) => isInstalled(basename(url)))
						.map((entry) => ({ ...entry, integrity: integrityOf(join(dir, "client", entry.url)) }))
						.sort((a, b) => byText(a.url, b.url)),
				}),
			],
			rollupFormat: "iife",
			buildPlugins: { vite: [...own, ...plugins] },
		},
		// The plugin builds the worker with Vite's defaults, which look for config files and log to the terminal.
		integration: { configureCustomSWViteBuild: (config) => void Object.assign(config, plain) },
	});
}
