import { writeSchemas } from "../pipeline/write-generated.ts";
import { defaultContentDir, generatedDirs } from "../project.ts";
import type { Emitted } from "../types/site.ts";

/** Writes the schemas of editors, so that they know of a new slug as soon as it is saved. Other folders than the project's have none. */
export function keepSchemas({ schemas }: Emitted, contentDir: string): void {
	if (contentDir === defaultContentDir) writeSchemas(schemas, generatedDirs.schemas);
}
