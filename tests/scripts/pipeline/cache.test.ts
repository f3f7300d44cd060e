import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createMemoryCache, openCache } from "#scripts/pipeline/cache.ts";
import { compile } from "#scripts/pipeline/compile.ts";
import { readKept } from "#scripts/pipeline/kept-files.ts";
import { root } from "#scripts/project.ts";
import { deadProcess, livingProcess } from "../../support/site-folders.ts";
import { createWorkspace } from "../../support/workspace.ts";

function temporaryFolder(): string {
	const dir = mkdtempSync(join(tmpdir(), "pousse-cache-"));
	onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
	return dir;
}

/** What the cache holds, by key. */
function readEntries(dir: string): Record<string, unknown> {
	return JSON.parse(Buffer.from(readKept(join(dir, "parts.cache")) ?? []).toString());
}

/** One run: asks the cache for these keys, each of which takes its value from the letter. */
function run(dir: string | null, keys: string[], letter = "a"): { values: string[]; misses: string[] } {
	const cache = openCache(dir, "parts");
	const values = keys.map((key) => cache.memo(key, () => `${key}${letter}`));
	cache.save();
	return { values, misses: cache.misses() };
}

test("R16.4 what a run has computed the next one knows", () => {
	const dir = join(temporaryFolder(), "deep", "cache");
	expect(run(dir, ["1", "2"])).toEqual({ values: ["1a", "2a"], misses: ["1", "2"] });
	expect(run(dir, ["2", "1"], "b")).toEqual({ values: ["2a", "1a"], misses: [] });
	expect(run(dir, ["1", "2", "3"], "c")).toEqual({ values: ["1a", "2a", "3c"], misses: ["3"] });
});

test("R16.4 within a run a key is computed once", () => {
	expect(run(null, ["1", "1"])).toEqual({ values: ["1a", "1a"], misses: ["1"] });
});

test("R16.4 what a run did not ask for is dropped", () => {
	const dir = temporaryFolder();
	run(dir, ["1", "2"]);
	run(dir, ["2"]);
	expect(Object.keys(readEntries(dir))).toEqual(["2"]);
	expect(run(dir, ["1", "2"], "b")).toEqual({ values: ["1b", "2a"], misses: ["1"] });
});

test("R16.4 stages do not share keys, and a save leaves one file per stage", () => {
	const dir = temporaryFolder();
	run(dir, ["1"]);
	const other = openCache(dir, "pages");
	expect(other.memo("1", () => "page")).toBe("page");
	other.save();
	expect(readdirSync(dir).sort()).toEqual(["pages.cache", "parts.cache"]);
});

test("R16.4 a run that learns nothing leaves the file as it is", () => {
	const dir = temporaryFolder();
	run(dir, ["1"]);
	utimesSync(join(dir, "parts.cache"), 1, 1);
	run(dir, ["1"]);
	expect(statSync(join(dir, "parts.cache")).mtimeMs).toBe(1000);
});

/** What may become of a file of the cache: whatever it holds that this program has not written. */
const damages: Record<string, (text: string) => string> = {
	empty: () => "",
	"cut off": (text) => text.slice(0, -2),
	"no JSON": () => "\u0000\u0001",
	"that of an earlier edition": () => '{"1":"1b"}',
	"with a value changed": (text) => text.replace("1a", "1b"),
	"with a value of another type": (text) => text.replace('"1a"', "null"),
	"with a value left out": (text) => text.replace('"1":"1a"', ""),
};

test.each(Object.keys(damages))("R17.9 a file that is %s counts as empty", (name) => {
	const dir = temporaryFolder();
	run(dir, ["1"]);
	const file = join(dir, "parts.cache");
	const before = readFileSync(file, "latin1");
	writeFileSync(file, damages[name]?.(before) ?? before, "latin1");
	expect(run(dir, ["1"], "c")).toEqual({ values: ["1c"], misses: ["1"] });
	expect(run(dir, ["1"], "d")).toEqual({ values: ["1c"], misses: [] });
});

test("R16.4 a save clears away what processes that died were writing", () => {
	const dir = temporaryFolder();
	for (const pid of [deadProcess(), livingProcess()]) writeFileSync(join(dir, `parts.cache.${pid}`), "half");
	run(dir, ["1"]);
	expect(readdirSync(dir).length).toBe(2);
});

test("R16.4 names that objects have are keys like any other", () => {
	const dir = temporaryFolder();
	const keys = ["constructor", "toString", "hasOwnProperty"];
	expect(run(dir, keys).misses).toEqual(keys);
	expect(run(dir, keys, "b")).toEqual({ values: keys.map((key) => `${key}a`), misses: [] });
});

test("R16.4 without a folder nothing is kept", () => {
	expect([run(null, ["1"], "a").values, run(null, ["1"], "b").values]).toEqual([["1a"], ["1b"]]);
});

test("R16.4 the cache in memory knows the last run, and forgets what that did not use", () => {
	const cache = createMemoryCache();
	const ask = (keys: string[], letter: string) => {
		const values = keys.map((key) => cache.memo(key, () => `${key}${letter}`));
		const misses = [...cache.misses()];
		cache.save();
		return { values, misses };
	};
	expect(ask(["1", "2"], "a")).toEqual({ values: ["1a", "2a"], misses: ["1", "2"] });
	expect(ask(["2"], "b")).toEqual({ values: ["2a"], misses: [] });
	expect(ask(["1", "2"], "c")).toEqual({ values: ["1c", "2a"], misses: ["1"] });
});

test("R16.4 what takes time is remembered like the rest", async () => {
	const dir = temporaryFolder();
	const ask = async (keys: string[], letter: string) => {
		const cache = openCache(dir, "parts");
		const values = await Promise.all(keys.map((key) => cache.memoAsync(key, async () => `${key}${letter}`)));
		cache.save();
		return { values, misses: cache.misses() };
	};
	expect(await ask(["1"], "a")).toEqual({ values: ["1a"], misses: ["1"] });
	expect(await ask(["1", "2"], "b")).toEqual({ values: ["1a", "2b"], misses: ["2"] });
	expect(run(dir, ["1", "2"], "c")).toEqual({ values: ["1a", "2b"], misses: [] });
});

test("R16.4 a known file brings its findings with it, place for place", async () => {
	const workspace = createWorkspace(join(root, "content"));
	const dir = temporaryFolder();
	workspace.write("pages/about/fr.md", `${workspace.read("pages/about/fr.md")}\n<b>\n\n[x](/nowhere)\n`);
	workspace.write("plants/pothos/facts.yaml", workspace.read("plants/pothos/facts.yaml").replace("coldLimit:", "coldLimti:"));
	const check = async (pipeline: string) => {
		const cache = openCache(dir, "parts");
		const { diagnostics } = await compile({ contentDir: workspace.dir, cache, codeHashes: { pipeline, drawings: "test" } });
		cache.save();
		return { diagnostics, misses: cache.misses().length };
	};
	const [first, second, third] = [await check("one"), await check("one"), await check("two")];
	expect(first.diagnostics.map(({ code }) => code)).toEqual([
		// The French text has changed, so the three others are behind it.
		...Array(3).fill("stale-translation"),
		"raw-html",
		"dead-link",
		"missing-field",
		"unknown-field",
	]);
	expect(second).toEqual({ diagnostics: first.diagnostics, misses: 0 });
	expect(third).toEqual(first);
});
