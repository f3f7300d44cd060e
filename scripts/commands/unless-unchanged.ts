import { join } from "node:path";
import { generatedDirs, root } from "../project.ts";
import { surveyFiles, timestampResolutionMs } from "../store/file-states.ts";
import { openStore } from "../store/store.ts";

/** All inputs of a run besides its content. */
const programFiles = [
	...["src", "schemas", "scripts", "public", "package.json", "package-lock.json"],
	join("node_modules", ".package-lock.json"),
].map((path) => join(root, path));

/**
 * A run: its name, its options as text, its content, the folder of its store (null: nothing is kept), and whether what an equal run has
 * left is as it was.
 */
type Run<Result> = {
	name: string;
	options: string;
	contentDir: string;
	cacheDir: string | null;
	holds(result: Result): boolean;
	/** Whether a result may be kept: an internal error may not recur. */
	mayKeep(result: Result): boolean;
};

/** The result of an equal run, if neither content nor program have changed since it began; else that of `work`. */
export async function unlessUnchanged<Result>(
	{ name, options, contentDir, cacheDir, holds, mayKeep }: Run<Result>,
	work: () => Promise<Result>,
): Promise<Result> {
	if (cacheDir === null) return work();
	const begunMs = Date.now();
	const { hash, newestMs } = surveyFiles([contentDir, ...programFiles], { except: Object.values(generatedDirs), byLink: true });
	const runs = openStore(join(cacheDir, "runs"), "other", 8);
	const state = [hash, process.version, options];
	const kept = runs.find<{ state: string[]; result: Result }>(name);
	if (kept && JSON.stringify(kept.state) === JSON.stringify(state) && holds(kept.result)) return kept.result;
	const result = await work();
	// A file that changed just before may change again in the same tick, which would not change its times.
	if (mayKeep(result) && newestMs <= begunMs - timestampResolutionMs) runs.put(name, { state, result });
	runs.save();
	runs.close();
	return result;
}
