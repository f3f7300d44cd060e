import { writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { msg } from "#scripts/messages/message.ts";
import { encodePhotoFiles } from "#scripts/pictures/images/encode-photos.ts";
import { measurePhotos } from "#scripts/pictures/images/measure-photos.ts";
import { UsageError } from "#scripts/report/diagnostic.ts";
import type { Store, StoredFile } from "#scripts/store/store.ts";
import type { Photo } from "#scripts/types/content.ts";
import { testFolder } from "../../../support/folders.ts";
import { halves, phonePhoto } from "../../../support/photos.ts";
import { emptyStore } from "../../../support/runs.ts";

/** The bytes of stored files, by name. */
const read = ({ objects }: Store, files: readonly StoredFile[]) =>
	new Map(files.map(({ file, hash }) => [file.replace("images/", ""), objects.read(hash) ?? Buffer.alloc(0)]));

async function measure(from: string, ...names: string[]): Promise<Photo[]> {
	const contentFiles = names.map((name) => ({ role: "photo" as const, name, stem: name.replace(/\.[a-z]+$/, "") }));
	return (await measurePhotos(contentFiles, from, (_, compute) => compute())).value;
}

const filesOf = (photos: Photo[]) => photos.flatMap(({ sources, fallback }) => [...sources, fallback]);
const fileNames = (photos: Photo[]) => filesOf(photos).map(({ file }) => file);

const phone = await phonePhoto(800, 500);
const other = await halves(300, 200).png().toBuffer();

/** The files of photos, encoded without anything from before. */
async function encode(from: string, photos: Photo[]): Promise<Map<string, Buffer>> {
	const store = emptyStore();
	return read(store, await encodePhotoFiles(photos, store, from));
}

test("every planned file is made, in its format and size (R15.1)", async () => {
	const from = testFolder({ "feuille.jpg": phone });
	const photos = await measure(from, "feuille.jpg");
	const encoded = await encode(from, photos);
	expect([...encoded.keys()]).toEqual(fileNames(photos));
	const found = await Promise.all(
		filesOf(photos).map(async ({ file }) => {
			const { mediaType, width, height } = await sharp(encoded.get(file)).metadata();
			return { file, mediaType, width, height };
		}),
	);
	expect(found).toEqual(
		filesOf(photos).map(({ file, format, width, height }) => ({ file, mediaType: `image/${format}`, width, height })),
	);
});

test("no file has metadata on where, when or with what the photo was taken (R15.1)", async () => {
	const head = await sharp(phone).metadata();
	expect([head.orientation, head.hasProfile, head.exif?.includes("Phone")]).toEqual([6, true, true]);
	const from = testFolder({ "feuille.jpg": phone });
	for (const [file, bytes] of await encode(from, await measure(from, "feuille.jpg"))) {
		const { exif, xmp, iptc, icc, orientation = 1 } = await sharp(bytes).metadata();
		expect({ file, exif, xmp, iptc, icc, orientation }).toEqual({ file, orientation: 1 });
		for (const word of ["Exif", "Phone", "Display P3"]) expect(`${file} ${bytes.includes(word)}`).toBe(`${file} false`);
	}
});

test("every file is upright and has the photo's colours (R15.1)", async () => {
	const from = testFolder({ "feuille.jpg": phone });
	const photos = await measure(from, "feuille.jpg");
	const encoded = await encode(from, photos);
	for (const { file, width, height } of filesOf(photos)) {
		const image = sharp(encoded.get(file));
		const at = async (top: number) =>
			image
				.clone()
				.extract({ left: width >> 1, top, width: 1, height: 1 })
				.raw()
				.toBuffer();
		// A turn to the right brings the left half to the top.
		const seen = [...(await at(height >> 2)), ...(await at(height - (height >> 2)))];
		const wanted = [0xb0, 0x40, 0x20, 0x20, 0x40, 0xb0];
		expect(Math.max(...seen.map((part, index) => Math.abs(part - (wanted[index] ?? 0))))).toBeLessThan(8);
	}
});

test("encoding the same photo is deterministic (R16.4)", async () => {
	const from = testFolder({ "feuille.jpg": phone, "b.png": other });
	const photos = await measure(from, "feuille.jpg", "b.png");
	expect(new Map([...(await encode(from, photos))].sort())).toEqual(
		new Map([...(await encode(from, photos.toReversed()))].sort()),
	);
});

test("a second run encodes nothing, a third one only the new photo (R16.4)", async () => {
	const from = testFolder({ "feuille.jpg": phone, "b.png": other });
	const store = emptyStore();
	const run = async (...names: string[]) => {
		const before = store.misses().length;
		await encodePhotoFiles(await measure(from, ...names), store, from);
		return store.misses().slice(before);
	};
	const names = async (name: string) => fileNames(await measure(from, name)).map((file) => `images/${file}`);
	expect((await run("feuille.jpg")).sort()).toEqual((await names("feuille.jpg")).sort());
	expect(await run("feuille.jpg")).toEqual([]);
	expect((await run("feuille.jpg", "b.png")).sort()).toEqual((await names("b.png")).sort());
});

test("a photo that changes during a build stops it, since file names would no longer match (R16.4)", async () => {
	const from = testFolder({ "feuille.jpg": phone });
	const photos = await measure(from, "feuille.jpg");
	writeFileSync(join(from, "feuille.jpg"), other);
	await expect(encode(from, photos)).rejects.toThrow(new UsageError(msg("build.photoChanged", { photo: "feuille.jpg" })));
});
