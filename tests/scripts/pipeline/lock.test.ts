import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { withLock } from "#scripts/pipeline/lock.ts";
import { UsageError } from "#scripts/report/diagnostic.ts";
import { deadProcess, livingProcess, place } from "../../support/site-folders.ts";

/** What a lock of a process says that began at a time. */
const lockOf = (pid: number, since = 1) => `lock of a pousse build, process ${pid}, since ${since}\n`;

const ownLock = expect.stringMatching(new RegExp(`^lock of a pousse build, process ${process.pid}, since \\d+\n$`));

const busy = (pid: number, outDir: string) =>
	new UsageError(
		`Another build (process ${pid}) is writing ${outDir}. Wait until it has finished; if none is running, delete ${outDir}.lock.`,
	);

test("R16.4 the lock stands while the work runs and goes with it", async () => {
	const { outDir } = place();
	const during = await withLock(outDir, async () => readFileSync(`${outDir}.lock`, "utf8"));
	expect([during, existsSync(`${outDir}.lock`)]).toEqual([ownLock, false]);
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
	writeFileSync(`${outDir}.lock`, lockOf(owner));
	await expect(withLock(outDir, async () => "built")).rejects.toThrow(busy(owner, outDir));
	expect(readFileSync(`${outDir}.lock`, "utf8")).toBe(lockOf(owner));
});

test("R16.4 two builds of one process do not write at the same time", async () => {
	const { outDir } = place();
	const second = await withLock(outDir, () => withLock(outDir, async () => "built").catch((error: Error) => error.message));
	expect(second).toBe(busy(process.pid, outDir).message);
});

test.each([
	["of a dead process", () => lockOf(deadProcess())],
	["of an earlier process with the same number", () => lockOf(process.pid)],
	["that was cut off", () => ""],
])("R16.4 a lock %s is taken over", async (_, contents) => {
	const { outDir } = place();
	writeFileSync(`${outDir}.lock`, contents());
	expect(await withLock(outDir, async () => readFileSync(`${outDir}.lock`, "utf8"))).toEqual(ownLock);
	expect(existsSync(`${outDir}.lock`)).toBe(false);
});

test.each([
	["a file of somebody else", (lock: string) => writeFileSync(lock, "123\n")],
	["a folder", (lock: string) => mkdirSync(join(lock, "letters"), { recursive: true })],
])("R17.9 %s with the name of the lock is refused and stays", async (_, make) => {
	const { outDir } = place();
	make(`${outDir}.lock`);
	await expect(withLock(outDir, async () => "built")).rejects.toThrow(
		new UsageError(`${outDir}.lock is no lock of a build, but a build needs that name. Move it away.`),
	);
	expect(existsSync(`${outDir}.lock`)).toBe(true);
});

test("R17.9 a lock that another build has taken meanwhile is not removed", async () => {
	const { outDir } = place();
	await withLock(outDir, async () => writeFileSync(`${outDir}.lock`, lockOf(1)));
	expect(readFileSync(`${outDir}.lock`, "utf8")).toBe(lockOf(1));
});
