import { createHash } from "node:crypto";
import { lstatSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { isRunning } from "./processes.ts";

/** Length in bytes of the header of a stored file: the SHA-256 of the bytes that follow. */
const hashLength = 32;

/** Stores bytes across builds, with their hash. Other builds may read at the same time, so the file is renamed into place. */
export function writeStored(bytes: Uint8Array, path: string): void {
	mkdirSync(dirname(path), { recursive: true });
	const temporary = `${path}.${process.pid}`;
	writeFileSync(temporary, Buffer.concat([sha256(bytes), bytes]));
	// A folder of that name would block the rename forever.
	if (lstatSync(path, { throwIfNoEntry: false })?.isDirectory()) remove(path);
	renameSync(temporary, path);
}

/** The stored bytes; null if there are none, or if they do not match their hash: truncated, emptied or changed. */
export function readStored(path: string): Uint8Array | null {
	const file = readIfExists(path);
	const bytes = file?.subarray(hashLength);
	return file && bytes?.length && sha256(bytes).equals(file.subarray(0, hashLength)) ? bytes : null;
}

/** Removes stored files that are no longer wanted, and temporary files of builds that died. */
export function prune(dir: string, wanted: ReadonlySet<string>): void {
	removeLeftovers(dir);
	for (const file of readdirSync(dir)) if (!wanted.has(file) && !pidSuffix.test(file)) remove(join(dir, file));
}

/** Removes temporary files of processes that died. Running processes rename theirs once they are complete. */
export function removeLeftovers(dir: string): void {
	for (const file of readdirSync(dir)) {
		const [, pid] = pidSuffix.exec(file) ?? [];
		if (pid !== undefined && !isRunning(Number(pid))) remove(join(dir, file));
	}
}

/** Suffix of the name of a temporary file: the process ID. */
const pidSuffix = /\.(\d+)$/;

function remove(path: string): void {
	rmSync(path, { recursive: true, force: true });
}

function readIfExists(path: string): Buffer | null {
	try {
		return readFileSync(path);
	} catch {
		return null;
	}
}

function sha256(bytes: Uint8Array): Buffer {
	return createHash("sha256").update(bytes).digest();
}
