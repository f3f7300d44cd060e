import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { markOf, readMarks } from "#schemas/shared/document-marks.ts";
import { type Lang, langs } from "#schemas/shared/languages.ts";
import { type AppFile, offline, type PackLine, packedPhotoPath, readPackLine } from "#schemas/shared/offline.ts";
import { scriptLimits, weighPage } from "#scripts/bench/weigh-page.ts";
import { integrityOf } from "#scripts/build/render/integrity.ts";
import { defaultOutDir, root } from "#scripts/project.ts";
import { listFiles } from "#scripts/store/list-files.ts";
import { listOfAssets, packFiles, readPacks } from "../support/deploys.ts";
import { printFigure } from "../support/profile.ts";

test("the scripts of an article stay within their budgets before and after idle (R17.5)", () => {
	const { boot, scripts } = weighPage(defaultOutDir, "fr/blog/ficus-lyrata.html");
	printFigure(`scripts of an article: ${boot.gzip} bytes before it is idle, ${scripts.gzip} then`);
	expect(boot.gzip).toBeLessThanOrEqual(scriptLimits.boot);
	expect(scripts.gzip).toBeLessThanOrEqual(scriptLimits.scripts);
});

/**
 * The parts of a document outside its content, and how many bytes each may add to it after gzip. Those of every document: what grows
 * here grows on all pages.
 */
const parts: readonly (readonly [name: string, limit: number, part: RegExp])[] = [
	["script before the first paint", 760, /<script>.+?<\/script>/s],
	[
		"tags for other sites, and the page's other addresses",
		450,
		/<(?:meta (?:property|name="twitter)|link rel="(?:alternate|canonical))[^>]*>/g,
	],
	["header", 1200, /<header class="site-header">.*?<\/header>/s],
	["footer", 840, /<footer class="site-footer[^>]*>.*?<\/footer>/s],
	["tab bar", 150, /<nav class="tab-bar".*?<\/nav>/s],
	["structured data", 1600, /<script type="application\/ld\+json">.*?<\/script>/s],
	["notices without the app", 250, /<template.*?<\/template>/gs],
];

test("in the heaviest document of each type, no part outside the content weighs more than its budget (R17.5)", () => {
	const routes = JSON.parse(readFileSync(join(defaultOutDir, "routes.json"), "utf8")) as { path: string; type: string }[];
	const weigh = (html: string) => gzipSync(html, { level: 9 }).length;
	const heaviest = new Map<string, { file: string; html: string; bytes: number }>();
	for (const { path, type } of routes)
		for (const lang of langs) {
			const file = `${lang}${path === "/" ? "" : path}.html`;
			const html = readFileSync(join(defaultOutDir, file), "utf8");
			const bytes = weigh(html);
			if (bytes > (heaviest.get(type)?.bytes ?? 0)) heaviest.set(type, { file, html, bytes });
		}
	for (const [type, { file, html, bytes }] of heaviest) {
		const weights = parts.map(([name, limit, part]) => ({ name, limit, weight: bytes - weigh(html.replace(part, "")) }));
		const listed = weights.map(({ name, weight }) => `${name} ${weight}`);
		printFigure(`heaviest ${type}, ${file}: ${bytes} bytes; of these ${listed.join(", ")}`);
		expect(weights.filter(({ weight, limit }) => weight > limit)).toEqual([]);
	}
	expect(heaviest.size).toBeGreaterThan(3);
});

/** The style sheets of all pages, by their file names. */
const sheets = new Map(
	listFiles(defaultOutDir)
		.filter((file) => /^(404|dashboard|fr.*)\.html$/.test(file))
		.flatMap((file) => {
			const [, name] = /<link rel="stylesheet" href="([^"]+)"/.exec(readFileSync(join(defaultOutDir, file), "utf8")) ?? [];
			return name ? [[name, readFileSync(join(defaultOutDir, name), "utf8")]] : [];
		}),
);

test("no page's style sheet weighs more than 9 KB (R17.5)", () => {
	const weights = [...sheets].map(([name, css]) => ({ name, bytes: gzipSync(css, { level: 9 }).length }));
	printFigure(`style sheets: ${weights.map(({ name, bytes }) => `${name} ${bytes}`).join(", ")}`);
	expect(weights.length).toBeGreaterThan(10);
	expect(weights.filter(({ bytes }) => bytes > 9216)).toEqual([]);
});

test("the style sheet that the app loads as it starts leaves out only utilities that every page's has (R17.5)", () => {
	const running = readFileSync(join(root, "src", "app", "running.css"), "utf8");
	const leftOut = /@source not inline\("\{([^}]+)\}"\)/.exec(running)?.[1]?.split(",") ?? [];
	expect(leftOut.length).toBeGreaterThan(0);
	for (const css of sheets.values()) expect(leftOut.filter((name) => !new RegExp(`\\.${name}[{,]`).test(css))).toEqual([]);
});

