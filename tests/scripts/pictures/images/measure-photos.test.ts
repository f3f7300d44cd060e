import { truncateSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { contentLimits } from "#schemas/shared/constants.ts";
import { measurePhotos } from "#scripts/pictures/images/measure-photos.ts";
import { testFolder } from "../../../support/folders.ts";
import { inEnglish } from "../../../support/in-english.ts";
import { claiming, halves, phonePhoto, withChunk } from "../../../support/photos.ts";
import { memoryRun } from "../../../support/runs.ts";

const contentFileOf = (name: string) => ({ role: "photo" as const, name, stem: name.replace(/\.[a-z]+$/, "") });

async function measure(name: string, bytes: Uint8Array | string) {
	const { value, diagnostics } = await measurePhotos([contentFileOf(name)], testFolder({ [name]: bytes }), (_, compute) =>
		compute(),
	);
	return { value, diagnostics: inEnglish(diagnostics) };
}

const png = await halves(64, 48).png().toBuffer();
const jpeg = await halves(640, 480).jpeg().toBuffer();
const colour = [104, 64, 104];
const clear = sharp({ create: { width: 64, height: 48, channels: 4, background: { r: 0, g: 90, b: 0, alpha: 0.5 } } });

test("a photo is measured in its displayed orientation, and offered in AVIF and WebP up to its own width (R15.1)", async () => {
	const { value, diagnostics } = await measure("feuille.jpg", await phonePhoto(700, 1000));
	const [photo] = value;
	expect(diagnostics).toEqual([]);
	expect(photo).toMatchObject({ name: "feuille.jpg", stem: "feuille", placeholder: expect.stringMatching(/^#[0-9a-f]{6}$/) });
	const plan = [...(photo?.sources ?? []), photo?.fallback].map((file) => `${file?.file} ${file?.format} ${file?.height}`);
	expect(plan.map((line) => line.replace(/\.[0-9a-f]{8}-/, ".HASH-"))).toEqual([
		"feuille.HASH-480.avif avif 336",
		"feuille.HASH-800.avif avif 560",
		"feuille.HASH-1000.avif avif 700",
		"feuille.HASH-480.webp webp 336",
		"feuille.HASH-800.webp webp 560",
		"feuille.HASH-1000.webp webp 700",
		"feuille.HASH-1000.jpg jpeg 700",
	]);
});

test.each([
	[300, [300], 300],
	[480, [480], 480],
	[1300, [480, 800, 1200, 1300], 1200],
	[4000, [480, 800, 1200, 1600], 1200],
])("a photo %i pixels wide is offered in the widths %j, never enlarged (R15.1)", async (width, widths, fallback) => {
	const { value } = await measure("a.webp", await halves(width, 90).webp().toBuffer());
	expect(value[0]?.sources.map((file) => file.width)).toEqual([...widths, ...widths]);
	expect(value[0]?.fallback.width).toBe(fallback);
});

test.each([
	["a JPEG photo", "a.jpeg", jpeg, colour],
	["a photo with an alpha channel that hides nothing", "a.png", await halves(64, 48).ensureAlpha().png().toBuffer(), colour],
	["a grey photo", "a.png", await sharp(png).toColourspace("b-w").png().toBuffer(), [90, 90, 90]],
	["a photo with deep colours", "a.png", await halves(64, 48).toColourspace("rgb16").png().toBuffer(), colour],
	["a photo for print", "a.jpg", await halves(64, 48).toColourspace("cmyk").jpeg().toBuffer(), colour],
	["an AVIF photo", "a.avif", await halves(64, 48).avif().toBuffer(), colour],
] as const)("%s has its mean colour as placeholder, and falls back to JPEG (R15.1)", async (_, name, bytes, mean) => {
	const { value } = await measure(name, bytes);
	expect(value[0]?.fallback.format).toBe("jpeg");
	const parts = value[0]?.placeholder?.match(/[0-9a-f]{2}/g)?.map((part) => Number.parseInt(part, 16)) ?? [];
	// Ink and grey are coarser than light; what they must not be is black, white or another hue.
	for (const [index, part] of mean.entries()) expect(Math.abs((parts[index] ?? 0) - part)).toBeLessThan(40);
});

test.each([
	["PNG", "a.png", await clear.png().toBuffer()],
	["WebP", "a.webp", await clear.webp().toBuffer()],
] as const)(
	"a transparent %s has no placeholder, which would shine through, and falls back to PNG (R15.1)",
	async (_, name, bytes) => {
		const { value } = await measure(name, bytes);
		expect(value[0]).toMatchObject({ placeholder: null, fallback: { format: "png", width: 64, height: 48 } });
	},
);

test("file names of a photo depend on its bytes (R15.1)", async () => {
	const [first, again, other] = [
		await measure("a.jpg", jpeg),
		await measure("a.jpg", jpeg),
		await measure("a.jpg", await halves(640, 481).jpeg().toBuffer()),
	].map(({ value }) => value[0]?.fallback.file);
	expect(first).toMatch(/^a\.[0-9a-f]{8}-640\.jpg$/);
	expect(again).toBe(first);
	expect(other).not.toBe(first);
});

const unreadable = {
	message: "The photo cannot be read: it is damaged, truncated or not an image.",
	hint: "save it again in the program that it comes from",
};
const animated = { message: "The picture is animated.", hint: "save one of its frames as a photo" };
const frames = [halves(32, 32), halves(32, 32).negate()].map((frame) => frame.png().toBuffer());
const moving = await sharp(await Promise.all(frames), { join: { animated: true } })
	.webp()
	.toBuffer();

test.each([
	[
		"that is empty",
		"a.jpg",
		"",
		{ message: "The photo is an empty file.", hint: "replace it with the original from the camera" },
	],
	[
		"that is an icon",
		"a.png",
		await halves(32, 32).png().toBuffer(),
		{ message: "The photo is 32 pixels wide; at least 64 are needed.", hint: "replace it with the original from the camera" },
	],
	["that is text", "a.jpg", "a photo of a leaf", unreadable],
	["whose head is cut off", "a.jpg", jpeg.subarray(0, 100), unreadable],
	["whose end is cut off", "a.jpg", jpeg.subarray(0, -400), unreadable],
	["whose end is cut off, as PNG", "a.png", png.subarray(0, -40), unreadable],
	["that is a drawing with a script", "a.png", '<svg xmlns="http://www.w3.org/2000/svg"><script>a()</script></svg>', unreadable],
	["that is a GIF", "a.png", await halves(64, 48).gif().toBuffer(), unreadable],
	[
		"that is of another format than its name says",
		"a.jpg",
		png,
		{ message: "The file name ends in .jpg, but the photo is a .png file.", hint: 'rename it to "a.png"' },
	],
	["that moves, as WebP", "a.webp", moving, animated],
	["that moves, as PNG", "a.png", withChunk(png, "acTL", Buffer.from([0, 0, 0, 1, 0, 0, 0, 0])), animated],
	[
		"that has more pixels than are opened",
		"a.png",
		claiming(png, 60_000, 50_000),
		{
			message: "The photo has 60000 × 50000 pixels; the limit is 50 million.",
			hint: "make it smaller; no page shows more than 1600 pixels across",
		},
	],
	[
		"that is a strip",
		"a.png",
		claiming(png, 1000, 10_001),
		{ message: "The photo is more than 10 times as tall as it is wide.", hint: "crop it" },
	],
] as const)("a photo %s is reported (R15.1)", async (_, name, bytes, message) => {
	expect(await measure(name, bytes)).toEqual({
		value: [],
		diagnostics: [{ code: "broken-image", file: `images/${name}`, position: null, ...message }],
	});
});

test("a photo over the size limit is not read (R15.1)", async () => {
	const dir = testFolder({ "a.jpg": "" });
	truncateSync(join(dir, "a.jpg"), contentLimits.photoBytes + 1);
	const { diagnostics } = await measurePhotos([contentFileOf("a.jpg")], dir, () => Promise.reject(new Error("it was read")));
	expect(inEnglish(diagnostics).map(({ message, hint }) => [message, hint])).toEqual([
		["The photo has 33554433 bytes; the limit is 33554432.", "save it again as a good-quality JPEG"],
	]);
});

test("a photo is opened once, and the finding of a broken one is cached (R16.4)", async () => {
	const dir = testFolder({ "a.jpg": jpeg, "b.jpg": "no photo" });
	const { results } = memoryRun();
	const run = async () => {
		const found = await measurePhotos([contentFileOf("a.jpg"), contentFileOf("b.jpg")], dir, results.memoAsync);
		const misses = results.misses().map((key) => key.split(" ").at(-1));
		results.turn();
		return { found, misses };
	};
	const [first, second] = [await run(), await run()];
	expect(first.misses).toEqual(["images/a.jpg", "images/b.jpg"]);
	expect(second).toEqual({ found: first.found, misses: [] });
});

test("a photo deleted after listing does not crash the check (R16.2)", async () => {
	expect(await measurePhotos([contentFileOf("a.jpg")], testFolder({}), (_, compute) => compute())).toEqual({
		value: [],
		diagnostics: [],
	});
});
