import { createHash } from "node:crypto";
import { lstatSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { isRunning } from "./processes.ts";

/** A kept file begins with so many bytes: the SHA-256 of those that follow. */
const hashLength = 32;

/** Keeps bytes from build to build, with their hash. Another build may look at the same moment, so the file appears whole. */
export function keep(bytes: Uint8Array, path: string): void {
	mkdirSync(dirname(path), { recursive: true });
	const temporary = `${path}.${process.pid}`;
	writeFileSync(temporary, Buffer.concat([sha256(bytes), bytes]));
	// A folder that has come to stand there would be in the way for good.
	if (lstatSync(path, { throwIfNoEntry: false })?.isDirectory()) remove(path);
	renameSync(temporary, path);
}

/** The bytes that were kept; null where there are none, or others than were kept: cut off, emptied, changed since. */
export function readKept(path: string): Uint8Array | null {
	const file = readIfThere(path);
	const bytes = file?.subarray(hashLength);
	return file && bytes?.length && sha256(bytes).equals(file.subarray(0, hashLength)) ? bytes : null;
}

/** Takes away what is kept but no longer wanted, and what builds that died have left. */
export function prune(dir: string, wanted: ReadonlySet<string>): void {
	removeLeftovers(dir);
	for (const file of readdirSync(dir)) if (!wanted.has(file) && !writer.test(file)) remove(join(dir, file));
}

/** Takes away what processes were writing that have died. Those that live rename their files when these are whole. */
export function removeLeftovers(dir: string): void {
	for (const file of readdirSync(dir)) {
		const [, pid] = writer.exec(file) ?? [];
		if (pid !== undefined && !isRunning(Number(pid))) remove(join(dir, file));
	}
}

/** The end of a name while it is being written: the number of the process. */
const writer = /\.(\d+)$/;

function remove(path: string): void {
	rmSync(path, { recursive: true, force: true });
}

function readIfThere(path: string): Buffer | null {
	try {
		return readFileSync(path);
	} catch {
		return null;
	}
}

function sha256(bytes: Uint8Array): Buffer {
	return createHash("sha256").update(bytes).digest();
}
