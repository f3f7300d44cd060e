import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { withLock } from "#scripts/build/lock.ts";
import { abandon, beginNextSite } from "#scripts/build/publish.ts";
import { msg } from "#scripts/messages/message.ts";
import { root } from "#scripts/project.ts";
import { UsageError } from "#scripts/report/diagnostic.ts";
import { startTimeOf } from "#scripts/store/processes.ts";
import { deadProcess, livingProcess, place } from "../../support/site-folders.ts";

/** What a lock of a process says that began at a time. */
const lockOf = (pid: number, begun = startTimeOf(pid) ?? "long-ago", host = hostname()) =>
	`lock of a pousse build, process ${pid}, begun ${begun}, on ${host}\n`;

const ownLock = lockOf(process.pid);

/** Most builds leave nothing else behind. */
const locked = <T>(outDir: string, work: () => Promise<T>) => withLock(outDir, work, () => undefined);

const busy = (pid: number, outDir: string) =>
	new UsageError(msg("build.otherBuild", { process: String(pid), dir: outDir, lock: `${outDir}.lock` }));

test("the lock exists while the work runs, and is removed afterwards (R16.4)", async () => {
	const { outDir } = place();
	const during = await locked(outDir, async () => readFileSync(`${outDir}.lock`, "utf8"));
	expect([during, existsSync(`${outDir}.lock`)]).toEqual([ownLock, false]);
});

test("the lock is removed when the work fails (R16.4)", async () => {
	const { outDir } = place();
	const failing = locked(outDir, () => Promise.reject(new Error("no space")));
	await expect(failing).rejects.toThrow(new Error("no space"));
	expect(existsSync(`${outDir}.lock`)).toBe(false);
});

test("failed work removes its half-written folder (R16.4)", async () => {
	const { parent, outDir } = place();
	const failing = withLock(
		outDir,
		async () => {
			beginNextSite(outDir);
			throw new Error("no page");
		},
		() => abandon(outDir),
	);
	await expect(failing).rejects.toThrow(new Error("no page"));
	expect(readdirSync(parent)).toEqual([]);
});

test("a full disk is reported in one sentence with the file that did not fit and advice (R16.4)", async ({ skip }) => {
	if (!existsSync("/dev/full")) skip("only Linux has a file that is always full");
	const { outDir } = place();
	await expect(locked(outDir, async () => writeFileSync("/dev/full", "site"))).rejects.toThrow(
		new UsageError(msg("build.diskFull", { file: msg("build.diskFullOf", { dir: outDir }), dir: outDir })),
	);
	const error = Object.assign(new Error("ENOSPC: no space left on device"), { code: "ENOSPC", path: `${outDir}/index.html` });
	await expect(locked(outDir, () => Promise.reject(error))).rejects.toThrow(
		new UsageError(msg("build.diskFull", { file: `${outDir}/index.html`, dir: outDir })),
	);
});

test("the folder for the lock is created (R16.4)", async () => {
	const { parent } = place();
	const outDir = join(parent, "deep", "dist");
	expect(await locked(outDir, async () => existsSync(`${outDir}.lock`))).toBe(true);
});

test("a lock of a running process refuses a second build and stays (R16.4)", async () => {
	const { outDir } = place();
	const owner = livingProcess();
	writeFileSync(`${outDir}.lock`, lockOf(owner));
	await expect(locked(outDir, async () => "built")).rejects.toThrow(busy(owner, outDir));
	expect(readFileSync(`${outDir}.lock`, "utf8")).toBe(lockOf(owner));
});

test("two builds in one process do not write at the same time (R16.4)", async () => {
	const { outDir } = place();
	const second = await locked(outDir, () => locked(outDir, async () => "built").catch((error: Error) => error.message));
	expect(second).toBe(busy(process.pid, outDir).message);
});

test.each([
	["of a dead process", () => lockOf(deadProcess())],
	["of an earlier process with the number of this one", () => lockOf(process.pid, "earlier/1")],
	["of an earlier process with the number of one that lives", () => lockOf(livingProcess(), "earlier/1")],
	["of the first process of a container that was started again", () => lockOf(1, "earlier/1")],
	["that was cut off", () => ""],
])("a lock %s is taken over (R16.4)", async (_, contents) => {
	const { outDir } = place();
	writeFileSync(`${outDir}.lock`, contents());
	expect(await locked(outDir, async () => readFileSync(`${outDir}.lock`, "utf8"))).toEqual(ownLock);
	expect(existsSync(`${outDir}.lock`)).toBe(false);
});

test("a lock of another machine is refused with advice, and stays (R16.4)", async () => {
	const { outDir } = place();
	const lock = lockOf(1, "long-ago", "other.example");
	writeFileSync(`${outDir}.lock`, lock);
	await expect(locked(outDir, async () => "built")).rejects.toThrow(
		new UsageError(msg("build.otherMachine", { host: "other.example", process: "1", dir: outDir, lock: `${outDir}.lock` })),
	);
	expect(readFileSync(`${outDir}.lock`, "utf8")).toBe(lock);
});

test.each(["SIGINT", "SIGTERM", "SIGHUP"] as const)(
	"a build ended by %s removes its lock and its half-written folder (R16.4)",
	async (signal) => {
		const { parent, outDir } = place();
		const build = spawn(process.execPath, ["--import", "tsx", join(import.meta.dirname, "../../support/hold-lock.ts"), outDir], {
			cwd: root,
			stdio: ["ignore", "pipe", "inherit"],
		});
		await once(build.stdout, "data");
		expect(readdirSync(parent).sort()).toEqual(["dist.lock", `dist.next-${build.pid}`]);
		build.kill(signal);
		expect(await once(build, "exit")).toEqual([null, signal]);
		expect(readdirSync(parent)).toEqual([]);
	},
);

test("of many builds that find a stale lock at once, exactly one writes (R16.4)", async () => {
	const { outDir } = place();
	writeFileSync(`${outDir}.lock`, lockOf(deadProcess()));
	const work = vi.fn(() => Promise.resolve());
	const all = await Promise.allSettled(Array.from({ length: 5 }, () => locked(outDir, work)));
	expect([work.mock.calls.length, all.map(({ status }) => status).sort()]).toEqual([
		1,
		["fulfilled", "rejected", "rejected", "rejected", "rejected"],
	]);
});

test.each([
	["a file of somebody else", (lock: string) => writeFileSync(lock, "123\n")],
	["a folder", (lock: string) => mkdirSync(join(lock, "letters"), { recursive: true })],
])("%s with the name of the lock is refused and stays (R17.9)", async (_, make) => {
	const { outDir } = place();
	make(`${outDir}.lock`);
	await expect(locked(outDir, async () => "built")).rejects.toThrow(
		new UsageError(msg("build.noLock", { lock: `${outDir}.lock` })),
	);
	expect(existsSync(`${outDir}.lock`)).toBe(true);
});

test("a lock taken over by another build in the meantime is not removed (R17.9)", async () => {
	const { outDir } = place();
	await locked(outDir, async () => writeFileSync(`${outDir}.lock`, lockOf(1)));
	expect(readFileSync(`${outDir}.lock`, "utf8")).toBe(lockOf(1));
});
