import { spawnSync } from "node:child_process";
import { chmodSync, lstatSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { root } from "#scripts/project.ts";
import { type Write, writeAll } from "#scripts/store/write-all.ts";
import { testFolder } from "../../support/folders.ts";

/** A folder with two files, one of which stands alone in a folder of its own. */
const folder = () => testFolder({ "a.yaml": "a: 1\n", "alone/b.yaml": "b: 1\n" });

/** What a folder holds, by path; a folder as null. */
function held(dir: string): Record<string, string | null> {
	const files = readdirSync(dir, { recursive: true, encoding: "utf8" }).sort();
	const contents = (path: string) => (lstatSync(path).isDirectory() ? null : readFileSync(path, "utf8"));
	return Object.fromEntries(files.map((file) => [file, contents(join(dir, file))]));
}

test("files are replaced, added and deleted, and empty folders are removed (R16.1)", () => {
	const dir = folder();
	writeAll(dir, [
		{ file: "a.yaml", contents: "a: 2\n" },
		{ file: "new/c.yaml", contents: "c: 1\n" },
		{ file: "alone/b.yaml", contents: null },
	]);
	expect(held(dir)).toEqual({ "a.yaml": "a: 2\n", new: null, "new/c.yaml": "c: 1\n" });
});

const impossible: [what: string, write: Write][] = [
	["a folder stands under its name", { file: "alone", contents: "here\n" }],
	["a file stands where its folder would be", { file: "a.yaml/b.yaml", contents: "here\n" }],
];

test.each(impossible)("no file changes if one cannot be written: %s (R16.1)", (_, write) => {
	const dir = folder();
	const before = held(dir);
	const others: Write[] = [
		{ file: "a.yaml", contents: "a: 2\n" },
		{ file: "d.yaml", contents: "d: 1\n" },
		{ file: "alone/b.yaml", contents: null },
	];
	expect(() => writeAll(dir, [...others, write])).toThrow();
	expect(held(dir)).toEqual(before);
});

/** The number of a process that has ended. */
const endedProcess = () => spawnSync(process.execPath, ["--version"]).pid;

test("a killed run leaves nothing next to the files that the next one does not remove", () => {
	const dir = folder();
	const killed = `import { writeAll } from ${JSON.stringify(pathToFileURL(join(root, "scripts/store/write-all.ts")).href)};
		import fs from "node:fs"; import { syncBuiltinESMExports } from "node:module";
		fs.renameSync = () => process.kill(process.pid, "SIGKILL"); syncBuiltinESMExports();
		writeAll(${JSON.stringify(dir)}, [{ file: "alone/b.yaml", contents: "b: 2" }]);`;
	const { signal } = spawnSync(process.execPath, ["--import", "tsx", "--input-type=module", "--eval", killed], { cwd: root });
	expect(signal).toBe("SIGKILL");
	expect(readdirSync(join(dir, "alone"))).toEqual(["b.yaml"]);
	expect(readdirSync(dir).length).toBe(3);
	writeAll(dir, [{ file: "a.yaml", contents: "a: 2\n" }]);
	expect(held(dir)).toEqual({ "a.yaml": "a: 2\n", alone: null, "alone/b.yaml": "b: 1\n" });
});

test("a replaced file keeps its permissions; links left by an ended run are not followed (R16.1)", () => {
	const dir = folder();
	chmodSync(join(dir, "a.yaml"), 0o600);
	symlinkSync(join(dir, "alone"), join(dir, `.saving-${endedProcess()}`));
	symlinkSync(join(dir, "alone"), join(dir, `.saving-${process.pid}`));
	writeAll(dir, [{ file: "a.yaml", contents: "a: 2\n" }]);
	expect(lstatSync(join(dir, "a.yaml")).mode & 0o777).toBe(0o600);
	expect(held(dir)).toEqual({ "a.yaml": "a: 2\n", alone: null, "alone/b.yaml": "b: 1\n" });
});
