import { writeForEditors } from "../../build/write-generated.ts";
import { defaultContentDir, generatedDirs } from "../../project.ts";
import type { Emitted } from "../../types/site.ts";

/** Writes the editor schemas, so that a new slug is known as soon as it is saved. Only for the project's own content folder. */
export function updateSchemas({ schemas }: Emitted, contentDir: string): void {
	if (contentDir === defaultContentDir) writeForEditors(schemas(), generatedDirs);
}
