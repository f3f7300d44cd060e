import { createHash } from "node:crypto";
import { cpSync, existsSync, linkSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { beforeAll } from "vitest";
import type { RouteItem } from "#schemas/pages/page-data.ts";
import { markOf } from "#schemas/shared/document-marks.ts";
import { type AppFile, type PackContents, readPackLine, workerPath } from "#schemas/shared/offline.ts";
import { onceEach } from "#schemas/shared/once.ts";
import { listAppFiles } from "#scripts/build/offline/offline-files.ts";
import { releasesFile } from "#scripts/build/offline/past-releases.ts";
import { workerFile } from "#scripts/build/offline/worker-file.ts";
import { integrityOf } from "#scripts/build/render/integrity.ts";
import { root } from "#scripts/project.ts";
import { hashSources } from "#scripts/store/hash-sources.mjs";
import { listFiles } from "#scripts/store/list-files.ts";
import { fileFolder } from "./folders.ts";
import { makePacks } from "./make-packs.ts";

/** How a release differs from the one before it. */
type Change = {
	/** Another app: every script, style sheet and font has this in its name. */
	app?: string;
	/** Another text: this one stands for that one, wherever it is. */
	text?: readonly [before: string, after: string];
	/** Whether the files of the app before stay on the host. */
	keepsOldApp?: boolean;
};

/** Folders with releases of the small site. */
export type Deploys = {
	/** The first release; tests may not change it. */
	a(): string;
	/** Makes the next release out of one, without building it; tests may not change it either. */
	next(from: string, change: Change): string;
};

/** Builds the small site, whole, once for a test file; a file that follows finds it built. */
export function useDeploys(): Deploys {
	const work = fileFolder();
	let first: string | undefined;
	// Several tests take the same one.
	const release = onceEach((key: string) => {
		const [from, change] = JSON.parse(key) as [string, Change];
		const dir = join(work, createHash("sha256").update(key).digest("hex"));
		linkFiles(from, dir);
		changeRelease(dir, change);
		return dir;
	});
	beforeAll(async () => {
		first = join(work, "a");
		// The host of the tests sends no other variant of a file than the one for `gzip`.
		cpSync(await builtSmallSite(), first, { recursive: true, filter: (file) => !file.endsWith(".br") });
	}, 240_000);
	return {
		a() {
			if (first === undefined) throw new Error("the small site is not built");
			return first;
		},
		next: (from, change) => release(JSON.stringify([from, change])),
	};
}

/** The address of the small site that stands below a path of a host. */
export const pathUrl = "https://garden.example/sites/pousse.v2";

/**
 * Folder of the small site of the present code and content, which tests may not change; with an address, the site for that one. Builds of
 * the same at the same time do not disturb each other.
 */
export async function builtSmallSite(baseUrl?: typeof pathUrl): Promise<string> {
	const sources = ["src", "schemas", "scripts", "public", "tests/support/content", "package-lock.json"];
	const built = join(root, "node_modules/.cache/pousse-small-site", baseUrl ? "path" : "root");
	const dir = join(built, hashSources(root, sources));
	if (existsSync(dir)) return dir;
	const outDir = `${dir}.${process.pid}`;
	// The pipeline is much to load, and mostly the site stands already.
	const { buildSmallSite } = await import("./build-small-site.ts");
	const findings = await buildSmallSite(outDir, { baseUrl });
	if (findings.length > 0) throw new Error(findings.join("\n"));
	for (const other of readdirSync(built))
		if (/^\w+$/.test(other) && join(built, other) !== dir) rmSync(join(built, other), { recursive: true, force: true });
	try {
		renameSync(outDir, dir);
	} catch {
		// Another test file was quicker, with the same.
		rmSync(outDir, { recursive: true });
	}
	return dir;
}

/** Makes a folder with the files of another, which cost a fraction of copies; `replace` changes one of them in it alone. */
function linkFiles(from: string, dir: string): void {
	const files = listFiles(from);
	for (const folder of new Set(files.map((file) => dirname(join(dir, file))))) mkdirSync(folder, { recursive: true });
	for (const file of files) linkSync(join(from, file), join(dir, file));
}

function replace(file: string, contents: string): void {
	rmSync(file, { force: true });
	writeFileSync(file, contents);
}

function changeRelease(dir: string, { app, text, keepsOldApp = false }: Change): void {
	const before = readReleaseList(dir);
	const current = Object.keys(before[0]?.assets ?? {});
	const renamed = new Map(current.map((name) => [name, app === undefined ? name : name.replace(/(\.\w+)$/, `-${app}$1`)]));
	const rename = (contents: string) => contents.replaceAll(/[\w.-]+\.(?:js|css|woff2)/g, (name) => renamed.get(name) ?? name);
	const edit = (contents: string) => (text ? contents.replaceAll(text[0], text[1]) : contents);
	if (app !== undefined)
		for (const [name, next] of renamed) {
			const [old, target] = [join(dir, "assets", name), join(dir, "assets", next)];
			if (name.endsWith("woff2")) linkSync(old, target);
			else replace(target, rename(readFileSync(old, "utf8")));
			if (!keepsOldApp) rmSync(old);
		}
	const isOld = (file: string) => file.startsWith("packs/") || file.startsWith("assets/");
	const marks = new Map<string, string>();
	const change = (file: string, finish: (contents: string, before: string) => string) => {
		const old = readFileSync(join(dir, file), "utf8");
		replace(join(dir, file), finish(edit(rename(old)), old));
	};
	const files = listFiles(dir).filter((name) => !isOld(name));
	for (const file of files.filter((name) => name.endsWith(".json")))
		change(file, (contents, old) => {
			marks.set(markOf(old), markOf(contents));
			return contents;
		});
	// Documents name the data that they were rendered from.
	for (const file of files.filter((name) => name.endsWith(".html")))
		change(file, (contents) =>
			contents.replace(/(?<= data-marks=")[^"]*/, (all) => all.replace(/\w+/g, (mark) => marks.get(mark) ?? mark)),
		);
	const assets = Object.fromEntries(
		[...renamed.values()].map((name) => [
			name,
			createHash("sha256")
				.update(readFileSync(join(dir, "assets", name)))
				.digest("hex"),
		]),
	);
	const kept = app === undefined ? before.slice(1) : before;
	replace(join(dir, releasesFile), JSON.stringify([{ bundle: app ?? before[0]?.bundle, assets }, ...kept]));
	remakePacks(dir, new Map([...renamed].map(([name, next]) => [`/assets/${name}`, `/assets/${next}`])));
}

/** Makes the packs and the worker anew, of the same files as before, as they are now. */
function remakePacks(dir: string, renamed: ReadonlyMap<string, string>): void {
	const packed = readPacks(dir);
	const routes = JSON.parse(readFileSync(join(dir, "routes.json"), "utf8")) as RouteItem[];
	const [release = "", ...code] = readFileSync(join(dir, workerPath), "utf8").split("\n");
	const app = /"app":"([^"]*)"/.exec(release)?.[1] ?? "";
	const pictures = [...packed].flatMap(([name, contents]) => (name.startsWith("pictures") ? Object.entries(contents) : []));
	const made = makePacks(
		{
			appBytes: 0,
			pictures: new Map(
				pictures.map(([url, body]) => [url, typeof body === "string" ? body : Buffer.from(body.base64, "base64")]),
			),
			data: new Map(
				listFiles(dir)
					.filter((file) => file.endsWith(".json") && !file.startsWith("packs/"))
					.map((file) => [`/${file}`, readFileSync(join(dir, file), "utf8")]),
			),
			pages: routes.map(({ path }) => path),
		},
		(_, compute) => compute(),
	);
	rmSync(join(dir, "packs"), { recursive: true });
	mkdirSync(join(dir, "packs"));
	for (const { line, contents } of made) writeFileSync(join(dir, readPackLine(line).url), contents);
	const listed = relistFiles(code.join("\n").trimEnd(), (name) => (renamed.get(`/${name}`) ?? `/${name}`).slice(1), dir);
	const stored = { files: listAppFiles(dir), packs: made.map(({ line }) => line) };
	replace(join(dir, workerPath), workerFile(listed, renamed.get(app) ?? app, stored));
}

