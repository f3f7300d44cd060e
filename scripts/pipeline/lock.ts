import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { dirname } from "node:path";
import { say } from "../messages/message.ts";
import { UsageError } from "../report/diagnostic.ts";
import { beginningOf, isRunning } from "../store/processes.ts";

/** What a lock says: that it is one, whose it is, when that process began, and on which machine. */
const form = /^lock of a pousse build, process (\d+), begun (\S+), on (.*)\n$/;

function ownLock(): string {
	return `lock of a pousse build, process ${process.pid}, begun ${beginningOf(process.pid) ?? "unknown"}, on ${hostname()}\n`;
}

/** The signals by which people, terminals and services end a process. */
const endings = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/**
 * Runs with the sole right to write a folder; another build at the same time is a UsageError that names its process. Work that
 * fails, and a signal that ends the process meanwhile, remove the lock, and what `abandon` removes; a full disk is a UsageError.
 */
export async function withLock<T>(outDir: string, work: () => Promise<T>, abandon: () => void): Promise<T> {
	const [lock, own] = [`${outDir}.lock`, ownLock()];
	mkdirSync(dirname(outDir), { recursive: true });
	takeLock(lock, own, outDir);
	const release = () => {
		for (const signal of endings) process.removeListener(signal, end);
		// Whoever was told to delete it may have begun another build since.
		if (readLock(lock) === own) rmSync(lock, { force: true });
	};
	const end = (signal: NodeJS.Signals) => {
		abandon();
		release();
		// Nobody listens any more, so that the process ends as it would have.
		process.kill(process.pid, signal);
	};
	for (const signal of endings) process.on(signal, end);
	try {
		return await work();
	} catch (error) {
		abandon();
		throw isFileError(error, "ENOSPC", "EDQUOT") ? fullDisk(error, outDir) : error;
	} finally {
		release();
	}
}

/** The system names a file that it cannot make, but not one that it cannot write on in. */
function fullDisk(error: unknown, outDir: string): UsageError {
	const file = error instanceof Error && "path" in error ? String(error.path) : say("build.diskFullOf", { dir: outDir });
	return new UsageError(say("build.diskFull", { file, dir: outDir }));
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

function isFileError(error: unknown, ...codes: string[]): boolean {
	return error instanceof Error && "code" in error && codes.includes(String(error.code));
}
