import { fork } from "node:child_process";
import { join } from "node:path";
import { root } from "../../project.ts";

/** Response of the bundling process: the reason for a failure, if there was one. */
type Answer = { failure: string | null };

/**
 * Bundles everything for a site with a base path (`plainConfig`) into an empty folder, in a child process: its 500 MB are freed
 * when it exits, and it runs in parallel with the work on the content. `signal` aborts, which rejects.
 */
export function bundleInProcess(dir: string, base: string, signal: AbortSignal): Promise<void> {
	signal.throwIfAborted();
	return new Promise((resolve, reject) => {
		const child = fork(join(root, "scripts", "build", "render", "bundle-process.mjs"), { execArgv: [] });
		const end = () => child.kill("SIGKILL");
		signal.addEventListener("abort", end);
		child.once("error", reject);
		child.once("exit", () => {
			signal.removeEventListener("abort", end);
			reject(signal.reason ?? new Error("the process that bundles the app ended before it was done"));
		});
		child.once("message", (answer: Answer) => {
			if (answer.failure === null) resolve();
			else reject(new Error(answer.failure));
			child.disconnect();
		});
		child.send({ dir, base });
	});
}
