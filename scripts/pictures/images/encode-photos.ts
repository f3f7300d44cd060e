import { readFileSync } from "node:fs";
import { join } from "node:path";
import { msg } from "../../messages/message.ts";
import { UsageError } from "../../report/diagnostic.ts";
import { hashBytes } from "../../store/hash.ts";
import type { NewFile, Store, StoredFile } from "../../store/store.ts";
import type { Photo } from "../../types/content.ts";
import { encodePhoto } from "./encode-photo.ts";

/**
 * Every file of every photo, encoded unless it is in the store; `from` is the folder of the photos. A photo that changed since it was
 * measured is a UsageError.
 */
export async function encodePhotoFiles(photos: readonly Photo[], store: Store, from: string): Promise<StoredFile[]> {
	const files: StoredFile[] = [];
	// The files of one photo are encoded in parallel on Node's thread pool, so photos are processed one after the other.
	for (const photo of photos) {
		const encode = async (each: Photo["fallback"]): Promise<NewFile[]> => [
			{ file: `images/${each.file}`, contents: await encodePhoto(readOriginal(photo, from), each) },
		];
		const encoded = [...photo.sources, photo.fallback].map((each) => store.files(`images/${each.file}`, () => encode(each)));
		files.push(...(await Promise.all(encoded)).flat());
	}
	return files;
}

function readOriginal({ name, hash }: Photo, from: string): Uint8Array {
	const bytes = readFileSync(join(from, name));
	if (hashBytes(bytes) !== hash) throw new UsageError(msg("build.photoChanged", { photo: name }));
	return bytes;
}