test("each script of a page has an integrity hash that matches its file (R14.3)", () => {
	const html = readFileSync(join(defaultOutDir, "fr/blog/ficus-lyrata.html"), "utf8");
	const named = [...html.matchAll(/<script [^>]*src="([^"]+)" integrity="([^"]+)"/g)].map(([, src = "", hash]) => [src, hash]);
	const hashOf = (file: string) =>
		createHash("sha384")
			.update(readFileSync(join(defaultOutDir, file)))
			.digest("base64");
	expect(named).toEqual([[expect.stringMatching(/^\/assets\/start-/), `sha384-${hashOf(named[0]?.[0] ?? "")}`]]);
});

test("every hydrated document carries the hashes of its page data and of its language's shell (R17.3)", () => {
	const read = (file: string) => readFileSync(join(defaultOutDir, file), "utf8");
	const documents = listFiles(defaultOutDir)
		.filter((file) => file.endsWith(".html"))
		.flatMap((file) => {
			const [root = ""] = /<html [^>]*>/.exec(read(file)) ?? [];
			const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(root)?.[1] ?? "";
			if (!root.includes(" data-app=") || root.includes(" data-shell")) return [];
			return [{ file, lang: attribute("lang") as Lang, path: attribute("data-path"), marks: attribute("data-marks") }];
		});
	const marks = documents.map(({ file, path, lang, marks }) => [file, Object.fromEntries(readMarks(marks, path, lang))]);
	const dataMarks = documents.map(({ file, path, lang }) => [
		file,
		Object.fromEntries([...readMarks("", path, lang).keys()].map((address) => [address, markOf(read(address))])),
	]);
	expect(new Set(documents.map(({ lang }) => lang))).toEqual(new Set(langs));
	expect(marks).toEqual(dataMarks);
});

test("the precache manifest lists exactly the app and packs of the site, with the site's files, within the budget of one visit (R13.4, P23)", () => {
	const read = (url: string) => readFileSync(join(defaultOutDir, url));
	const [list = ""] = read("/sw.js").toString().split("\n");
	const { packs: lines, files } = JSON.parse(list.replace(/^self\.release=(.*);$/, "$1")) as {
		packs: PackLine[];
		files: AppFile[];
	};
	const assets = JSON.parse(listOfAssets.exec(read("/sw.js").toString())?.[0] ?? "") as AppFile[];
	const app = [...assets.filter(({ integrity }) => integrity), ...files];
	const fileOf = (url: string) => (url === "shell" ? "shell.html" : url);
	for (const { url, integrity } of app) expect(integrityOf(join(defaultOutDir, fileOf(url))), url).toBe(integrity);
	const packs = lines.map(readPackLine);
	expect(packs.map(({ url }) => url.slice("/packs/".length)).sort()).toEqual(packFiles(defaultOutDir));
	const photos = new Map(readdirSync(join(defaultOutDir, "images")).map((file) => [packedPhotoPath(`/images/${file}`), file]));
	const seen = new Set<string>();
	for (const contents of readPacks(defaultOutDir).values())
		for (const [url, body] of Object.entries(contents)) {
			expect(seen.has(url), `${url} comes twice`).toBe(false);
			seen.add(url);
			const bytes = typeof body === "string" ? Buffer.from(body) : Buffer.from(body.base64, "base64");
			// Of a photo one size is kept, under the name that all its sizes share.
			if (url.endsWith(".webp")) expect(photos.has(url), url).toBe(true);
			else expect(bytes.equals(read(url)), url).toBe(true);
		}
	for (const lang of langs) {
		const first = packs.filter((pack) => pack.first && (pack.lang === null || pack.lang === lang));
		const urls = ["/sw.js", ...app.map(({ url }) => `/${fileOf(url)}`), ...first.map(({ url }) => url)];
		const bytes = urls.reduce((sum, url) => sum + gzipSync(read(url)).length, 0);
		printFigure(`one visit in ${lang}: ${app.length} files of the app, ${first.length} packs, ${bytes} bytes`);
		expect(first.length + 1).toBeLessThanOrEqual(offline.firstInstall.requests);
		expect(bytes).toBeLessThanOrEqual(offline.firstInstall.bytes);
		expect(first.filter((pack) => pack.lang === lang).reduce((sum, { pages }) => sum + pages, 0)).toBe(
			packs.filter((pack) => pack.lang === lang).reduce((sum, { pages }) => sum + pages, 0),
		);
	}
	expect(gzipSync(read("/sw.js")).length).toBeLessThanOrEqual(20_480);
});
