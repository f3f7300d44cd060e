import type { Stats } from "node:fs";

/** Hashes of files as they were last read, for runs that follow one another in one process. */
export type KnownHashes = {
	/** The hash of a file that is as it was when it was read; undefined where it has to be read. */
	find(file: string, now: Stats): string | undefined;
	/** Learns a hash. `before` is the state of the file from before it was read. */
	learn(file: string, before: Stats, hash: string): void;
};

/**
 * Makes what knows files by their size, times and inode. One that was written within the last moment before it was read is not known: it
 * may be written again within the same moment, and nobody would see that by its times. `now` is the clock, in ms since 1970.
 */
export function createKnownHashes(now: () => number): KnownHashes {
	const known = new Map<string, { state: string; hash: string }>();
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
