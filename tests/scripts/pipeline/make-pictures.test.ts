import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { stage } from "#schemas/scene.ts";
import type { LastSite } from "#scripts/pipeline/last-site.ts";
import { makePictures, type Pictures, picturesOfShard } from "#scripts/pipeline/make-pictures.ts";
import type { Cache } from "#scripts/store/cache.ts";
import { createMemoryCache } from "#scripts/store/cache.ts";
import type { Photo } from "#scripts/types/content.ts";
import type { Drawing } from "#scripts/types/site.ts";

const entry = { kind: "article", slug: "a" } as Drawing["entry"];
const scene: Drawing = {
	...{ file: "article-a.svg", key: "empty", entry, ...stage, shown: true },
	subject: { scene: { setting: "empty-pot", plants: [] }, forms: {} },
};
const twin: Drawing = { ...scene, file: "article-b.svg" };
const unshared: Drawing = { ...scene, file: "plant-c.svg" };
const share = (name: string, title: string) => ({ file: `${name}.jpg`, title, art: { drawing: `${name}.svg` } });

const createCache = (): Cache => ({ ...createMemoryCache(), save: () => null });

/** Folders for sites, and what makes pictures in one of them. */
function createFolders(cache = createCache()) {
	const root = mkdtempSync(join(tmpdir(), "pousse-pictures-"));
	onTestFinished(() => rmSync(root, { recursive: true, force: true }));
	const images = (name: string) => join(root, name, "images");
	return {
		files: (name: string) => readdirSync(images(name)).sort(),
		path: (name: string, file: string) => join(images(name), file),
		make: (name: string, pictures: Partial<Pictures>, last: string | null) => {
			const nothing = { environment: "", pages: new Map(), shortKeys: new Map(), fileSets: new Map() };
			const site: LastSite | null =
				last === null ? null : { dir: join(root, last), writtenMs: Number.POSITIVE_INFINITY, ...nothing };
			const all: Pictures = { drawings: [], socialImages: [], photos: [], siteName: "Pousse", ...pictures };
			return makePictures(all, { dir: join(root, name), last: site, cache, cacheDir: join(root, "kept") });
		},
	};
}

/** Red, green and blue of one pixel. */
async function pixelOf(path: string, left: number, top: number): Promise<number[]> {
	return [...(await sharp(readFileSync(path)).extract({ left, top, width: 1, height: 1 }).raw().toBuffer())];
}

/** The largest difference of two colours in red, green or blue. */
function distance(found: readonly number[], wanted: readonly number[]): number {
	return Math.max(...found.map((part, index) => Math.abs(part - (wanted[index] ?? 0))));
}

/** Share of the pixels of the title’s column that are darker than any of the paper. */
async function inkOf(path: string): Promise<number> {
	const column = await sharp(readFileSync(path))
		.extract({ left: 0, top: 0, width: 590, height: 510 })
		.greyscale()
		.raw()
		.toBuffer();
	return column.filter((part) => part < 120).length / column.length;
}

test("R14.1 what networks are given is a JPEG in their size, with the title on paper beside the drawing", async () => {
	const { make, files, path } = createFolders();
	await make("a", { drawings: [scene, unshared], socialImages: [share("article-a", "Aloe")] }, null);
	expect(files("a")).toEqual(["article-a.jpg", "article-a.night.svg", "article-a.svg", "plant-c.night.svg", "plant-c.svg"]);
	const { mediaType, width, height } = await sharp(readFileSync(path("a", "article-a.jpg"))).metadata();
	expect([mediaType, width, height]).toEqual(["image/jpeg", 1200, 630]);
	expect(distance(await pixelOf(path("a", "article-a.jpg"), 4, 4), [250, 247, 239])).toBeLessThan(4);
	expect(distance(await pixelOf(path("a", "article-a.jpg"), 1100, 40), [250, 247, 239])).toBeGreaterThan(8);
	expect(await inkOf(path("a", "article-a.jpg"))).toBeGreaterThan(0.005);
});

test.each([
	["of one long word", "Donaudampfschifffahrtsgesellschaftskapitän"],
	["of many words", "Vingt plantes d’intérieur qui supportent l’ombre, l’oubli, le chat et le chauffage central en hiver"],
	["without any letter of the font", "观叶植物"],
])("R14.1 a title %s stays in its column", async (_, title) => {
	const { make, path } = createFolders();
	await make("a", { drawings: [scene], socialImages: [share("article-a", "")] }, null);
	await make("b", { drawings: [scene], socialImages: [share("article-a", title)] }, null);
	const beside = (name: string) =>
		sharp(readFileSync(path(name, "article-a.jpg")))
			.extract({ left: 616, top: 0, width: 584, height: 630 })
			.raw()
			.toBuffer();
	expect((await beside("b")).equals(await beside("a"))).toBe(true);
});

