import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { measurePhotos } from "#scripts/images/measure-photos.ts";
import { writePhotos } from "#scripts/images/write-photos.ts";
import { writeSocialImages } from "#scripts/images/write-social-images.ts";
import { msg } from "#scripts/messages/message.ts";
import { UsageError } from "#scripts/report/diagnostic.ts";
import type { Photo } from "#scripts/types/content.ts";
import { halves, phonePhoto } from "../../support/photos.ts";
import { deadProcess } from "../../support/site-folders.ts";

type Place = { from: string; cacheDir: string; to(name: string): string };

/** A folder with these photos, one to keep encoded files in, and others to write them to. */
function place(photos: Record<string, Buffer>): Place {
	const root = mkdtempSync(join(tmpdir(), "pousse-photos-"));
	onTestFinished(() => rmSync(root, { recursive: true, force: true }));
	const from = join(root, "content");
	mkdirSync(from);
	for (const [name, bytes] of Object.entries(photos)) writeFileSync(join(from, name), bytes);
	return { from, cacheDir: join(root, "kept"), to: (name) => join(root, name) };
}

async function measure(from: string, ...names: string[]): Promise<Photo[]> {
	const contentFiles = names.map((name) => ({ role: "photo" as const, name, stem: name.replace(/\.[a-z]+$/, "") }));
	return (await measurePhotos(contentFiles, from, (_, compute) => compute())).value;
}

const filesOf = (photos: Photo[]) => photos.flatMap(({ sources, fallback }) => [...sources, fallback]);
const fileNames = (photos: Photo[]) => filesOf(photos).map(({ file }) => file);

/** Every file of a folder, byte by byte. */
const read = (dir: string) => Object.fromEntries(readdirSync(dir).map((file) => [file, readFileSync(join(dir, file), "base64")]));

const phone = await phonePhoto(800, 500);
const other = await halves(300, 200).png().toBuffer();

test("R15.1 every planned file is written, in its format and size", async () => {
	const { from, to } = place({ "feuille.jpg": phone });
	const photos = await measure(from, "feuille.jpg");
	expect(await writePhotos(photos, { from, to: to("a"), cacheDir: null })).toEqual(fileNames(photos));
	const found = await Promise.all(
		filesOf(photos).map(async ({ file }) => {
			const { mediaType, width, height } = await sharp(readFileSync(join(to("a"), file))).metadata();
			return { file, mediaType, width, height };
		}),
	);
	expect(found).toEqual(
		filesOf(photos).map(({ file, format, width, height }) => ({ file, mediaType: `image/${format}`, width, height })),
	);
	expect(readdirSync(to("a")).length).toBe(found.length);
});

test("R15.1 no file tells where, when or with what the photo was taken", async () => {
	const head = await sharp(phone).metadata();
	expect([head.orientation, head.hasProfile, head.exif?.includes("Phone")]).toEqual([6, true, true]);
	const { from, to } = place({ "feuille.jpg": phone });
	const photos = await measure(from, "feuille.jpg");
	await writePhotos(photos, { from, to: to("a"), cacheDir: null });
	for (const file of fileNames(photos)) {
		const bytes = readFileSync(join(to("a"), file));
		const { exif, xmp, iptc, icc, orientation = 1 } = await sharp(bytes).metadata();
		expect({ file, exif, xmp, iptc, icc, orientation }).toEqual({ file, orientation: 1 });
		for (const word of ["Exif", "Phone", "Display P3"]) expect(`${file} ${bytes.includes(word)}`).toBe(`${file} false`);
	}
});

