import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { compile } from "#scripts/build/compile.ts";
import { createPool } from "#scripts/build/threads.ts";
import { root } from "#scripts/project.ts";
import { listFiles } from "#scripts/store/list-files.ts";
import { openStore } from "#scripts/store/store.ts";

const work = mkdtempSync(join(tmpdir(), "pousse-determinism-"));
const content = join(work, "content");

/** The project's own, whose cache the last build has filled. */
const known = join(root, "content");

beforeAll(() => {
	cpSync(known, content, { recursive: true });
	build(known, "cached");
	// Where the last build was of something else, that one has only filled the cache.
	if (markOf(join(work, "cached")) !== markOf(join(root, "dist"))) build(known, "cached");
}, 240_000);
afterAll(() => rmSync(work, { recursive: true, force: true }));

test("a clean build equals a cached one byte for byte, whatever the time zone, locale and file times (R16.4)", () => {
	for (const file of listFiles(content)) utimesSync(join(content, file), new Date("2001-01-01"), new Date("2001-01-01"));
	build(content, "fresh", "--no-cache", { TZ: "Pacific/Kiritimati", LANG: "de_DE.UTF-8", LC_ALL: "de_DE.UTF-8" });
	expect(hashes("fresh")).toEqual(hashes("cached"));
}, 240_000);

test("one changed file causes work for its own entry only (R16.4)", async () => {
	const cacheDir = join(work, "cache");
	// What a run has already read of the content before these edits.
	cpSync(inject("knownParts"), cacheDir, { recursive: true });
	const run = async () => {
		const store = openStore(cacheDir, "other");
		const codeHashes = { pipeline: "test", drawings: "test" };
		await compile({ contentDir: content, results: store, pool: createPool(), codeHashes });
		store.save();
		return store
			.misses()
			.filter((key) => key.startsWith("group "))
			.map((key) => key.split(" ")[3]);
	};
	await run();
	expect(await run()).toEqual([]);
	const file = "articles/ficus-lyrata/fr.md";
	writeFileSync(
		join(content, file),
		readFileSync(join(content, file), "utf8").replace("\n---\n", "\n---\n\nUne phrase de plus.\n"),
	);
	expect(await run()).toEqual(["articles/ficus-lyrata"]);
});

test("no file of the site contains a path of the build machine", () => {
	const found = listFiles(join(work, "cached")).filter((file) => {
		const text = readFileSync(join(work, "cached", file), "latin1");
		return text.includes(root) || text.includes(work);
	});
	expect(found).toEqual([]);
});

function build(from: string, out: string, option?: string, environment: NodeJS.ProcessEnv = {}): void {
	const script = join(root, "scripts", "run.mjs");
	const args = [script, "build", "--content", from, "--out", join(work, out), ...(option ? [option] : [])];
	execFileSync(process.execPath, args, { cwd: root, env: { ...process.env, ...environment }, stdio: "pipe" });
}

/** What a build has marked a folder with, which says what it was made of; null where there is no site. */
function markOf(dir: string): string | null {
	const file = join(dir, "_build.json");
	return existsSync(file) ? readFileSync(file, "utf8") : null;
}

function hashes(out: string): Record<string, string> {
	const dir = join(work, out);
	return Object.fromEntries(
		listFiles(dir).map((file) => [
			file,
			createHash("sha256")
				.update(readFileSync(join(dir, file)))
				.digest("hex"),
		]),
	);
}
