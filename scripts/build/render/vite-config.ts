import { join } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import type { CSSOptions, InlineConfig, Plugin } from "vite";
import { appDir, root } from "../../project.ts";
import { withoutBase } from "./base-plugin.ts";

/**
 * Browsers that style sheets are written for: the first to know `@property` and `light-dark()`, since what stands in for that would be
 * resolved for the whole page, not for a part of it.
 */
const browsers = { chrome: [123, 0], firefox: [128, 0], safari: [17, 5] } as const;

/**
 * Leaves out what Tailwind writes beside its rules: the values of tokens, which the sheet of all pages has, and initial values for
 * browsers without `@property`.
 */
const styles: NonNullable<CSSOptions["lightningcss"]> = {
	targets: Object.fromEntries(Object.entries(browsers).map(([name, [major, minor]]) => [name, (major << 16) | (minor << 8)])),
	visitor: {
		Rule: { "layer-block": ({ value: { name } }) => (name?.[0] === "properties" ? [] : undefined) },
		Variable: ({ name: { ident }, fallback }) =>
			fallback && !ident.startsWith("--tw-") ? { type: "var", value: { name: { ident } } } : undefined,
	},
};

/** Takes the licence out of each sheet that Tailwind has written: it is in the notices. */
const withoutLicence: Plugin = {
	name: "pousse-without-licence",
	enforce: "pre",
	transform: { filter: { id: /\.css$/ }, handler: (code) => code.replace(/^\/\*! tailwindcss .*\*\/\n/, "") },
};

/**
 * Settings shared by all uses of Vite. No config file is loaded, so files outside the project have no effect. `base` is the base
 * path of the site, without a trailing slash; empty at the root of a host.
 */
export function plainConfig(base: string): InlineConfig {
	return {
		base: `${base}/`,
		configFile: false,
		envDir: false,
		css: { transformer: "lightningcss", lightningcss: styles },
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
		build: { cssTarget: Object.entries(browsers).map(([name, version]) => name + version.join(".")) },
		cacheDir: join(root, "node_modules", ".cache", "vite"),
		plugins: [react(), tailwindcss({ optimize: false }), withoutLicence, ...plugins],
	};
}
