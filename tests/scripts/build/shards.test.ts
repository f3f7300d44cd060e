import { mkdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { readShard, type Shard } from "#scripts/build/shard.ts";
import { UsageError } from "#scripts/report/diagnostic.ts";
import { listFiles } from "#scripts/store/list-files.ts";
import { buildSmallSite } from "../../support/build-small-site.ts";
import { fileFolder } from "../../support/folders.ts";

const root = fileFolder();
const at = (name: string) => join(root, name);
const parts = [1, 2, 3].map((number) => at(`part-${number}`));

const inode = (...path: string[]) => statSync(join(...path)).ino;

/** Every file of a folder with its bytes. */
const read = (dir: string) => Object.fromEntries(listFiles(dir).map((file) => [file, readFileSync(join(dir, file), "base64")]));

const build = (shard: Shard, outDir: string) => buildSmallSite(outDir, { shard, cacheDir: null });

beforeAll(async () => {
	for (const [index, outDir] of parts.entries()) await build({ number: index + 1, of: 3 }, outDir);
}, 240_000);

test("a site merged from three parts equals a single build byte for byte, and no page or picture is made twice (R17.4)", async () => {
	await buildSmallSite(at("whole"));
	await buildSmallSite(at("merged"), { cacheDir: at("cache"), parts });
	expect(Object.keys(read(at("merged"))).sort()).toEqual(Object.keys(read(at("whole"))).sort());
	expect(read(at("merged"))).toEqual(read(at("whole")));
	const stored = new Set(parts.flatMap((part) => listFiles(join(part, "objects")).map((file) => inode(part, "objects", file))));
	const fromParts = listFiles(at("merged")).filter((file) => /\.html$|^images\/(?!icon)/.test(file) && file !== "shell.html");
	expect(fromParts.length).toBeGreaterThan(50);
	// Redirects and the sheet of all pictures are made from the whole content.
	const ofAll = /^dashboard\/|fiches-plantes\/pothos\.html$|(?:^|\/)(?:(?:2019|Shop|Café)\/|l’eau)/;
	expect(fromParts.filter((file) => !ofAll.test(file) && !stored.has(inode(at("merged"), file)))).toEqual([]);
}, 240_000);

test("a part never replaces a complete site (R16.4)", async () => {
	const before = read(at("whole"));
	expect(await refusal(() => build({ number: 1, of: 3 }, at("whole")))).toBe(
		"/whole contains a whole site, which a part must not replace. Name another folder with --out DIR.",
	);
	expect(read(at("whole"))).toEqual(before);
});

test("a folder that is no part is refused in one sentence (R16.2)", async () => {
	mkdirSync(at("empty"));
	expect(await refusal(() => buildSmallSite(at("merged"), { cacheDir: null, parts: [at("empty")] }))).toBe(
		"/empty is not a part of a site: it has no index of a store. Build one with --shard.",
	);
});

/** What refusing says to whoever named the wrong folder. */
async function refusal(work: () => unknown): Promise<string> {
	try {
		await work();
	} catch (error) {
		if (error instanceof UsageError) return error.message.replaceAll(root, "");
		throw error;
	}
	throw new Error("nothing was refused");
}

test.each([
	["3", '"3" is not a shard. Write its number and the number of shards, such as --shard 1/3.'],
	["0/3", '"0/3" is not a shard. Write its number and the number of shards, such as --shard 1/3.'],
	["1/3 ", '"1/3 " is not a shard. Write its number and the number of shards, such as --shard 1/3.'],
	["4/3", "There is no shard 4 of 3. The last one is --shard 3/3."],
])("--shard %s is refused in one sentence (R16.2)", async (given, message) => {
	expect(await refusal(() => readShard(given))).toBe(message);
});
