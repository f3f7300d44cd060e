import { strToU8, zipSync } from "fflate";
import type { NewFile } from "#schemas/pages/draft/files.ts";

/** Zips the files of a draft, for unpacking at the root of the repository. */
export function zipFiles(files: readonly NewFile[]): Uint8Array<ArrayBuffer> {
	return zipSync(Object.fromEntries(files.map(({ file, contents }) => [`content/${file}`, strToU8(contents)])));
}
