import {
	copyFileSync,
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
	writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { UsageError } from "../report/diagnostic.ts";

/** A file of the site: its contents, or the file that it is a copy of. */
export type SiteFile = { file: string } & ({ contents: string | Uint8Array } | { copyOf: string });

/** Writes all files into a new folder beside the final one, and gives its path. Two files of one name are our mistake. */
export function writeBeside(outDir: string, files: readonly SiteFile[]): string {
	const next = `${outDir}.next-${process.pid}`;
	rmSync(next, { recursive: true, force: true });
	writeInto(next, files);
	return next;
}

/** Writes files into a folder of a site to be. */
export function writeInto(next: string, files: readonly SiteFile[]): void {
	const seen = new Set<string>();
	const folders = new Set<string>();
	for (const each of files) {
		if (seen.has(each.file)) throw new Error(`two files of the site are named ${each.file}`);
		seen.add(each.file);
		const target = join(next, each.file);
		if (!folders.has(dirname(target))) folders.add(mkdirSync(dirname(target), { recursive: true }) ?? dirname(target));
		if ("contents" in each) writeFileSync(target, each.contents);
		else copyFileSync(each.copyOf, target);
	}
}

/**
 * Puts a finished folder in the place of the old one by two renames; a process that dies between them leaves the old
 * site as `<out>.old`, which `recover` brings back.
 */
export function swapIn(next: string, outDir: string): void {
	const old = `${outDir}.old`;
	rmSync(old, { recursive: true, force: true });
	if (existsSync(outDir)) renameSync(outDir, old);
	renameSync(next, outDir);
	rmSync(old, { recursive: true, force: true });
}

/** Throws away a folder that was written beside, but must not be swapped in. */
export function discard(next: string): void {
	rmSync(next, { recursive: true, force: true });
}

/** Cleans up after a build that died: the old site comes back if there is none, half-written folders go. */
export function recover(outDir: string): void {
	const old = `${outDir}.old`;
	if (existsSync(old) && !existsSync(outDir)) renameSync(old, outDir);
	rmSync(old, { recursive: true, force: true });
	const [parent, prefix] = [dirname(outDir), `${outDir}.next-`];
	if (!existsSync(parent)) return;
	for (const name of readdirSync(parent)) {
		const path = join(parent, name);
		const [, pid] = /\.next-(\d+)$/.exec(path) ?? [];
		if (path.startsWith(prefix) && pid && !isRunning(Number(pid))) rmSync(path, { recursive: true, force: true });
	}
}

/** Refuses a folder that the build did not make: what stands there would be lost. */
export function assertOurs(outDir: string): void {
	if (existsSync(outDir) && !statSync(outDir).isDirectory())
		throw new UsageError(`${outDir} is a file. Name a folder with --out DIR.`);
	if (!existsSync(outDir) || readdirSync(outDir).length === 0 || existsSync(join(outDir, "routes.json"))) return;
	throw new UsageError(`${outDir} holds files that no build made. Name an empty folder with --out DIR, or empty this one.`);
}

/** Runs with the sole right to write a folder; another build at the same time is a UsageError that names its process. */
export async function withLock<T>(outDir: string, work: () => Promise<T>): Promise<T> {
	const lock = `${outDir}.lock`;
	mkdirSync(dirname(outDir), { recursive: true });
	takeLock(lock, outDir);
	try {
		return await work();
	} finally {
		rmSync(lock, { force: true });
	}
}

function takeLock(lock: string, outDir: string): void {
	try {
		writeFileSync(lock, String(process.pid), { flag: "wx" });
	} catch (error) {
		if (!(error instanceof Error) || !("code" in error) || error.code !== "EEXIST") throw error;
		const owner = Number(readFileSync(lock, "utf8"));
		if (isRunning(owner))
			throw new UsageError(`Another build (process ${owner}) is writing ${outDir}. Wait until it has finished.`);
		rmSync(lock, { force: true });
		takeLock(lock, outDir);
	}
}

function isRunning(pid: number): boolean {
	if (!pid || pid === process.pid) return pid === process.pid;
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		// A process of somebody else may not be signalled, but it runs.
		return error instanceof Error && "code" in error && error.code === "EPERM";
	}
}
