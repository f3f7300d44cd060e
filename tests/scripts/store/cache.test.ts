import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { compile } from "#scripts/pipeline/compile.ts";
import { root } from "#scripts/project.ts";
import { createMemoryCache, openCache } from "#scripts/store/cache.ts";
import { openSegment } from "#scripts/store/segment.ts";
import { inEnglish } from "../../support/in-english.ts";
import { deadProcess, livingProcess } from "../../support/site-folders.ts";
import { createWorkspace } from "../../support/workspace.ts";

function temporaryFolder(): string {
	const dir = mkdtempSync(join(tmpdir(), "pousse-cache-"));
	onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
	return dir;
}

/** Keys that the files of the cache hold. */
function keysIn(dir: string): string[] {
	return readdirSync(dir).flatMap((name) => [...(openSegment(join(dir, name))?.stored.keys() ?? [])]);
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

test("R16.4 what runs no longer ask for is dropped, once it is more than half of a file", () => {
	const dir = temporaryFolder();
	run(dir, ["1", "2"]);
	run(dir, ["2"]);
	run(dir, ["2", "3"]);
	run(dir, ["3"]);
	expect(keysIn(dir)).toEqual(["3"]);
	expect(run(dir, ["1", "3"], "b")).toEqual({ values: ["1b", "3a"], misses: ["1"] });
});

test("R16.4 stages do not share keys, and a save adds one file to those of its stage", () => {
	const dir = temporaryFolder();
	run(dir, ["1"]);
	const other = openCache(dir, "pages");
	expect(other.memo("1", () => "page")).toBe("page");
	other.save();
	run(dir, ["1", "2"]);
	expect(readdirSync(dir).sort()).toEqual(["pages.1.cache", "parts.1.cache", "parts.2.cache"]);
});

test("R16.4 a run that learns nothing leaves the files as they are", () => {
	const dir = temporaryFolder();
	run(dir, ["1"]);
	utimesSync(join(dir, "parts.1.cache"), 1, 1);
	run(dir, ["1"]);
	expect(readdirSync(dir)).toEqual(["parts.1.cache"]);
	expect(statSync(join(dir, "parts.1.cache")).mtimeMs).toBe(1000);
});

test("R16.4 many small files become one", () => {
	const dir = temporaryFolder();
	const keys = Array.from({ length: 10 }, (_, index) => String(index));
	keys.forEach((_, index) => {
		run(dir, keys.slice(0, index + 1));
	});
	expect(readdirSync(dir).length).toBeLessThan(4);
	expect(run(dir, keys, "b")).toEqual({ values: keys.map((key) => `${key}a`), misses: [] });
});

test("R17.9 two runs at once spoil nothing of each other's", () => {
	const dir = temporaryFolder();
	const caches = [openCache(dir, "parts"), openCache(dir, "parts")];
	caches.forEach((cache, index) => {
		cache.put(String(index), `${index}a`);
	});
	expect(caches.map((cache) => cache.save())).toEqual([null, null]);
	expect(run(dir, ["0", "1"], "b")).toEqual({ values: ["0a", "1a"], misses: [] });
});

test("R17.9 a folder that cannot be written costs time and a sentence", () => {
	const file = join(temporaryFolder(), "file");
	writeFileSync(file, "");
	const cache = openCache(join(file, "cache"), "parts");
	expect(cache.memo("1", () => "a")).toBe("a");
	expect(cache.memo("1", () => "b")).toBe("a");
	expect(inEnglish(cache.save())).toBe(
		`The cache could not be written to ${join(file, "cache")}: ENOTDIR: not a directory, mkdir '${join(file, "cache")}'. The next run will be as slow as this one.`,
	);
});

test("R17.9 of a file in which one value has changed only that is computed anew", () => {
	const dir = temporaryFolder();
	run(dir, ["1", "2"]);
	const file = join(dir, "parts.1.cache");
	writeFileSync(file, readFileSync(file, "latin1").replace('"1a"', '"1b"'), "latin1");
	expect(run(dir, ["1", "2"], "c")).toEqual({ values: ["1c", "2a"], misses: ["1"] });
});

/** What may become of a file of the cache: whatever it holds that this program has not written. */
const damages: Record<string, (text: string) => string> = {
	empty: () => "",
	"cut off": (text) => text.slice(0, -2),
	"no file of values": () => "\u0000\u0001",
	"that of an earlier edition": () => '{"1":"1b"}',
	"longer than it was": (text) => `${text}x`,
	"with a value changed": (text) => text.replace("1a", "1b"),
	"with a value of another type": (text) => text.replace('"1a"', "1234"),
	"with a list of values that has changed": (text) => text.replace('[["1"', '[["2"'),
};

test.each(Object.keys(damages))("R17.9 a file that is %s counts as empty", (name) => {
	const dir = temporaryFolder();
	run(dir, ["1"]);
	const file = join(dir, "parts.1.cache");
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

test("R16.4 a save clears away the caches of earlier editions, of whatever stage", () => {
	const dir = temporaryFolder();
	for (const name of ["parts.json", "drawings.json", "facts.cache"]) writeFileSync(join(dir, name), "{}");
	for (const name of ["photos", "pages.3.cache"]) writeFileSync(join(dir, name), "");
	run(dir, ["1"]);
	expect(readdirSync(dir).sort()).toEqual(["pages.3.cache", "parts.1.cache", "photos"]);
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

test("R16.4 the cache in memory knows the kept run for as long as no other is kept", () => {
	const cache = createMemoryCache();
	const ask = (keys: string[], letter: string, { isKept = false } = {}) => {
		const values = keys.map((key) => cache.memo(key, () => `${key}${letter}`));
		if (isKept) cache.keep();
		cache.save();
		return values;
	};
	ask(["1", "2"], "a", { isKept: true });
	ask(["2"], "b");
	ask(["2"], "c");
	expect(ask(["1"], "d")).toEqual(["1a"]);
	ask(["2"], "e", { isKept: true });
	ask(["3"], "f");
	ask(["3"], "g");
	expect(ask(["1", "2"], "h")).toEqual(["1h", "2a"]);
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
		// That the translations are behind the French text, and that a field is missing, follows from these.
		"raw-html",
		"dead-link",
		"unknown-field",
	]);
	expect(second).toEqual({ diagnostics: first.diagnostics, misses: 0 });
	expect(third).toEqual(first);
});

test("R16.4 the cache in memory looks up what it does not know in what was kept before, and reads that once", () => {
	const dir = temporaryFolder();
	run(dir, ["1", "2"]);
	const kept = openCache(dir, "parts");
	const cache = createMemoryCache(kept);
	expect([cache.has("1"), cache.find("2"), cache.has("3")]).toEqual([true, "2a", false]);
	// Then nothing holds its files.
	kept.save();
	for (const name of readdirSync(dir)) rmSync(join(dir, name));
	cache.save();
	expect([cache.find("1"), cache.find("2")]).toEqual([undefined, "2a"]);
});
