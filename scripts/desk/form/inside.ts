import { lstatSync, realpathSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { readIfThere } from "../../content/read/read-file.ts";

/**
 * Whether the folder of a file exists inside the content folder and is not reached through a symbolic link. `file` is relative to
 * the content folder.
 */
export function hasOwnFolder(contentDir: string, file: string): boolean {
	const folder = dirname(join(contentDir, file));
	const below = relative(contentDir, folder);
	if (below === ".." || below.startsWith(`..${sep}`)) return false;
	if (!lstatSync(folder, { throwIfNoEntry: false })?.isDirectory()) return false;
	return realpathSync(folder) === join(realpathSync(contentDir), below);
}

/** Whether a file of the content exists and is no link or device; neither is followed here. */
export function isRegular(contentDir: string, file: string): boolean {
	return hasOwnFolder(contentDir, file) && lstatSync(join(contentDir, file), { throwIfNoEntry: false })?.isFile() === true;
}

/** Bytes of a regular file of the content; null if there is none. */
export function readRegular(contentDir: string, file: string): Uint8Array | null {
	return isRegular(contentDir, file) ? readIfThere(join(contentDir, file)) : null;
}
