import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { byText } from "#schemas/shared/by-text.ts";

/**
 * Hashes of our code: `pipeline` covers everything that turns a source file into part of the site, `drawings` the code that draws
 * the pictures. Picture names contain the latter, so browsers download them again only when that code changes.
 */
export type CodeHashes = { pipeline: string; drawings: string };

/** Hash of the bytes of files and folders below `root`; changes when any of them changes. `without` lists folders to skip. */
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
		.sort((a, b) => byText(a.name, b.name))
		.flatMap((item) =>
			item.isDirectory()
				? listSources(root, `${path}/${item.name}`, without)
				: without.includes(`${path}/${item.name}`)
					? []
					: [`${path}/${item.name}`],
		);
}
