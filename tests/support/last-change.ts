import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { defaultContentDir } from "#scripts/project.ts";

/** The day of its last change that the facts of an entry of the project name, as 2025-01-31. */
export function lastChangeOf(folder: string): string {
	const { updated } = parse(readFileSync(join(defaultContentDir, folder, "facts.yaml"), "utf8"));
	if (typeof updated !== "string") throw new Error(`${folder} names no last change`);
	return updated;
}
