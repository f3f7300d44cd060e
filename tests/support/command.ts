import { spawnSync } from "node:child_process";
import { root } from "#scripts/project.ts";

export type Ran = { status: number | null; stdout: string; stderr: string };

/** Runs an npm script to its end, as a person would, from the project or from `cwd`. */
export function runNpm(script: string, args: readonly string[], environment: NodeJS.ProcessEnv = {}): Ran {
	const { status, stdout, stderr } = spawnSync("npm", ["run", script, "--", ...args], {
		cwd: root,
		encoding: "utf8",
		env: { ...process.env, NO_COLOR: "1", ...environment },
	});
	return { status, stdout, stderr };
}

/** Node options under which reading a text file that holds these words fails, as if the program itself were broken. */
export const brokenOver = (words: string) => ({
	NODE_OPTIONS: `--import "data:text/javascript,${encodeURIComponent(
		`const { trimStart } = String.prototype; String.prototype.trimStart = function () { if (this.includes(${JSON.stringify(words)})) throw new TypeError("no such sign"); return trimStart.call(this); };`,
	)}"`,
});

/** Node options under which listing a folder fails, as if the program itself were broken. */
export const brokenProgram = {
	NODE_OPTIONS: `--import "data:text/javascript,${encodeURIComponent(
		'import fs from "node:fs"; import { syncBuiltinESMExports } from "node:module"; fs.readdirSync = () => { throw new TypeError("the disk is gone") }; syncBuiltinESMExports();',
	)}"`,
};
