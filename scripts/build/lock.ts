import { linkSync, lstatSync, mkdirSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { basename, dirname, join } from "node:path";
import { msg } from "../messages/message.ts";
import { UsageError } from "../report/diagnostic.ts";
import { isFileError } from "../store/is-file-error.ts";
import { isRunning, startTimeOf } from "../store/processes.ts";
import { explainFileError } from "./file-errors.ts";

/** Format of a lock: its purpose, the process ID, the start time of the process, and the host. */
const form = /^lock of a pousse build, process (\d+), begun (\S+), on (.*)\n$/;

function ownLock(): string {
	return `lock of a pousse build, process ${process.pid}, begun ${startTimeOf(process.pid) ?? "unknown"}, on ${hostname()}\n`;
}

/** Signals by which users, terminals and services end a process. */
const endings = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** Number of attempts to remove the half-written folder, since other threads may still be writing into it. */
const removals = 20;

/**
 * Runs with an exclusive lock on a folder; a concurrent build is a UsageError that names its process, and so is a file system error
 * (`explainFileError`). If the work fails or a signal ends the process, the lock, the folders created for it, and whatever
 * `abandon` removes are removed.
 */
export async function withLock<T>(outDir: string, work: () => Promise<T>, abandon: () => void): Promise<T> {
	const [lock, own] = [`${outDir}.lock`, ownLock()];
	const made = begin(lock, own, outDir);
	const release = () => {
		for (const signal of endings) process.removeListener(signal, end);
		// The user may have deleted the lock, and another build may have taken it since.
		if (readLock(lock) === own) rmSync(lock, { force: true });
	};
	const cleanUp = () => {
		for (let times = 0; times < removals && !succeeds(abandon); times++);
		succeeds(release);
		succeeds(() => removeEmpty(dirname(outDir), made));
	};
	const end = (signal: NodeJS.Signals) => {
		cleanUp();
		// The handlers are removed by now, so the signal ends the process in the default way.
		process.kill(process.pid, signal);
	};
	for (const signal of endings) process.on(signal, end);
	try {
		const result = await work();
		release();
		return result;
	} catch (error) {
		// The original error counts: on a read-only disk, cleaning up fails as well.
		cleanUp();
		throw explainFileError(error, outDir);
	}
}

/** Creates the parent folder of the site and takes the lock; returns the topmost folder that was created. */
function begin(lock: string, own: string, outDir: string): string | undefined {
	let made: string | undefined;
	try {
		made = mkdirSync(dirname(outDir), { recursive: true });
		takeLock(lock, own, outDir);
		removeUnfinished(lock);
		return made;
	} catch (error) {
		succeeds(() => removeEmpty(dirname(outDir), made));
		// Node also reports ENOENT for a folder in a read-only file system.
		if (isFileError(error, "ENOENT")) throw new UsageError(msg("build.notMade", { path: String(error.path) }));
		throw explainFileError(error, outDir);
	}
}

/** Removes leftovers of builds that were killed while taking the lock. */
function removeUnfinished(lock: string): void {
	const beginning = `${basename(lock)}.`;
	for (const name of readdirSync(dirname(lock))) {
		const pid = name.startsWith(beginning) ? name.slice(beginning.length) : "";
		if (!/^\d+$/.test(pid) || isRunning(Number(pid))) continue;
		const path = join(dirname(lock), name);
		if (lstatSync(path).isFile() && isOurs(readLock(path))) rmSync(path, { force: true });
	}
}

/** Whether a text is a lock, or the beginning of one. */
function isOurs(text: string | null): boolean {
	return text !== null && (form.test(text) || "lock of a pousse build, process ".startsWith(text.slice(0, 32)));
}

/** Removes a folder and its parents, up to `first`, as long as they are empty. */
function removeEmpty(dir: string, first: string | undefined): void {
	if (first === undefined) return;
	rmdirSync(dir);
	if (dir !== first) removeEmpty(dirname(dir), first);
}

function succeeds(work: () => void): boolean {
	try {
		work();
		return true;
	} catch {
		return false;
	}
}

function takeLock(lock: string, own: string, outDir: string): void {
	while (!createWhole(lock, own)) {
		const text = readLock(lock);
		assertLeftOver(text, lock, outDir);
		removeLock(lock, text);
	}
}

/** Creates a file unless it exists. It appears complete, since a concurrent build must not find it empty. */
function createWhole(path: string, text: string): boolean {
	const temporary = `${path}.${process.pid}`;
	try {
		writeFileSync(temporary, text);
		linkSync(temporary, path);
		return true;
	} catch (error) {
		if (isFileError(error, "EEXIST")) return false;
		// File systems without hard links: FAT, and some network file systems.
		if (!isFileError(error, "EPERM", "ENOTSUP", "EOPNOTSUPP", "ENOSYS")) throw error;
		return createAtOnce(path, text);
	} finally {
		rmSync(temporary, { force: true });
	}
}

function createAtOnce(path: string, text: string): boolean {
	try {
		writeFileSync(path, text, { flag: "wx" });
		return true;
	} catch (error) {
		if (isFileError(error, "EEXIST")) return false;
		throw error;
	}
}

/** Removes a lock with this text; if another build has taken it since, it is put back. */
function removeLock(lock: string, text: string | null): void {
	const aside = `${lock}.${process.pid}`;
	try {
		renameSync(lock, aside);
		if (readLock(aside) !== text) linkSync(aside, lock);
	} catch (error) {
		if (!isFileError(error, "ENOENT", "EEXIST")) throw error;
	} finally {
		rmSync(aside, { force: true });
	}
}

/**
 * Throws if the process of the lock is still running, or if the file is not a lock. An empty file is a lock whose writing was
 * interrupted.
 */
function assertLeftOver(text: string | null, lock: string, outDir: string): void {
	if (text === "") return;
	const [, pid, begun, host] = form.exec(text ?? "") ?? [];
	if (pid === undefined) throw new UsageError(msg("build.noLock", { lock }));
	if (host !== hostname()) throw new UsageError(msg("build.otherMachine", { host: host ?? "", process: pid, dir: outDir, lock }));
	const now = isRunning(Number(pid)) ? (startTimeOf(Number(pid)) ?? begun) : null;
	if (now !== begun) return;
	throw new UsageError(msg("build.otherBuild", { process: pid, dir: outDir, lock }));
}

/** The text of a lock: empty if it no longer exists, null if it cannot be read. */
function readLock(lock: string): string | null {
	try {
		return readFileSync(lock, "utf8");
	} catch (error) {
		return isFileError(error, "ENOENT") ? "" : null;
	}
}
