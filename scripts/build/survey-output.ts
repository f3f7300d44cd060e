import { type Survey, surveyFiles } from "../store/file-states.ts";
import type { BuildOptions } from "./build-options.ts";

/** Surveys the files that a build writes: the site, and the files generated from the content outside it. */
export function surveyOutput({ outDir, generatedDirs }: Pick<BuildOptions, "outDir" | "generatedDirs">): Survey {
	// The files of a site are hard links, so that other sites change their inodes.
	return surveyFiles([outDir, ...Object.values(generatedDirs ?? {})], { byLink: false });
}
