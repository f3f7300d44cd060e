import { createAnalyzer, type FileGroup } from "./analyze.ts";
import { type AnalysisJson, type ReadFrom, toJson } from "./analyze-all.ts";
import type { PrepareThread } from "./threads.ts";

/** Reads groups of files below `contentDir` in a worker thread. */
const prepare: PrepareThread<ReadFrom, FileGroup[], AnalysisJson[]> = async ({ contentDir, drafts }) => {
	const analyze = createAnalyzer(contentDir, drafts);
	return (groups) => groups.map((group) => toJson(analyze(group)));
};

export default prepare;
