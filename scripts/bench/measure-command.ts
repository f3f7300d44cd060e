import { spawnSync } from "node:child_process";
import { root } from "../project.ts";

/** Wall time in milliseconds of one run of an npm script, npm's own start included. A run that fails is an error. */
export function measureCommand(script: string, args: readonly string[]): number {
	const started = performance.now();
	const { status, stderr } = spawnSync("npm", ["run", script, "--", ...args], { cwd: root, encoding: "utf8" });
	const elapsedMs = performance.now() - started;
	if (status !== 0) throw new Error(`npm run ${script} ended with ${status}: ${stderr.split("\n")[0]}`);
	return elapsedMs;
}
