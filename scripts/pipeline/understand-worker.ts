import { Tinypool } from "tinypool";
import { createUnderstanding, type FileGroup } from "./understand.ts";
import { toJson, type UnderstoodJson } from "./understand-all.ts";

const { contentDir } = Tinypool.workerData as { contentDir: string };
const understand = createUnderstanding(contentDir);

/** Reads groups of files in a thread of its own. */
export default function understandBatch(groups: FileGroup[]): UnderstoodJson[] {
	return groups.map((group) => toJson(understand(group)));
}
