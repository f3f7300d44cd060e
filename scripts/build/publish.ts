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
import type { Objects } from "../store/objects.ts";
import { isRunning } from "../store/processes.ts";
import type { StoredFile } from "../store/store.ts";
import type { SiteFile } from "../types/site.ts";
import { assertReplaceable, isBegunMark, markFile, mayReplace, ownerOf, writeMark } from "./build-mark.ts";

/** Creates a folder beside the final one, with a mark by which it is recognised if the build dies. Returns its path. */
export function beginNextSite(outDir: string): string {
	const [next, old] = [nextFolder(outDir), oldFolder(outDir)];
	for (const path of [next, old]) if (!mayReplace(path)) throw new UsageError(msg("build.foreignFile", { path }));
	removeOurs(next);
	mkdirSync(next, { recursive: true });
	putMark(next, writeMark(""));
	return next;
}

/** Links files of the store into a site being built. */
export function linkInto(next: string, files: Iterable<StoredFile>, objects: Objects): void {
	for (const { file, hash, bytes } of files) {
		assertNotEmpty(file, bytes);
		if (!objects.link(hash, join(next, file))) throw new Error(`${file} is no longer in the store; build again`);
	}
}

/** Writes files into a site being built. */
export function writeInto(next: string, files: Iterable<SiteFile>): void {
	const folders = new Set<string>();
	for (const each of files) {
		const target = join(next, each.file);
		if (!folders.has(dirname(target))) folders.add(mkdirSync(dirname(target), { recursive: true }) ?? dirname(target));
		if (each.file === markFile && "contents" in each) putMark(next, String(each.contents));
		else if (existsSync(target)) throw new Error(`two files of the site are named ${each.file}`);
		else if ("copyOf" in each) {
			assertNotEmpty(each.file, statSync(each.copyOf).size);
			copyFileSync(each.copyOf, target);
		} else {
			assertNotEmpty(each.file, each.contents.length);
			writeFileSync(target, each.contents);
		}
	}
}

/** Throws if a file served to readers is empty; files for hosts, whose names begin with a dot or underscore, may be. */
function assertNotEmpty(file: string, bytes: number): void {
	if (bytes === 0 && !/^[._]/.test(basename(file))) throw new Error(`the file ${file} of the site is empty`);
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
 * Replaces the old folder with a finished one, by two renames; between them the old site is at `<out>.old-<process>`, from which
 * `recover` restores it if the process dies. If the second fails, the old site is back in its place.
 */
export function swapIn(next: string, outDir: string): void {
	assertReplaceable(outDir);
	const old = oldFolder(outDir);
	if (existsSync(outDir)) renameSync(outDir, old);
	try {
		renameSync(next, outDir);
	} catch (error) {
		if (existsSync(old)) renameSync(old, outDir);
		throw error;
	}
	removeOurs(old);
}

/** Path of a site being written. */
function nextFolder(outDir: string): string {
	return `${outDir}.next-${process.pid}`;
}

/** Path of the old site while it is being replaced. */
function oldFolder(outDir: string): string {
	return `${outDir}.old-${process.pid}`;
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

/** Removes a folder that a build wrote; any other stays. */
export function removeOurs(path: string): void {
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
