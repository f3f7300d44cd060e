import { createHash } from "node:crypto";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { releasesFile, releasesToServe } from "#scripts/build/offline/past-releases.ts";
import { testFolder } from "../../../support/folders.ts";

let dir = "";
beforeEach(() => {
	dir = testFolder();
	mkdirSync(join(dir, "assets"));
});

/** Files by name, each with the hash of what it holds here: its own name. */
const hashed = (names: readonly string[]) =>
	Object.fromEntries(names.map((name) => [name, createHash("sha256").update(name).digest("hex")]));

/** Does what a build does with the next release: its own files and those of before come to stand in the folder. */
function release(bundle: string, assets: readonly string[]): ReturnType<typeof releasesToServe> {
	const over = releasesToServe(dir, bundle, hashed(assets));
	rmSync(join(dir, "assets"), { recursive: true });
	mkdirSync(join(dir, "assets"));
	for (const name of [...assets, ...over.files]) writeFileSync(join(dir, "assets", name), name);
	writeFileSync(join(dir, releasesFile), over.list);
	return over;
}

test("a site keeps the files of its last three releases for open tabs, and no older ones (R13.1)", () => {
	expect(release("a", ["a.js", "font.woff2"])).toEqual({
		files: [],
		list: JSON.stringify([{ bundle: "a", assets: hashed(["a.js", "font.woff2"]) }]),
	});
	expect(release("b", ["b.js", "font.woff2"]).files).toEqual(["a.js"]);
	expect(release("c", ["c.js", "font.woff2"]).files).toEqual(["a.js", "b.js"]);
	expect(release("d", ["d.js", "font.woff2"]).files).toEqual(["a.js", "b.js", "c.js"]);
	expect(release("e", ["e.js", "font.woff2"]).files).toEqual(["b.js", "c.js", "d.js"]);
});

test("a build with the same app and other texts adds no release (R13.1)", () => {
	release("a", ["a.js"]);
	const before = release("b", ["b.js"]);
	expect(release("b", ["b.js"])).toEqual(before);
});

test("a release that is built again moves to the front, once (R13.1)", () => {
	release("a", ["a.js"]);
	release("b", ["b.js"]);
	const { list, files } = release("a", ["a.js"]);
	expect(JSON.parse(list).map(({ bundle }: { bundle: string }) => bundle)).toEqual(["a", "b"]);
	expect(files).toEqual(["b.js"]);
});

test.each([
	["is cut off", '[{"bundle":"a","ass'],
	["is no list", '{"bundle":"a"}'],
	["has no releases in it", '[null,1,"a",{"bundle":"a"},{"bundle":1,"assets":{}},{"bundle":"a","assets":null}]'],
	["leads out of the folder", JSON.stringify([{ bundle: "a", assets: hashed(["../secret"]) }])],
	["leads to what is hidden", JSON.stringify([{ bundle: "a", assets: hashed([".htaccess"]) }])],
	["has no hashes", '[{"bundle":"a","assets":["a.js"]},{"bundle":"a","assets":{"a.js":1}}]'],
])("a list of releases that %s is ignored (R13.1)", (_, text) => {
	writeFileSync(join(dir, releasesFile), text);
	writeFileSync(join(dir, "secret"), "../secret");
	expect(releasesToServe(dir, "b", hashed(["b.js"]))).toEqual({
		files: [],
		list: JSON.stringify([{ bundle: "b", assets: hashed(["b.js"]) }]),
	});
});

test("a listed file that is missing is not carried over, and a first build carries over nothing (R13.1)", () => {
	release("a", ["a.js", "gone.js"]);
	rmSync(join(dir, "assets", "gone.js"));
	expect(releasesToServe(dir, "b", hashed(["b.js"])).files).toEqual(["a.js"]);
	expect(releasesToServe(join(dir, "nowhere"), "b", hashed(["b.js"])).files).toEqual([]);
});

test.each([
	["emptied", ""],
	["cut off", "a."],
	["changed", "b.js"],
])("a file of an earlier release that was %s since then is not carried over (R17.9)", (_, contents) => {
	release("a", ["a.js", "font.woff2"]);
	writeFileSync(join(dir, "assets", "a.js"), contents);
	expect(releasesToServe(dir, "b", hashed(["b.js"])).files).toEqual(["font.woff2"]);
});
