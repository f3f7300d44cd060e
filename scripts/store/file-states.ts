import { existsSync, lstatSync, readdirSync, realpathSync, type Stats } from "node:fs";
import { join } from "node:path";
import { hashData } from "./hash.ts";

/** Changes if a file is replaced or written. */
export function stateOf({ size, mtimeMs, ctimeMs, ino }: Stats): string {
	return `${size} ${mtimeMs} ${ctimeMs} ${ino}`;
}

/** The coarsest timestamp resolution among the file systems that we know of, with a margin, in milliseconds. */
export const timestampResolutionMs = 50;

/**
 * Files and folders as a run found them: a hash of their paths, sizes and modification times, and the time of the latest change of
 * any of them, in ms since 1970.
 */
export type Survey = { hash: string; newestMs: number };

/**
 * Surveys files and folders recursively, by absolute paths that may be symbolic links; links below them are not followed. `except`
 * lists folders to skip. With `byLink`, also notices a file that was replaced by an equal one with the same times; unsuitable where
 * files are hard links.
 */
export function surveyFiles(
	paths: readonly string[],
	{ except = [], byLink }: { except?: readonly string[]; byLink: boolean },
): Survey {
	const found: string[] = [];
	let newestMs = 0;
	const look = (path: string) => {
		if (except.includes(path)) return;
		const stats = lstatSync(path, { throwIfNoEntry: false });
		if (!stats) return;
		newestMs = Math.max(newestMs, stats.mtimeMs, stats.ctimeMs);
		if (stats.isDirectory()) {
			found.push(`${path}/`);
			for (const name of readdirSync(path).sort()) look(join(path, name));
		} else found.push(`${path} ${byLink ? stateOf(stats) : `${stats.size} ${stats.mtimeMs}`}`);
	};
	for (const path of paths) look(existsSync(path) ? realpathSync(path) : path);
	return { hash: hashData(found.join("\n")), newestMs };
}

/** Hashes of files as they were last read, shared by successive runs. */
export type KnownHashes = {
	/** The hash of a file that has not changed since it was read; undefined if it must be read. */
	find(file: string, now: Stats): string | undefined;
	/** Stores a hash. `before` is the state of the file from before it was read. */
	set(file: string, before: Stats, hash: string): void;
	/** The hashes of the files that were asked for, to start the next run with. */
	used(): StoredHashes;
};

/** Hashes by file, each with the state of the file that it was computed from. */
export type StoredHashes = [file: string, state: string, hash: string][];

/**
 * Identifies unchanged files by size, times and inode. A hash is not kept if the file was written within the clock's resolution
 * before it was read: a further write in the same tick would not change its times. `now` is the clock, in ms since 1970.
 */
export function createKnownHashes(now: () => number, stored: StoredHashes = []): KnownHashes {
	const known = new Map(stored.map(([file, state, hash]) => [file, { state, hash }]));
	const used = new Set<string>();
	return {
		find(file, stats) {
			used.add(file);
			const found = known.get(file);
			return found?.state === stateOf(stats) ? found.hash : undefined;
		},
		set(file, before, hash) {
			if (Math.max(before.mtimeMs, before.ctimeMs) < now() - timestampResolutionMs)
				known.set(file, { state: stateOf(before), hash });
			else known.delete(file);
		},
		used: () => [...known].flatMap(([file, { state, hash }]) => (used.has(file) ? [[file, state, hash]] : [])),
	};
}
