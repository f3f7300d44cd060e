import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Artifact } from "../types/site.ts";

/** Writes types and editor schemas that changed and removes obsolete ones; unchanged files do not trigger tools that watch them. */
export function writeGenerated(artifacts: readonly Artifact[], dirs: Record<"types" | "schemas", string>): void {
	for (const destination of ["types", "schemas"] as const) writeGroup(artifacts, destination, dirs[destination]);
}

/** Writes only the editor schemas, like `writeGenerated`; does nothing if there are none among the artifacts. */
export function writeSchemas(artifacts: readonly Artifact[], dir: string): void {
	if (artifacts.some(({ destination }) => destination === "schemas")) writeGroup(artifacts, "schemas", dir);
}

function writeGroup(artifacts: readonly Artifact[], destination: "types" | "schemas", dir: string): void {
	const wanted = new Map(
		artifacts.filter((each) => each.destination === destination).map(({ file, contents }) => [file, contents]),
	);
	mkdirSync(dir, { recursive: true });
	for (const [file, contents] of wanted) {
		const path = join(dir, file);
		if (!existsSync(path) || readFileSync(path, "utf8") !== contents) writeFileSync(path, contents);
	}
	for (const file of readdirSync(dir)) if (!wanted.has(file)) rmSync(join(dir, file), { recursive: true });
}
