import { hashData } from "../store/hash.ts";
import type { Artifact } from "../types/site.ts";
import { carryFiles, type FileSet, type HashedFile, type LastSite } from "./last-site.ts";
import { writeInto } from "./write-site.ts";

/** Where files go, and the last site, which spares the work. */
export type SetOptions = { dir: string; last: LastSite | null };

/** Takes the files of a key from the last site; null where it has none of that key, or not as they were built. */
export function carrySet(key: string, { dir, last }: SetOptions): FileSet | null {
	const known = last?.fileSets.get(key);
	return last && known && carryFiles(last, dir, known.files) ? known : null;
}

/** Takes the files of a key from the last site, or makes and writes them. */
export function carryOrWrite(key: string, options: SetOptions, make: () => readonly Artifact[]): FileSet {
	return carrySet(key, options) ?? { keys: [key], files: writeHashed(options.dir, make()) };
}

/** Writes files, and tells how large they are and what they hold. */
export function writeHashed(dir: string, files: readonly Artifact[]): HashedFile[] {
	writeInto(dir, files);
	return files.map(({ file, contents }) => ({ file, bytes: Buffer.byteLength(contents), hash: hashData(contents) }));
}
