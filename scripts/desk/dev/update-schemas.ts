import { compileSchemas, findRefusals } from "../../build/editor-schemas.ts";
import { writeForEditors } from "../../build/write-generated.ts";
import { defaultContentDir, generatedDirs } from "../../project.ts";
import type { SitePlan } from "../../types/site.ts";

/**
 * Writes the editor schemas, so that a new slug is known as soon as it is saved. Only for the project's own content folder. Throws if
 * a changed schema rejects a file, which is correct: the editor would mark it all the same.
 */
export function updateSchemas({ schemas }: SitePlan, contentDir: string): void {
	if (contentDir !== defaultContentDir || !writeForEditors(schemas(), generatedDirs)) return;
	const refusals = findRefusals(contentDir, compileSchemas(schemas()));
	if (refusals.length > 0) throw new Error(refusals.join("; "));
}
