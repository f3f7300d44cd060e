import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { UsageError } from "../report/diagnostic.ts";
import { isRunning } from "./processes.ts";

/** What a lock says: that it is one, whose it is, and when that process began, since numbers of processes come again. */
const form = /^lock of a pousse build, process (\d+), since (\d+)\n$/;

function ownLock(): string {
	return `lock of a pousse build, process ${process.pid}, since ${Math.round(performance.timeOrigin)}\n`;
}

/** Runs with the sole right to write a folder; another build at the same time is a UsageError that names its process. */
export async function withLock<T>(outDir: string, work: () => Promise<T>): Promise<T> {
	const lock = `${outDir}.lock`;
	mkdirSync(dirname(outDir), { recursive: true });
	takeLock(lock, outDir);
	try {
		return await work();
	} finally {
		// Whoever was told to delete it may have begun another build since.
		if (readLock(lock) === ownLock()) rmSync(lock, { force: true });
	}
}

function takeLock(lock: string, outDir: string): void {
	try {
		writeFileSync(lock, ownLock(), { flag: "wx" });
	} catch (error) {
		if (!(error instanceof Error) || !("code" in error) || error.code !== "EEXIST") throw error;
		assertLeftOver(lock, outDir);
		rmSync(lock, { force: true });
		takeLock(lock, outDir);
	}
}

/** Refuses a lock whose process still runs, and a file that is no lock. An empty one was cut off while it was written. */
function assertLeftOver(lock: string, outDir: string): void {
	const text = readLock(lock);
	if (text === "") return;
	const [, pid] = form.exec(text ?? "") ?? [];
	if (pid === undefined) throw new UsageError(`${lock} is no lock of a build, but a build needs that name. Move it away.`);
	const left = Number(pid) === process.pid ? text !== ownLock() : !isRunning(Number(pid));
	if (left) return;
	throw new UsageError(
		`Another build (process ${pid}) is writing ${outDir}. Wait until it has finished; if none is running, delete ${lock}.`,
	);
}

/** The text of a lock: empty where it has gone meanwhile, null where it cannot be read. */
function readLock(lock: string): string | null {
	try {
		return readFileSync(lock, "utf8");
	} catch (error) {
		return error instanceof Error && "code" in error && error.code === "ENOENT" ? "" : null;
	}
}
