import { hashData } from "../store/hash.ts";
import type { Artifact } from "../types/site.ts";
import { type FileSet, type HashedFile, type LastSite, reuseFiles } from "./last-site.ts";
import { writeInto } from "./write-site.ts";

/** The target folder, and the last site, from which unchanged files are taken. */
export type SetOptions = { dir: string; last: LastSite | null };

/** Takes the files of a key from the last site; null if it has none with that key, or if they were modified. */
export function reuseSet(key: string, { dir, last }: SetOptions): FileSet | null {
	const known = last?.fileSets.get(key);
	return last && known && reuseFiles(last, dir, known.files) ? known : null;
}

/** Takes the files of a key from the last site, or generates and writes them. */
export function reuseOrWrite(key: string, options: SetOptions, make: () => readonly Artifact[]): FileSet {
	return reuseSet(key, options) ?? { keys: [key], files: writeHashed(options.dir, make()) };
}

/** Writes files, and returns their sizes and hashes. */
export function writeHashed(dir: string, files: readonly Artifact[]): HashedFile[] {
	writeInto(dir, files);
	return files.map(({ file, contents }) => ({ file, bytes: Buffer.byteLength(contents), hash: hashData(contents) }));
}
