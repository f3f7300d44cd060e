import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/* Folders of servers that are only in root's PATH, and those of Homebrew. */
const serverFolders = ["/usr/sbin", "/usr/local/sbin", "/usr/local/bin", "/opt/homebrew/bin"];

/**
 * Path of the first of these programs that is in PATH.
 * @param {...string} names
 * @returns {string | null}
 */
export function findProgram(...names) {
	return findIn(foldersOfPath(), names);
}

/**
 * Path of a server, which may be in a folder that is only in root's PATH.
 * @param {string} name
 * @returns {string | null}
 */
export function findServer(name) {
	return findIn([...foldersOfPath(), ...serverFolders], [name]);
}

function foldersOfPath() {
	return (process.env.PATH ?? "").split(delimiter).filter(Boolean);
}

/** @param {string[]} folders @param {string[]} names */
function findIn(folders, names) {
	return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path)) ?? null;
}
