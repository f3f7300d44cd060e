import { createHash } from "node:crypto";
import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import type { InlineConfig, Manifest } from "vite";
import { hashSources } from "../pipeline/code-hash.ts";
import { root } from "../project.ts";

/** What pages bring in by name. */
const [app, offline] = ["client.tsx", "offline/register.ts"] as const;

const workerNames = ["service-worker", "kill"] as const;

type WorkerName = (typeof workerNames)[number];

/** The app, bundled: files for the browser, the module that renders on the server, the inline script. */
export type Bundle = {
	/** Changes when any byte of the app does. */
	hash: string;
	/** Folder with the browser's files; they stand in the site under the same names. */
	clientDir: string;
	/** The built `src/server.tsx`. */
	serverFile: string;
	/** Address of the app's entry script. */
	app: string;
	/** Addresses of all further scripts that the app needs at once to show a template. */
	parts(template: string): string[];
	/** Address of the script that brings in the worker of the offline app. */
	offline: string;
	/** Code of that worker, and of the one that ends it. */
	workers: Record<WorkerName, string>;
	/** Addresses of the style sheets of a template's pages: the one of the whole site, then its own. */
	styles(template: string): string[];
	inline: InlineScripts;
	/** `'sha256-…'` of each inline script, for the content security policy. */
	inlineHashes: string[];
};

/** The scripts that stand in every page, in its head and at its end. */
export type InlineScripts = { boot: string; end: string };

/**
 * Does nothing but be there: a script waits for the style sheets, so a page ends after they have come. Where it ends before,
 * browsers that look for fields to fill in lay out all of it without its styles, for nothing (measured in Chromium 156).
 */
export const endScript = "0";

/**
 * Bundles the app, or finds it bundled in `keepIn`; with null it bundles into a temporary folder. Depends on the app's
 * sources and the libraries, never on content.
 */
export async function bundleApp(keepIn: string | null): Promise<Bundle> {
	const hash = hashSources(
		root,
		["src", "schemas/spec", "scripts/render/bundle.ts", "scripts/render/vite-config.ts", "package-lock.json"],
		["src/generated"],
	);
	const dir = join(keepIn ?? mkdtempSync(join(tmpdir(), "pousse-")), "bundle", hash);
	if (!existsSync(dir)) await makeBundle(dir);
	const manifest = JSON.parse(readFileSync(join(dir, "client", ".vite", "manifest.json"), "utf8")) as Manifest;
	const address = (module: string) => {
		const chunk = manifest[module];
		if (!chunk) throw new Error(`the bundle has no ${module}`);
		return `/${chunk.file}`;
	};
	const inline = { boot: readFileSync(join(dir, "boot.js"), "utf8"), end: endScript };
	return {
		hash,
		clientDir: join(dir, "client"),
		serverFile: join(dir, "server", "server.js"),
		app: address(app),
		parts: (template) => neededChunks(manifest, template).flatMap((name) => (name === app ? [] : address(name))),
		offline: address(offline),
		workers: {
			"service-worker": readFileSync(join(dir, "service-worker.js"), "utf8"),
			kill: readFileSync(join(dir, "kill.js"), "utf8"),
		},
		styles: (template) => [
			...new Set(neededChunks(manifest, template).flatMap((name) => manifest[name]?.css?.map((file) => `/${file}`) ?? [])),
		],
		inline,
		inlineHashes: Object.values(inline).map((code) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`),
	};
}

/** The app's module, a template's, and all that they import at once, those that are imported first. */
function neededChunks(manifest: Manifest, template: string): string[] {
	const module = `templates/${template.replace(/(?:^|-)[a-z]/g, (start) => start.slice(-1).toUpperCase())}.tsx`;
	if (!manifest[module]) throw new Error(`the bundle has no ${module}`);
	const needed: string[] = [];
	const visited = new Set<string>();
	const visit = (name: string) => {
		if (visited.has(name)) return;
		visited.add(name);
		manifest[name]?.imports?.forEach(visit);
		needed.push(name);
	};
	visit(app);
	visit(module);
	return needed;
}

/** Builds beside the final folder and moves it there whole. Older bundles go, but for the last few. */
async function makeBundle(dir: string): Promise<void> {
	const temporary = `${dir}.${process.pid}`;
	rmSync(temporary, { recursive: true, force: true });
	mkdirSync(temporary, { recursive: true });
	// Kept for every later build, so the same whoever asks first: a test has another environment.
	process.env["NODE_ENV"] = "production";
	const { build } = await import("vite");
	const { viteConfig } = await import("./vite-config.ts");
	for (const config of [clientConfig(temporary), serverConfig(temporary)]) await build({ ...viteConfig(), ...config });
	writeFileSync(join(temporary, "boot.js"), await bundleBoot());
	for (const name of workerNames) writeFileSync(join(temporary, `${name}.js`), await bundleScript(join("worker", `${name}.ts`)));
	writeFileSync(join(temporary, "server", "package.json"), '{ "type": "module" }');
	if (existsSync(dir)) rmSync(temporary, { recursive: true });
	else renameSync(temporary, dir);
	pruneBundles(dirname(dir), basename(dir));
}

/** Removes the oldest bundles but for the last few; those that other builds are making have a dot in their names. */
function pruneBundles(folder: string, own: string): void {
	const others = readdirSync(folder)
		.filter((name) => name !== own && !name.includes("."))
		.map((name) => ({ path: join(folder, name), made: statSync(join(folder, name)).mtimeMs }))
		.sort((a, b) => b.made - a.made);
	for (const { path } of others.slice(keptBundles)) rmSync(path, { recursive: true, force: true });
}

/** So many other bundles stay, for switching between branches. */
const keptBundles = 4;

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
				input: [app, "templates/LongRead.tsx", offline].map((name) => join(root, "src", name)),
				output: {
					codeSplitting: {
						// What every page or an article needs, in one file: many small ones weigh more. What the offline app shares
						// with it stands apart, since the offline app must not wake it.
						groups: [
							{
								name: "shared",
								tags: ["$initial"],
								test: /[\\/](schemas[\\/]spec[\\/]|src[\\/]data[\\/](chosen-lang|storage)\.)/,
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
		build: {
			outDir: join(dir, "server"),
			emptyOutDir: true,
			ssr: join(root, "src", "server.tsx"),
			target: "node20",
			rolldownOptions: { output: { entryFileNames: "server.js" } },
		},
	};
}

/** The inline script, bundled into one line. */
export function bundleBoot(): Promise<string> {
	return bundleScript("boot.ts");
}

/** One script by itself, with all that it imports, in one line. */
async function bundleScript(module: string): Promise<string> {
	const { build } = await import("vite");
	const built = await build({
		configFile: false,
		root: join(root, "src"),
		logLevel: "error",
		build: {
			write: false,
			target: "es2022",
			rolldownOptions: { input: join(root, "src", module), output: { format: "iife" } },
		},
	});
	const [output] = "output" in built ? built.output : [];
	if (output?.type !== "chunk") throw new Error(`${module} was not bundled`);
	return output.code.trim();
}
