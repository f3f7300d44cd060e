import { spawn, spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { markFile, writeMark } from "#scripts/build/build-mark.ts";
import { testFolder } from "./folders.ts";

/** The mark of some build, as a file of its site. */
export const mark = { [markFile]: writeMark("0123456789abcdef0123") };

/** A folder for one test, and the place of the site in it. */
export function place(): { parent: string; outDir: string } {
	const parent = testFolder();
	return { parent, outDir: join(parent, "dist") };
}

/** Names and contents of everything below a folder. */
export function readFiles(dir: string): Record<string, string> {
	const files = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((item) => item.isFile());
	return Object.fromEntries(
		files.map((item) => join(item.parentPath, item.name)).map((path) => [path.slice(dir.length + 1), readFileSync(path, "utf8")]),
	);
}

/** The id of a process that has ended. */
export function deadProcess(): number {
	return spawnSync(process.execPath, ["-e", ""]).pid;
}

/** The id of a process that lives until the test has finished. */
export function livingProcess(): number {
	const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: "ignore" });
	onTestFinished(() => {
		child.kill("SIGKILL");
	});
	if (child.pid === undefined) throw new Error("the process did not start");
	return child.pid;
}
