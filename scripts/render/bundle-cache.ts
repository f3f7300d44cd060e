import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { root } from "../project.ts";
import { readStored, removeLeftovers, writeStored } from "../store/stored-files.ts";
import { bundleInProcess } from "./bundle-in-process.ts";
import { areCurrent, type BundleInputs, type BundleRecord, hashOutputs, recordInputs } from "./bundle-record.ts";

/** The folder of a bundle, and the hashes of its files by relative path. */
export type BundleFiles = { dir: string; outputs: BundleRecord["outputs"] };

/** Number of unused bundles to keep, for switching between branches. */
const unusedBundlesMax = 4;

/** A bundle found by a concurrent build within this many milliseconds may still be in use: an hour, longer than any build. */
const inUseMs = 3_600_000;

/**
 * Finds a cached bundle for a base path, empty at the root of a host, whose inputs are unchanged and whose files are intact.
 * Bundles of all base paths share one folder, so that unused ones are always removed.
 */
export function findBundle(folder: string, base = ""): BundleFiles | null {
	for (const kept of usedLastFirst(folder)) {
		const record = readRecord(kept.path);
		if (record?.base !== base || !areCurrent(record.inputs) || !isWhole(kept.path, record)) continue;
		touchLastUse(kept.path);
		return { dir: filesIn(kept.path), outputs: record.outputs };
	}
	return null;
}

/**
 * Bundles into a temporary folder and renames it when complete. Every bundle has a unique name, since concurrent builds may create
 * the same one: none blocks another or removes what another has found. `signal` aborts, which rejects and removes the unfinished
 * folder.
 */
export async function createBundle(folder: string, base: string, signal: AbortSignal): Promise<BundleFiles> {
	const kept = join(folder, randomUUID());
	const temporary = `${kept}.${process.pid}`;
	mkdirSync(filesIn(temporary), { recursive: true });
	const { mtimeMs: begun } = statSync(temporary);
	const modules = await bundleInProcess(filesIn(temporary), base, signal).catch((error: unknown) => {
		rmSync(temporary, { recursive: true, force: true });
		throw error;
	});
	const inputs = recordInputs(modules);
	const outputs = hashOutputs(filesIn(temporary));
	// A file edited during bundling may be in the record but not in the bundle, so this bundle is used once and not cached.
	if (changedSince(begun, inputs)) return { dir: filesIn(temporary), outputs };
	const quicker = findBundle(folder, base);
	if (quicker) {
		rmSync(temporary, { recursive: true });
		return quicker;
	}
	writeStored(Buffer.from(JSON.stringify({ base, inputs, outputs } satisfies BundleRecord)), recordIn(temporary));
	renameSync(temporary, kept);
	removeUnused(folder, Date.now());
	return { dir: filesIn(kept), outputs };
}

/** Removes bundles that have not been used for long, except the most recent ones, and leftovers of builds that died. */
export function removeUnused(folder: string, now: number): void {
	const unused = usedLastFirst(folder).filter(({ used }) => now - used > inUseMs);
	for (const { path } of unused.slice(unusedBundlesMax)) {
		// The rename is atomic: of two processes that remove the bundle one succeeds, and no process sees half of it.
		const aside = `${path}.${process.pid}`;
		if (tolerateMissing(() => renameSync(path, aside)) !== null) rmSync(aside, { recursive: true, force: true });
	}
	removeLeftovers(folder);
}

/** Removes the unfinished bundle of this process after its build was aborted. */
export function removeUnfinished(folder: string): void {
	if (!existsSync(folder)) return;
	const unfinished = readdirSync(folder).filter((name) => name.endsWith(`.${process.pid}`));
	for (const name of unfinished) rmSync(join(folder, name), { recursive: true, force: true });
}

function changedSince(begun: number, { files, folders }: BundleInputs): boolean {
	const paths = [...Object.keys(files), ...Object.keys(folders)].map((path) => join(root, path));
	return paths.some((path) => (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0) > begun);
}

/** Cached bundles, most recently used first. Names of bundles being created or removed contain a dot. */
function usedLastFirst(folder: string): { path: string; used: number }[] {
	return (existsSync(folder) ? readdirSync(folder) : [])
		.filter((name) => !name.includes("."))
		.flatMap((name) => {
			const path = join(folder, name);
			const found = statSync(path, { throwIfNoEntry: false });
			return found ? [{ path, used: found.mtimeMs }] : [];
		})
		.sort((a, b) => b.used - a.used);
}

/** Updates the time of last use, which protects from removal. In a read-only folder nothing is removed anyway. */
function touchLastUse(kept: string): void {
	const now = new Date();
	try {
		utimesSync(kept, now, now);
	} catch (error) {
		if (!isFileError(error, "ENOENT", "EROFS", "EACCES", "EPERM")) throw error;
	}
}

/** A bundle with a missing file, or one that another process is removing, is not whole. */
function isWhole(kept: string, { outputs }: BundleRecord): boolean {
	const found = tolerateMissing(() => hashOutputs(filesIn(kept)));
	return found !== null && JSON.stringify(found) === JSON.stringify(outputs);
}

/** Returns the result of `work`, or null if a file no longer exists. */
function tolerateMissing<T>(work: () => T): T | null {
	try {
		return work();
	} catch (error) {
		if (isFileError(error, "ENOENT")) return null;
		throw error;
	}
}

function isFileError(error: unknown, ...codes: string[]): boolean {
	return error instanceof Error && "code" in error && codes.includes(String(error.code));
}

function readRecord(kept: string): BundleRecord | null {
	const bytes = readStored(recordIn(kept));
	// `readStored` has verified these bytes.
	return bytes ? (JSON.parse(Buffer.from(bytes).toString("utf8")) as BundleRecord) : null;
}

function filesIn(kept: string): string {
	return join(kept, "files");
}

function recordIn(kept: string): string {
	return join(kept, "record");
}
