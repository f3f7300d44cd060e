import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/* Where servers are that only root has in its path, and what Homebrew installs. */
const serverFolders = ["/usr/sbin", "/usr/local/sbin", "/usr/local/bin", "/opt/homebrew/bin"];

/**
 * Path of the first of these programs that is in the path.
 * @param {...string} names
 * @returns {string | null}
 */
export function findProgram(...names) {
	return findIn(foldersOfPath(), names);
}

/**
 * Path of a server, which may stand where only root's path leads.
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
