import { type Survey, surveyFiles } from "../store/last-run.ts";
import type { BuildOptions } from "./build-options.ts";

/** Surveys the files that a build writes: the site, and the files generated from the content outside it. */
export function surveyOutput({ outDir, generatedDirs }: Pick<BuildOptions, "outDir" | "generatedDirs">): Survey {
	return surveyFiles([outDir, ...Object.values(generatedDirs ?? {})], { byChange: false });
}
