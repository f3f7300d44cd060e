import type { Stats } from "node:fs";
import { join } from "node:path";
import { keep, readKept } from "./kept-files.ts";

/** Hashes of files as they were last read, for runs that follow one another. */
export type KnownHashes = {
	/** The hash of a file that is as it was when it was read; undefined where it has to be read. */
	find(file: string, now: Stats): string | undefined;
	/** Learns a hash. `before` is the state of the file from before it was read. */
	learn(file: string, before: Stats, hash: string): void;
};

/** A hash, and the state of its file when that was read. */
type KnownHash = { state: string; hash: string };

/**
 * The same from one process to the next, in a file of `dir`; null as the folder knows nothing. `keep` writes what is known of the files that were
 * asked for, if that is not what was known before. A folder that cannot be written costs time and no more.
 */
export function recallHashes(dir: string | null, now: () => number): KnownHashes & { keep(): void } {
	const path = dir === null ? null : join(dir, "content-hashes");
	const kept = path === null ? null : readKept(path);
	// These are the very bytes that were kept.
	const before = kept ? (JSON.parse(Buffer.from(kept).toString("utf8")) as [string, KnownHash][]) : [];
	const known = new Map(before);
	const hashes = createKnownHashes(now, known);
	const asked = new Set<string>();
	let changed = false;
	return {
		find(file, stats) {
			asked.add(file);
			const found = hashes.find(file, stats);
			changed ||= found === undefined;
			return found;
		},
		learn: hashes.learn,
		keep() {
			if (path === null || !(changed || asked.size < before.length)) return;
			try {
				keep(Buffer.from(JSON.stringify([...known].filter(([file]) => asked.has(file)))), path);
			} catch {}
		},
	};
}

/**
 * Makes what knows files by their size, times and inode. One that was written within the last moment before it was read is not known: it
 * may be written again within the same moment, and nobody would see that by its times. `now` is the clock, in ms since 1970.
 */
export function createKnownHashes(now: () => number, known: Map<string, KnownHash> = new Map()): KnownHashes {
	return {
		find(file, stats) {
			const there = known.get(file);
			return there?.state === stateOf(stats) ? there.hash : undefined;
		},
		learn(file, before, hash) {
			if (Math.max(before.mtimeMs, before.ctimeMs) < now() - sameMomentMs) known.set(file, { state: stateOf(before), hash });
			else known.delete(file);
		},
	};
}

/** By what it is seen that a file is another one, or was written since. */
export function stateOf({ size, mtimeMs, ctimeMs, ino }: Stats): string {
	return `${size} ${mtimeMs} ${ctimeMs} ${ino}`;
}

/** The coarsest clock of the file systems that we know of, with room to spare. */
export const sameMomentMs = 50;
