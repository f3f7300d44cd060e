import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { listFiles } from "#scripts/store/list-files.ts";
import { pathOf } from "#scripts/store/objects.ts";
import { openStore, type RunKind, type Store } from "#scripts/store/store.ts";
import { testFolder } from "../../support/folders.ts";
import { english } from "../../support/in-english.ts";

/** One run: asks for these keys, each of which takes its value from the letter. */
function run(dir: string | null, keys: string[], letter = "a", kind: RunKind = "build"): { values: string[]; misses: string[] } {
	const store = openStore(dir, kind);
	const values = keys.map((key) => store.memo(key, () => `${key}${letter}`));
	store.save();
	store.close();
	return { values, misses: store.misses() };
}

test("computed values are available to the next run (R16.4)", () => {
	const dir = join(testFolder(), "deep", "store");
	expect(run(dir, ["1", "2"])).toEqual({ values: ["1a", "2a"], misses: ["1", "2"] });
	expect(run(dir, ["2", "1"], "b")).toEqual({ values: ["2a", "1a"], misses: [] });
	expect(run(dir, ["1", "2", "3"], "c")).toEqual({ values: ["1a", "2a", "3c"], misses: ["3"] });
});

test("without a folder nothing is kept, but each key is computed once per run (R16.4)", () => {
	expect(run(null, ["1", "1"])).toEqual({ values: ["1a", "1a"], misses: ["1"] });
	expect(run(null, ["1"])).toEqual({ values: ["1a"], misses: ["1"] });
});

test("values of any shape and with any characters survive a round trip", () => {
	const dir = testFolder();
	const values = { text: "a\nb\u2028 « é » 🌱", list: [1, null, { deep: true }], empty: "", none: null };
	const first = openStore(dir, "build");
	for (const [key, value] of Object.entries(values)) first.put(`${key} with\nspaces`, value);
	first.save();
	const second = openStore(dir, "build");
	for (const [key, value] of Object.entries(values)) expect(second.find(`${key} with\nspaces`)).toEqual(value);
});

test("a value is dropped after three builds and three other runs without use", () => {
	const dir = testFolder();
	run(dir, ["1", "2"]);
	for (let count = 0; count < 3; count++) run(dir, ["2"]);
	// Only builds have used it, and three have not.
	expect(run(dir, ["1"], "b").misses).toEqual(["1"]);
	run(dir, ["3"], "a", "other");
	for (let count = 0; count < 5; count++) run(dir, ["1"]);
	expect(run(dir, ["3"], "b").misses).toEqual([]);
});

const page = { file: "index.html", contents: "<h1>Home</h1>" };
const leaf = { file: "leaf.svg", contents: "<svg/>" };

async function filesOf(store: Store, contents = [page, leaf]): Promise<{ texts: string[]; made: boolean }> {
	let made = false;
	const files = await store.files("site", () => {
		made = true;
		return contents;
	});
	return { texts: files.map(({ hash }) => store.objects.read(hash)?.toString() ?? "damaged"), made };
}

test("files are stored by key, with their bytes as objects", async () => {
	const dir = testFolder();
	const store = openStore(dir, "build");
	expect(await filesOf(store)).toEqual({ texts: ["<h1>Home</h1>", "<svg/>"], made: true });
	store.save();
	expect(await filesOf(openStore(dir, "build"))).toEqual({ texts: ["<h1>Home</h1>", "<svg/>"], made: false });
});

/** The file of an object in a store of one run. */
function objectOf(dir: string, contents: string): string {
	const store = openStore(dir, "build");
	const [stored] = store.write([{ file: "", contents }]);
	return pathOf(join(dir, "objects"), stored?.hash ?? "");
}

/** Returns the time once files that are changed from now on have later times than those changed before, whatever the clock's resolution. */
function awaitNextTick(dir: string): number {
	const probe = join(dir, "probe");
	const change = () => {
		writeFileSync(probe, "");
		return statSync(probe).ctimeMs;
	};
	const nowMs = Date.now();
	while (change() <= nowMs);
	return nowMs;
}

/** What may become of a file in the store. */
const damages: Record<string, (path: string) => void> = {
	missing: (path) => rmSync(path),
	empty: (path) => writeFileSync(path, ""),
	"cut off": (path) => writeFileSync(path, readFileSync(path).subarray(0, -1)),
	"changed in one byte": (path) => writeFileSync(path, readFileSync(path, "utf8").replace("h1", "h2")),
	"changed in one byte, with its old time": (path) => {
		const { atime, mtime } = statSync(path);
		writeFileSync(path, readFileSync(path, "utf8").replace("h1", "h2"));
		utimesSync(path, atime, mtime);
	},
	"a folder": (path) => {
		rmSync(path);
		mkdirSync(path);
	},
};

