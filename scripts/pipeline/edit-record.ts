import { hashData } from "../store/hash.ts";
import { keep, readKept } from "../store/kept-files.ts";
import { type Found, surveyFiles } from "../store/last-run.ts";
import type { BuildOptions, Built } from "./build-options.ts";
import type { Spare } from "./copy-site.ts";
import type { HashedFile } from "./last-site.ts";
import { keptFor } from "./site-record.ts";
import type { GroupPrint } from "./understand-content.ts";

/** Data about the current site, needed to recognise edits of single pages. */
export type EditRecord = {
	/** Hash of all inputs of the site except its content. */
	inputs: string;
	/** Hash of what its pages are rendered with (`SiteFrame.surroundings`). */
	surroundings: string;
	/** Hash of the files of the site, and of those generated from the content outside it. */
	output: string;
	/** The content files that the site was built from. */
	content: readonly Found[];
	prints: readonly GroupPrint[];
	feeds: readonly HashedFile[];
	/** The previous site, if the build set it aside. */
	spare: Spare | null;
	built: Pick<Built, "diagnostics" | "files" | "pages">;
};

/** Stores data about the current site for the next build. If the folder is not writable, the only cost is time. */
export function recordEdits({ cacheDir, outDir }: BuildOptions, record: EditRecord): void {
	if (cacheDir === null) return;
	try {
		keep(Buffer.from(JSON.stringify(record)), keptFor(cacheDir, "edits", outDir));
	} catch {}
}

/** The stored data about the site in a folder; null if there is none. */
export function recallEdits({ cacheDir, outDir }: BuildOptions): EditRecord | null {
	const bytes = cacheDir === null ? null : readKept(keptFor(cacheDir, "edits", outDir));
	// `readKept` has verified these bytes.
	return bytes && (JSON.parse(Buffer.from(bytes).toString("utf8")) as EditRecord);
}

/** Hash of all inputs of a site except its content; `bundle` is the hash of the app. */
export function editInputs(
	{ publicDir, baseUrl, date, killWorker, codeHashes, generatedDirs }: BuildOptions,
	bundle: string,
): string {
	const copied = surveyFiles([publicDir], { byChange: true }).hash;
	return hashData(JSON.stringify([codeHashes, bundle, copied, baseUrl ?? null, date ?? null, killWorker, generatedDirs]));
}
