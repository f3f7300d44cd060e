import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/*
 * A module that Node runs as it is: `run.mjs` needs it before there is a program.
 */

/** What the program consists of. */
export const programSources = ["schemas", "scripts", "package.json", "package-lock.json"];

/**
 * Hash of the bytes of files and folders below `root`; changes when any of them changes. Generated files, explanations and hidden files,
 * such as the locks of editors, do not count.
 *
 * @param {string} root
 * @param {readonly string[]} paths
 * @returns {string}
 */
export function hashSources(root, paths) {
	const hash = createHash("sha256");
	for (const file of paths.flatMap((path) => listSources(root, path))) hash.update(file).update(readFileSync(join(root, file)));
	return hash.digest("hex").slice(0, 20);
}

/**
 * @param {string} root
 * @param {string} path
 * @returns {string[]}
 */
function listSources(root, path) {
	if (/\.[a-z]+$/.test(path)) return [path];
	return readdirSync(join(root, path), { withFileTypes: true })
		.filter(({ name }) => name !== "generated" && name !== "README.md" && !name.startsWith("."))
		.sort((a, b) => (a.name < b.name ? -1 : 1))
		.flatMap((item) => (item.isDirectory() ? listSources(root, `${path}/${item.name}`) : [`${path}/${item.name}`]));
}
