import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { stage } from "#schemas/scene.ts";
import type { LastSite } from "#scripts/pipeline/last-site.ts";
import { makePictures } from "#scripts/pipeline/make-pictures.ts";
import type { Cache } from "#scripts/store/cache.ts";
import { createMemoryCache } from "#scripts/store/cache.ts";
import type { Drawing } from "#scripts/types/site.ts";

const entry = { kind: "article", slug: "a" } as Drawing["entry"];
const scene: Drawing = {
	...{ file: "article-a.svg", key: "empty", entry, ...stage, shown: true, social: true },
	subject: { scene: { setting: "empty-pot", plants: [] }, forms: {} },
};
const twin: Drawing = { ...scene, file: "article-b.svg" };
const unshared: Drawing = { ...scene, file: "plant-c.svg", social: false };

const createCache = (): Cache => ({ ...createMemoryCache(), save: () => null });

/** Folders for sites, and what makes pictures in one of them. */
function createFolders(cache = createCache()) {
	const root = mkdtempSync(join(tmpdir(), "pousse-pictures-"));
	onTestFinished(() => rmSync(root, { recursive: true, force: true }));
	const images = (name: string) => join(root, name, "images");
	return {
		files: (name: string) => readdirSync(images(name)).sort(),
		path: (name: string, file: string) => join(images(name), file),
		make: (name: string, drawings: Drawing[], last: string | null) => {
			const nothing = { surroundings: "", pages: new Map(), indexes: new Map() };
			const site: LastSite | null =
				last === null ? null : { dir: join(root, last), writtenMs: Number.POSITIVE_INFINITY, ...nothing };
			return makePictures(drawings, { dir: join(root, name), last: site, cache, keepIn: join(root, "kept") });
		},
	};
}

test("R14.1 a drawing that no network is given has no JPEG, every other one has it in their size", async () => {
	const { make, files, path } = createFolders();
	await make("a", [scene, unshared], null);
	expect(files("a")).toEqual(["article-a.jpg", "article-a.svg", "plant-c.svg"]);
	const { mediaType, width, height } = await sharp(readFileSync(path("a", "article-a.jpg"))).metadata();
	expect([mediaType, width, height]).toEqual(["image/jpeg", 1200, 630]);
});

test("R16.4 drawings that look alike are drawn once, and the site has each under its name", async () => {
	const cache = createCache();
	const { make, files, path } = createFolders(cache);
	await make("a", [scene, twin, unshared], null);
	expect(cache.misses().filter((key) => !key.startsWith("sizes "))).toEqual(["empty"]);
	expect(files("a")).toEqual(["article-a.jpg", "article-a.svg", "article-b.jpg", "article-b.svg", "plant-c.svg"]);
	for (const ending of ["svg", "jpg"])
		expect(readFileSync(path("a", `article-b.${ending}`))).toEqual(readFileSync(path("a", `article-a.${ending}`)));
});

test("R17.4 the last site’s pictures are taken over; one that networks are given only now is made", async () => {
	const { make, files, path } = createFolders();
	await make("a", [scene, unshared], null);
	await make("b", [scene, { ...unshared, social: true }], "a");
	expect(files("b")).toEqual(["article-a.jpg", "article-a.svg", "plant-c.jpg", "plant-c.svg"]);
	expect(statSync(path("b", "article-a.jpg")).ino).toBe(statSync(path("a", "article-a.jpg")).ino);
	expect(readFileSync(path("b", "plant-c.jpg"))).toEqual(readFileSync(path("a", "article-a.jpg")));
});
