import { writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { stage } from "#schemas/content/scene.ts";
import { makePictures, type Pictures } from "#scripts/build/make-pictures.ts";
import { hashBytes } from "#scripts/store/hash.ts";
import type { Photo } from "#scripts/types/content.ts";
import type { Drawing } from "#scripts/types/site.ts";
import { testFolder } from "../../support/folders.ts";
import { emptyStore } from "../../support/runs.ts";

const entry = { kind: "article", slug: "a" } as Drawing["entry"];
const scene: Drawing = {
	...{ file: "article-a.svg", key: "empty", entry, ...stage, shown: true },
	subject: { scene: { setting: "empty-pot", plants: [] }, forms: {} },
};
const twin: Drawing = { ...scene, file: "article-b.svg" };
const unshared: Drawing = { ...scene, file: "plant-c.svg" };
const share = (name: string, title: string) => ({ file: `${name}.jpg`, title, art: { drawing: `${name}.svg` } });

/** What makes pictures in one store, and their bytes by name. */
function createMaker(photosDir = "") {
	const store = emptyStore();
	return {
		store,
		make: async (pictures: Partial<Pictures>): Promise<Map<string, Buffer>> => {
			const all: Pictures = { drawings: [], socialImages: [], photos: [], siteName: "Pousse", ...pictures };
			const files = await makePictures(all, store, photosDir);
			return new Map(
				files
					.map(({ file, hash }) => [file.replace("images/", ""), store.objects.read(hash) ?? Buffer.alloc(0)] as const)
					.sort(([one], [other]) => one.localeCompare(other)),
			);
		},
	};
}

/** Red, green and blue of one pixel. */
async function pixelOf(image: Buffer | undefined, left: number, top: number): Promise<number[]> {
	return [...(await sharp(image).extract({ left, top, width: 1, height: 1 }).raw().toBuffer())];
}

/** The largest difference of two colours in red, green or blue. */
function distance(found: readonly number[], wanted: readonly number[]): number {
	return Math.max(...found.map((part, index) => Math.abs(part - (wanted[index] ?? 0))));
}

/** Share of the pixels of the title’s column that are darker than any of the paper. */
async function inkOf(image: Buffer | undefined): Promise<number> {
	const column = await sharp(image).extract({ left: 0, top: 0, width: 590, height: 510 }).greyscale().raw().toBuffer();
	return column.filter((part) => part < 120).length / column.length;
}

test("the social card is a JPEG of the required size, with the title on paper beside the drawing (R14.1)", async () => {
	const { make } = createMaker();
	const made = await make({ drawings: [scene, unshared], socialImages: [share("article-a", "Aloe")] });
	expect([...made.keys()]).toEqual(["article-a.jpg", "article-a.night.svg", "article-a.svg", "plant-c.night.svg", "plant-c.svg"]);
	const image = made.get("article-a.jpg");
	const { mediaType, width, height } = await sharp(image).metadata();
	expect([mediaType, width, height]).toEqual(["image/jpeg", 1200, 630]);
	expect(distance(await pixelOf(image, 4, 4), [250, 247, 239])).toBeLessThan(4);
	expect(distance(await pixelOf(image, 1100, 40), [250, 247, 239])).toBeGreaterThan(8);
	expect(await inkOf(image)).toBeGreaterThan(0.005);
});

test.each([
	["of one long word", "Donaudampfschifffahrtsgesellschaftskapitän"],
	["of many words", "Vingt plantes d’intérieur qui supportent l’ombre, l’oubli, le chat et le chauffage central en hiver"],
	["without any letter of the font", "观叶植物"],
])("a title %s stays within its column (R14.1)", async (_, title) => {
	const beside = async (titled: string) => {
		const made = await createMaker().make({ drawings: [scene], socialImages: [share("article-a", titled)] });
		return sharp(made.get("article-a.jpg")).extract({ left: 616, top: 0, width: 584, height: 630 }).raw().toBuffer();
	};
	expect((await beside(title)).equals(await beside(""))).toBe(true);
});

test("identical drawings are drawn once, and written under each name (R16.4)", async () => {
	const { make, store } = createMaker();
	const socialImages = [share("article-a", "Same"), share("article-b", "Same"), share("plant-c", "Other")];
	const made = await make({ drawings: [scene, twin, unshared], socialImages });
	expect(store.misses().filter((key) => key.startsWith("drawing "))).toEqual(["drawing empty"]);
	expect([...made.keys()]).toEqual([
		...["article-a.jpg", "article-a.night.svg", "article-a.svg"],
		...["article-b.jpg", "article-b.night.svg", "article-b.svg"],
		...["plant-c.jpg", "plant-c.night.svg", "plant-c.svg"],
	]);
	for (const ending of ["svg", "night.svg", "jpg"])
		expect(made.get(`article-b.${ending}`)).toEqual(made.get(`article-a.${ending}`));
	expect(made.get("plant-c.jpg")).not.toEqual(made.get("article-a.jpg"));
});

test("stored pictures are not made again; a social card requested later is (R17.4)", async () => {
	const { make, store } = createMaker();
	const first = { drawings: [scene, unshared], socialImages: [share("article-a", "Same")] };
	await make(first);
	const before = store.misses().length;
	const made = await make({ ...first, socialImages: [...first.socialImages, share("plant-c", "Same")] });
	expect(store.misses().slice(before)).toEqual(["images/plant-c.jpg"]);
	expect(made.get("plant-c.jpg")).toEqual(made.get("article-a.jpg"));
});

test("a photo fills its half of the card, and a transparent one has the site's paper as background (R14.1)", async () => {
	const dir = testFolder();
	const write = async (name: string, background: { r: number; g: number; b: number; alpha: number }): Promise<Photo> => {
		const create = { width: 60, height: 80, channels: 4 as const, background };
		const bytes = await sharp({ create }).png().toBuffer();
		writeFileSync(join(dir, name), bytes);
		const fallback = { file: `${name}.fallback.png`, format: "png" as const, width: 60, height: 80 };
		return { name, stem: name, hash: hashBytes(bytes), placeholder: null, sources: [], fallback };
	};
	const photos = [await write("red", { r: 200, g: 20, b: 20, alpha: 1 }), await write("clear", { r: 0, g: 90, b: 0, alpha: 0 })];
	const socialImages = photos.map(({ name }) => ({ file: `${name}.jpg`, title: "Photo", art: { photo: name } }));
	const made = await createMaker(dir).make({ photos, socialImages });
	expect(distance(await pixelOf(made.get("red.jpg"), 1190, 620), [200, 20, 20])).toBeLessThan(8);
	expect(distance(await pixelOf(made.get("clear.jpg"), 1190, 620), [250, 247, 239])).toBeLessThan(4);
});
