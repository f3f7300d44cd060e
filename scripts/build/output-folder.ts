import { existsSync, lstatSync, realpathSync, statSync } from "node:fs";
import { basename, dirname, join, relative, sep } from "node:path";
import { msg } from "../messages/message.ts";
import { UsageError } from "../report/diagnostic.ts";

/** Resolves all symbolic links of a path, the last components of which may not exist yet. */
export function realPath(path: string): string {
	return existsSync(path) ? realpathSync(path) : join(realPath(dirname(path)), basename(path));
}

/**
 * Throws for folders that no site can be written to, before any work is done: below a file, a broken link, the content folder with
 * everything inside or around it, a mount point. Ownership is checked separately (`assertReplaceable`).
 */
export function assertOutputFolder(outDir: string, contentDir: string): void {
	const file = ancestors(outDir).find((path) => existsSync(path) && !statSync(path).isDirectory());
	if (file !== undefined) throw new UsageError(msg("build.belowFile", { file, dir: outDir }));
	if (!existsSync(outDir) && lstatSync(outDir, { throwIfNoEntry: false }))
		throw new UsageError(msg("build.linkNowhere", { dir: outDir }));
	const [out, content] = [realPath(outDir), realPath(contentDir)];
	if (isWithin(out, content)) throw new UsageError(msg("build.inContent", { dir: outDir, content: contentDir }));
	if (isWithin(content, out)) throw new UsageError(msg("build.aroundContent", { dir: outDir, content: contentDir }));
	if (isMountPoint(out)) throw mountPoint(outDir);
}

/** The error for an output folder that is a mount point: a site is renamed into place, and a mount point cannot be renamed. */
export function mountPoint(outDir: string): UsageError {
	return new UsageError(msg("build.mountPoint", { dir: outDir, inside: join(outDir, "site") }));
}

function ancestors(path: string): string[] {
	const parent = dirname(path);
	return parent === path ? [] : [parent, ...ancestors(parent)];
}

function isWithin(inner: string, outer: string): boolean {
	const path = relative(outer, inner);
	return path === "" || (path !== ".." && !path.startsWith(`..${sep}`) && path !== inner);
}

/**
 * Whether a folder is on another file system than its parent. A bind mount of the same file system fails later, when the folder is
 * replaced.
 */
function isMountPoint(path: string): boolean {
	if (!existsSync(path)) return false;
	return path === dirname(path) || statSync(path).dev !== statSync(dirname(path)).dev;
}
