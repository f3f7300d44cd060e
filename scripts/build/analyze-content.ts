import { join } from "node:path";
import { readContent } from "../content/read/read-content.ts";
import { assembleContent } from "../content/validate/assemble.ts";
import { measurePhotos } from "../pictures/images/measure-photos.ts";
import type { Diagnostic } from "../report/diagnostic.ts";
import { attempt, wholeContent } from "../report/internal.ts";
import type { KnownHashes } from "../store/file-states.ts";
import { hashData } from "../store/hash.ts";
import type { Bodies, Content } from "../types/content.ts";
import { analyzeAll, type ReadFrom, type Results } from "./analyze-all.ts";
import type { Pool } from "./threads.ts";

/** The content of a folder before its parts are checked against each other, and the findings so far. */
export type AnalyzedContent = {
	/** Null only after an internal error. */
	content: Content | null;
	bodies: Bodies;
	/** Hash of all content that is shown outside of its own page. */
	publicHash: string;
	/** Hash of everything that rules about the whole content use. */
	rulesHash: string;
	/** Number of text files read. */
	files: number;
	diagnostics: Diagnostic[];
};

/** What a run works with: results of earlier runs, threads, a hash of our code, and the hashes of files as last read. */
export type RunOptions = { results: Results; pool: Pool; codeHash: string; hashes?: KnownHashes | null };

/** Runs `content/read`, `parse`, `validate` and `pictures/images`. Throws a UsageError if the folder does not exist. */
export async function analyzeContent(from: ReadFrom, { hashes = null, ...run }: RunOptions): Promise<AnalyzedContent> {
	const { contentDir, drafts } = from;
	const sources = readContent(contentDir, drafts, hashes);
	const { groups, bodies } = await analyzeAll(sources.value.files, from, run);
	const photos = await measurePhotos(sources.value.photos, join(contentDir, "images"), (key, compute) =>
		run.results.memoAsync(`photo ${run.codeHash} ${key}`, compute),
	);
	const hashAll = (hashes: readonly string[]) => hashData(JSON.stringify([hashes, sources.value.photos, photos.value]));
	const parts = groups.flatMap((group) => group.parts);
	const content = attempt<Content | null>(wholeContent, null, () => assembleContent(parts, sources.value.photos, photos.value));
	return {
		content: content.value,
		bodies,
		publicHash: hashAll(groups.map(({ publicHash }) => publicHash)),
		rulesHash: hashAll(groups.map(({ rulesHash }) => rulesHash)),
		files: sources.value.files.filter(({ hash }) => hash !== "").length,
		diagnostics: [sources, ...groups, photos, content].flatMap(({ diagnostics }) => diagnostics),
	};
}
