import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Artifact } from "../types/site.ts";

/** Writes types and editor schemas that changed and removes obsolete ones; unchanged files do not trigger tools that watch them. */
export function writeGenerated(artifacts: readonly Artifact[], dirs: Record<"types" | "schemas", string>): void {
	for (const place of ["types", "schemas"] as const) writePlace(artifacts, place, dirs[place]);
}

/** Writes only the editor schemas, like `writeGenerated`; does nothing if there are none among the artifacts. */
export function writeSchemas(artifacts: readonly Artifact[], dir: string): void {
	if (artifacts.some(({ place }) => place === "schemas")) writePlace(artifacts, "schemas", dir);
}

function writePlace(artifacts: readonly Artifact[], place: "types" | "schemas", dir: string): void {
	const wanted = new Map(artifacts.filter((each) => each.place === place).map(({ file, contents }) => [file, contents]));
	mkdirSync(dir, { recursive: true });
	for (const [file, contents] of wanted) {
		const path = join(dir, file);
		if (!existsSync(path) || readFileSync(path, "utf8") !== contents) writeFileSync(path, contents);
	}
	for (const file of readdirSync(dir)) if (!wanted.has(file)) rmSync(join(dir, file), { recursive: true });
}
