import { crc32 } from "node:zlib";
import sharp, { type Sharp } from "sharp";

/** What a photo of the test looks like: two halves, the left one (before it is turned upright) in this colour. */
const [left, right] = ["#b04020", "#2040b0"];

/** A picture of two halves, to be encoded. */
export function halves(width: number, height: number): Sharp {
	const half = { input: { create: { width: width >> 1, height, channels: 3, background: left } }, left: 0, top: 0 } as const;
	return sharp({ create: { width, height, channels: 3, background: right } }).composite([half]);
}

/** A photo as a phone writes it: held upright (so turned by its EXIF), with its place on earth, in wide colours. */
export function phonePhoto(width: number, height: number): Promise<Buffer> {
	return halves(width, height)
		.withIccProfile("p3")
		.withExif({
			IFD0: { Make: "Phone", Artist: "Ana" },
			IFD3: { GPSLatitudeRef: "N", GPSLatitude: "48/1 51/1 0/1", GPSLongitudeRef: "E", GPSLongitude: "2/1 21/1 0/1" },
		})
		.withMetadata({ orientation: 6 })
		.jpeg({ quality: 95, chromaSubsampling: "4:4:4" })
		.toBuffer();
}

/** A PNG with one more chunk before its pixels, or with another head (`IHDR`). */
export function withChunk(png: Buffer, type: string, data: Buffer): Buffer {
	const length = Buffer.alloc(4);
	length.writeUInt32BE(data.length);
	const body = Buffer.concat([Buffer.from(type), data]);
	const sum = Buffer.alloc(4);
	sum.writeUInt32BE(crc32(body));
	const chunk = Buffer.concat([length, body, sum]);
	// Eight bytes of signature, then the head: length, type, thirteen bytes, sum.
	return Buffer.concat([png.subarray(0, type === "IHDR" ? 8 : 33), chunk, png.subarray(33)]);
}

/** A PNG that claims to be of that size. */
export function claiming(png: Buffer, width: number, height: number): Buffer {
	const head = Buffer.from(png.subarray(16, 29));
	head.writeUInt32BE(width, 0);
	head.writeUInt32BE(height, 4);
	return withChunk(png, "IHDR", head);
}