test("R15.1 every file shows the photo upright, in the colours that it was taken in", async () => {
	const { from, to } = place({ "feuille.jpg": phone });
	const photos = await measure(from, "feuille.jpg");
	await writePhotos(photos, { from, to: to("a"), cacheDir: null });
	for (const { file, width, height } of filesOf(photos)) {
		const image = sharp(readFileSync(join(to("a"), file)));
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

test("R16.4 the same photo gives the same bytes, kept ones or fresh ones", async () => {
	const { from, to, cacheDir } = place({ "feuille.jpg": phone, "b.png": other });
	const photos = await measure(from, "feuille.jpg", "b.png");
	await writePhotos(photos, { from, to: to("a"), cacheDir: null });
	await writePhotos(photos, { from, to: to("b"), cacheDir });
	await writePhotos([...photos].reverse(), { from, to: to("c"), cacheDir });
	expect([read(to("b")), read(to("c"))]).toEqual([read(to("a")), read(to("a"))]);
});

test("R16.4 a second build encodes nothing, a third one only the photo that is new", async () => {
	const { from, to, cacheDir } = place({ "feuille.jpg": phone, "b.png": other });
	const [first, both] = [await measure(from, "feuille.jpg"), await measure(from, "feuille.jpg", "b.png")];
	const run = (name: string, photos: Photo[]) => writePhotos(photos, { from, to: to(name), cacheDir });
	expect(await run("a", first)).toEqual(fileNames(first));
	expect(await run("b", first)).toEqual([]);
	expect(await run("c", both)).toEqual(fileNames(both.slice(1)));
	expect(read(to("b"))).toEqual(read(to("a")));
});

test("R16.4 files of photos that no page shows any more are kept no longer", async () => {
	const { from, to, cacheDir } = place({ "feuille.jpg": phone, "b.png": other });
	const [first, second] = [await measure(from, "feuille.jpg"), await measure(from, "b.png")];
	await writePhotos([...first, ...second], { from, to: to("a"), cacheDir });
	writeFileSync(join(cacheDir, `left-over.${deadProcess()}`), "half a file");
	await writePhotos(second, { from, to: to("b"), cacheDir });
	expect(readdirSync(cacheDir).sort()).toEqual(fileNames(second).sort());
	await writePhotos([], { from, to: to("c"), cacheDir });
	expect(readdirSync(cacheDir)).toEqual([]);
});

test("R16.4 a site without photos has no folder for them", async () => {
	const { from, to, cacheDir } = place({});
	expect(await writePhotos([], { from, to: to("a"), cacheDir })).toEqual([]);
	expect(() => statSync(to("a"))).toThrow();
});

test("R16.4 a photo that changes during a build stops it, since its files would have the wrong name", async () => {
	const { from, to, cacheDir } = place({ "feuille.jpg": phone });
	const photos = await measure(from, "feuille.jpg");
	writeFileSync(join(from, "feuille.jpg"), other);
	await expect(writePhotos(photos, { from, to: to("a"), cacheDir })).rejects.toThrow(
		new UsageError(msg("build.photoChanged", { photo: "feuille.jpg" })),
	);
	expect(existsSync(cacheDir)).toBe(false);
});

/** What may become of a file that is kept. */
const damages: Record<string, (file: Buffer) => Buffer> = {
	"of no bytes": () => Buffer.alloc(0),
	"cut off": (file) => file.subarray(0, file.length >> 1),
	"changed in one byte": (file) => Buffer.concat([file.subarray(0, -1), Buffer.from([(file.at(-1) ?? 0) ^ 1])]),
	"of another program": () => Buffer.from("<html>"),
};

test.each(Object.keys(damages))("R17.9 a kept picture %s never reaches the site: it is made again", async (name) => {
	const { from, to, cacheDir } = place({ "feuille.jpg": phone });
	const photos = await measure(from, "feuille.jpg");
	const svg = () => '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"/>';
	const drawings = [{ art: { width: 2, height: 1, svg }, siteName: "Pousse", files: [{ file: "a.jpg", title: "Aloe" }] }];
	const keepDrawings = join(cacheDir, "..", "drawn");
	const run = async (folder: string) => {
		await writeSocialImages(drawings, { to: to(folder), cacheDir: keepDrawings, wanted: new Set(["a.jpg"]) });
		return writePhotos(photos, { from, to: to(folder), cacheDir });
	};
	await run("a");
	const damaged = fileNames(photos).slice(1, 3);
	for (const path of [join(keepDrawings, "a.jpg"), ...damaged.map((file) => join(cacheDir, file))])
		writeFileSync(path, damages[name]?.(readFileSync(path)) ?? "");
	expect(await run("b")).toEqual(damaged);
	expect(await run("c")).toEqual([]);
	expect([read(to("b")), read(to("c"))]).toEqual([read(to("a")), read(to("a"))]);
});
