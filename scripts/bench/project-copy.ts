import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { join, relative } from "node:path";
import { root } from "../project.ts";
import { type Cost, measureProgram } from "./measure-command.ts";

/** A copy of the project that may be changed, with the content and the output folder of its commands. */
export type ProjectCopy = { project: string; content: string; out: string };

/** Copies the project as it is in the working tree, without packages, caches and built sites. */
export function copyProject(to: string): void {
	const isLeftOut = (path: string) => /^(?:\.git|node_modules|dist(?:\..*)?)$/.test(path);
	cpSync(root, to, { recursive: true, filter: (source) => !isLeftOut(relative(root, source)) });
}

/**
 * Gives a copy the packages of its lockfile: links to those of the project if its lockfile is the same, otherwise npm installs
 * them. The copy has caches of its own.
 */
export function addPackages(project: string): void {
	const lockfile = (dir: string) => readFileSync(join(dir, "package-lock.json"));
	if (!lockfile(project).equals(lockfile(root))) {
		execFileSync("npm", ["ci"], { cwd: project, stdio: ["ignore", 2, 2], shell: process.platform === "win32" });
		return;
	}
	const [from, to] = [join(root, "node_modules"), join(project, "node_modules")];
	mkdirSync(to);
	for (const name of readdirSync(from)) if (name !== ".cache") symlinkSync(join(from, name), join(to, name));
}

/** Runs a command of a copy and measures its cost. */
export function measureCopy({ project, content, out }: ProjectCopy, command: "build" | "check"): Cost {
	const args = ["--content", content, ...(command === "build" ? ["--out", out] : [])];
	return measureProgram(process.execPath, [join(project, "scripts", "run.mjs"), command, ...args], project);
}

/** Bundles the commands of a copy, so that their first run measured does not. */
export function bundleCommands({ project }: ProjectCopy): void {
	for (const command of ["build", "check", "dev"])
		measureProgram(process.execPath, [join(project, "scripts", "run.mjs"), command, "--help"], project);
}

/** Removes all that a copy has cached or built, except its bundled commands. */
export function forget({ project, out }: ProjectCopy): void {
	const cache = join(project, "node_modules", ".cache", "pousse");
	for (const name of readdirSync(cache)) if (name !== "program") rmSync(join(cache, name), { recursive: true, force: true });
	rmSync(out, { recursive: true, force: true });
}
