import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "#scripts/store/list-files.ts";

/** Files that are not the same in both folders. */
export function differences(one: string, other: string): string[] {
	const [a, b] = [hashes(one), hashes(other)];
	return [...new Set([...a.keys(), ...b.keys()])].filter((file) => a.get(file) !== b.get(file));
}

function hashes(dir: string): Map<string, string> {
	const hashOf = (file: string) =>
		createHash("sha256")
			.update(readFileSync(join(dir, file)))
			.digest("hex");
	return new Map(listFiles(dir).map((file) => [file, hashOf(file)]));
}
