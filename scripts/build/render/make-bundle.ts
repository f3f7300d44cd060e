import { hash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { InlineConfig, Plugin } from "vite";
import type { InlineScripts } from "#schemas/pages/renderer.ts";
import { appDir, root } from "../../project.ts";
import { collectShipped, writeNotices } from "./notices.ts";

/** Entry modules that pages reference by name. */
export const entries = {
	app: "client.tsx",
	offline: "offline/register.ts",
	print: "app/print.css",
	blocks: "blocks/blocks.css",
} as const;

/** File name prefix of the script that every page loads beside its content. */
export const startName = "start-";

/** Text file with the licences of the bundled code. */
export const noticesFile = "third-party-notices.txt";

/** Bundles everything for a site with a base path (`plainConfig`) into an empty folder. */
export async function makeBundle(dir: string, base: string): Promise<void> {
	const shipped = new Set<string>();
	// The bundle is cached for later builds, so it must not depend on the caller's environment.
	process.env["NODE_ENV"] = "production";
	const { build } = await import("vite");
	const { viteConfig } = await import("./vite-config.ts");
	const { pwaPlugin } = await import("./pwa-plugin.ts");
	// Bundled separately, so that it imports no shared chunk.
	const start = await bundleScript("start.ts", "es", base);
	for (const { plugins: own = [], ...config } of [
		{
			...clientConfig(dir),
			plugins: [
				pwaPlugin(dir, base, [collectShipped(shipped)]),
				...leaner.map(patch),
				emitScript(startName, start),
				compileEarly,
				collectShipped(shipped),
			],
		},
		serverConfig(dir),
	]) {
		const { plugins = [], ...shared } = viteConfig(base);
		await build({ ...shared, ...config, build: { ...shared.build, ...config.build }, plugins: [...plugins, ...own] });
	}
	writeFileSync(join(dir, "boot.js"), await bundleScript("boot.ts", "iife", base));
	writeFileSync(join(dir, "kill.js"), await bundleScript(join("worker", "kill.ts"), "iife", base));
	writeFileSync(join(dir, noticesFile), writeNotices(shipped));
	mkdirSync(join(dir, "server"), { recursive: true });
	writeFileSync(join(dir, "server", "package.json"), '{ "type": "module" }');
}

/** Adds a finished script to the assets, under a name with a hash of its contents. */
function emitScript(name: string, code: string): Plugin {
	const digest = hash("sha256", code, "base64url").slice(0, 8);
	return {
		name: "pousse-script",
		generateBundle() {
			this.emitFile({ type: "asset", fileName: `assets/${name}${digest}.js`, source: code });
		},
	};
}

/**
 * Asks V8 to compile every function of the app's chunk while it loads, outside the main thread, and not each at its first call, of which
 * there are thousands while the app starts (https://v8.dev/blog/explicit-compile-hints). The comment has to come first; Vite's own first
 * lines are added late. On the catalogue it saves a fifth of a second of the main thread of a phone, and costs no more CPU time in all.
 */
const compileEarly: Plugin = {
	name: "pousse-compile-early",
	generateBundle: {
		order: "post",
		handler(_, bundle) {
			for (const chunk of Object.values(bundle))
				if (chunk.type === "chunk" && chunk.name === "app") chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
		},
	},
};

/** A change of a library's code, for as long as the library offers no other way. */
type Patch = { name: string; id: RegExp; change(code: string): string };

/** Patches without which the script that an article loads would weigh some KB more than it may. */
const leaner: readonly Patch[] = [
	{
		// Unused components, and names for developer tools, which the bundler keeps because they might have side effects.
		name: "unused-parts-of-the-router",
		id: /[\\/]react-router[\\/]dist[\\/]/,
		change: (code) =>
			code
				.replace(/^\w+\.displayName = "\w+";$/gm, "")
				.replace(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, "= /* @__PURE__ */ $1"),
	},
	{
		// Texts contain no SVG (`schemas/content/rich-text.ts`), so React's names of SVG attributes are unused.
		name: "names-of-svg-attributes",
		id: /[\\/]property-information[\\/]lib[\\/]svg\.js$/,
		change: () =>
			'import { create } from "./util/create.js"; export const svg = create({ properties: {}, space: "svg", transform: (_, name) => name });',
	},
	{
		// Nor do they contain style attributes, so their parser is unused.
		name: "parser-of-style-attributes",
		id: /[\\/]style-to-object[\\/]/,
		change: () => "export default () => undefined;",
	},
	{
		// Errors about MDX and style attributes, which texts do not have; what throws one still throws its message.
		name: "places-of-errors",
		id: /[\\/]vfile-message[\\/]lib[\\/]index\.js$/,
		change: () => "export class VFileMessage extends Error {}",
	},
];

/** Applies a patch, and fails the build if it no longer applies. */
function patch({ name, id, change }: Patch): Plugin {
	let isApplied = false;
	return {
		name: `pousse-${name}`,
		transform: {
			filter: { id },
			handler: (code) => {
				const changed = change(code);
				isApplied ||= changed !== code;
				return { code: changed, map: null };
			},
		},
		buildEnd(error) {
			if (!error && !isApplied) this.error(`the patch ${name} does not apply to this version of the library`);
		},
	};
}

function clientConfig(dir: string): InlineConfig {
	// The production build: without developer warnings, which the package includes for bundlers by default.
	const router = join(root, "node_modules", "react-router", "dist", "production");
	return {
		resolve: {
			alias: [
				{ find: /^react-router$/, replacement: join(router, "index.mjs") },
				{ find: /^react-router\/dom$/, replacement: join(router, "dom-export.mjs") },
			],
		},
		build: {
			outDir: join(dir, "client"),
			emptyOutDir: true,
			manifest: true,
			assetsInlineLimit: 0,
			modulePreload: { polyfill: false },
			target: "es2022",
			rolldownOptions: {
				// Reading a property has no side effect in any module here; this lets unused classes that extend a React class be removed.
				treeshake: { propertyReadSideEffects: false },
				input: [entries.app, "templates/LongRead.tsx", entries.offline, entries.print, entries.blocks].map((name) =>
					join(appDir, name),
				),
				output: {
					codeSplitting: {
						// One chunk for what every page or an article needs: many small ones weigh more. Modules shared with the offline app are a
						// separate chunk, since the offline app must not load the main one.
						groups: [
							{
								name: "shared",
								tags: ["$initial"],
								test: /[\\/](schemas[\\/]shared[\\/]|src[\\/]data[\\/](base|chosen-lang|storage)\.)/,
								priority: 1,
							},
							{ name: "app", tags: ["$initial"], test: /[\\/](node_modules|src[\\/](?!client|offline|templates)).*\.m?[jt]sx?$/ },
							// What several templates show, in few chunks: each takes the main thread of a phone some milliseconds. The list with filters,
							// which two of them have, stays a chunk of its own.
							{ name: "blocks", minShareCount: 2, test: /[\\/]src[\\/]blocks[\\/].*\.tsx?$/ },
							{ name: "my-plants", minShareCount: 2, test: /[\\/]src[\\/]features[\\/]my-plants[\\/].*\.tsx?$/ },
							{ name: "catalogue", minShareCount: 3, test: /[\\/]src[\\/]features[\\/]catalogue[\\/].*\.tsx?$/ },
						],
					},
				},
			},
		},
	};
}

function serverConfig(dir: string): InlineConfig {
	return {
		ssr: { noExternal: true },
		// Otherwise the bundle would contain both of React's builds, production and development, and choose at load time.
		define: { "process.env.NODE_ENV": '"production"' },
		build: {
			outDir: join(dir, "server"),
			emptyOutDir: true,
			ssr: join(appDir, "server.tsx"),
			target: "node20",
			rolldownOptions: { output: { entryFileNames: "server.js" } },
		},
	};
}

/**
 * The scripts of a page in development, where both are inline: Vite would change the address by which `start.ts` imports the app, and
 * load it twice.
 */
export async function bundleInline(): Promise<InlineScripts> {
	const [boot, end] = await Promise.all(["boot.ts", "start.ts"].map((module) => bundleScript(module, "iife", "")));
	return { boot: boot ?? "", end: end ?? "" };
}

/** A standalone script with all its imports, on one line. */
async function bundleScript(module: string, format: "iife" | "es", base: string): Promise<string> {
	const { build } = await import("vite");
	const { plainConfig } = await import("./vite-config.ts");
	const built = await build({
		...plainConfig(base),
		build: {
			write: false,
			target: "es2022",
			rolldownOptions: { input: join(appDir, module), output: { format } },
		},
	});
	const [output] = "output" in built ? built.output : [];
	if (output?.type !== "chunk") throw new Error(`${module} was not bundled`);
	return output.code.trim();
}
