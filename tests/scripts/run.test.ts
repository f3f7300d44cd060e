import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "#scripts/project.ts";
import { testFolder } from "../support/folders.ts";

const programs = join(root, "node_modules", ".cache", "pousse", "program");

/** Node options under which no folder can be made, as on a disk that may only be read. */
const readOnly = `--import "data:text/javascript,${encodeURIComponent(
	'import fs from "node:fs"; import { syncBuiltinESMExports } from "node:module"; fs.mkdirSync = () => { throw new Error("read-only") }; syncBuiltinESMExports();',
)}"`;

function explain(NODE_OPTIONS = ""): string {
	const args = [join(root, "scripts", "run.mjs"), "explain", "dead-link", "--lang", "en"];
	return execFileSync(process.execPath, args, {
		cwd: root,
		encoding: "utf8",
		env: { ...process.env, NODE_OPTIONS, NO_COLOR: "1" },
	});
}

/** The bundle that ran last. */
function lastProgram(): string {
	const made = readdirSync(programs).filter((name) => /^explain-[0-9a-f]+$/.test(name));
	const [last = ""] = made.sort((a, b) => statSync(join(programs, b)).mtimeMs - statSync(join(programs, a)).mtimeMs);
	return join(programs, last);
}

test("a command runs from one bundle, which is built once (R16.4)", () => {
	const output = explain();
	expect(output).toContain("dead-link");
	const file = join(lastProgram(), "explain.mjs");
	const { ino } = statSync(file);
	expect(explain()).toBe(output);
	expect(statSync(file).ino).toBe(ino);
});

test.each([
	["emptied", (file: string) => truncateSync(file)],
	["changed", (file: string) => writeFileSync(file, readFileSync(file, "utf8").replace("dead-link", "dead-lynx"))],
	["other", (file: string) => writeFileSync(file, 'throw new Error("not what was made");')],
])("a bundle with a file that was %s is rebuilt (R17.9)", (_, spoil) => {
	const output = explain();
	const file = join(lastProgram(), "explain.mjs");
	const bytes = readFileSync(file, "utf8");
	spoil(file);
	expect(explain()).toBe(output);
	expect(readFileSync(file, "utf8")).toBe(bytes);
});

test("without a writable bundle folder a command runs from its sources (R16.4)", () => {
	const output = explain();
	truncateSync(join(lastProgram(), "explain.mjs"));
	expect(explain(readOnly)).toBe(output);
});

test.each(["check", "dev", "build"])("%s asks to install missing packages (R18.9)", (command) => {
	const dir = testFolder();
	for (const path of ["scripts/run.mjs", "scripts/store/hash-sources.mjs", "scripts/commands", "package.json"])
		cpSync(join(root, path), join(dir, path), { recursive: true });
	const { status, stdout, stderr } = spawnSync(process.execPath, [join(dir, "scripts", "run.mjs"), command], {
		cwd: dir,
		encoding: "utf8",
	});
	expect({ status, stdout, stderr }).toEqual({
		status: 2,
		stdout: "",
		stderr: "The packages that the program needs are not installed, or not all of them: run npm ci.\n",
	});
});
