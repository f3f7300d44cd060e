import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { isAbsolute, join } from "node:path";
import type { InlineConfig, Plugin } from "vite";
import { root } from "../project.ts";
import { appDir } from "./bundle-record.ts";
import { noteShipped, writeNotices } from "./notices.ts";

/** What pages bring in by name. */
export const entries = { app: "client.tsx", offline: "offline/register.ts", print: "app/print.css" } as const;

/** How the file of the script begins that keeps a browser's offer to install the site. */
export const installOfferName = "install-offer-";

/** Licences of what stands in the bundle, text. */
export const noticesFile = "third-party-notices.txt";

/** Bundles everything for a site below a path (`plainConfig`), into an empty folder. Gives the files of all modules that went into it. */
export async function makeBundle(dir: string, base: string): Promise<Set<string>> {
	const modules = new Set<string>();
	const shipped = new Set<string>();
	// Kept for every later build, so the same whoever asks first.
	process.env["NODE_ENV"] = "production";
	const { build } = await import("vite");
	const { viteConfig } = await import("./vite-config.ts");
	const { pwaPlugin } = await import("./pwa-plugin.ts");
	for (const { plugins: own = [], ...config } of [
		{
			...clientConfig(dir),
			plugins: [
				pwaPlugin(dir, base, [noteModules(modules), noteShipped(shipped)]),
				shakeRouter,
				withoutSvgNames,
				noteShipped(shipped),
			],
		},
		serverConfig(dir),
	]) {
		const { plugins = [], ...shared } = viteConfig(base);
		await build({ ...shared, ...config, plugins: [...plugins, ...own, noteModules(modules)] });
	}
	writeFileSync(join(dir, "boot.js"), await bundleScript("boot.ts", "iife", base, modules));
	writeFileSync(join(dir, "kill.js"), await bundleScript(join("worker", "kill.ts"), "iife", base, modules));
	// By itself, so that it brings in nothing that others share.
	const offer = await bundleScript("install-offer.ts", "es", base, modules);
	const digest = createHash("sha256").update(offer).digest("base64url").slice(0, 8);
	writeFileSync(join(dir, "client", "assets", `${installOfferName}${digest}.js`), offer);
	writeFileSync(join(dir, noticesFile), writeNotices(shipped));
	mkdirSync(join(dir, "server"), { recursive: true });
	writeFileSync(join(dir, "server", "package.json"), '{ "type": "module" }');
	return modules;
}

/** Adds the file of every module of a bundle, also of those that nothing is taken from. */
function noteModules(into: Set<string>): Plugin {
	return {
		name: "pousse-note-modules",
		buildEnd() {
			for (const id of this.getModuleIds()) {
				const [file = ""] = id.split("?");
				if (isAbsolute(file)) into.add(file);
			}
		},
	};
}

/**
 * Tells the bundler of parts of the router that nobody would miss, which it keeps because they might do something while they are
 * made: components without use, and the names that developers' tools show.
 */
const shakeRouter: Plugin = {
	name: "pousse-shake-router",
	transform: {
		filter: { id: /[\\/]react-router[\\/]dist[\\/]/ },
		handler: (code) => ({
			code: code
				.replace(/^\w+\.displayName = "\w+";$/gm, "")
				.replace(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, "= /* @__PURE__ */ $1"),
			map: null,
		}),
	},
};

/** Texts hold no drawings (`schemas/rich-text.ts`), so React's names for the attributes of SVG, 3 KB, are asked for by nothing. */
const withoutSvgNames: Plugin = {
	name: "pousse-without-svg-names",
	transform: {
		filter: { id: /[\\/]property-information[\\/]lib[\\/]svg\.js$/ },
		handler: () => ({
			code: 'import { create } from "./util/create.js"; export const svg = create({ properties: {}, space: "svg", transform: (_, name) => name });',
			map: null,
		}),
	},
};

function clientConfig(dir: string): InlineConfig {
	// Without the warnings for developers, which the package gives to every bundler.
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
				// Reading a property does nothing in any module here; a class may then go whose base is read from React.
				treeshake: { propertyReadSideEffects: false },
				input: [entries.app, "templates/LongRead.tsx", entries.offline, entries.print].map((name) => join(appDir, name)),
				output: {
					codeSplitting: {
						// What every page or an article needs, in one file: many small ones weigh more. What the offline app shares
						// with it stands apart, since the offline app must not wake it.
						groups: [
							{
								name: "shared",
								tags: ["$initial"],
								test: /[\\/](schemas[\\/]spec[\\/]|src[\\/]data[\\/](base|chosen-lang|storage)\.)/,
								priority: 1,
							},
							{ name: "app", tags: ["$initial"], test: /[\\/](node_modules|src[\\/](?!client|offline|templates)).*\.m?[jt]sx?$/ },
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
		// Without it the bundle would hold React twice, as for developers too, and choose while it loads.
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

/** The inline script, bundled into one line. */
export function bundleBoot(): Promise<string> {
	return bundleScript("boot.ts", "iife", "", new Set());
}

/** One script by itself, with all that it imports, in one line. */
async function bundleScript(module: string, format: "iife" | "es", base: string, modules: Set<string>): Promise<string> {
	const { build } = await import("vite");
	const { plainConfig } = await import("./vite-config.ts");
	const { plugins = [], ...plain } = plainConfig(base);
	const built = await build({
		...plain,
		plugins: [...plugins, noteModules(modules)],
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
