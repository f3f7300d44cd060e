import { existsSync, lstatSync, realpathSync, statSync } from "node:fs";
import { basename, dirname, join, relative, sep } from "node:path";
import { say } from "../messages/message.ts";
import { UsageError } from "../report/diagnostic.ts";

/** A path as the system knows it, every link followed; its end may be of what is not there yet. */
export function realPath(path: string): string {
	return existsSync(path) ? realpathSync(path) : join(realPath(dirname(path)), basename(path));
}

/**
 * Refuses what no site can be written to, before any work is done: a folder below a file, a link that leads nowhere, the content with
 * all that lies in it or around it, a mount point. Who owns the folder is another question (`assertReplaceable`).
 */
export function assertOutputFolder(outDir: string, contentDir: string): void {
	const file = ancestors(outDir).find((path) => existsSync(path) && !statSync(path).isDirectory());
	if (file !== undefined) throw new UsageError(say("build.belowFile", { file, dir: outDir }));
	if (!existsSync(outDir) && lstatSync(outDir, { throwIfNoEntry: false }))
		throw new UsageError(say("build.linkNowhere", { dir: outDir }));
	const [out, content] = [realPath(outDir), realPath(contentDir)];
	if (isWithin(out, content)) throw new UsageError(say("build.inContent", { dir: outDir, content: contentDir }));
	if (isWithin(content, out)) throw new UsageError(say("build.aroundContent", { dir: outDir, content: contentDir }));
	if (isMountPoint(out)) throw mountPoint(outDir);
}

/** What is said of an output folder that is a mount point: a site takes its place by a new name, which a mount point cannot get. */
export function mountPoint(outDir: string): UsageError {
	return new UsageError(say("build.mountPoint", { dir: outDir, inside: join(outDir, "site") }));
}

function ancestors(path: string): string[] {
	const parent = dirname(path);
	return parent === path ? [] : [parent, ...ancestors(parent)];
}

function isWithin(inner: string, outer: string): boolean {
	const path = relative(outer, inner);
	return path === "" || (path !== ".." && !path.startsWith(`..${sep}`) && path !== inner);
}

/** Whether a folder is of another file system than the one around it. One of the same that is mounted there fails when it is replaced. */
function isMountPoint(path: string): boolean {
	if (!existsSync(path)) return false;
	return path === dirname(path) || statSync(path).dev !== statSync(dirname(path)).dev;
}
