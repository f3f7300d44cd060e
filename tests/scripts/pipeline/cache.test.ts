import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createMemoryCache, openCache } from "#scripts/pipeline/cache.ts";
import { compile } from "#scripts/pipeline/compile.ts";
import { root } from "#scripts/project.ts";
import { createWorkspace } from "../../support/workspace.ts";

function temporaryFolder(): string {
	const dir = mkdtempSync(join(tmpdir(), "pousse-cache-"));
	onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
	return dir;
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
	expect(JSON.parse(readFileSync(join(dir, "parts.json"), "utf8"))).toEqual({ "2": "2a" });
	expect(run(dir, ["1", "2"], "b")).toEqual({ values: ["1b", "2a"], misses: ["1"] });
});

test("R16.4 stages do not share keys, and a save leaves one file per stage", () => {
	const dir = temporaryFolder();
	run(dir, ["1"]);
	const other = openCache(dir, "pages");
	expect(other.memo("1", () => "page")).toBe("page");
	other.save();
	expect(readdirSync(dir).sort()).toEqual(["pages.json", "parts.json"]);
});

test("R16.4 a run that learns nothing leaves the file as it is", () => {
	const dir = temporaryFolder();
	run(dir, ["1"]);
	writeFileSync(join(dir, "parts.json"), '{ "1": "1a" }');
	run(dir, ["1"]);
	expect(readFileSync(join(dir, "parts.json"), "utf8")).toBe('{ "1": "1a" }');
});

test.each([
	["empty", ""],
	["cut off", '{ "1": "1'],
	["no JSON", "\u0000\u0001"],
	["null", "null"],
	["a number", "3"],
	["a list", '["x"]'],
	["a word", '"1"'],
])("R16.4 a file that is %s counts as empty", (_, contents) => {
	const dir = temporaryFolder();
	writeFileSync(join(dir, "parts.json"), contents);
	expect(run(dir, ["1"])).toEqual({ values: ["1a"], misses: ["1"] });
	expect(JSON.parse(readFileSync(join(dir, "parts.json"), "utf8"))).toEqual({ "1": "1a" });
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
