import type { PrepareThread } from "./threads.ts";
import { createUnderstanding, type FileGroup } from "./understand.ts";
import { toJson, type UnderstoodJson } from "./understand-all.ts";

/** Reads groups of files below `contentDir` in a thread of its own. */
const prepare: PrepareThread<{ contentDir: string }, FileGroup[], UnderstoodJson[]> = async ({ contentDir }) => {
	const understand = createUnderstanding(contentDir);
	return (groups) => groups.map((group) => toJson(understand(group)));
};

export default prepare;
