import { createHash } from "node:crypto";
import { statSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { say } from "./messages/message.ts";
import { UsageError } from "./report/diagnostic.ts";
import { type CodeHashes, hashSources } from "./store/code-hash.ts";

/** Folder of the project, whatever folder a command is called from. */
export const root = dirname(import.meta.dirname);

export const defaultContentDir = join(root, "content");
export const defaultOutDir = join(root, "dist");
const cacheRoot = join(root, "node_modules", ".cache", "pousse");

/** Bundles of the app; they know no content. */
export const bundleDir = cacheRoot;

/** What is remembered about a content folder; two folders do not share, so that neither drives out the other. */
export function cacheDirFor(contentDir: string): string {
	return join(cacheRoot, createHash("sha256").update(contentDir).digest("hex").slice(0, 12));
}

/** Where it is kept what the last build of a site cost; beside the caches, because the site holds nothing of its machine. */
export function timingsFor(outDir: string): string {
	return join(cacheRoot, "timings", `${createHash("sha256").update(outDir).digest("hex").slice(0, 12)}.json`);
}

/** Where generated files go, by the place that their artifact names. */
export const generatedDirs = { types: join(root, "src", "generated"), schemas: join(root, "schemas", "generated") };

/** A folder given on the command line, empty being a UsageError; npm changes into the project, so the caller's folder comes from `INIT_CWD`. */
export function resolveDir(given: string | undefined, fallback: string): string {
	if (given === "") throw new UsageError(say("usage.emptyDir"));
	return given === undefined ? fallback : resolve(process.env["INIT_CWD"] ?? process.cwd(), given);
}

/** The content folder that an option names, or the project's own. One that is not there is a UsageError. */
export function resolveContent(given: string | undefined): string {
	const dir = resolveDir(given, defaultContentDir);
	if (!statSync(dir, { throwIfNoEntry: false })?.isDirectory()) throw new UsageError(say("usage.noContent", { dir }));
	return dir;
}

/** How a reader would name a folder: relative to where the command was called, if it lies below. */
export function displayDir(dir: string): string {
	const path = relative(process.env["INIT_CWD"] ?? process.cwd(), dir);
	return path === "" || path.startsWith("..") ? dir : path;
}

/** Hashes of our own code, as it is now. */
export function hashCode(): CodeHashes {
	return {
		pipeline: hashSources(root, ["schemas", "scripts", "package-lock.json"], ["schemas/generated"]),
		drawings: hashSources(root, drawingSources),
	};
}

/** All that the bytes of a drawing come from, but for its subject. */
export const drawingSources = [
	...["detail.ts", "fnv.ts", "plant/form.ts", "plant/scale.ts", "scene.ts", "spec/constants.ts"].map((name) => `schemas/${name}`),
	"scripts/illustrate",
	"scripts/images/load-sharp.ts",
	"scripts/images/paper.ts",
	...["title-font.json", "title-font.ts", "title-sheet.ts", "write-social-images.ts"].map((name) => `scripts/images/${name}`),
	"node_modules/sharp/package.json",
];
