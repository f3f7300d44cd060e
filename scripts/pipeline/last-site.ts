import { copyFileSync, linkSync, mkdirSync, rmSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import type { MadePage } from "./make-page.ts";

/**
 * The site that a build is to replace: its folder, when the last of its files was written, in ms since 1970, what its check found
 * around pages, and its pages and other files by key, which changes with all that they are made of. `shortKeys` give the key of a page by
 * one that changes more often and is known sooner.
 */
export type LastSite = {
	dir: string;
	writtenMs: number;
	environment: string;
	pages: ReadonlyMap<string, MadePage>;
	shortKeys: ReadonlyMap<string, string>;
	fileSets: ReadonlyMap<string, FileSet>;
};

/** A file of a site with its bytes. */
export type CarriedFile = { file: string; bytes: number };

/** One with a hash of what it holds. */
export type HashedFile = CarriedFile & { hash: string };

/** Files that are made together, and the keys that each change with all that they are made of. */
export type FileSet = { keys: readonly string[]; files: readonly HashedFile[] };

/**
 * Puts files of the last site into the next one, all of them or none: one that was carried and is then written anew would be
 * written in the last site too. Their names tell what they hold, or the keys of the last site have told that it is the same.
 */
export function carryFiles(last: LastSite, next: string, files: readonly CarriedFile[]): boolean {
	const missing = files.findIndex(({ file, bytes }) => !carryFile(last, next, file, bytes));
	for (const { file } of files.slice(0, Math.max(0, missing))) rmSync(join(next, file), { force: true });
	return missing === -1;
}

/**
 * Puts a file of the last site into the next one: the same file under a second name where the file system can do that. False where
 * it is not as the build left it, by its size and by when it was written.
 */
export function carryFile(last: Pick<LastSite, "dir" | "writtenMs">, next: string, file: string, bytes: number): boolean {
	const from = join(last.dir, file);
	const found = statSync(from, { throwIfNoEntry: false });
	if (!found?.isFile() || found.size !== bytes || found.mtimeMs > last.writtenMs) return false;
	linkFile(from, join(next, file));
	return true;
}

/** Gives a file a second name, or copies it where the file system cannot do that. */
export function linkFile(from: string, to: string): void {
	try {
		linkSync(from, to);
	} catch (error) {
		if (error instanceof Error && "code" in error && error.code === "ENOENT") {
			mkdirSync(dirname(to), { recursive: true });
			linkSync(from, to);
		} else copyFileSync(from, to);
	}
}
