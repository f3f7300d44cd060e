import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { root } from "../project.ts";

/** Wall time in milliseconds of one run of an npm script, including npm's startup. Throws if the run fails. */
export function measureCommand(script: string, args: readonly string[]): number {
	const started = performance.now();
	const { status, stderr } = spawnSync("npm", ["run", script, "--", ...args], { cwd: root, encoding: "utf8" });
	const elapsedMs = performance.now() - started;
	if (status !== 0) throw new Error(`npm run ${script} ended with ${status}: ${stderr.split("\n")[0]}`);
	return elapsedMs;
}

/** Cost of one run of a command. Memory is the peak, worker threads included. */
export type Cost = { wallMs: number; cpuMs: number; memoryBytes: number };

/** Runs a program and measures its cost with GNU time if installed, otherwise only its wall time. Throws if it fails. */
export function measureProgram(program: string, args: readonly string[], cwd: string): Cost {
	const time = "/usr/bin/time";
	const line = [program, ...args];
	const [run = program, ...rest] = existsSync(time) ? [time, "-f", "%e %U %S %M", ...line] : line;
	const started = performance.now();
	const { status, stderr } = spawnSync(run, rest, { cwd, encoding: "utf8", maxBuffer: 2 ** 26 });
	const wallMs = performance.now() - started;
	if (status !== 0) throw new Error(`${line.join(" ")} ended with ${status}: ${stderr.slice(-500)}`);
	const [, user = 0, system = 0, kibibytes = 0] = (stderr.trim().split("\n").at(-1) ?? "").split(" ").map(Number);
	return { wallMs, cpuMs: (user + system) * 1000 || wallMs, memoryBytes: (kibibytes || 0) * 1024 };
}
