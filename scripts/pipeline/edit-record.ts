import { hashData } from "../store/hash.ts";
import { type Found, surveyFiles } from "../store/last-run.ts";
import { readStored, writeStored } from "../store/stored-files.ts";
import type { GroupHash } from "./analyze-content.ts";
import type { BuildOptions, Built } from "./build-options.ts";
import type { PreviousSite } from "./copy-site.ts";
import type { HashedFile } from "./last-site.ts";
import { storedPath } from "./site-record.ts";

/** Data about the current site, needed to recognise edits of single pages. */
export type EditRecord = {
	/** Hash of all inputs of the site except its content. */
	inputs: string;
	/** Hash of what its pages are rendered with (`SiteFrame.environment`). */
	environment: string;
	/** Hash of the files of the site, and of those generated from the content outside it. */
	output: string;
	/** The content files that the site was built from. */
	content: readonly Found[];
	groupHashes: readonly GroupHash[];
	feeds: readonly HashedFile[];
	/** The previous site, if the build set it aside. */
	previous: PreviousSite | null;
	built: Pick<Built, "diagnostics" | "files" | "pages">;
};

/** Stores data about the current site for the next build. If the folder is not writable, the only cost is time. */
export function recordEdits({ cacheDir, outDir }: BuildOptions, record: EditRecord): void {
	if (cacheDir === null) return;
	try {
		writeStored(Buffer.from(JSON.stringify(record)), storedPath(cacheDir, "edits", outDir));
	} catch {}
}

/** The stored data about the site in a folder; null if there is none. */
export function loadEdits({ cacheDir, outDir }: BuildOptions): EditRecord | null {
	const bytes = cacheDir === null ? null : readStored(storedPath(cacheDir, "edits", outDir));
	// `readStored` has verified these bytes.
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
