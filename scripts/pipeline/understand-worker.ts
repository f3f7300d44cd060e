import type { PrepareThread } from "./threads.ts";
import { createUnderstanding, type FileGroup } from "./understand.ts";
import { type ReadFrom, toJson, type UnderstoodJson } from "./understand-all.ts";

/** Reads groups of files below `contentDir` in a worker thread. */
const prepare: PrepareThread<ReadFrom, FileGroup[], UnderstoodJson[]> = async ({ contentDir, drafts }) => {
	const understand = createUnderstanding(contentDir, drafts);
	return (groups) => groups.map((group) => toJson(understand(group)));
};

export default prepare;
