import { fork } from "node:child_process";
import { join } from "node:path";
import { root } from "../project.ts";

/** What the process that bundles answers: the files of all modules, or why it could not. */
type Answer = { modules: string[] } | { failure: string };

/**
 * Bundles everything for a site below a path (`plainConfig`) into an empty folder, in a process of its own: what it takes, 500 MB, goes
 * back when it ends, and it runs beside the work on the content. Gives the files of all modules that went into it. `signal` ends it
 * before its time, which rejects.
 */
export function bundleApart(dir: string, base: string, signal: AbortSignal): Promise<Set<string>> {
	signal.throwIfAborted();
	return new Promise((resolve, reject) => {
		const child = fork(join(root, "scripts", "render", "bundle-process.mjs"), { execArgv: [] });
		const end = () => child.kill("SIGKILL");
		signal.addEventListener("abort", end);
		child.once("error", reject);
		child.once("exit", () => {
			signal.removeEventListener("abort", end);
			reject(signal.reason ?? new Error("the process that bundles the app ended before it was done"));
		});
		child.once("message", (answer: Answer) => {
			if ("failure" in answer) reject(new Error(answer.failure));
			else resolve(new Set(answer.modules));
			child.disconnect();
		});
		child.send({ dir, base });
	});
}
