import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { root } from "../project.ts";
import { keep, readKept, removeLeftovers } from "../store/kept-files.ts";
import { bundleApart } from "./bundle-apart.ts";
import { areCurrent, type BundleInputs, type BundleRecord, hashOutputs, recordInputs } from "./bundle-record.ts";

/** The folder of a bundle, and the hashes of its files by their path in it. */
export type BundleFiles = { dir: string; outputs: BundleRecord["outputs"] };

/** So many other bundles stay, for switching between branches. */
const keptBundles = 4;

/** Another build may be reading from a bundle that it found in so many milliseconds before: an hour, which no build takes. */
const inUseMs = 3_600_000;

/**
 * Finds a bundle that was kept for a site below a path, empty at the root of a host, if all that it was made of is as it was, and all of
 * it is there byte for byte. Those of all paths stand in one folder, so that none stays for good that nobody uses.
 */
export function findBundle(folder: string, base = ""): BundleFiles | null {
	for (const kept of usedLastFirst(folder)) {
		const record = readRecord(kept.path);
		if (record?.base !== base || !areCurrent(record.inputs) || !isWhole(kept.path, record)) continue;
		noteUse(kept.path);
		return { dir: filesIn(kept.path), outputs: record.outputs };
	}
	return null;
}

/**
 * Bundles in a folder of its own, and renames that when it is whole. Every bundle has a name of its own, since builds at the same
 * time may all be making the same one: none stands in another's way, and none takes away what another has found. `signal` ends it
 * before its time, which rejects; what was begun then goes.
 */
export async function keepBundle(folder: string, base: string, signal: AbortSignal): Promise<BundleFiles> {
	const kept = join(folder, randomUUID());
	const temporary = `${kept}.${process.pid}`;
	mkdirSync(filesIn(temporary), { recursive: true });
	const { mtimeMs: begun } = statSync(temporary);
	const modules = await bundleApart(filesIn(temporary), base, signal).catch((error: unknown) => {
		rmSync(temporary, { recursive: true, force: true });
		throw error;
	});
	const inputs = recordInputs(modules);
	const outputs = hashOutputs(filesIn(temporary));
	// What was edited meanwhile may be in the record, but not in the bundle: so that serves this once, and is not kept.
	if (changedSince(begun, inputs)) return { dir: filesIn(temporary), outputs };
	const quicker = findBundle(folder, base);
	if (quicker) {
		rmSync(temporary, { recursive: true });
		return quicker;
	}
	keep(Buffer.from(JSON.stringify({ base, inputs, outputs } satisfies BundleRecord)), recordIn(temporary));
	renameSync(temporary, kept);
	removeUnused(folder, Date.now());
	return { dir: filesIn(kept), outputs };
}

/** Removes the bundles that nobody has used for long, but for the last few of them, and what builds that died have left. */
export function removeUnused(folder: string, now: number): void {
	const unused = usedLastFirst(folder).filter(({ used }) => now - used > inUseMs);
	for (const { path } of unused.slice(keptBundles)) {
		// One step in which it goes for everybody: of two processes that remove it, one finds it, and nobody finds half of it.
		const aside = `${path}.${process.pid}`;
		if (tolerateMissing(() => renameSync(path, aside)) !== null) rmSync(aside, { recursive: true, force: true });
	}
	removeLeftovers(folder);
}

/** Removes what this process was bundling when its build came to an end before its time. */
export function removeUnfinished(folder: string): void {
	if (!existsSync(folder)) return;
	const unfinished = readdirSync(folder).filter((name) => name.endsWith(`.${process.pid}`));
	for (const name of unfinished) rmSync(join(folder, name), { recursive: true, force: true });
}

function changedSince(begun: number, { files, folders }: BundleInputs): boolean {
	const paths = [...Object.keys(files), ...Object.keys(folders)].map((path) => join(root, path));
	return paths.some((path) => (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0) > begun);
}

/** The kept bundles, those that were used last first. What is being made, or removed, has a dot in its name. */
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

/** So that nobody removes it. Where the folder may only be read, nobody removes anything. */
function noteUse(kept: string): void {
	const now = new Date();
	try {
		utimesSync(kept, now, now);
	} catch (error) {
		if (!isFileError(error, "ENOENT", "EROFS", "EACCES", "EPERM")) throw error;
	}
}

/** A bundle of which a file is missing is not whole; nor is one that another process is removing. */
function isWhole(kept: string, { outputs }: BundleRecord): boolean {
	const found = tolerateMissing(() => hashOutputs(filesIn(kept)));
	return found !== null && JSON.stringify(found) === JSON.stringify(outputs);
}

/** What work on files gives, or null where they have gone meanwhile. */
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
	const bytes = readKept(recordIn(kept));
	// These are the very bytes that were kept.
	return bytes ? (JSON.parse(Buffer.from(bytes).toString("utf8")) as BundleRecord) : null;
}

function filesIn(kept: string): string {
	return join(kept, "files");
}

function recordIn(kept: string): string {
	return join(kept, "record");
}
