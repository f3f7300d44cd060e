import {
	appendFileSync,
	cpSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	utimesSync,
	writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { bundleDir, root } from "#scripts/project.ts";
import { bundleApp } from "#scripts/render/bundle.ts";
import { findBundle, removeUnused } from "#scripts/render/bundle-cache.ts";
import { appDir, areCurrent, type BundleInputs, type BundleRecord } from "#scripts/render/bundle-record.ts";
import { readStored } from "#scripts/store/stored-files.ts";
import { deadProcess, livingProcess } from "../../support/site-folders.ts";

/** The bundle that other tests and builds use too. */
const bundle = await bundleApp(bundleDir);
const kept = join(bundle.clientDir, "..", "..");
const { inputs, outputs } = JSON.parse(Buffer.from(readStored(join(kept, "record")) ?? []).toString()) as BundleRecord;

/** A folder of kept bundles that holds this one alone, to be damaged. */
function copyOfBundle(): { folder: string; dir: string } {
	const folder = mkdtempSync(join(tmpdir(), "pousse-bundles-"));
	onTestFinished(() => rmSync(folder, { recursive: true }));
	const dir = join(folder, "bundle", "0123456789abcdef0123");
	cpSync(kept, dir, { recursive: true });
	return { folder, dir };
}

test("R16.4 a bundle is made of every module that it imports, wherever that stands", () => {
	const modules = [
		"schemas/draft/slug.ts",
		"schemas/article/schema.ts",
		"schemas/long-read.ts",
		"schemas/spec/url.ts",
		"src/boot.ts",
		"src/worker/service-worker.ts",
		"src/worker/pages.ts",
	];
	expect(modules.filter((path) => !inputs.files[path])).toEqual([]);
	expect(Object.keys(inputs.files).filter((path) => path.startsWith("node_modules/react-dom/")).length).toBeGreaterThan(0);
});

test("R16.4 a bundle is made of all its style sheets, which are scanned for in nothing else", async () => {
	const load = createRequire(createRequire(join(root, "package.json")).resolve("@tailwindcss/vite"));
	const { compile } = await import(pathToFileURL(load.resolve("@tailwindcss/node").replace(/\.js$/, ".mjs")).href);
	const sheet = join(appDir, "app", "styles.css");
	const read: string[] = [];
	const compiler = await compile(readFileSync(sheet, "utf8"), {
		base: dirname(sheet),
		onDependency: (path: string) => read.push(path),
	});
	// What a component or a text says makes no rule.
	expect({ root: compiler.root, sources: compiler.sources }).toEqual({ root: "none", sources: [] });
	expect(read.length).toBeGreaterThan(8);
	// The library's own sheet goes with the list of what is installed.
	const unknown = read
		.map((path) => relative(root, path))
		.filter((path) => !inputs.files[path] && path !== "node_modules/tailwindcss/index.css");
	expect(unknown).toEqual([]);
	expect(Object.keys(inputs.files).filter((path) => path.includes("generated/"))).toEqual([]);
});

test("R16.4 a bundle is used again while all that it was made of is as it was", () => {
	expect(areCurrent(inputs)).toBe(true);
	const { dir } = copyOfBundle();
	expect(findBundle(dirname(dir))).toEqual({ dir: join(dir, "files"), outputs });
	// That of another path stands beside it, and goes with it when nobody uses either.
	expect(findBundle(dirname(dir), "/pousse")).toBe(null);
});

/** What may have been otherwise when a bundle was made. */
const earlier: Record<string, (then: BundleInputs) => void> = {
	"a module of the schemas": ({ files }) => (files["schemas/draft/slug.ts"] = "0"),
	"a module of the app": ({ files }) => (files["src/client.tsx"] = "0"),
	"a style sheet": ({ files }) => (files["src/app/shell.css"] = "0"),
	"a font": ({ files }) => (files["src/app/fonts/sans.woff2"] = "0"),
	"a module of a library": ({ files }) => (files["node_modules/react/index.js"] = "0"),
	"the libraries that are installed": ({ files }) => (files["node_modules/.package-lock.json"] = null),
	"the settings of the compiler": ({ files }) => (files["tsconfig.json"] = "0"),
	"how it is bundled": ({ files }) => (files["scripts/render/make-bundle.ts"] = "0"),
	"a module that is gone": ({ files }) => (files["src/gone.ts"] = "0"),
	"a folder where a file is new": ({ folders }) =>
		(folders["schemas/draft"] = folders["schemas/draft"]?.replace("slug.ts", "") ?? ""),
	"a folder where a folder is new": ({ folders }) => (folders["src"] = folders["src"]?.replace("features", "") ?? ""),
	"a folder that is gone": ({ folders }) => (folders["src/gone"] = "a.ts"),
};

test.each(Object.keys(earlier))("R16.4 a bundle is made again when it was made of something else: %s", (name) => {
	const then = structuredClone(inputs);
	earlier[name]?.(then);
	expect(areCurrent(then)).toBe(false);
});

const script = Object.keys(outputs).find((path) => /^client\/assets\/client-.*\.js$/.test(path)) ?? "";

/** What may become of a bundle that is kept. */
const damages: Record<string, (dir: string) => void> = {
	"a script is empty": (dir) => writeFileSync(join(dir, "files", script), ""),
	"a script has one byte more": (dir) => appendFileSync(join(dir, "files", script), " "),
	"the worker is cut off": (dir) => writeFileSync(join(dir, "files", "service-worker.js"), "(()=>{"),
	"the module that renders is empty": (dir) => writeFileSync(join(dir, "files", "server", "server.js"), ""),
	"its files are gone": (dir) => rmSync(join(dir, "files"), { recursive: true }),
	"a file is gone": (dir) => rmSync(join(dir, "files", "boot.js")),
	"a file has come": (dir) => writeFileSync(join(dir, "files", "client", "assets", "x.js"), "alert(1)"),
	"its record is cut off": (dir) => writeFileSync(join(dir, "record"), readFileSync(join(dir, "record")).subarray(0, -1)),
	"its record is gone": (dir) => rmSync(join(dir, "record")),
};

test.each(Object.keys(damages))("R17.9 a kept bundle is not used when %s", (name) => {
	const { dir } = copyOfBundle();
	damages[name]?.(dir);
	expect(findBundle(dirname(dir))).toBe(null);
});

test("R17.9 two builds at once that find a damaged bundle make it again, with the same bytes, and then it is used", async () => {
	const { folder, dir } = copyOfBundle();
	damages["a script is empty"]?.(dir);
	const both = await Promise.all([bundleApp(folder), bundleApp(folder)]);
	for (const again of both) {
		expect([again.hash, again.assets]).toEqual([bundle.hash, bundle.assets]);
		expect(existsSync(again.serverFile)).toBe(true);
	}
	expect(findBundle(join(folder, "bundle"))?.outputs).toEqual(outputs);
});

const hour = 3_600_000;

test("R17.9 bundles that may be in use stay, four others too, and what builds left that died goes", () => {
	const folder = mkdtempSync(join(tmpdir(), "pousse-bundles-"));
	onTestFinished(() => rmSync(folder, { recursive: true }));
	const now = Date.now();
	const add = (name: string, age: number) => {
		mkdirSync(join(folder, name));
		utimesSync(join(folder, name), new Date(now - age), new Date(now - age));
	};
	for (const hours of [2, 3, 4, 5, 6, 7]) add(`unused-${hours}`, hours * hour);
	for (const minutes of [1, 2, 3, 4, 5, 59]) add(`used-${minutes}`, (minutes * hour) / 60);
	add(`being-made.${livingProcess()}`, 0);
	add(`left.${deadProcess()}`, 0);
	removeUnused(folder, now);
	const stay = ["unused-2", "unused-3", "unused-4", "unused-5"];
	const names = readdirSync(folder).sort();
	expect(names.map((name) => name.replace(/\.\d+$/, ""))).toEqual(
		["being-made", ...stay, "used-1", "used-2", "used-3", "used-4", "used-5", "used-59"].sort(),
	);
});

test("R17.9 a bundle that a build has found counts as used", () => {
	const { dir } = copyOfBundle();
	const long = new Date(Date.now() - 24 * hour);
	utimesSync(dir, long, long);
	findBundle(dirname(dir));
	expect(statSync(dir).mtimeMs).toBeGreaterThan(Date.now() - hour);
});
