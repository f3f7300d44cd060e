import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { generatedDirs, root } from "../project.ts";

/** Where the app's modules are, and all that its style sheets are scanned for. */
export const appDir = join(root, "src");

/**
 * What a bundle was made of, and what came of it, by hash: from these alone it is known whether it may be used again. Paths are
 * relative to the project and to the bundle's folder.
 */
export type BundleRecord = { base: string; inputs: BundleInputs; outputs: Record<string, string> };

/** Files by their hash, null where there is none; folders by the names in them, since a new file can stand before another. */
export type BundleInputs = { files: Record<string, string | null>; folders: Record<string, string> };

/** What decides how modules are found and bundled, besides the modules: libraries as wanted and as installed, settings, our code. */
const deciding = [
	"package.json",
	"package-lock.json",
	"node_modules/.package-lock.json",
	"tsconfig.json",
	"schemas/tsconfig.json",
	...["base-plugin", "bundle-record", "make-bundle", "notices", "pwa-plugin", "vite-config"].map(
		(name) => `scripts/render/${name}.ts`,
	),
];

/** Records modules as they are now, with all files of the app, whether modules or not, and what decides. */
export function recordInputs(modules: Iterable<string>): BundleInputs {
	const paths = new Set([...modules, ...listFiles(appDir)].map((file) => relative(root, file)));
	const ours = [...paths].filter((path) => !/^\.\.|^node_modules\b|[\\/]node_modules[\\/]/.test(path));
	const folders = new Set(ours.flatMap(foldersOf));
	return {
		files: Object.fromEntries([...paths, ...deciding].sort().map((path) => [path, hashFile(join(root, path))])),
		folders: Object.fromEntries([...folders].sort().map((path) => [path, namesIn(join(root, path))])),
	};
}

/** Whether all that a bundle was made of is as it was, and nothing has come beside it. */
export function areCurrent({ files, folders }: BundleInputs): boolean {
	return (
		Object.entries(folders).every(([path, names]) => namesIn(join(root, path)) === names) &&
		Object.entries(files).every(([path, hash]) => hashFile(join(root, path)) === hash)
	);
}

/** Hashes of all files of a bundle, by path. */
export function hashOutputs(dir: string): Record<string, string> {
	const paths = listFiles(dir)
		.map((file) => relative(dir, file))
		.sort();
	return Object.fromEntries(paths.map((path) => [path, hashFile(join(dir, path)) ?? ""]));
}

/** The folders that a file lies in, without that of the project. */
function foldersOf(path: string): string[] {
	const folder = dirname(path);
	return folder === "." ? [] : [folder, ...foldersOf(folder)];
}

/** What content is made into is no part of the app; where a module imports it all the same, it is recorded as one. */
function isGenerated(path: string): boolean {
	return Object.values(generatedDirs).includes(path);
}

function namesIn(dir: string): string {
	const names = statSync(dir, { throwIfNoEntry: false })?.isDirectory() ? readdirSync(dir) : [];
	return names
		.filter((name) => !isGenerated(join(dir, name)))
		.sort()
		.join("/");
}

function listFiles(dir: string): string[] {
	return readdirSync(dir, { withFileTypes: true }).flatMap((item) => {
		const path = join(dir, item.name);
		if (item.isDirectory()) return isGenerated(path) ? [] : listFiles(path);
		return item.isFile() ? [path] : [];
	});
}

function hashFile(path: string): string | null {
	try {
		return createHash("sha256").update(readFileSync(path)).digest("hex");
	} catch {
		return null;
	}
}
