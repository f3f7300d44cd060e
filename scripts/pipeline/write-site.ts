import {
	copyFileSync,
	existsSync,
	mkdirSync,
	readdirSync,
	renameSync,
	rmdirSync,
	statSync,
	unlinkSync,
	writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { msg } from "../messages/message.ts";
import { UsageError } from "../report/diagnostic.ts";
import { isRunning } from "../store/processes.ts";
import type { SiteFile } from "../types/site.ts";
import { assertReplaceable, isBegunMark, markFile, mayReplace, ownerOf, writeMark } from "./build-mark.ts";
import { type Exchange, loadExchange } from "./exchange.ts";

/** Creates a folder beside the final one, with a mark by which it is recognised if the build dies. Returns its path. */
export function beginNextSite(outDir: string): string {
	const [next, old] = [nextFolder(outDir), oldFolder(outDir)];
	for (const path of [next, old]) if (!mayReplace(path)) throw new UsageError(msg("build.foreignFile", { path }));
	removeOurs(next);
	mkdirSync(next, { recursive: true });
	putMark(next, writeMark(""));
	return next;
}

/** Writes files into a site being built. */
export function writeInto(next: string, files: Iterable<SiteFile>): void {
	const seen = new Set<string>();
	const folders = new Set<string>();
	for (const each of files) {
		if (seen.has(each.file)) throw new Error(`two files of the site are named ${each.file}`);
		seen.add(each.file);
		const target = join(next, each.file);
		if (!folders.has(dirname(target))) folders.add(mkdirSync(dirname(target), { recursive: true }) ?? dirname(target));
		if (each.file === markFile && "contents" in each) putMark(next, String(each.contents));
		else if ("contents" in each) writeFileSync(target, each.contents);
		else copyFileSync(each.copyOf, target);
	}
}

/** Writes the mark of a folder atomically: a truncated mark would not identify its owner. */
function putMark(dir: string, text: string): void {
	const temporary = markBeside(dir);
	writeFileSync(temporary, text);
	renameSync(temporary, join(dir, markFile));
}

/** Temporary path of the mark of a folder. */
function markBeside(dir: string): string {
	return `${dir}.mark`;
}

/**
 * Replaces the old folder with a finished one, atomically: a process that dies leaves one or the other. If the file system does not
 * support an exchange, it takes two renames; meanwhile the old site is at `<out>.old-<process>`, from which `recover` restores it.
 */
export function swapIn(next: string, outDir: string, load: () => Exchange | null = loadExchange): void {
	assertNoEmptyFiles(next);
	replaceSite(next, outDir, load);
}

/** Replaces the old site with a folder, and removes the old site and the previous site. */
function replaceSite(next: string, outDir: string, load: () => Exchange | null): void {
	removeOurs(exchange(next, outDir, load));
	removeOurs(previousFolder(outDir));
}

/** The same, but keeps the old site as the previous one, from which the next one may be built. */
export function replaceSiteKeepingPrevious(next: string, outDir: string): void {
	const old = exchange(next, outDir, loadExchange);
	const previous = previousFolder(outDir);
	removeOurs(previous);
	if (mayReplace(previous) && !existsSync(previous)) renameSync(old, previous);
	else removeOurs(old);
}

/** Reuses the previous site as the folder of the next site; null if there is none. Its hard-linked files must not be written to. */
export function reusePreviousSite(outDir: string): string | null {
	const [next, previous] = [nextFolder(outDir), previousFolder(outDir)];
	if (ownerOf(previous) !== "us" || existsSync(next)) return null;
	renameSync(previous, next);
	return next;
}

/** Renames a folder to the path of the old site; returns the new path of the old site. */
function exchange(next: string, outDir: string, load: () => Exchange | null): string {
	assertReplaceable(outDir);
	const exists = existsSync(outDir);
	// After an exchange, the old site is at the path of the new folder.
	const exchanged = exists && load()?.(next, outDir) === true;
	const old = exchanged ? next : oldFolder(outDir);
	if (exists && !exchanged) renameSync(outDir, old);
	if (!exchanged) renameSync(next, outDir);
	return old;
}

/** Throws if a file served to readers is empty; files for hosts, whose names begin with a dot or underscore, may be. */
function assertNoEmptyFiles(dir: string): void {
	for (const item of readdirSync(dir, { recursive: true, withFileTypes: true })) {
		const path = join(item.parentPath, item.name);
		if (item.isFile() && !/^[._]/.test(item.name) && statSync(path).size === 0)
			throw new Error(`the file ${path.slice(dir.length + 1)} of the site is empty`);
	}
}

/** Path of a site being written. */
function nextFolder(outDir: string): string {
	return `${outDir}.next-${process.pid}`;
}

/** Path of the old site while it is being replaced. */
function oldFolder(outDir: string): string {
	return `${outDir}.old-${process.pid}`;
}

/** Path of the previous site, which differs from the current one in a few files. */
export function previousFolder(outDir: string): string {
	return `${outDir}.previous`;
}

/** Removes a folder that was written but must not be swapped in. */
export function discard(next: string): void {
	removeOurs(next);
}

/** Removes what this process was writing beside a site. */
export function abandon(outDir: string): void {
	const next = nextFolder(outDir);
	removeMark(markBeside(next));
	removeOurs(next);
}

/** Cleans up after builds that died: restores the old site if there is none, and removes half-written folders, but nothing else. */
export function recover(outDir: string): void {
	const [parent, name] = [dirname(outDir), basename(outDir)];
	if (!existsSync(parent)) return;
	for (const sibling of readdirSync(parent)) {
		const [, end, pid, mark = ""] = /\.(next|old)-(\d+)(\.mark)?$/.exec(sibling) ?? [];
		if (sibling !== `${name}.${end}-${pid}${mark}` || isBuilding(Number(pid))) continue;
		const path = join(parent, sibling);
		if (mark !== "") removeMark(path);
		if (end === "old" && ownerOf(outDir) === "nobody" && ownerOf(path) === "us") renameSync(path, outDir);
		removeOurs(path);
	}
}

/**
 * Whether a process that writes the same site is running. This process holds the lock and has not begun to write, so a folder with
 * its ID is from an earlier process with the same ID.
 */
function isBuilding(pid: number): boolean {
	return pid !== process.pid && isRunning(pid);
}

function removeMark(path: string): void {
	if (isBegunMark(path)) unlinkSync(path);
}

function removeOurs(path: string): void {
	if (!mayReplace(path) || !existsSync(path)) return;
	// The mark is removed last: an interrupted removal leaves a folder that is still recognised as ours.
	removeAll(path, (name) => name !== markFile);
	removeAll(path, () => true);
	rmdirSync(path);
}

/** Removes the contents of a folder without following links; takes a third of the system calls of `rmSync` for a site. */
function removeAll(dir: string, isIncluded: (name: string) => boolean): void {
	for (const item of readdirSync(dir, { withFileTypes: true })) {
		const path = join(dir, item.name);
		if (!isIncluded(item.name)) continue;
		if (!item.isDirectory()) unlinkSync(path);
		else {
			removeAll(path, () => true);
			rmdirSync(path);
		}
	}
}
