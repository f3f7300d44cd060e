import { copyFileSync, linkSync, mkdirSync, rmSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import type { MadePage } from "./make-page.ts";

/**
 * The site that a build replaces: its folder, when its last file was written, in ms since 1970, the environment hash of its check
 * (`CheckedSite`), and its pages and other files by cache key, which changes with any of their inputs. `shortKeys` maps a second
 * key of a page to the first: it changes more often, but is cheaper to compute.
 */
export type LastSite = {
	dir: string;
	writtenMs: number;
	environment: string;
	pages: ReadonlyMap<string, MadePage>;
	shortKeys: ReadonlyMap<string, string>;
	fileSets: ReadonlyMap<string, FileSet>;
};

/** A file of a site with its size. */
export type SizedFile = { file: string; bytes: number };

/** The same with a hash of its contents. */
export type HashedFile = SizedFile & { hash: string };

/** Files that are generated together, and their cache keys, each of which changes with any of their inputs. */
export type FileSet = { keys: readonly string[]; files: readonly HashedFile[] };

/**
 * Links files of the last site into the next one, all or none: if some were linked and then rewritten, the last site's files would
 * be overwritten too. Their names contain a content hash, or the cache keys of the last site are unchanged.
 */
export function reuseFiles(last: LastSite, next: string, files: readonly SizedFile[]): boolean {
	const missing = files.findIndex(({ file, bytes }) => !reuseFile(last, next, file, bytes));
	for (const { file } of files.slice(0, Math.max(0, missing))) rmSync(join(next, file), { force: true });
	return missing === -1;
}

/**
 * Links a file of the last site into the next one, as a hard link if the file system supports it. Returns false if its size or
 * modification time shows that it was modified since the build.
 */
export function reuseFile(last: Pick<LastSite, "dir" | "writtenMs">, next: string, file: string, bytes: number): boolean {
	const from = join(last.dir, file);
	const found = statSync(from, { throwIfNoEntry: false });
	if (!found?.isFile() || found.size !== bytes || found.mtimeMs > last.writtenMs) return false;
	linkFile(from, join(next, file));
	return true;
}

/** Creates a hard link, or a copy if the file system does not support hard links. */
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
