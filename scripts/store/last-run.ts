import { createHash } from "node:crypto";
import { existsSync, lstatSync, readdirSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { timestampResolutionMs } from "./known-hashes.ts";
import { readStored, writeStored } from "./stored-files.ts";

/**
 * Files as a run found them, sorted by path: each with its size and times (folders with neither); a hash of all that; and the time
 * of the latest change, in ms since 1970.
 */
export type Survey = { found: Found[]; hash: string; newestMs: number };

/** A file with its size and times; the path of a folder ends with a slash, and its state is empty. */
export type Found = readonly [path: string, state: string];

/**
 * How to survey: `byChange` also includes the change time, which detects files that were changed and then given their old
 * modification time; unsuitable for a folder whose files are hard-linked elsewhere. `except` lists folders to skip.
 */
type SurveyOptions = { byChange: boolean; except?: readonly string[] };

/** Surveys files and folders recursively, by absolute paths that may be symbolic links; links below them are not followed. */
export function surveyFiles(paths: readonly string[], { byChange, except = [] }: SurveyOptions): Survey {
	const found: Found[] = [];
	let newestMs = 0;
	const look = (path: string) => {
		if (except.includes(path)) return;
		const stats = lstatSync(path, { throwIfNoEntry: false });
		if (!stats) return;
		const { size, mtimeMs, ctimeMs, ino } = stats;
		newestMs = Math.max(newestMs, mtimeMs, byChange ? ctimeMs : 0);
		if (stats.isDirectory()) {
			found.push([`${path}/`, ""]);
			for (const name of readdirSync(path)) look(join(path, name));
		} else found.push([path, `${size} ${mtimeMs}${byChange ? ` ${ctimeMs} ${ino}` : ""}`]);
	};
	for (const path of paths) look(existsSync(path) ? realpathSync(path) : path);
	return surveyOf(found, newestMs);
}

/** Updates a survey of a folder in which only some files changed: `gone` and `written`, by absolute paths. */
export function surveyChanges({ found, newestMs }: Survey, gone: (path: string) => boolean, written: readonly string[]): Survey {
	const looked = surveyFiles(written, { byChange: false });
	return surveyOf([...found.filter(([path]) => !gone(path)), ...looked.found], Math.max(newestMs, looked.newestMs));
}

function surveyOf(found: Found[], newestMs: number): Survey {
	found.sort(([a], [b]) => (a < b ? -1 : 1));
	const hash = createHash("sha256");
	hash.update(found.map((each) => each.join(" ")).join("\n"));
	return { found, hash: hash.digest("hex"), newestMs };
}

/** The result of the last run if the state is unchanged; null otherwise. The caller knows its type. */
export function loadRun<Result>(file: string, state: string): Result | null {
	const bytes = readStored(file);
	if (!bytes) return null;
	// `readStored` has verified these bytes.
	const kept = JSON.parse(Buffer.from(bytes).toString("utf8")) as { state: string; result: Result };
	return kept.state === state ? kept.result : null;
}

/**
 * Stores the result of a run that began its survey at `begunMs`. Nothing is stored if a file changed just before: a further change
 * in the same tick would not change its time. If the folder is not writable, the only cost is time.
 */
export function storeRun(file: string, state: string, { newestMs }: Survey, begunMs: number, result: unknown): void {
	if (newestMs > begunMs - timestampResolutionMs) return;
	try {
		writeStored(Buffer.from(JSON.stringify({ state, result })), file);
	} catch {}
}
