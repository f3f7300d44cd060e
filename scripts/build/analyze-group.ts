import type { RichText } from "#schemas/content/rich-text.ts";
import type { Drafts } from "../content/read/read-file.ts";
import type { Wordings } from "../content/validate/avoided-terms.ts";
import { type ObjectFolders, openObjects } from "../store/objects.ts";
import { type Analysis, createAnalyzer, type FileGroup } from "./analyze.ts";
import type { Prepare } from "./threads.ts";

/** An analysis with its Markdown bodies as objects, by file. */
export type StoredAnalysis = Omit<Analysis, "bodies"> & { bodies: Record<string, string> };

/** What analysing needs: the content, the words that its texts avoid, and the folders in which bodies are stored. */
export type AnalysisOptions = { contentDir: string; drafts: Drafts; wordings: Wordings; folders: ObjectFolders };

/** Creates a function that analyses groups of files and stores their bodies. */
export function createStoringAnalyzer({
	contentDir,
	drafts,
	wordings,
	folders,
}: AnalysisOptions): (group: FileGroup) => StoredAnalysis {
	const analyze = createAnalyzer(contentDir, drafts, wordings);
	const objects = openObjects(folders);
	const store = (body: RichText) => objects.write(Buffer.from(JSON.stringify(body)));
	return (group) => {
		const { bodies, ...analyzed } = analyze(group);
		return { ...analyzed, bodies: Object.fromEntries(Object.entries(bodies).map(([file, body]) => [file, store(body)])) };
	};
}

const prepare: Prepare<AnalysisOptions, FileGroup, StoredAnalysis> = async (options) => createStoringAnalyzer(options);

export default prepare;
