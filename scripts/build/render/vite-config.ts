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

const word = (value: string) => [{ type: "token" as const, value: { type: "ident" as const, value } }];

/**
 * Variables through which Tailwind lets several utilities make up one value, and what they stand for here, where one utility
 * does; null: what stands in for them. To register them, as Tailwind does, restyles the whole page when a sheet is added to it.
 */
const composed = {
	"--tw-border-style": word("solid"),
	"--tw-outline-style": word("solid"),
	"--tw-font-weight": [],
	"--tw-tracking": [],
	"--tw-leading": null,
	"--tw-content": null,
	"--tw-ordinal": [],
	"--tw-slashed-zero": [],
	"--tw-numeric-figure": [],
	"--tw-numeric-spacing": word("tabular-nums"),
	"--tw-numeric-fraction": [],
};
const token = ({ ident }: { ident: string }) => ({ type: "var" as const, value: { name: { ident } } });
const isComposed = (name: string): name is keyof typeof composed => name in composed;

/**
 * Leaves out what Tailwind writes beside its rules: the values of tokens, which every page's sheet has, variables that make
 * up a value, and initial values for browsers without `@property`.
 */
const styles: NonNullable<CSSOptions["lightningcss"]> = {
	targets: Object.fromEntries(Object.entries(browsers).map(([name, [major, minor]]) => [name, (major << 16) | (minor << 8)])),
	visitor: {
		Rule: {
			"layer-block": ({ value: { name } }) => (name?.[0] === "properties" ? [] : undefined),
			property: ({ value: { name } }) => (isComposed(name) ? [] : undefined),
		},
		Declaration: {
			custom: ({ name, value }) => {
				// Only the utility that says what a pseudo-element contains sets it.
				if (name === "--tw-content") return { property: "custom", value: { name: "content", value } };
				const [first] = value;
				const isFromElsewhere = name === "content" && first?.type === "var" && first.value.name.ident === "--tw-content";
				return isComposed(name) || isFromElsewhere ? [] : undefined;
			},
		},
		Variable: ({ name, fallback }) => {
			if (isComposed(name.ident))
				return composed[name.ident] ?? fallback?.map((each) => (each.type === "var" ? token(each.value.name) : each));
			return fallback && !name.ident.startsWith("--tw-") ? token(name) : undefined;
		},
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
