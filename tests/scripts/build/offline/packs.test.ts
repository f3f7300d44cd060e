import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { langs } from "#schemas/shared/languages.ts";
import { offline, type PackContents, type PackLine, readPackLine } from "#schemas/shared/offline.ts";
import { pageDataPath, searchIndexPath, shellDataPath } from "#schemas/shared/url.ts";
import { eachPack } from "#scripts/build/offline/packs.ts";
import { workerFile } from "#scripts/build/offline/worker-file.ts";
import { packLevels } from "#scripts/build/precompress.ts";
import { filesIn, makePacks, type PackContentSources as PackSources } from "../../../support/make-packs.ts";

const remember = <T>(_: string, compute: () => T): T => compute();

/** Text that hardly gets smaller by compressing, always the same. */
function noise(seed: string, bytes: number): string {
	return createHash("shake256", { outputLength: bytes }).update(seed).digest("base64").slice(0, bytes);
}

/** A site of so many articles in each language, each with so many bytes. */
function site({ articles = 3, bytes = 40, pictures = 1 } = {}): PackSources {
	const pages = ["/", "/blog", ...Array.from({ length: articles }, (_, index) => `/blog/a${index}`)];
	return {
		appBytes: 300_000,
		pictures: new Map(
			Array.from({ length: pictures }, (_, index) => [`/images/p${index}.webp`, Buffer.from(noise(`p${index}`, bytes))]),
		),
		data: new Map([
			...langs.flatMap((lang) => [
				[shellDataPath(lang), `"${lang}"`] as const,
				[searchIndexPath(lang), "[]"] as const,
				[`/${lang}/404.json`, "{}"] as const,
				...pages.map((path) => [pageDataPath(path, lang), `"${noise(lang + path, bytes)}"`] as const),
			]),
			["/routes.json", "[]"],
			["/data/drafts.json", "{}"],
			["/dashboard/report.json", "{}"],
		]),
		pages,
	};
}

const names = (lines: readonly PackLine[]) => lines.map((line) => readPackLine(line).name);

test("packs cover each language, the tools and the pictures; every file is in one pack, unchanged, named by the hash of the pack (R13.4, P23)", () => {
	const sources = site();
	const made = makePacks(sources, remember);
	expect(names(made.map(({ line }) => line))).toEqual(["fr", "en", "es", "de", "tools", "pictures"]);
	const packed = made.flatMap(({ contents }) => Object.entries(JSON.parse(contents) as PackContents));
	const originals = new Map<string, string | Uint8Array>([...sources.pictures, ...sources.data]);
	originals.delete("/dashboard/report.json");
	expect(packed.map(([url]) => url).sort()).toEqual([...originals.keys()].sort());
	for (const [url, body] of packed) {
		const bytes = typeof body === "string" ? Buffer.from(body) : Buffer.from(body.base64, "base64");
		expect(bytes, url).toEqual(Buffer.from(originals.get(url) ?? ""));
	}
	for (const { line, contents } of made) {
		const { url, integrity, name } = readPackLine(line);
		expect(url).toMatch(new RegExp(`^/packs/${name}\\.[\\w-]{43}\\.json$`));
		expect(integrity).toBe(`sha256-${createHash("sha256").update(contents).digest("base64")}`);
	}
});

test("the worker is identical for identical files, and changes exactly where a packed file changes (R13.4, P24)", () => {
	const shell = { url: "shell", revision: "1", integrity: "sha256-1" };
	const worker = (sources: PackSources, code = "code", app = "/assets/client-1.js", files = [shell]) =>
		workerFile(code, app, { files, packs: makePacks(sources, remember).map(({ line }) => line) });
	const before = worker(site());
	expect(worker(site())).toBe(before);
	const unpacked = site();
	unpacked.data.set("/dashboard/report.json", '{"news":1}');
	expect(worker(unpacked)).toBe(before);
	const edited = site();
	edited.data.set("/de/blog/a1.json", '"neu"');
	expect(worker(edited)).not.toBe(before);
	const [a, b] = [site(), edited].map((sources) => makePacks(sources, remember).map(({ line }) => line[0]));
	expect(b?.filter((file) => !a?.includes(file)).map((file) => file.split(".")[0])).toEqual(["de"]);
	expect(worker(site(), "other code")).not.toBe(before);
	expect(worker(site(), "code", "/assets/client-2.js")).not.toBe(before);
	expect(worker(site(), "code", "/assets/client-1.js", [{ ...shell, revision: "2" }])).not.toBe(before);
	expect(() => new Function("self", before.split("\n")[0] ?? "")({})).not.toThrow();
});

