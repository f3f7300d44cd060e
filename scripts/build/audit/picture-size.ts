import { closeSync, openSync, readSync } from "node:fs";

/** Size of a picture in pixels. */
export type Size = { width: number; height: number };

/** Enough for the header of any picture that the build writes, since it removes camera metadata. */
const headBytes = 4096;

/** Reads the size of a PNG or JPEG from its header; null for anything else. Deliberately shares no library with the build. */
export function readPictureSize(path: string): Size | null {
	const head = Buffer.alloc(headBytes);
	const file = openSync(path, "r");
	try {
		const length = readSync(file, head, 0, headBytes, 0);
		return sizeOfPng(head.subarray(0, length)) ?? sizeOfJpeg(head.subarray(0, length));
	} finally {
		closeSync(file);
	}
}

/** PNG 3rd edition, 11.2.1: after the signature, and the length and type of the first chunk. */
function sizeOfPng(head: Buffer): Size | null {
	if (head.length < 24 || head.toString("latin1", 0, 8) !== "\x89PNG\r\n\x1a\n") return null;
	return { width: head.readUInt32BE(16), height: head.readUInt32BE(20) };
}

/** ITU T.81, B.2: segments, each with a marker and its length, up to the frame header. */
function sizeOfJpeg(head: Buffer): Size | null {
	if (head.length < 4 || head.readUInt16BE(0) !== 0xffd8) return null;
	for (let at = 2; at + 9 <= head.length; at += 2 + head.readUInt16BE(at + 2))
		if (isFrame(head.readUInt16BE(at))) return { height: head.readUInt16BE(at + 5), width: head.readUInt16BE(at + 7) };
	return null;
}

/** C4, C8 and CC, within the range of the frame markers, are tables and a reserved marker. */
function isFrame(marker: number): boolean {
	return marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
}
