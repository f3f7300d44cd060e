import { type Survey, surveyFiles } from "../store/last-run.ts";
import type { BuildOptions } from "./build-options.ts";

/** Looks at the files that a build leaves: the site, and what is made of the content beside it. */
export function surveyOutput({ outDir, generatedDirs }: Pick<BuildOptions, "outDir" | "generatedDirs">): Survey {
	return surveyFiles([outDir, ...Object.values(generatedDirs ?? {})], { byChange: false });
}
