import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * What changes when our code does: `pipeline` with all that turns a source file into a part of the site, `drawings` with what
 * pictures are drawn by. The names of pictures carry the latter, so browsers fetch them again when they differ, and only then.
 */
export type CodeHashes = { pipeline: string; drawings: string };

/** Hash of the bytes of files and folders below `root`; changes when any of them does. `without` names folders left out. */
export function hashSources(root: string, paths: readonly string[], without: readonly string[] = []): string {
	const hash = createHash("sha256");
	for (const file of paths.flatMap((path) => listSources(root, path, without))) {
		hash.update(file);
		hash.update(readFileSync(join(root, file)));
	}
	return hash.digest("hex").slice(0, 20);
}

function listSources(root: string, path: string, without: readonly string[]): string[] {
	if (without.includes(path)) return [];
	if (/\.[a-z]+$/.test(path)) return [path];
	return readdirSync(join(root, path), { withFileTypes: true })
		.sort((a, b) => (a.name < b.name ? -1 : 1))
		.flatMap((item) =>
			item.isDirectory()
				? listSources(root, `${path}/${item.name}`, without)
				: without.includes(`${path}/${item.name}`)
					? []
					: [`${path}/${item.name}`],
		);
}
