import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";
import { markFile, writeMark } from "#scripts/build/build-mark.ts";

/** The mark of some build, as a file of its site. */
export const mark = { [markFile]: writeMark("0123456789abcdef0123") };

/** A folder for one test, and the place of the site in it. */
export function place(): { parent: string; outDir: string } {
	const parent = mkdtempSync(join(tmpdir(), "pousse-write-"));
	onTestFinished(() => rmSync(parent, { recursive: true, force: true }));
	return { parent, outDir: join(parent, "dist") };
}

/** Writes files into a folder, which is made for them. */
export function writeFiles(dir: string, files: Record<string, string>): void {
	mkdirSync(dir, { recursive: true });
	for (const [name, contents] of Object.entries(files)) {
		mkdirSync(dirname(join(dir, name)), { recursive: true });
		writeFileSync(join(dir, name), contents);
	}
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
