import {
	appendFileSync,
	chmodSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
	utimesSync,
	writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { differences } from "./support/differences.ts";
import { ReusableFolder } from "./support/reusable-folder.ts";
import { baseContent } from "./support/workspace.ts";

/** What a test may do to the folder that it is lent, beside which it may write, too. */
const changes: Record<string, (dir: string) => void> = {
	"a changed file": (dir) => appendFileSync(join(dir, "site.yaml"), "more"),
	"a file changed within its size and time": (dir) => {
		const file = join(dir, "site.yaml");
		const { atime, mtime } = statSync(file);
		writeFileSync(file, readFileSync(file, "utf8").replace(/\w/, "#"));
		utimesSync(file, atime, mtime);
	},
	"a file that nobody may write": (dir) => chmodSync(join(dir, "site.yaml"), 0o400),
	"a file replaced by a folder": (dir) => {
		rmSync(join(dir, "site.yaml"));
		mkdirSync(join(dir, "site.yaml", "inner"), { recursive: true });
	},
	"a folder replaced by a file": (dir) => {
		rmSync(join(dir, "plants"), { recursive: true });
		writeFileSync(join(dir, "plants"), "");
	},
	"a moved folder": (dir) => renameSync(join(dir, "plants"), join(dir, "herbs")),
	"new files in it and beside it": (dir) => {
		writeFileSync(join(dir, "new"), "");
		writeFileSync(join(dir, "..", "new"), "");
	},
};

test.each(Object.keys(changes))("a lent folder is as it was after %s", (what) => {
	const folder = new ReusableFolder("content", baseContent);
	const root = join(folder.dir, "..");
	onTestFinished(() => rmSync(root, { recursive: true }));
	const { mode } = statSync(join(folder.dir, "site.yaml"));
	changes[what]?.(folder.dir);
	folder.restore();
	expect(readdirSync(root)).toEqual(["content"]);
	expect(differences(baseContent, folder.dir)).toEqual([]);
	expect(statSync(join(folder.dir, "site.yaml")).mode).toBe(mode);
});
