import { writeSchemas } from "../pipeline/write-generated.ts";
import { defaultContentDir, generatedDirs } from "../project.ts";
import type { Live } from "./live-content.ts";

/** Writes the schemas of editors, so that they know of a new slug as soon as it is saved. Other folders than the project's have none. */
export function keepSchemas({ emitted }: Live, contentDir: string): void {
	if (emitted && contentDir === defaultContentDir) writeSchemas(emitted.artifacts, generatedDirs.schemas);
}
