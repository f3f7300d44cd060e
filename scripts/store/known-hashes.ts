import type { Stats } from "node:fs";
import { join } from "node:path";
import { readStored, writeStored } from "./stored-files.ts";

/** Hashes of files as they were last read, shared by successive runs. */
export type KnownHashes = {
	/** The hash of a file that has not changed since it was read; undefined if it must be read. */
	find(file: string, now: Stats): string | undefined;
	/** Stores a hash. `before` is the state of the file from before it was read. */
	set(file: string, before: Stats, hash: string): void;
};

/** A hash, and the state of the file it was computed from. */
type KnownHash = { state: string; hash: string };

/**
 * The same across processes, in a file of `dir`; null disables it. `save` writes the hashes of the requested files, if they differ
 * from those stored. If the folder is not writable, the only cost is time.
 */
export function loadHashes(dir: string | null, now: () => number): KnownHashes & { save(): void } {
	const path = dir === null ? null : join(dir, "content-hashes");
	const kept = path === null ? null : readStored(path);
	// `readStored` has verified these bytes.
	const before = kept ? (JSON.parse(Buffer.from(kept).toString("utf8")) as [string, KnownHash][]) : [];
	const known = new Map(before);
	const hashes = createKnownHashes(now, known);
	const requested = new Set<string>();
	let changed = false;
	return {
		find(file, stats) {
			requested.add(file);
			const found = hashes.find(file, stats);
			changed ||= found === undefined;
			return found;
		},
		set: hashes.set,
		save() {
			if (path === null || !(changed || requested.size < before.length)) return;
			try {
				writeStored(Buffer.from(JSON.stringify([...known].filter(([file]) => requested.has(file)))), path);
			} catch {}
		},
	};
}

/**
 * Identifies unchanged files by size, times and inode. A hash is not stored if the file was written within the clock's resolution
 * before it was read: a further write in the same tick would not change its times. `now` is the clock, in ms since 1970.
 */
export function createKnownHashes(now: () => number, known: Map<string, KnownHash> = new Map()): KnownHashes {
	return {
		find(file, stats) {
			const stored = known.get(file);
			return stored?.state === stateOf(stats) ? stored.hash : undefined;
		},
		set(file, before, hash) {
			if (Math.max(before.mtimeMs, before.ctimeMs) < now() - timestampResolutionMs)
				known.set(file, { state: stateOf(before), hash });
			else known.delete(file);
		},
	};
}

/** Changes if the file is replaced or written. */
export function stateOf({ size, mtimeMs, ctimeMs, ino }: Stats): string {
	return `${size} ${mtimeMs} ${ctimeMs} ${ino}`;
}

/** The coarsest timestamp resolution among the file systems that we know of, with a margin. */
export const timestampResolutionMs = 50;
