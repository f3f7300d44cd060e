import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { vi } from "vitest";
import { root } from "#scripts/project.ts";

export type Ran = { status: number | null; stdout: string; stderr: string };

/** Runs an npm script to its end, as a person would, from the project or from `cwd`. */
export function runNpm(script: string, args: readonly string[], environment: NodeJS.ProcessEnv = {}): Ran {
	const { status, stdout, stderr } = spawnSync("npm", ["run", "--silent", script, "--", ...args], {
		cwd: root,
		encoding: "utf8",
		env: { ...process.env, NO_COLOR: "1", ...environment },
	});
	return { status, stdout, stderr };
}

/** How often commands have run here: a module runs when it is imported under an address that is new. */
let runsHere = 0;

/** Runs a command in the process of the test, which takes a fraction of the time of starting one for it. */
export async function runHere(script: string, args: readonly string[]): Promise<Ran> {
	const { argv, exitCode } = process;
	const message = { stdout: "", stderr: "" };
	const spies = (["stdout", "stderr"] as const).map((stream) =>
		vi.spyOn(process[stream], "write").mockImplementation((text) => {
			message[stream] += text;
			return true;
		}),
	);
	const listeners = process.stdout.listeners("error");
	process.argv = [process.execPath, script, ...args];
	process.exitCode = undefined;
	try {
		runsHere += 1;
		await import(`${pathToFileURL(join(root, "scripts", "commands", `${script}.ts`)).href}?run=${runsHere}`);
		return { status: process.exitCode ?? null, ...message };
	} finally {
		Object.assign(process, { argv, exitCode });
		for (const spy of spies) spy.mockRestore();
		for (const each of process.stdout.listeners("error"))
			if (!listeners.includes(each)) process.stdout.off("error", each as (error: Error) => void);
	}
}

/** Node options under which reading a text file that holds these words fails, as if the program itself were broken. */
export const brokenOver = (words: string) => ({
	NODE_OPTIONS: `--import "data:text/javascript,${encodeURIComponent(
		`const { trimStart } = String.prototype; String.prototype.trimStart = function () { if (this.includes(${JSON.stringify(words)})) throw new TypeError("no such sign"); return trimStart.call(this); };`,
	)}"`,
});

/** Node options under which looking at a file fails, as if the program itself were broken. */
export const brokenProgram = {
	NODE_OPTIONS: `--import "data:text/javascript,${encodeURIComponent(
		'import fs from "node:fs"; import { syncBuiltinESMExports } from "node:module"; fs.lstatSync = () => { throw new TypeError("the disk is gone") }; syncBuiltinESMExports();',
	)}"`,
};
