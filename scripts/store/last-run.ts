import { createHash } from "node:crypto";
import { existsSync, lstatSync, readdirSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { keep, readKept } from "./kept-files.ts";
import { sameMomentMs } from "./known-hashes.ts";

/** Files as a run found them: a hash of their names, sizes and times, and when the last of them changed, in ms since 1970. */
export type Survey = { hash: string; newestMs: number };

/**
 * How to look: `byChange` also tells apart what was changed and given its old time again; it does not hold for a folder whose files
 * another one shares. `except` are folders that are left out.
 */
type SurveyOptions = { byChange: boolean; except?: readonly string[] };

/** Looks at files and folders, by absolute paths that may be links, with all that is in them, but into none and along no further link. */
export function surveyFiles(paths: readonly string[], { byChange, except = [] }: SurveyOptions): Survey {
	const hash = createHash("sha256");
	let newestMs = 0;
	const look = (path: string) => {
		if (except.includes(path)) return;
		const found = lstatSync(path, { throwIfNoEntry: false });
		if (!found) return;
		const { size, mtimeMs, ctimeMs, ino } = found;
		newestMs = Math.max(newestMs, mtimeMs, byChange ? ctimeMs : 0);
		if (found.isDirectory()) {
			hash.update(`${path}/\n`);
			for (const name of readdirSync(path).sort()) look(join(path, name));
		} else hash.update(`${path} ${size} ${mtimeMs}${byChange ? ` ${ctimeMs} ${ino}` : ""}\n`);
	};
	for (const path of paths) look(existsSync(path) ? realpathSync(path) : path);
	return { hash: hash.digest("hex"), newestMs };
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
