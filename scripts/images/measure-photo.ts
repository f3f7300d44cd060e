import { createHash } from "node:crypto";
import { say } from "../messages/message.ts";
import type { Finding } from "../report/diagnostic.ts";
import type { Photo } from "../types/content.ts";
import type { PhotoSource } from "../types/content-file.ts";
import { encoders } from "./encode-photo.ts";
import { loadSharp, type Sharp } from "./load-sharp.ts";
import { fallbackWidth, planFiles, widths } from "./plan-files.ts";

/** Most that is opened: above the usual cameras and phones, below what fills the memory of a small machine four times. */
const maxPixels = 50_000_000;

/** The widest file of a higher one would be higher than WebP can be (16,383 pixels). */
const mostHighToWide = 10;

/** A narrower one is an icon. */
const leastWide = 64;

/** What a photo's name promises that its bytes are. */
const mediaTypes: Record<string, string> = {
	jpg: "image/jpeg",
	jpeg: "image/jpeg",
	png: "image/png",
	webp: "image/webp",
	avif: "image/avif",
};

/** Why a photo cannot be shown. */
type PhotoFinding = Omit<Finding, "code">;

/** Opens a photo, reads it to its last pixel, and plans what is made of it. `hash` is that of its bytes. */
export async function measurePhoto(bytes: Uint8Array, hash: string, { name, stem }: PhotoSource): Promise<Photo | PhotoFinding> {
	if (bytes.length === 0) return { message: say("photo.empty"), hint: say("photo.original.hint") };
	if (isPointer(bytes)) return { message: say("photo.pointer"), hint: say("photo.pointer.hint") };
	const sharp = await loadSharp();
	try {
		const head = await sharp(bytes, { limitInputPixels: false }).metadata();
		const wrong = judge(bytes, head, name, stem);
		if (wrong) return wrong;
		const seeThrough = head.hasAlpha && !(await sharp(bytes).stats()).isOpaque;
		const placeholder = await meanColour(bytes, sharp);
		const settings = JSON.stringify({ widths, fallbackWidth, encoders, versions: sharp.versions });
		const tag = createHash("sha256").update(hash).update(settings).digest("hex").slice(0, 8);
		const files = planFiles(stem, tag, head.autoOrient, seeThrough);
		return { name, stem, hash, placeholder: seeThrough ? null : placeholder, ...files };
	} catch {
		// Whatever the library throws, it throws about these bytes.
		return unreadable;
	}
}

type Head = Awaited<ReturnType<ReturnType<Sharp>["metadata"]>>;

const unreadable: PhotoFinding = {
	message: say("photo.unreadable"),
	hint: say("photo.unreadable.hint"),
};

/** What shows before the photo is decoded. */
function judge(bytes: Uint8Array, head: Head, name: string, stem: string): PhotoFinding | null {
	const { mediaType, pages = 1, autoOrient } = head;
	const { width, height } = autoOrient;
	const [, ending = ""] = /\.([a-z]+)$/.exec(name) ?? [];
	const actual = Object.keys(mediaTypes).find((each) => mediaTypes[each] === mediaType);
	if (actual === undefined) return unreadable;
	if (mediaTypes[ending] !== mediaType)
		return {
			message: say("photo.ending", { ending, actual }),
			hint: say("read.rename.hint", { name: `${stem}.${actual}` }),
		};
	if (pages > 1 || (mediaType === "image/png" && isAnimatedPng(bytes)))
		return { message: say("photo.animated"), hint: say("photo.animated.hint") };
	if (width * height > maxPixels)
		return {
			message: say("photo.tooLarge", { width, height, millions: maxPixels / 1_000_000 }),
			hint: say("photo.tooLarge.hint", { widest: Math.max(...widths) }),
		};
	if (width < leastWide) return { message: say("photo.tooSmall", { width, least: leastWide }), hint: say("photo.original.hint") };
	if (height > mostHighToWide * width)
		return {
			message: say("photo.tooHigh", { times: mostHighToWide }),
			hint: say("photo.tooHigh.hint"),
		};
	return null;
}

/** What Git puts in the place of a file that Git LFS keeps elsewhere (docs/spec.md of git-lfs). */
function isPointer(bytes: Uint8Array): boolean {
	return Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 40))
		.toString("latin1")
		.startsWith("version https://git-lfs");
}

/** The chunk that says so stands before the pixels (PNG 3rd edition, 11.3.6.1). The library does not look for it. */
function isAnimatedPng(bytes: Uint8Array): boolean {
	const png = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	return png.subarray(0, png.indexOf("IDAT")).includes("acTL");
}

/** The colour of the whole photo made one pixel. A grey photo has one number for all three. */
async function meanColour(bytes: Uint8Array, sharp: Sharp): Promise<string> {
	const [red = 0, green = red, blue = red] = await sharp(bytes).resize(1, 1, { fit: "fill" }).removeAlpha().raw().toBuffer();
	return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}