/** The list of the app's own files in the code of a worker. */
export const listOfAssets = /\[\{"integrity":[^\]]*\]/;

/** Puts the files of a release in place of those that the worker's code lists. */
function relistFiles(code: string, nameNow: (name: string) => string, dir: string): string {
	return code.replace(listOfAssets, (list) =>
		JSON.stringify(
			(JSON.parse(list) as AppFile[])
				.filter(({ integrity }) => integrity)
				.map(({ url, revision }) => ({ integrity: integrityOf(join(dir, nameNow(url))), revision, url: nameNow(url) })),
		),
	);
}

/** What a release's packs hold, by their names. */
export function readPacks(dir: string): Map<string, PackContents> {
	return new Map(
		packFiles(dir).map((file) => [
			file.split(".")[0] ?? "",
			JSON.parse(readFileSync(join(dir, "packs", file), "utf8")) as PackContents,
		]),
	);
}

/** Names of a release's packs, without their precompressed variants. */
export function packFiles(dir: string): string[] {
	return readdirSync(join(dir, "packs"))
		.filter((file) => file.endsWith(".json"))
		.sort();
}

function readReleaseList(dir: string): { bundle: string; assets: Record<string, string> }[] {
	return JSON.parse(readFileSync(join(dir, releasesFile), "utf8"));
}
