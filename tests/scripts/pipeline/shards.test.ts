import {
	appendFileSync,
	cpSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ownerOf } from "#scripts/pipeline/build-mark.ts";
import { buildPart } from "#scripts/pipeline/build-part.ts";
import { openParts, type PartMark } from "#scripts/pipeline/part.ts";
import { readShard, type Shard } from "#scripts/pipeline/shard.ts";
import { bundleDir, hashCode, root as project } from "#scripts/project.ts";
import { UsageError } from "#scripts/report/diagnostic.ts";
import { buildSmallSite } from "../../support/build-small-site.ts";
import { listFiles } from "../../support/list-files.ts";
import { baseContent } from "../../support/workspace.ts";

const root = mkdtempSync(join(tmpdir(), "pousse-shards-"));
const at = (name: string) => join(root, name);
const parts = [1, 2, 3].map((number) => at(`part-${number}`));

const options = {
	contentDir: baseContent,
	publicDir: join(project, "public"),
	baseUrl: undefined,
	cacheDir: null,
	bundleDir,
	generatedDirs: null,
	codeHashes: hashCode(),
	killWorker: false,
	onStage: () => undefined,
};

/** Every file of a folder with its bytes. */
const read = (dir: string) => Object.fromEntries(listFiles(dir).map((file) => [file, readFileSync(join(dir, file), "base64")]));

const build = (shard: Shard, outDir: string) => buildPart({ ...options, outDir }, shard);

beforeAll(async () => {
	for (const [index, outDir] of parts.entries()) await build({ number: index + 1, of: 3 }, outDir);
}, 240_000);
afterAll(() => rmSync(root, { recursive: true, force: true }));

test("R17.4 a site of three parts is the whole site, byte for byte", async () => {
	await buildSmallSite(at("whole"));
	await buildSmallSite(at("merged"), { cacheDir: null, parts });
	expect(Object.keys(read(at("merged"))).sort()).toEqual(Object.keys(read(at("whole"))).sort());
	expect(read(at("merged"))).toEqual(read(at("whole")));
	expect(listFiles(root).filter((file) => file.includes(".parts"))).toEqual([]);
}, 240_000);

test("R17.4 parts share no file, each has some of the pages, and a site takes them from there", () => {
	const files = parts.map((dir) => listFiles(dir).filter((file) => file !== "_shard.json"));
	expect(new Set(files.flat()).size).toBe(files.flat().length);
	expect(files.every((list) => list.some((file) => file.endsWith(".html")))).toBe(true);
	const linked = (dir: string, file: string) => statSync(join(dir, file)).ino === statSync(join(at("merged"), file)).ino;
	const anew = parts.flatMap((dir, index) => (files[index] ?? []).filter((file) => !linked(dir, file)));
	expect(anew.filter((file) => !/^images\/arrosoir\./.test(file))).toEqual([]);
});

test("R16.4 a part never replaces a whole site", async () => {
	const before = read(at("whole"));
	expect(await refusal(() => build({ number: 1, of: 3 }, at("whole")))).toBe(
		"/whole contains a whole site, which a part must not replace. Name another folder with --out DIR.",
	);
	expect(read(at("whole"))).toEqual(before);
});

test("R17.4 a part has no mark of a site, no worker and no list of pages, and a build may replace it", () => {
	for (const dir of parts) {
		expect(ownerOf(dir)).toBe("us");
		expect(listFiles(dir).filter((file) => ["_build.json", "sw.js", "sitemap.xml"].includes(file))).toEqual([]);
	}
});

/** What opening or merging parts says to whoever named the wrong ones. */
async function refusal(work: () => unknown): Promise<string> {
	try {
		await work();
	} catch (error) {
		if (error instanceof UsageError) return error.message.replaceAll(root, "");
		throw error;
	}
	throw new Error("nothing was refused");
}

function changedPart(name: string, change: (mark: PartMark) => void): string {
	cpSync(at("part-2"), at(name), { recursive: true });
	const mark = JSON.parse(readFileSync(join(at(name), "_shard.json"), "utf8")) as PartMark;
	change(mark);
	writeFileSync(join(at(name), "_shard.json"), JSON.stringify(mark));
	return at(name);
}

test("R16.2 parts that are missing, named twice, or of another number are refused in a sentence", async () => {
	const [one = "", two = "", three = ""] = parts;
	expect(await refusal(() => openParts([one, three]))).toBe(
		"Of 3 parts, 2 is missing. Build with --shard 2/3, or name that folder.",
	);
	expect(await refusal(() => openParts([one]))).toBe(
		"Of 3 parts, 2, 3 are missing. Build with --shard 2/3, or name that folder.",
	);
	expect(await refusal(() => openParts([one, two, three, two]))).toBe("/part-2 is named twice. Name each part once.");
	const copy = changedPart("copy", () => undefined);
	expect(await refusal(() => openParts([one, two, copy, three]))).toBe(
		"/part-2 and /copy are both part 2 of 3. Name only one of them.",
	);
	const other = changedPart("other", (mark) => {
		mark.shard.of = 4;
	});
	expect(await refusal(() => openParts([one, other, three]))).toBe(
		"/other is one of 4 parts, /part-1 one of 3. Build all with the same number of parts.",
	);
	expect(await refusal(() => openParts([]))).toBe("Name the folders of all parts: npm run merge -- --out DIR PART PART …");
	mkdirSync(at("empty"));
	expect(await refusal(() => openParts([at("empty")]))).toBe(
		"/empty is not a part of a site: it has no _shard.json of a build. Build one with --shard.",
	);
});

test("R16.2 a part of other content, and one with a file that changed on the way, is refused, and the site stays as it was", async () => {
	const [one = "", , three = ""] = parts;
	const foreign = changedPart("foreign", (mark) => {
		mark.inputs = "other";
	});
	await buildSmallSite(at("site"));
	const before = read(at("site"));
	const merge = (second: string) => buildSmallSite(at("site"), { cacheDir: null, parts: [one, second, three] });
	expect(await refusal(() => merge(foreign))).toBe(
		"/foreign was built from other content, by another version of the program or for another address. Rebuild all parts with the same content and options.",
	);
	const damaged = changedPart("damaged", () => undefined);
	const file = listFiles(damaged).find((each) => each.endsWith(".html")) ?? "";
	renameSync(join(damaged, file), at("page.html"));
	cpSync(at("page.html"), join(damaged, file));
	appendFileSync(join(damaged, file), "<!-- -->");
	expect(await refusal(() => merge(damaged))).toBe(
		`/damaged/${file} has been lost or changed since it was built. Copy or build that part again.`,
	);
	expect(read(at("site"))).toEqual(before);
}, 240_000);

test.each([
	["3", '"3" is not a shard. Write its number and the number of shards, such as --shard 1/3.'],
	["0/3", '"0/3" is not a shard. Write its number and the number of shards, such as --shard 1/3.'],
	["1/3 ", '"1/3 " is not a shard. Write its number and the number of shards, such as --shard 1/3.'],
	["4/3", "There is no shard 4 of 3. The last one is --shard 3/3."],
])("R16.2 --shard %s is refused in a sentence", async (given, message) => {
	expect(await refusal(() => readShard(given))).toBe(message);
});
