import { cpSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { buildSmallSite } from "../../support/build-small-site.ts";
import { builtSmallSite } from "../../support/deploys.ts";
import { differences } from "../../support/differences.ts";
import { testFolder } from "../../support/folders.ts";
import { writeLongSite } from "../../support/many-entries.ts";
import { createWorkspace } from "../../support/workspace.ts";

/** Flips a bit in the middle of a file, and keeps its size and time. */
function damage(path: string): void {
	const { atime, mtime } = statSync(path);
	const bytes = readFileSync(path);
	const middle = bytes.length >> 1;
	bytes[middle] = (bytes[middle] ?? 0) ^ 1;
	writeFileSync(path, bytes);
	utimesSync(path, atime, mtime);
}

const filesIn = (dir: string) =>
	readdirSync(dir, { recursive: true, withFileTypes: true })
		.filter((item) => item.isFile())
		.map((item) => join(item.parentPath, item.name));

test("a build of more than a hundred new pages recovers from damaged entries in the store (R17.9)", async () => {
	const work = testFolder();
	const content = writeLongSite(work, { article: 12 });
	const [out, cacheDir] = [join(work, "site"), join(work, "cache")];
	await buildSmallSite(out, { contentDir: content, cacheDir });
	const texts = filesIn(join(cacheDir, "objects")).filter((path) => readFileSync(path, "utf8").startsWith('{"type":"root"'));
	// Copies of one text are one object.
	expect(texts.length).toBeGreaterThan(20);
	const whole = join(work, "whole");
	cpSync(cacheDir, whole, { recursive: true });
	for (const path of texts) damage(path);
	// All pages show the name of the site, so all are made again.
	const siteFile = join(content, "site.yaml");
	writeFileSync(siteFile, readFileSync(siteFile, "utf8").replace(/^name: .*$/m, "name: Jardin"));
	expect(await buildSmallSite(out, { contentDir: content, cacheDir })).toEqual([]);
	const clean = join(work, "clean");
	await buildSmallSite(clean, { contentDir: content, cacheDir: whole });
	expect(differences(out, clean)).toEqual([]);
}, 240_000);

test("with an unwritable store, the site is built and the reason is reported (R16.4)", async () => {
	const { dir } = createWorkspace();
	const out = join(dir, "..", "site");
	const cacheDir = join(dir, "..", "file");
	writeFileSync(cacheDir, "no folder");
	const findings = await buildSmallSite(out, { contentDir: dir, cacheDir });
	expect(findings).toEqual([
		expect.stringMatching(/^The cache could not be written to .*: ENOTDIR.*\. The next run will be as slow as this one\.$/),
	]);
	expect(differences(out, await builtSmallSite())).toEqual([]);
}, 240_000);

test("built files edited by hand, with size and time kept, are restored by the next build (R16.4)", async () => {
	const workspace = createWorkspace();
	const { dir } = workspace;
	const [out, cacheDir] = [join(dir, "..", "site"), join(dir, "..", "cache")];
	const build = () => buildSmallSite(out, { contentDir: dir, cacheDir });
	await build();
	const names = ["en/about.html", "en/about.json", "en/about.md", "images/plant-pothos.svg", "sitemap.xml", "search/fr.json"];
	const files = names.map((name) => {
		const found = filesIn(out).find((path) => path.replace(/\.[0-9a-f]{8}(?=\.svg$)/, "") === join(out, name));
		if (found === undefined) throw new Error(`the site has no ${name}`);
		return { path: found, before: readFileSync(found) };
	});
	for (const { path } of files) damage(path);
	workspace.write("articles/arrosage/fr.md", `${workspace.read("articles/arrosage/fr.md")}\nUne phrase de plus.\n`);
	await build();
	for (const { path, before } of files) expect(readFileSync(path).equals(before), path).toBe(true);
}, 240_000);
