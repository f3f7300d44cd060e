import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { assertOurs, discard, recover, swapIn, withLock, writeBeside } from "#scripts/pipeline/write-site.ts";
import { UsageError } from "#scripts/report/diagnostic.ts";

/** A folder for one test, and the place of the site in it. */
function place(): { parent: string; outDir: string } {
	const parent = mkdtempSync(join(tmpdir(), "pousse-write-"));
	onTestFinished(() => rmSync(parent, { recursive: true, force: true }));
	return { parent, outDir: join(parent, "dist") };
}

function writeFiles(dir: string, files: Record<string, string>): void {
	mkdirSync(dir, { recursive: true });
	for (const [name, contents] of Object.entries(files)) writeFileSync(join(dir, name), contents);
}

/** Names and contents of everything below a folder. */
function readFiles(dir: string): Record<string, string> {
	const files = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((item) => item.isFile());
	return Object.fromEntries(
		files.map((item) => join(item.parentPath, item.name)).map((path) => [path.slice(dir.length + 1), readFileSync(path, "utf8")]),
	);
}

/** The id of a process that has ended. */
function deadProcess(): number {
	return spawnSync(process.execPath, ["-e", ""]).pid;
}

/** The id of a process that lives until the test has finished. */
function livingProcess(): number {
	const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: "ignore" });
	onTestFinished(() => {
		child.kill("SIGKILL");
	});
	if (child.pid === undefined) throw new Error("the process did not start");
	return child.pid;
}

test("R16.4 a site is written beside the old one, folders and copies included", () => {
	const { parent, outDir } = place();
	writeFiles(outDir, { "routes.json": "old" });
	writeFiles(parent, { "leaf.svg": "<svg/>" });
	const next = writeBeside(outDir, [
		{ file: "index.html", contents: "home" },
		{ file: "en/blog/ficus.html", contents: "ficus" },
		{ file: "images/leaf.svg", copyOf: join(parent, "leaf.svg") },
	]);
	expect(readFiles(next)).toEqual({ "index.html": "home", "en/blog/ficus.html": "ficus", "images/leaf.svg": "<svg/>" });
	expect(readFiles(outDir)).toEqual({ "routes.json": "old" });
});

test("R16.4 two files of one name are a mistake of the program", () => {
	const { outDir } = place();
	const twice = [
		{ file: "a.html", contents: "1" },
		{ file: "a.html", contents: "2" },
	];
	expect(() => writeBeside(outDir, twice)).toThrow(new Error("two files of the site are named a.html"));
});

test.each([
	["there is an old one", { "index.html": "old", "gone.html": "old" }],
	["there is none", null],
])("R16.4 the finished folder takes the place of the site when %s", (_, old) => {
	const { parent, outDir } = place();
	if (old) writeFiles(outDir, old);
	swapIn(writeBeside(outDir, [{ file: "index.html", contents: "new" }]), outDir);
	expect(readFiles(outDir)).toEqual({ "index.html": "new" });
	expect(readdirSync(parent)).toEqual(["dist"]);
});

test("R16.4 a swap clears away what an earlier one left", () => {
	const { parent, outDir } = place();
	writeFiles(outDir, { "index.html": "old" });
	writeFiles(`${outDir}.old`, { "index.html": "older" });
	swapIn(writeBeside(outDir, [{ file: "index.html", contents: "new" }]), outDir);
	expect([readFiles(outDir), readdirSync(parent)]).toEqual([{ "index.html": "new" }, ["dist"]]);
});

test("R16.4 a folder that must not be swapped in goes, the site stays", () => {
	const { parent, outDir } = place();
	writeFiles(outDir, { "index.html": "old" });
	discard(writeBeside(outDir, [{ file: "index.html", contents: "new" }]));
	expect([readFiles(outDir), readdirSync(parent)]).toEqual([{ "index.html": "old" }, ["dist"]]);
});

test("R16.4 after a death between the two renames the old site comes back", () => {
	const { parent, outDir } = place();
	writeFiles(outDir, { "index.html": "old" });
	writeFiles(`${outDir}.next-${deadProcess()}`, { "index.html": "new" });
	renameSync(outDir, `${outDir}.old`);
	recover(outDir);
	expect([readFiles(outDir), readdirSync(parent)]).toEqual([{ "index.html": "old" }, ["dist"]]);
});

