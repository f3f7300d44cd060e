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
import { say } from "../messages/message.ts";
import { UsageError } from "../report/diagnostic.ts";
import { isRunning } from "../store/processes.ts";
import type { SiteFile } from "../types/site.ts";
import { assertReplaceable, isBegunMark, markFile, mayReplace, ownerOf, writeMark } from "./build-mark.ts";
import { type Exchange, loadExchange } from "./exchange.ts";

/** Makes a new folder beside the final one, with a mark by which that of a build that died is known again. Gives its path. */
export function beginBeside(outDir: string): string {
	const [next, old] = [nextFolder(outDir), oldFolder(outDir)];
	for (const path of [next, old]) if (!mayReplace(path)) throw new UsageError(say("build.foreignFile", { path }));
	removeOurs(next);
	mkdirSync(next, { recursive: true });
	putMark(next, writeMark(""));
	return next;
}

/** Writes files into a folder of a site to be. */
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

/** Gives a folder its mark, whole from the first moment: by one that is cut off nobody would know whose the folder is. */
function putMark(dir: string, text: string): void {
	const temporary = markBeside(dir);
	writeFileSync(temporary, text);
	renameSync(temporary, join(dir, markFile));
}

/** Where the mark of a folder is written. */
function markBeside(dir: string): string {
	return `${dir}.mark`;
}

/**
 * Puts a finished folder in the place of the old one, in one step: a process that dies leaves the one or the other. Where the
 * file system has no such step, by two; then the old site waits as `<out>.old-<process>`, which `recover` brings back.
 */
export function swapIn(next: string, outDir: string, load: () => Exchange | null = loadExchange): void {
	assertNothingEmpty(next);
	takePlace(next, outDir, load);
}

/** Gives a folder the place of the old site, which goes, and with it what was spared of an older one. */
function takePlace(next: string, outDir: string, load: () => Exchange | null): void {
	removeOurs(exchange(next, outDir, load));
	removeOurs(spareFolder(outDir));
}

/** The same, but the old site is spared: the next one may be made of it. */
export function takePlaceSparing(next: string, outDir: string): void {
	const old = exchange(next, outDir, loadExchange);
	const spare = spareFolder(outDir);
	removeOurs(spare);
	if (mayReplace(spare) && !existsSync(spare)) renameSync(old, spare);
	else removeOurs(old);
}

/** Takes up the site that was spared, to make the next one of it; null where there is none. Nothing is to be written into files that it shares. */
export function beginWithSpare(outDir: string): string | null {
	const [next, spare] = [nextFolder(outDir), spareFolder(outDir)];
	if (ownerOf(spare) !== "us" || existsSync(next)) return null;
	renameSync(spare, next);
	return next;
}

/** Puts a folder where the old site is; gives where that is then. */
function exchange(next: string, outDir: string, load: () => Exchange | null): string {
	assertReplaceable(outDir);
	const there = existsSync(outDir);
	// Then the old site has the name of what was written beside.
	const exchanged = there && load()?.(next, outDir) === true;
	const old = exchanged ? next : oldFolder(outDir);
	if (there && !exchanged) renameSync(outDir, old);
	if (!exchanged) renameSync(next, outDir);
	return old;
}

/** What readers are sent holds something; what only hosts look at, by its name, need not. */
function assertNothingEmpty(dir: string): void {
	for (const item of readdirSync(dir, { recursive: true, withFileTypes: true })) {
		const path = join(item.parentPath, item.name);
		if (item.isFile() && !/^[._]/.test(item.name) && statSync(path).size === 0)
			throw new Error(`the file ${path.slice(dir.length + 1)} of the site is empty`);
	}
}

/** Where a site is written. */
function nextFolder(outDir: string): string {
	return `${outDir}.next-${process.pid}`;
}

/** Where the old site waits while the new one takes its place. */
function oldFolder(outDir: string): string {
	return `${outDir}.old-${process.pid}`;
}

/** Where the site waits that was replaced last by one that differs in a few files. */
export function spareFolder(outDir: string): string {
	return `${outDir}.spare`;
}

/** Throws away a folder that was written beside, but must not be swapped in. */
export function discard(next: string): void {
	removeOurs(next);
}

/** Throws away what this process was writing beside a site. */
export function abandon(outDir: string): void {
	const next = nextFolder(outDir);
	removeMark(markBeside(next));
	removeOurs(next);
}

/** Cleans up after builds that died: the old site comes back if there is none, half-written folders go. All else stays. */
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

/** Whether a process that writes the same site lives. This one holds the lock and has not begun, so its number is an old one. */
function isBuilding(pid: number): boolean {
	return pid !== process.pid && isRunning(pid);
}

function removeMark(path: string): void {
	if (isBegunMark(path)) unlinkSync(path);
}

function removeOurs(path: string): void {
	if (!mayReplace(path) || !existsSync(path)) return;
	// A removal that is cut short leaves a folder that is still known as ours.
	removeAll(path, (name) => name !== markFile);
	removeAll(path, () => true);
	rmdirSync(path);
}

/** Removes what is in a folder, links and not what they lead to: with a third of the system calls that `rmSync` makes for a site. */
function removeAll(dir: string, isMeant: (name: string) => boolean): void {
	for (const item of readdirSync(dir, { withFileTypes: true })) {
		const path = join(dir, item.name);
		if (!isMeant(item.name)) continue;
		if (!item.isDirectory()) unlinkSync(path);
		else {
			removeAll(path, () => true);
			rmdirSync(path);
		}
	}
}
