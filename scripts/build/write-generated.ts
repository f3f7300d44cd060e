import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Artifact } from "../types/site.ts";

/** Folders for what is generated for the compiler and for editors. */
export type GeneratedDirs = Record<"types" | "schemas" | "snippets", string>;

/** Writes types and editor schemas that changed and removes obsolete ones; unchanged files do not trigger tools that watch them. */
export function writeGenerated(artifacts: readonly Artifact[], dirs: GeneratedDirs): void {
	writeGroup(artifacts, "types", dirs.types);
	writeForEditors(artifacts, dirs);
}

/**
 * Writes only what editors complete by, like `writeGenerated`; does nothing if there is none of it among the artifacts. Returns whether
 * a schema has changed.
 */
export function writeForEditors(artifacts: readonly Artifact[], dirs: Omit<GeneratedDirs, "types">): boolean {
	const isChanged =
		artifacts.some(({ destination }) => destination === "schemas") && writeGroup(artifacts, "schemas", dirs.schemas);
	mkdirSync(dirs.snippets, { recursive: true });
	// Settings are in the same folder, so nothing is removed from it.
	for (const { destination, file, contents } of artifacts)
		if (destination === "snippets") writeChanged(join(dirs.snippets, file), contents);
	return isChanged;
}

/** Types and schemas may stand in one folder. */
const endings = { types: ".ts", schemas: ".json" };

function writeGroup(artifacts: readonly Artifact[], destination: "types" | "schemas", dir: string): boolean {
	const wanted = new Map(
		artifacts.filter((each) => each.destination === destination).map(({ file, contents }) => [file, contents]),
	);
	mkdirSync(dir, { recursive: true });
	const changed = [...wanted].filter(([file, contents]) => writeChanged(join(dir, file), contents));
	for (const file of readdirSync(dir)) if (file.endsWith(endings[destination]) && !wanted.has(file)) rmSync(join(dir, file));
	return changed.length > 0;
}

function writeChanged(path: string, contents: string): boolean {
	if (existsSync(path) && readFileSync(path, "utf8") === contents) return false;
	writeFileSync(path, contents);
	return true;
}
