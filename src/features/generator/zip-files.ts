import { strToU8, zipSync } from "fflate";
import type { NewFile } from "#schemas/draft/files.ts";

/** The files of a draft as a zip, to be unpacked at the root of the repository. */
export function zipFiles(files: readonly NewFile[]): Uint8Array<ArrayBuffer> {
	return zipSync(Object.fromEntries(files.map(({ file, contents }) => [`content/${file}`, strToU8(contents)])));
}