test("R16.4 drawings that look alike are drawn once, and the site has each under its name", async () => {
	const cache = createCache();
	const { make, files, path } = createFolders(cache);
	const socialImages = [share("article-a", "Same"), share("article-b", "Same"), share("plant-c", "Other")];
	await make("a", { drawings: [scene, twin, unshared], socialImages }, null);
	expect(cache.misses().filter((key) => !key.startsWith("bytes "))).toEqual(["empty"]);
	expect(files("a")).toEqual([
		...["article-a.jpg", "article-a.night.svg", "article-a.svg"],
		...["article-b.jpg", "article-b.night.svg", "article-b.svg"],
		...["plant-c.jpg", "plant-c.night.svg", "plant-c.svg"],
	]);
	for (const ending of ["svg", "night.svg", "jpg"])
		expect(readFileSync(path("a", `article-b.${ending}`))).toEqual(readFileSync(path("a", `article-a.${ending}`)));
	expect(readFileSync(path("a", "plant-c.jpg"))).not.toEqual(readFileSync(path("a", "article-a.jpg")));
});

test("R17.4 the last site’s pictures are taken over; one that networks are given only now is made", async () => {
	const { make, files, path } = createFolders();
	await make("a", { drawings: [scene, unshared], socialImages: [share("article-a", "Same")] }, null);
	await make("b", { drawings: [scene, unshared], socialImages: [share("article-a", "Same"), share("plant-c", "Same")] }, "a");
	expect(files("b")).toEqual([
		...["article-a.jpg", "article-a.night.svg", "article-a.svg"],
		...["plant-c.jpg", "plant-c.night.svg", "plant-c.svg"],
	]);
	expect(statSync(path("b", "article-a.jpg")).ino).toBe(statSync(path("a", "article-a.jpg")).ino);
	expect(readFileSync(path("b", "plant-c.jpg"))).toEqual(readFileSync(path("a", "article-a.jpg")));
});

test("R14.1 a photo fills its half, a see-through one on the paper of the site", async () => {
	const { make, path } = createFolders();
	const photo = (name: string) => ({ name, stem: name, fallback: { file: `${name}.png` } }) as Photo;
	const write = async (name: string, background: { r: number; g: number; b: number; alpha: number }) => {
		mkdirSync(path("a", ""), { recursive: true });
		const create = { width: 60, height: 80, channels: 4 as const, background };
		writeFileSync(path("a", `${name}.png`), await sharp({ create }).png().toBuffer());
	};
	await write("red", { r: 200, g: 20, b: 20, alpha: 1 });
	await write("clear", { r: 0, g: 90, b: 0, alpha: 0 });
	const socialImages = ["red", "clear"].map((name) => ({ file: `${name}.jpg`, title: "Photo", art: { photo: name } }));
	await make("a", { photos: [photo("red"), photo("clear")], socialImages }, null);
	expect(distance(await pixelOf(path("a", "red.jpg"), 1190, 620), [200, 20, 20])).toBeLessThan(8);
	expect(distance(await pixelOf(path("a", "clear.jpg"), 1190, 620), [250, 247, 239])).toBeLessThan(4);
});

test("R16.4 every picture is made in exactly one part of a site", () => {
	const photos = Array.from({ length: 9 }, (_, index) => ({ name: `${index}.jpg`, stem: `${index}` }) as Photo);
	const drawings = Array.from(
		{ length: 9 },
		(_, index): Drawing => ({ ...scene, file: `${index}.svg`, key: `key ${index % 4}` }),
	);
	const socialImages = [
		...drawings.map(({ file }) => ({ file: `${file}.jpg`, title: "", art: { drawing: file } })),
		...photos.map(({ name }) => ({ file: `${name}.social.jpg`, title: "", art: { photo: name } })),
	];
	const parts = [1, 2, 3].map((number) =>
		picturesOfShard({ number, of: 3 }, { drawings, photos, socialImages, siteName: "Pousse" }),
	);
	const names = (all: Pick<Pictures, "socialImages">[]) =>
		all.flatMap((part) => part.socialImages.map(({ file }) => file)).sort();
	expect(names(parts)).toEqual(names([{ socialImages }]));
});