test("R16.4 after a death behind the second rename the new site stays", () => {
	const { parent, outDir } = place();
	writeFiles(outDir, { "index.html": "new" });
	writeFiles(`${outDir}.old`, { "index.html": "old" });
	recover(outDir);
	expect([readFiles(outDir), readdirSync(parent)]).toEqual([{ "index.html": "new" }, ["dist"]]);
});

test("R16.4 half-written folders of dead processes go, those of living ones and of other sites stay", () => {
	const { parent, outDir } = place();
	const living = livingProcess();
	const kept = [`dist.next-${living}`, "dist.next-notes", "other.next-1", "dist2"];
	for (const name of [...kept, `dist.next-${deadProcess()}`]) writeFiles(join(parent, name), { "index.html": "x" });
	recover(outDir);
	expect(readdirSync(parent).sort()).toEqual(kept.sort());
});

test("R16.4 where nothing was built there is nothing to recover", () => {
	const { parent } = place();
	recover(join(parent, "deep", "dist"));
	expect(readdirSync(parent)).toEqual([]);
});

test.each([
	["is not there", () => undefined],
	["is empty", (outDir: string) => mkdirSync(outDir)],
	["holds a built site", (outDir: string) => writeFiles(outDir, { "routes.json": "[]", "index.html": "x" })],
])("R16.4 a folder that %s may be written", (_, prepare) => {
	const { outDir } = place();
	prepare(outDir);
	expect(() => assertOurs(outDir)).not.toThrow();
});

test("R16.4 a folder that holds files of somebody else is refused and stays as it is", () => {
	const { outDir } = place();
	writeFiles(outDir, { "thesis.txt": "years of work" });
	const refusal = `${outDir} holds files that no build made. Name an empty folder with --out DIR, or empty this one.`;
	expect(() => assertOurs(outDir)).toThrow(new UsageError(refusal));
	expect(readFiles(outDir)).toEqual({ "thesis.txt": "years of work" });
});

test("R16.4 a file in the place of the site is refused as wrong usage", () => {
	const { outDir } = place();
	writeFileSync(outDir, "years of work");
	expect(() => assertOurs(outDir)).toThrow(UsageError);
	expect(readFileSync(outDir, "utf8")).toBe("years of work");
});

test("R16.4 the lock stands while the work runs and goes with it", async () => {
	const { outDir } = place();
	const during = await withLock(outDir, async () => readFileSync(`${outDir}.lock`, "utf8"));
	expect([during, existsSync(`${outDir}.lock`)]).toEqual([String(process.pid), false]);
});

test("R16.4 the lock goes when the work fails", async () => {
	const { outDir } = place();
	const failing = withLock(outDir, () => Promise.reject(new Error("no space")));
	await expect(failing).rejects.toThrow(new Error("no space"));
	expect(existsSync(`${outDir}.lock`)).toBe(false);
});

test("R16.4 the lock stands in a folder that is made for it", async () => {
	const { parent } = place();
	const outDir = join(parent, "deep", "dist");
	expect(await withLock(outDir, async () => existsSync(`${outDir}.lock`))).toBe(true);
});

test("R16.4 a lock of a living process refuses a second build and stays", async () => {
	const { outDir } = place();
	const owner = livingProcess();
	writeFileSync(`${outDir}.lock`, String(owner));
	const refusal = `Another build (process ${owner}) is writing ${outDir}. Wait until it has finished.`;
	await expect(withLock(outDir, async () => "built")).rejects.toThrow(new UsageError(refusal));
	expect(readFileSync(`${outDir}.lock`, "utf8")).toBe(String(owner));
});

test("R16.4 two builds of one process do not write at the same time", async () => {
	const { outDir } = place();
	const second = await withLock(outDir, () => withLock(outDir, async () => "built").catch((error: Error) => error.message));
	expect(second).toBe(`Another build (process ${process.pid}) is writing ${outDir}. Wait until it has finished.`);
});

test.each([
	["of a dead process", () => String(deadProcess())],
	["that was cut off", () => ""],
	["that holds no number", () => "??"],
])("R16.4 a lock %s is taken over", async (_, contents) => {
	const { outDir } = place();
	writeFileSync(`${outDir}.lock`, contents());
	expect(await withLock(outDir, async () => readFileSync(`${outDir}.lock`, "utf8"))).toBe(String(process.pid));
	expect(existsSync(`${outDir}.lock`)).toBe(false);
});
