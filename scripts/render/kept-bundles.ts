import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { keep, readKept, removeLeftovers } from "../pipeline/kept-files.ts";
import { root } from "../project.ts";
import { areCurrent, type BundleInputs, type BundleRecord, hashOutputs, recordInputs } from "./bundle-record.ts";
import { makeBundle } from "./make-bundle.ts";

/** The folder of a bundle, and the hashes of its files by their path in it. */
export type BundleFiles = { dir: string; outputs: BundleRecord["outputs"] };

/** So many other bundles stay, for switching between branches. */
const keptBundles = 4;

/** Finds a bundle that was kept, if all that it was made of is as it was, and all of it is there byte for byte. */
export function findBundle(folder: string): BundleFiles | null {
	for (const kept of newestFirst(folder)) {
		const record = readRecord(kept);
		if (record && areCurrent(record.inputs) && isWhole(kept, record)) return { dir: filesIn(kept), outputs: record.outputs };
	}
	return null;
}

/** Bundles in a folder of its own, and moves that whole to where it is kept. */
export async function keepBundle(folder: string): Promise<BundleFiles> {
	const temporary = join(folder, `new.${process.pid}`);
	rmSync(temporary, { recursive: true, force: true });
	mkdirSync(filesIn(temporary), { recursive: true });
	const { mtimeMs: begun } = statSync(temporary);
	const inputs = recordInputs(await makeBundle(filesIn(temporary)));
	const outputs = hashOutputs(filesIn(temporary));
	// What was edited meanwhile may be in the record, but not in the bundle: so that serves this once, and is not kept.
	if (changedSince(begun, inputs)) return { dir: filesIn(temporary), outputs };
	keep(Buffer.from(JSON.stringify({ inputs, outputs } satisfies BundleRecord)), recordIn(temporary));
	const kept = join(folder, createHash("sha256").update(JSON.stringify(inputs)).digest("hex").slice(0, 20));
	moveTo(temporary, kept);
	for (const old of newestFirst(folder)
		.filter((each) => each !== kept)
		.slice(keptBundles))
		rmSync(old, { recursive: true, force: true });
	removeLeftovers(folder);
	return { dir: filesIn(kept), outputs };
}

/** Another build may have been quicker with the same; a bundle that is damaged makes room. */
function moveTo(temporary: string, kept: string): void {
	const other = readRecord(kept);
	if (other && isWhole(kept, other)) {
		rmSync(temporary, { recursive: true });
		return;
	}
	rmSync(kept, { recursive: true, force: true });
	renameSync(temporary, kept);
}

function changedSince(begun: number, { files, folders }: BundleInputs): boolean {
	const paths = [...Object.keys(files), ...Object.keys(folders)].map((path) => join(root, path));
	return paths.some((path) => (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0) > begun);
}

/** The kept bundles, those that were made last first. A bundle that is being made has a dot in its name. */
function newestFirst(folder: string): string[] {
	return (existsSync(folder) ? readdirSync(folder) : [])
		.filter((name) => !name.includes("."))
		.map((name) => ({ path: join(folder, name), made: statSync(join(folder, name)).mtimeMs }))
		.sort((a, b) => b.made - a.made)
		.map(({ path }) => path);
}

function isWhole(kept: string, { outputs }: BundleRecord): boolean {
	return JSON.stringify(hashOutputs(filesIn(kept))) === JSON.stringify(outputs);
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