test.each(Object.keys(damages).filter((name) => name !== "a folder"))(
	"an object that is %s is made again, and no other (R17.9)",
	async (name) => {
		const dir = testFolder();
		const first = openStore(dir, "build");
		await filesOf(first);
		first.save();
		const settledMs = awaitNextTick(dir);
		damages[name]?.(objectOf(dir, page.contents));
		const second = openStore(dir, "build");
		second.trustSince(settledMs);
		expect(await filesOf(second)).toEqual({ texts: ["<h1>Home</h1>", "<svg/>"], made: true });
		second.save();
		expect(await filesOf(openStore(dir, "build"))).toEqual({ texts: ["<h1>Home</h1>", "<svg/>"], made: false });
	},
);

test.each(Object.keys(damages))("an index that is %s only costs time (R17.9)", (name) => {
	const dir = testFolder();
	run(dir, ["1"]);
	damages[name]?.(join(dir, "index"));
	if (name.startsWith("changed")) writeFileSync(join(dir, "index"), readFileSync(join(dir, "index"), "utf8").replace("1a", "1b"));
	expect(run(dir, ["1"])).toEqual({ values: ["1a"], misses: ["1"] });
});

test("with an unwritable folder a run works and reports it in one sentence", async () => {
	const dir = join(testFolder(), "file");
	writeFileSync(dir, "no folder");
	const store = openStore(dir, "build");
	expect(await filesOf(store)).toEqual({ texts: ["<h1>Home</h1>", "<svg/>"], made: true });
	const problem = store.save();
	store.close();
	expect(problem && english(problem)).toMatch(
		/^The cache could not be written to .*: ENOTDIR.*\. The next run will be as slow as this one\.$/,
	);
});

test("two concurrent runs keep the results of both", () => {
	const dir = testFolder();
	const [one, other] = [openStore(dir, "build"), openStore(dir, "other")];
	one.put("1", "one");
	other.put("2", "two");
	one.save();
	other.save();
	const next = openStore(dir, "build");
	expect([next.find("1"), next.find("2")]).toEqual(["one", "two"]);
});

test("unreferenced objects are removed after a while, unless they are new", () => {
	const dir = testFolder();
	const old = openStore(dir, "build");
	const [lost] = old.write([page]);
	const count = () =>
		readdirSync(join(dir, "objects"), { recursive: true, withFileTypes: true }).filter((item) => item.isFile()).length;
	expect(lost?.bytes).toBe(page.contents.length);
	for (let builds = 0; builds < 16; builds++) run(dir, [`${builds}`]);
	expect(count()).toBe(1);
});

test.each<RunKind>(["build", "other"])(
	"unreferenced objects are removed after an hour where every run is of the kind %s (R16.4)",
	(kind) => {
		const dir = testFolder();
		const long = (count: number) => `${count} `.repeat(4000);
		const runs = (from: number) => {
			for (let count = from; count < from + 8; count++) {
				const store = openStore(dir, kind);
				store.put("text", long(count));
				expect(store.save()).toBe(null);
			}
		};
		runs(0);
		vi.useFakeTimers({ now: Date.now() + 2 * 3_600_000, toFake: ["Date"] });
		onTestFinished(() => void vi.useRealTimers());
		runs(8);
		expect(listFiles(join(dir, "objects"))).toHaveLength(1);
		expect(openStore(dir, kind).find("text")).toBe(long(15));
	},
);

test("what another run takes away while unreferenced objects are removed does not hinder the run (R16.4)", () => {
	const dir = testFolder();
	run(dir, ["1"]);
	mkdirSync(join(dir, "objects", "ab"), { recursive: true });
	// A name in the folder without a file behind it, as that of a file that has just gone.
	symlinkSync("gone", join(dir, "objects", "ab", "cdef.1-0"));
	for (let count = 0; count < 16; count++) {
		const store = openStore(dir, "other");
		store.put("number", count);
		expect(store.save()).toBe(null);
	}
});

test("a store without objects is saved in every run (R16.4)", () => {
	const dir = testFolder();
	for (let count = 0; count < 16; count++) {
		const store = openStore(dir, "other");
		store.put("number", count);
		expect(store.save()).toBe(null);
	}
});

test("another store is merged with its values and objects", async () => {
	const [dir, other] = [testFolder(), testFolder()];
	const from = openStore(other, "build");
	await filesOf(from);
	from.save();
	const store = openStore(dir, "build");
	expect([store.absorb(other), store.absorb(join(dir, "nowhere"))]).toEqual([true, false]);
	expect(await filesOf(store)).toEqual({ texts: ["<h1>Home</h1>", "<svg/>"], made: false });
});

test("a folder of stored files contains only them, and is found again", () => {
	const store = openStore(testFolder(), "build");
	const files = store.write([page, { file: "deep/leaf.svg", contents: "<svg/>" }]);
	const folder = store.folderOf(files);
	expect(readFileSync(join(folder, "deep", "leaf.svg"), "utf8")).toBe("<svg/>");
	expect(readdirSync(folder).sort()).toEqual(["deep", "index.html"]);
	expect(store.folderOf(files)).toBe(folder);
});
