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
	/** Addresses of the style sheets of a template's pages: the one of the whole site, then its own. */
	styles(template: string): string[];
	boot: string;
	/** `'sha256-…'` of the inline script, for the content security policy. */
	bootHash: string;
};

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
	const entry = manifest["client.tsx"];
	if (!entry) throw new Error("the bundle has no entry");
	const boot = readFileSync(join(dir, "boot.js"), "utf8");
	return {
		hash,
		clientDir: join(dir, "client"),
		serverFile: join(dir, "server", "server.js"),
		app: `/${entry.file}`,
		styles: (template) => styleSheets(manifest, template),
		boot,
		bootHash: `'sha256-${createHash("sha256").update(boot).digest("base64")}'`,
	};
}

/** What a template's module and all that it imports at once ask for. */
function styleSheets(manifest: Manifest, template: string): string[] {
	const module = `templates/${template.replace(/(?:^|-)[a-z]/g, (start) => start.slice(-1).toUpperCase())}.tsx`;
	if (!manifest[module]) throw new Error(`the bundle has no ${module}`);
	const found = new Set<string>();
	const visited = new Set<string>();
	const visit = (name: string) => {
		if (visited.has(name)) return;
		visited.add(name);
		const chunk = manifest[name];
		chunk?.imports?.forEach(visit);
		for (const file of chunk?.css ?? []) found.add(`/${file}`);
	};
	visit("client.tsx");
	visit(module);
	return [...found];
}

/** Builds beside the final folder and moves it there whole. Older bundles go, but for the last few. */
async function makeBundle(dir: string): Promise<void> {
	const temporary = `${dir}.${process.pid}`;
	rmSync(temporary, { recursive: true, force: true });
	mkdirSync(temporary, { recursive: true });
	const { build } = await import("vite");
	const { viteConfig } = await import("./vite-config.ts");
	for (const config of [clientConfig(temporary), serverConfig(temporary)]) await build({ ...viteConfig(), ...config });
	writeFileSync(join(temporary, "boot.js"), await bundleBoot());
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
	return {
		build: {
			outDir: join(dir, "client"),
			emptyOutDir: true,
			manifest: true,
			assetsInlineLimit: 0,
			modulePreload: { polyfill: false },
			target: "es2022",
			rolldownOptions: { input: join(root, "src", "client.tsx") },
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
export async function bundleBoot(): Promise<string> {
	const { build } = await import("vite");
	const built = await build({
		configFile: false,
		root: join(root, "src"),
		logLevel: "error",
		build: {
			write: false,
			target: "es2022",
			rolldownOptions: { input: join(root, "src", "boot.ts"), output: { format: "iife" } },
		},
	});
	const [output] = "output" in built ? built.output : [];
	if (output?.type !== "chunk") throw new Error("the inline script was not bundled");
	return output.code.trim();
}
