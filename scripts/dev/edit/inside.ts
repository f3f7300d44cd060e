import { lstatSync, realpathSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { readIfThere } from "../../read/read-file.ts";

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

/** Bytes of a regular file of the content; null if it does not exist, or is a link or device, neither of which is followed here. */
export function readRegular(contentDir: string, file: string): Uint8Array | null {
	const path = join(contentDir, file);
	const isRegular = hasOwnFolder(contentDir, file) && lstatSync(path, { throwIfNoEntry: false })?.isFile();
	return isRegular ? readIfThere(path) : null;
}
