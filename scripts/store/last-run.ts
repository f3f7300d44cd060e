import { createHash } from "node:crypto";
import { existsSync, lstatSync, readdirSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { keep, readKept } from "./kept-files.ts";
import { sameMomentMs } from "./known-hashes.ts";

/**
 * Files as a run found them: each with its size and times, folders with nothing, in the order of their paths; a hash of all that, and when
 * the last of them changed, in ms since 1970.
 */
export type Survey = { found: Found[]; hash: string; newestMs: number };

/** A file with its size and times; a folder ends with a slash and has nothing. */
export type Found = readonly [path: string, state: string];

/**
 * How to look: `byChange` also tells apart what was changed and given its old time again; it does not hold for a folder whose files
 * another one shares. `except` are folders that are left out.
 */
type SurveyOptions = { byChange: boolean; except?: readonly string[] };

/** Looks at files and folders, by absolute paths that may be links, with all that is in them, but into none and along no further link. */
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

/** The same of a folder of which only some files are others than they were: `gone` and `written`, by absolute paths. */
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

/** What came of the last run, if it found everything as it is now; null otherwise. Who keeps it knows its type. */
export function recallRun<Result>(file: string, state: string): Result | null {
	const bytes = readKept(file);
	if (!bytes) return null;
	// These are the very bytes that were kept.
	const kept = JSON.parse(Buffer.from(bytes).toString("utf8")) as { state: string; result: Result };
	return kept.state === state ? kept.result : null;
}

/**
 * Keeps what came of a run that began to look at `begunMs`. Nothing is kept where a file had changed just before: it may change
 * again within the same moment, and nobody would see that by its time. A folder that cannot be written costs time and no more.
 */
export function keepRun(file: string, state: string, { newestMs }: Survey, begunMs: number, result: unknown): void {
	if (newestMs > begunMs - sameMomentMs) return;
	try {
		keep(Buffer.from(JSON.stringify({ state, result })), file);
	} catch {}
}
