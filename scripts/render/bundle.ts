import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Manifest } from "vite";
import type { ManifestOptions } from "vite-plugin-pwa";
import type { InlineScripts, ScriptFile } from "#schemas/renderer.ts";
import { webManifestPath } from "#schemas/spec/offline.ts";
import { type BundleFiles, findBundle, keepBundle } from "./kept-bundles.ts";
import { entries, installOfferName, noticesFile } from "./make-bundle.ts";

/** The app, bundled: files for the browser, the module that renders on the server, the inline script. */
export type Bundle = {
	/** What it is read from. */
	files: BundleFiles;
	/** Changes when any byte of the app does. */
	hash: string;
	/** Folder with the browser's files; they stand in the site under the same names. */
	clientDir: string;
	/** Hashes of those below `assets`, by name. */
	assets: Record<string, string>;
	/** The built `src/server.tsx`. */
	serverFile: string;
	/** The path that the site stands below, without a slash at its end; empty at the root of a host. */
	base: string;
	/** URL of the app's entry script, as documents name it. */
	app: string;
	/** URLs of all further scripts that the app needs at once to show a template. */
	parts(template: string): string[];
	/** URL of the script that brings in the worker of the offline app. */
	offline: string;
	/** Code of that worker, and of the one that ends it. */
	workers: Record<"service-worker" | "kill", string>;
	/** Licences of what the app holds that others have written. */
	notices: string;
	/** The web manifest, but for what content says. */
	webManifest: Partial<ManifestOptions>;
	/** URLs of the style sheets of a template's pages: the one of the whole site, then its own. */
	styles(template: string): string[];
	/** URL of the style sheet for paper. */
	printStyles: string;
	inline: InlineScripts;
	installOffer: ScriptFile;
	/** `'sha256-…'` of each inline script, for the content security policy. */
	inlineHashes: string[];
};

/**
 * Does nothing but be there: a script waits for the style sheets, so a page ends after they have come. Where it ends before,
 * browsers that look for fields to fill in lay out all of it without its styles, for nothing (measured in Chromium 156).
 */
export const endScript = "0";

/**
 * Bundles the app for a site below a path, without a slash at its end and empty at the root of a host, or finds it bundled in `keepIn`.
 * Depends on the app's modules, the libraries and the path, never on content. `signal` ends it before its time, which rejects.
 */
export async function bundleApp(keepIn: string, base = "", signal = new AbortController().signal): Promise<Bundle> {
	return recallBundle(keepIn, base) ?? readBundle(await keepBundle(join(keepIn, "bundle"), base, signal));
}

/** Finds the app bundled for a site below a path; null where it is to be bundled. */
export function recallBundle(keepIn: string, base: string): Bundle | null {
	const files = findBundle(join(keepIn, "bundle"), base);
	return files && readBundle(files);
}

/** Reads a bundle whose files have been found whole. */
export function readBundle(files: BundleFiles): Bundle {
	const { dir, outputs } = files;
	const manifest = JSON.parse(readFileSync(join(dir, "client", ".vite", "manifest.json"), "utf8")) as Manifest;
	const webManifest = JSON.parse(readFileSync(join(dir, "client", webManifestPath), "utf8")) as Partial<ManifestOptions>;
	const base = (webManifest.scope ?? "/").slice(0, -1);
	const address = (module: string) => {
		const chunk = manifest[module];
		if (!chunk) throw new Error(`the bundle has no ${module}`);
		return `${base}/${chunk.file}`;
	};
	const assets = assetsIn(outputs);
	const offer = Object.keys(assets).find((name) => name.startsWith(installOfferName));
	if (!offer) throw new Error("the bundle has no script for the offer to install it");
	const inline = { boot: readFileSync(join(dir, "boot.js"), "utf8"), end: endScript };
	return {
		files,
		hash: createHash("sha256").update(JSON.stringify(outputs)).digest("hex").slice(0, 20),
		clientDir: join(dir, "client"),
		assets,
		serverFile: join(dir, "server", "server.js"),
		app: address(entries.app),
		parts: (template) => neededChunks(manifest, template).flatMap((name) => (name === entries.app ? [] : address(name))),
		offline: address(entries.offline),
		workers: {
			"service-worker": readFileSync(join(dir, "service-worker.js"), "utf8"),
			kill: readFileSync(join(dir, "kill.js"), "utf8"),
		},
		notices: readFileSync(join(dir, noticesFile), "utf8"),
		base,
		webManifest,
		styles: (template) => [
			...new Set(neededChunks(manifest, template).flatMap((name) => manifest[name]?.css?.map((file) => `${base}/${file}`) ?? [])),
		],
		printStyles: address(entries.print),
		inline,
		installOffer: { src: `${base}/assets/${offer}`, integrity: integrityOf(join(dir, "client", "assets", offer)) },
		inlineHashes: Object.values(inline).map((code) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`),
	};
}

/** What a browser compares a script with before it runs it. */
function integrityOf(file: string): string {
	return `sha384-${createHash("sha384").update(readFileSync(file)).digest("base64")}`;
}

function assetsIn(outputs: Record<string, string>): Record<string, string> {
	const below = "client/assets/";
	return Object.fromEntries(
		Object.entries(outputs).flatMap(([path, hash]) => (path.startsWith(below) ? [[path.slice(below.length), hash]] : [])),
	);
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
	visit(entries.app);
	visit(module);
	return needed;
}