test(`a language of more than ${offline.pagesPerPack} pages is split into packs by section, common files first (R13.4)`, () => {
	const made = makePacks(site({ articles: offline.pagesPerPack + 10 }), remember);
	const lines = made.map(({ line }) => readPackLine(line)).filter(({ lang }) => lang === "fr");
	expect(lines.map(({ name }) => name)).toEqual(["fr", "fr-blog", "fr-blog-2"]);
	expect(lines.map(({ pages }) => pages)).toEqual([2, expect.any(Number), expect.any(Number)]);
	expect(lines.reduce((sum, { pages }) => sum + pages, 0)).toBe(offline.pagesPerPack + 12);
	const first = JSON.parse(made.find(({ line }) => readPackLine(line).name === "fr")?.contents ?? "") as PackContents;
	expect(Object.keys(first)).toEqual([shellDataPath("fr"), searchIndexPath("fr"), "/fr.json", "/fr/404.json", "/fr/blog.json"]);
});

test.each([
	["heavy", { articles: offline.pagesPerPack * 2, bytes: 7000 }],
	["large", { articles: offline.pagesPerPack * 25, bytes: 10 }],
])("one visit to a %s site saves at most 20 requests and 2.5 MB in any language, in order of importance (R13.4)", (_, size) => {
	const made = makePacks(site(size), remember).map(({ line }) => readPackLine(line));
	for (const lang of langs) {
		const first = made.filter((pack) => pack.first && (pack.lang === null || pack.lang === lang));
		const bytes = first.reduce((sum, pack) => sum + pack.bytes, 0);
		expect(first.length + 1).toBeLessThanOrEqual(offline.firstInstall.requests);
		expect(bytes + 300_000).toBeLessThanOrEqual(offline.firstInstall.bytes);
		expect(first[0]?.name).toBe(lang);
	}
	expect(made.filter(({ first }) => !first).length).toBeGreaterThan(0);
});

/** Packs as the worker reads them, with what they hold. */
const read = (sources: PackSources) =>
	makePacks(sources, remember).map(({ line, contents }) => ({
		...readPackLine(line),
		length: contents.length,
		urls: Object.keys(JSON.parse(contents) as PackContents),
	}));

test("for any size of the site, packs respect their limits, hold each file once, and their list stays short (R17.4)", () => {
	const small = site({ articles: 9900, bytes: 10 });
	small.data.set(pageDataPath("/blog/a7", "fr"), "x".repeat(offline.bytesPerPack - 200));
	for (let index = 0; index < 600; index++) small.data.set(`/search/fr/words-${index}.json`, "[]");
	const packs = read(small);
	const urls = packs.flatMap((pack) => pack.urls);
	expect(new Set(urls).size).toBe(urls.length);
	expect(urls.toSorted()).toEqual(
		[...small.pictures.keys(), ...small.data.keys()].filter((url) => !url.includes("dashboard")).toSorted(),
	);
	for (const pack of packs) {
		expect(pack.urls.length, pack.name).toBeLessThanOrEqual(offline.pagesPerPack);
		expect(pack.length, pack.name).toBeLessThanOrEqual(offline.bytesPerPack * 1.1);
	}
	expect(packs.filter(({ lang }) => lang === "fr").map(({ name }) => name)).toEqual([
		"fr",
		...Array.from({ length: 53 }, (_, index) => (index === 0 ? "fr-blog" : `fr-blog-${index + 1}`)),
		"search-fr",
		"search-fr-2",
		"search-fr-3",
		"search-fr-4",
	]);
	const list = workerFile("", "/assets/client-1.js", { files: [], packs: makePacks(small, remember).map(({ line }) => line) });
	process.stdout.write(`figure: sw.js lists ${packs.length} packs of 39,600 pages in ${list.length} bytes\n`);
	expect(list.length).toBeLessThan(20_000);
});

test("small sections are packed with the common files, the search before larger sections if it fits one pack, those by size (R13.4)", () => {
	const sources = site({ articles: 300 });
	const add = (section: string, count: number) => {
		const paths = Array.from({ length: count }, (_, index) => `/${section}/${index}`);
		for (const path of paths) sources.data.set(pageDataPath(path, "fr"), "{}");
		return paths;
	};
	const pages = [...sources.pages, ...add("guides", 25), ...add("care", 26), ...add("sheets", 100)];
	for (let index = 0; index < 100; index++) sources.data.set(`/search/fr/words-${index}.json`, "[]");
	const packs = read({ ...sources, pages }).filter(({ lang }) => lang === "fr");
	expect(packs.map(({ name }) => name)).toEqual(["fr", "search-fr", "fr-care", "fr-sheets", "fr-blog", "fr-blog-2"]);
	expect(packs.map((pack) => pack.pages).slice(0, 4)).toEqual([27, 0, 26, 100]);
	expect(packs[0]?.urls).toContain("/fr/guides/24.json");
});

