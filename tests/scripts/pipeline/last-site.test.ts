import {
	linkSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	statSync,
	truncateSync,
	utimesSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { type LastSite, reuseFile } from "#scripts/pipeline/last-site.ts";

const file = "blog/arrosage/index.html";
const contents = "<p>Une page.</p>";
const writtenMs = 1_000_000_000_000;

/** A site with one page, which it was done with at `writtenMs`, and a folder for the next one. */
function createSites(): { last: LastSite; next: string; from: string; to: string } {
	const root = mkdtempSync(join(tmpdir(), "pousse-last-site-"));
	onTestFinished(() => rmSync(root, { recursive: true, force: true }));
	const last = {
		dir: join(root, "site"),
		writtenMs,
		environment: "",
		pages: new Map(),
		shortKeys: new Map(),
		fileSets: new Map(),
	};
	const next = join(root, "next");
	const [from, to] = [join(last.dir, file), join(next, file)];
	mkdirSync(dirname(from), { recursive: true });
	mkdirSync(next);
	writeFileSync(from, contents);
	utimesSync(from, writtenMs / 1000, writtenMs / 1000);
	return { last, next, from, to };
}

test("R17.4 a file of the last site is the same file in the next one, in folders that are made for it", () => {
	const { last, next, from, to } = createSites();
	expect(reuseFile(last, next, file, contents.length)).toBe(true);
	expect(readFileSync(to, "utf8")).toBe(contents);
	expect(statSync(to).ino).toBe(statSync(from).ino);
});

const changed: [what: string, change: (from: string) => void][] = [
	["is gone", (from) => rmSync(from)],
	["is shorter", (from) => truncateSync(from, 3)],
	["is empty", (from) => truncateSync(from, 0)],
	["is as long as it was, but was written since", (from) => writeFileSync(from, contents.replace("Une", "Ein"))],
	[
		"is a folder now",
		(from) => {
			rmSync(from);
			mkdirSync(from);
		},
	],
];

test.each(changed)("R17.4 a file of the last site that %s is not taken over", (_, change) => {
	const { last, next, from, to } = createSites();
	change(from);
	expect(reuseFile(last, next, file, contents.length)).toBe(false);
	expect(statSync(to, { throwIfNoEntry: false })).toBeUndefined();
});

test("R17.4 where the file system gives no second name the file is copied", () => {
	const { last, next, from, to } = createSites();
	mkdirSync(dirname(to), { recursive: true });
	// A name that is taken stands for a file system that cannot.
	writeFileSync(join(next, "taken"), "before");
	linkSync(join(next, "taken"), to);
	expect(reuseFile(last, next, file, contents.length)).toBe(true);
	expect(readFileSync(to, "utf8")).toBe(contents);
	expect(statSync(to).ino).not.toBe(statSync(from).ino);
});
