import { hash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Manifest } from "vite";
import type { ManifestOptions } from "vite-plugin-pwa";
import type { InlineScripts, ScriptFile } from "#schemas/pages/renderer.ts";
import { webManifestPath } from "#schemas/shared/offline.ts";
import { componentOf } from "#schemas/shared/template-traits.ts";
import { root } from "../../project.ts";
import { hashBytes, hashData } from "../../store/hash.ts";
import { hashSources } from "../../store/hash-sources.mjs";
import { listFiles } from "../../store/list-files.ts";
import type { NewFile, Store, StoredFile } from "../../store/store.ts";
import { bundleInProcess } from "./bundle-in-process.ts";
import { integrityOf } from "./integrity.ts";
import { entries, noticesFile, startName } from "./make-bundle.ts";

/** The files of a bundle in the store, and the folder that holds them. */
export type BundleFiles = { dir: string; files: readonly StoredFile[] };

/** The bundled app: files for the browser, the module that renders on the server, the inline script. */
export type Bundle = {
	files: BundleFiles;
	/** Changes when any byte of the app changes. */
	hash: string;
	/** Folder with the browser's files, which have the same names in the site. */
	clientDir: string;
	/** Hashes of the files in `assets`, by name. */
	assets: Record<string, string>;
	/** The built `src/server.tsx`. */
	serverFile: string;
	/** The base path of the site, without a trailing slash; empty at the root of a host. */
	base: string;
	/** URL of the app's entry script. */
	app: string;
	/** URLs of all other scripts that the app needs to show a template. */
	parts(template: string): string[];
	/** URL of the script that registers the service worker. */
	offline: string;
	/** Code of the service worker, and of the one that unregisters it. */
	workers: Record<"service-worker" | "kill", string>;
	/** Licences of third-party code in the app. */
	notices: string;
	/** The web manifest, without the fields that come from content. */
	webManifest: Partial<ManifestOptions>;
	/** URL of the style sheet of a template's pages. */
	styleSheet(template: string): string;
	/** URL of the print style sheet. */
	printStyles: string;
	/** Address of the style sheet of blocks of rich text. */
	blockStyles: string;
	inline: InlineScripts;
	start: ScriptFile;
	/** `'sha256-…'` of each inline script, for the content security policy. */
	inlineHashes: string[];
};

/**
 * An empty script. Scripts wait for style sheets, so parsing of the page ends only after they have loaded. Otherwise browsers that
 * look for autofill fields lay out the whole page without its styles first (measured in Chromium 156).
 */
const endScript = "0";

/** Number of apps that are kept: of several branches, each for a few base paths. */
export const keptApps = 20;

/** What a bundle is made from besides the app: settings, our code, and the libraries as declared and as installed. */
const bundled = [
	"schemas",
	"src",
	"scripts/build/render",
	...["package.json", "package-lock.json", "node_modules/.package-lock.json", "tsconfig.json"],
];

/**
 * Bundles the app for a site with a base path, without a trailing slash and empty at the root of a host, or takes it from the store.
 * Depends on the app's modules, the libraries and the path, never on content. `signal` aborts, which rejects.
 */
export async function bundleApp(store: Store, base: string, signal: AbortSignal): Promise<Bundle> {
	const hashInputs = () => hashSources(root, bundled);
	const inputs = hashInputs();
	const key = `app ${inputs} ${base}`;
	const known = store.find<StoredFile[]>(key);
	if (known && store.areIntact(known)) return readBundle({ dir: store.folderOf(known), files: known });
	const files = store.write(await makeFiles(base, signal));
	// A file edited in the meantime may or may not be in the bundle, so this one is used once.
	if (hashInputs() === inputs) store.put(key, files);
	return readBundle({ dir: store.folderOf(files), files });
}

async function makeFiles(base: string, signal: AbortSignal): Promise<NewFile[]> {
	const dir = mkdtempSync(join(tmpdir(), "pousse-app-"));
	try {
		await bundleInProcess(dir, base, signal);
		return listFiles(dir).map((file) => ({ file, contents: readFileSync(join(dir, file)) }));
	} finally {
		rmSync(dir, { recursive: true, force: true });
	}
}

/** Reads a bundle whose files are known to be intact. */
export function readBundle({ dir, files }: BundleFiles): Bundle {
	const manifest = JSON.parse(readFileSync(join(dir, "client", ".vite", "manifest.json"), "utf8")) as Manifest;
	const webManifest = JSON.parse(readFileSync(join(dir, "client", webManifestPath), "utf8")) as Partial<ManifestOptions>;
	const base = (webManifest.scope ?? "/").slice(0, -1);
	const address = (module: string) => {
		const chunk = manifest[module];
		if (!chunk) throw new Error(`the bundle has no ${module}`);
		return `${base}/${chunk.file}`;
	};
	const assets = assetsIn(dir, files);
	const start = Object.keys(assets).find((name) => name.startsWith(startName));
	if (!start) throw new Error("the bundle has no script that starts the app");
	const inline = { boot: readFileSync(join(dir, "boot.js"), "utf8"), end: endScript };
	return {
		files: { dir, files },
		hash: hashData(JSON.stringify(files)).slice(0, 20),
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
		styleSheet: (template) => {
			const [file, ...others] = new Set(neededChunks(manifest, template).flatMap((name) => manifest[name]?.css ?? []));
			if (!file || others.length > 0) throw new Error(`a page of ${template} must have one style sheet`);
			return `${base}/${file}`;
		},
		printStyles: address(entries.print),
		blockStyles: address(entries.blocks),
		inline,
		start: { src: `${base}/assets/${start}`, integrity: integrityOf(join(dir, "client", "assets", start), "sha384") },
		inlineHashes: Object.values(inline).map((code) => `'sha256-${hash("sha256", code, "base64")}'`),
	};
}

function assetsIn(dir: string, files: readonly StoredFile[]): Record<string, string> {
	const below = "client/assets/";
	const assets = files.filter(({ file }) => file.startsWith(below));
	return Object.fromEntries(assets.map(({ file }) => [file.slice(below.length), hashBytes(readFileSync(join(dir, file)))]));
}

/** The app's module, a template's module, and all their static imports, dependencies first. */
function neededChunks(manifest: Manifest, template: string): string[] {
	const module = `templates/${componentOf(template)}.tsx`;
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