test("lists of all routes or plants are saved automatically on a small site, not on a large one (R13.4, R17.4)", () => {
	const tools = (bytes: number) => {
		const sources = site();
		sources.data.set("/data/drafts.json", noise("drafts", bytes));
		return read(sources).find(({ name }) => name === "tools");
	};
	expect(tools(50_000)).toMatchObject({ first: true, urls: ["/data/drafts.json", "/routes.json"] });
	expect(tools(200_000)).toMatchObject({ first: false, urls: ["/data/drafts.json", "/routes.json"] });
	expect(tools(offline.bytesPerPack + 1)).toMatchObject({ first: true, urls: ["/routes.json"] });
});

test("on a large site, a changed text or a new page changes one pack (R13.4, R17.4)", () => {
	const files = (sources: PackSources) => makePacks(sources, remember).map(({ line }) => line[0]);
	const before = files(site({ articles: 1000 }));
	const changed = (sources: PackSources) => files(sources).filter((file) => !before.includes(file)).length;
	const [edited, longer] = [site({ articles: 1000 }), site({ articles: 1000 })];
	edited.data.set("/de/blog/a500.json", '"neu"');
	longer.data.set("/de/blog/a5-more.json", '"mehr"');
	expect([changed(edited), changed({ ...longer, pages: [...longer.pages, "/blog/a5-more"] })]).toEqual([1, 1]);
});

test("packs are made one at a time, reading each file once, and not at all if nothing changed (R17.4)", () => {
	const { appBytes, pictures, data, pages } = site({ articles: 600 });
	const known = new Map<string, unknown>();
	const rememberAll = <T>(key: string, compute: () => T): T => {
		if (!known.has(key)) known.set(key, compute());
		return known.get(key) as T;
	};
	const run = () => {
		const requests: string[] = [];
		const files = [...data].map(([url, contents]) => {
			const read = () => {
				requests.push(url);
				return contents;
			};
			return [url, { hash: String(contents), bytes: contents.length, read }] as const;
		});
		const sources = { appBytes, pictures: filesIn(pictures), data: new Map(files), pages };
		const lines: PackLine[] = [];
		const counts: number[] = [];
		for (const { line } of eachPack(sources, rememberAll)) {
			lines.push(line);
			if (line[2] === "fr") counts.push(requests.length);
		}
		return { requests, lines, counts };
	};
	const [first, second] = [run(), run()];
	expect(first.counts.length).toBeGreaterThan(3);
	for (const [at, count] of first.counts.entries())
		expect(count - (first.counts[at - 1] ?? 0)).toBeLessThanOrEqual(offline.pagesPerPack);
	expect(new Set(first.requests).size).toBe(first.requests.length);
	expect(second).toEqual({ requests: [], lines: first.lines, counts: first.counts.map(() => 0) });
});

test("packs saved only on demand have a size estimate within a tenth, without compressing the whole (R13.4)", () => {
	const compressed: string[] = [];
	const made = makePacks(site({ articles: 300, bytes: 30_000 }), (key, compute) => {
		compressed.push(key);
		return compute();
	});
	const estimated = made.filter(({ line: [file] }) => !compressed.includes(`gzip ${packLevels.gz} ${file.split(".")[1]}`));
	expect(estimated.length).toBeGreaterThanOrEqual(langs.length);
	for (const { line, contents } of estimated) {
		expect(line[4]).toBe(false);
		expect(Math.abs(line[1] / gzipSync(contents, { level: packLevels.gz }).length - 1)).toBeLessThan(0.1);
	}
});

test("the size of a pack is its transfer size, computed once (R13.4)", () => {
	const requests: string[] = [];
	const [french] = makePacks(site(), (key, compute) => {
		requests.push(key);
		return compute();
	});
	if (!french) throw new Error("no pack");
	expect(Math.abs(french.line[1] - gzipSync(french.contents, { level: packLevels.gz }).length)).toBeLessThan(50);
	expect(new Set(requests).size).toBe(12);
});
