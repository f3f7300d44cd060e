import { linkSync, lstatSync, mkdirSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { basename, dirname, join } from "node:path";
import { say } from "../messages/message.ts";
import { UsageError } from "../report/diagnostic.ts";
import { beginningOf, isRunning } from "../store/processes.ts";
import { explainFileError, isFileError } from "./file-errors.ts";

/** What a lock says: that it is one, whose it is, when that process began, and on which machine. */
const form = /^lock of a pousse build, process (\d+), begun (\S+), on (.*)\n$/;

function ownLock(): string {
	return `lock of a pousse build, process ${process.pid}, begun ${beginningOf(process.pid) ?? "unknown"}, on ${hostname()}\n`;
}

/** The signals by which people, terminals and services end a process. */
const endings = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** So often the half-written folder is removed, should other threads still be writing into it. */
const removals = 20;

/**
 * Runs with the sole right to write a folder; another build at the same time is a UsageError that names its process, and so is what
 * the system refuses (`explainFileError`). Work that fails, and a signal that ends the process meanwhile, remove the lock, the folders
 * that were made for it, and what `abandon` removes.
 */
export async function withLock<T>(outDir: string, work: () => Promise<T>, abandon: () => void): Promise<T> {
	const [lock, own] = [`${outDir}.lock`, ownLock()];
	const made = begin(lock, own, outDir);
	const leave = () => {
		for (const signal of endings) process.removeListener(signal, end);
		// Whoever was told to delete it may have begun another build since.
		if (readLock(lock) === own) rmSync(lock, { force: true });
	};
	const giveUp = () => {
		for (let times = 0; times < removals && !succeeds(abandon); times++);
		succeeds(leave);
		succeeds(() => removeEmpty(dirname(outDir), made));
	};
	const end = (signal: NodeJS.Signals) => {
		giveUp();
		// Nobody listens any more, so that the process ends as it would have.
		process.kill(process.pid, signal);
	};
	for (const signal of endings) process.on(signal, end);
	try {
		const result = await work();
		leave();
		return result;
	} catch (error) {
		// What went wrong first is what counts: on a disk that may only be read nothing can be removed either.
		giveUp();
		throw explainFileError(error, outDir);
	}
}

/** Makes the folder around the site and takes the lock; gives the first folder that was not there. */
function begin(lock: string, own: string, outDir: string): string | undefined {
	let made: string | undefined;
	try {
		made = mkdirSync(dirname(outDir), { recursive: true });
		takeLock(lock, own, outDir);
		removeUnfinished(lock);
		return made;
	} catch (error) {
		succeeds(() => removeEmpty(dirname(outDir), made));
		// So says Node of a folder in a file system that may only be read, too.
		if (isFileError(error, "ENOENT")) throw new UsageError(say("build.notMade", { path: String(error.path) }));
		throw explainFileError(error, outDir);
	}
}

/** Removes what builds have left that were killed while they took the lock. */
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

/** Removes a folder and those around it, up to the first that was made, as long as they are empty. */
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

/** Makes a file unless there is one. It appears with all that it says, or a build at the same moment would find it empty. */
function createWhole(path: string, text: string): boolean {
	const temporary = `${path}.${process.pid}`;
	try {
		writeFileSync(temporary, text);
		linkSync(temporary, path);
		return true;
	} catch (error) {
		if (isFileError(error, "EEXIST")) return false;
		// File systems without links: FAT, and some in the network.
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

/** Removes a lock that says this; one that another build has taken since goes back to where it was. */
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

/** Refuses a lock whose process still runs, and a file that is no lock. An empty one was cut off while it was written. */
function assertLeftOver(text: string | null, lock: string, outDir: string): void {
	if (text === "") return;
	const [, pid, begun, host] = form.exec(text ?? "") ?? [];
	if (pid === undefined) throw new UsageError(say("build.noLock", { lock }));
	if (host !== hostname()) throw new UsageError(say("build.otherMachine", { host: host ?? "", process: pid, dir: outDir, lock }));
	const now = isRunning(Number(pid)) ? (beginningOf(Number(pid)) ?? begun) : null;
	if (now !== begun) return;
	throw new UsageError(say("build.otherBuild", { process: pid, dir: outDir, lock }));
}

/** The text of a lock: empty where it has gone meanwhile, null where it cannot be read. */
function readLock(lock: string): string | null {
	try {
		return readFileSync(lock, "utf8");
	} catch (error) {
		return isFileError(error, "ENOENT") ? "" : null;
	}
}
