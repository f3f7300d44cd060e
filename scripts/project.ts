import { statSync } from "node:fs";
import { isAbsolute, join, normalize, relative, resolve, sep } from "node:path";
import { msg } from "./messages/message.ts";
import { UsageError } from "./report/diagnostic.ts";
import { root } from "./root.ts";
import { claimStore } from "./store/claim-store.ts";
import type { CodeHashes } from "./store/code-hash.ts";
import { hashData } from "./store/hash.ts";
import { hashSources, programSources } from "./store/hash-sources.mjs";

export { root };

/** The app's folder. */
export const appDir = join(root, "src");

export const defaultContentDir = join(root, "content");
export const defaultOutDir = join(root, "dist");

/** Folder of all that can be made again. */
export const cacheRoot = join(root, "node_modules", ".cache", "pousse");

/** Store of app bundles, which do not depend on the content. */
export const bundleDir = join(cacheRoot, "app");

/** Store of a content folder. Each folder has its own, so that they do not evict each other; those of folders that are gone are removed. */
export function cacheDirFor(contentDir: string): string {
	const dir = join(cacheRoot, hashData(contentDir).slice(0, 12));
	claimStore(dir, contentDir);
	return dir;
}

/** File with the timings of the last build; kept beside the caches, because the site must not depend on the machine. */
export function timingsFor(outDir: string): string {
	return join(cacheRoot, "timings", `${hashData(outDir).slice(0, 12)}.json`);
}

/** Where generated files are written, by the `destination` of their artifact. */
export const generatedDirs = {
	types: join(root, "schemas", "generated"),
	schemas: join(root, "schemas", "generated"),
	snippets: join(root, ".vscode"),
};

/** The caller's folder. npm changes into the project, and leaves it in `INIT_CWD`. */
function callerDir(): string {
	return process.env["INIT_CWD"] ?? process.cwd();
}

/** Resolves a folder from the command line. */
export function resolveDir(given: string | undefined, fallback: string): string {
	return given === undefined ? fallback : resolve(callerDir(), given);
}

/** The content folder from an option, or the project's own. A missing folder is a UsageError. */
export function resolveContent(given: string | undefined): string {
	const dir = resolveDir(given, defaultContentDir);
	if (!statSync(dir, { throwIfNoEntry: false })?.isDirectory()) throw new UsageError(msg("usage.noContent", { dir }));
	return dir;
}

/** The path in the content of a file or folder that is named by its path, or as it is called in the content. */
export function findInContent(contentDir: string, name: string, cwd = callerDir()): string {
	const path = relative(contentDir, resolve(cwd, name));
	const inside = path !== "" && path !== ".." && !path.startsWith(`..${sep}`) && !isAbsolute(path);
	return inside ? path : normalize(name).replace(/\/+$/, "");
}

/** A folder for display: relative to the caller's working directory if it is inside it. */
export function displayDir(dir: string): string {
	const path = relative(callerDir(), dir);
	return path === "" || path.startsWith("..") ? dir : path;
}

declare global {
	/** Hash of the sources of a bundle (`run.mjs`), which has it as a constant; undefined where the sources run as they are. */
	var programHash: string | undefined;
}

/** Hashes of the program's own code. */
export function hashCode(): CodeHashes {
	return {
		pipeline: globalThis.programHash ?? hashSources(root, programSources),
		drawings: hashSources(root, drawingSources),
	};
}

/** The code that determines the bytes of a drawing. */
export const drawingSources = [
	...["content/detail.ts", "content/plant/form.ts", "content/plant/scale.ts", "content/scene.ts"].map(
		(name) => `schemas/${name}`,
	),
	...["shared/constants.ts", "shared/fnv.ts"].map((name) => `schemas/${name}`),
	"scripts/pictures/illustrate",
	"scripts/pictures/images/load-sharp.ts",
	"scripts/pictures/images/paper.ts",
	...["social-images.ts", "title-font.json", "title-font.ts", "title-sheet.ts"].map((name) => `scripts/pictures/images/${name}`),
	"node_modules/sharp/package.json",
];
