import { hashData } from "../store/hash.ts";
import { keep, readKept } from "../store/kept-files.ts";
import { type Found, surveyFiles } from "../store/last-run.ts";
import type { BuildOptions, Built } from "./build-options.ts";
import type { Spare } from "./copy-site.ts";
import type { HashedFile } from "./last-site.ts";
import { keptFor } from "./site-record.ts";
import type { GroupPrint } from "./understand-content.ts";

/** What is kept of a site that stands, by which edits of single pages are known. */
export type EditRecord = {
	/** Changes with all that the site is made of, besides its content. */
	inputs: string;
	/** What its pages are made with, by `SiteFrame.surroundings`. */
	surroundings: string;
	/** Changes with the files of the site, and with those that are made of the content beside it. */
	output: string;
	/** The files that the site was made of. */
	content: readonly Found[];
	prints: readonly GroupPrint[];
	feeds: readonly HashedFile[];
	/** The site before, where the build put it aside. */
	spare: Spare | null;
	built: Pick<Built, "diagnostics" | "files" | "pages">;
};

/** Keeps what the next build wants to know of a site that stands now. A folder that cannot be written costs time and no more. */
export function recordEdits({ cacheDir, outDir }: BuildOptions, record: EditRecord): void {
	if (cacheDir === null) return;
	try {
		keep(Buffer.from(JSON.stringify(record)), keptFor(cacheDir, "edits", outDir));
	} catch {}
}

/** What was kept of the site in a folder; null where that is nothing. */
export function recallEdits({ cacheDir, outDir }: BuildOptions): EditRecord | null {
	const bytes = cacheDir === null ? null : readKept(keptFor(cacheDir, "edits", outDir));
	// These are the very bytes that were kept.
	return bytes && (JSON.parse(Buffer.from(bytes).toString("utf8")) as EditRecord);
}

/** Changes with all that a site is made of, besides its content; `bundle` is the hash of the app. */
export function editInputs(
	{ publicDir, baseUrl, date, killWorker, codeHashes, generatedDirs }: BuildOptions,
	bundle: string,
): string {
	const copied = surveyFiles([publicDir], { byChange: true }).hash;
	return hashData(JSON.stringify([codeHashes, bundle, copied, baseUrl ?? null, date ?? null, killWorker, generatedDirs]));
}
