import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { generatedDirs, root } from "../project.ts";

/** Folder of the app's modules, all of which its style sheets are generated from. */
export const appDir = join(root, "src");

/**
 * Inputs and outputs of a bundle, by hash: they alone decide whether it can be reused. Paths are relative to the project and to the
 * bundle's folder.
 */
export type BundleRecord = { base: string; inputs: BundleInputs; outputs: Record<string, string> };

/**
 * Hashes of files, null if a file does not exist; and names of folder entries, since a new file can take precedence over another in
 * module resolution.
 */
export type BundleInputs = { files: Record<string, string | null>; folders: Record<string, string> };

/** Files besides the modules that affect resolution and bundling: dependencies as declared and as installed, settings, our code. */
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

/**
 * Records the current state of the modules, of all files of the app, whether modules or not, and of the other files that affect the
 * bundle.
 */
export function recordInputs(modules: Iterable<string>): BundleInputs {
	const paths = new Set([...modules, ...listFiles(appDir)].map((file) => relative(root, file)));
	const ours = [...paths].filter((path) => !/^\.\.|^node_modules\b|[\\/]node_modules[\\/]/.test(path));
	const folders = new Set(ours.flatMap(foldersOf));
	return {
		files: Object.fromEntries([...paths, ...deciding].sort().map((path) => [path, hashFile(join(root, path))])),
		folders: Object.fromEntries([...folders].sort().map((path) => [path, namesIn(join(root, path))])),
	};
}

/** Whether all inputs of a bundle are unchanged and no file was added. */
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

/** The ancestor folders of a file, without the project's root. */
function foldersOf(path: string): string[] {
	const folder = dirname(path);
	return folder === "." ? [] : [folder, ...foldersOf(folder)];
}

/** Files generated from content are not part of the app; if a module imports one, it is recorded as a module. */
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
