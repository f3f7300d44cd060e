import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/* Where servers are that only root has in its path, and what Homebrew installs. */
const further = ["/usr/sbin", "/usr/local/sbin", "/usr/local/bin", "/opt/homebrew/bin"];

/**
 * Path of a program; of several names the first one that is there.
 * @param {...string} names
 * @returns {string | null}
 */
export function findProgram(...names) {
	const folders = [...(process.env.PATH ?? "").split(delimiter).filter(Boolean), ...further];
	return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path)) ?? null;
}
