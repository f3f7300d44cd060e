import { msg, withHint } from "../../messages/message.ts";
import type { Finding } from "../../report/diagnostic.ts";
import { hashData } from "../../store/hash.ts";
import type { Photo } from "../../types/content.ts";
import type { PhotoSource } from "../../types/content-file.ts";
import { encoders } from "./encode-photo.ts";
import { loadSharp, type Sharp } from "./load-sharp.ts";
import { fallbackWidth, planFiles, widths } from "./plan-files.ts";

/** Upper limit for photos: above usual cameras and phones, and small enough to decode four at a time on a small machine. */
const maxPixels = 50_000_000;

/** A taller photo's widest file would exceed WebP's maximum height (16,383 pixels). */
const maxAspectRatio = 10;

/** A narrower image is an icon. */
const leastWide = 64;

/** The media type expected for a photo's file extension. */
const mediaTypes: Record<string, string> = {
	jpg: "image/jpeg",
	jpeg: "image/jpeg",
	png: "image/png",
	webp: "image/webp",
	avif: "image/avif",
};

/** Reason why a photo cannot be shown. */
type PhotoFinding = Omit<Finding, "code">;

/** Decodes a photo completely, and plans the files made from it. `hash` is that of its bytes. */
export async function measurePhoto(bytes: Uint8Array, hash: string, { name, stem }: PhotoSource): Promise<Photo | PhotoFinding> {
	if (bytes.length === 0) return { message: msg("photo.empty"), hint: msg("photo.original.hint") };
	if (isPointer(bytes)) return withHint("photo.pointer");
	const sharp = await loadSharp();
	try {
		const head = await sharp(bytes, { limitInputPixels: false }).metadata();
		const wrong = checkPhoto(bytes, head, name, stem);
		if (wrong) return wrong;
		const seeThrough = head.hasAlpha && !(await sharp(bytes).stats()).isOpaque;
		const placeholder = await meanColour(bytes, sharp);
		const settings = JSON.stringify({ widths, fallbackWidth, encoders, versions: sharp.versions });
		const tag = hashData(hash + settings).slice(0, 8);
		const files = planFiles(stem, tag, head.autoOrient, seeThrough);
		return { name, stem, hash, placeholder: seeThrough ? null : placeholder, ...files };
	} catch {
		// Any exception of the library is caused by these bytes.
		return unreadable;
	}
}

type Head = Awaited<ReturnType<ReturnType<Sharp>["metadata"]>>;

const unreadable: PhotoFinding = withHint("photo.unreadable");

/** Checks that need only the header. */
function checkPhoto(bytes: Uint8Array, head: Head, name: string, stem: string): PhotoFinding | null {
	const { mediaType, pages = 1, autoOrient } = head;
	const { width, height } = autoOrient;
	const [, ending = ""] = /\.([a-z]+)$/.exec(name) ?? [];
	const actual = Object.keys(mediaTypes).find((each) => mediaTypes[each] === mediaType);
	if (actual === undefined) return unreadable;
	if (mediaTypes[ending] !== mediaType)
		return {
			message: msg("photo.ending", { ending, actual }),
			hint: msg("read.rename.hint", { name: `${stem}.${actual}` }),
		};
	if (pages > 1 || (mediaType === "image/png" && isAnimatedPng(bytes))) return withHint("photo.animated");
	if (width * height > maxPixels)
		return withHint("photo.tooLarge", { width, height, millions: maxPixels / 1_000_000, widest: Math.max(...widths) });
	if (width < leastWide) return { message: msg("photo.tooSmall", { width, least: leastWide }), hint: msg("photo.original.hint") };
	if (height > maxAspectRatio * width) return withHint("photo.tooHigh", { times: maxAspectRatio });
	return null;
}

/** The pointer file that Git LFS leaves in place of the real file (docs/spec.md of git-lfs). */
function isPointer(bytes: Uint8Array): boolean {
	return Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 40))
		.toString("latin1")
		.startsWith("version https://git-lfs");
}

/** The `acTL` chunk precedes the pixel data (PNG 3rd edition, 11.3.6.1). The library does not check for it. */
function isAnimatedPng(bytes: Uint8Array): boolean {
	const png = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	return png.subarray(0, png.indexOf("IDAT")).includes("acTL");
}

/** The photo's mean colour, by scaling it to one pixel. A greyscale photo has a single channel. */
async function meanColour(bytes: Uint8Array, sharp: Sharp): Promise<string> {
	const [red = 0, green = red, blue = red] = await sharp(bytes).resize(1, 1, { fit: "fill" }).removeAlpha().raw().toBuffer();
	return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}
