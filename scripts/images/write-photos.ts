import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Photo, PhotoFile } from "../pipeline/seams.ts";
import { UsageError } from "../report/diagnostic.ts";
import { cutForNetworks, encodePhoto } from "./encode-photo.ts";
import { keep, prune } from "./kept-files.ts";

/** Folders: where the photos lie, where their files go, where encoded files are kept from build to build (null: nowhere). */
export type PhotoFolders = { from: string; to: string; keepIn: string | null };

/**
 * Writes every file of every photo. What was encoded before is copied; what no photo has any more is no longer kept. Gives
 * the names of the files that had to be encoded. A photo that changed since it was measured is a UsageError.
 */
export async function writePhotos(photos: readonly Photo[], { from, to, keepIn }: PhotoFolders): Promise<string[]> {
	const folders = photos.length === 0 ? [] : keepIn === null ? [to] : [to, keepIn];
	for (const dir of folders) mkdirSync(dir, { recursive: true });
	const encoded: string[] = [];
	for (const photo of photos) {
		const files = filesOf(photo);
		const missing = files.filter(({ file }) => keepIn === null || !existsSync(join(keepIn, file)));
		const made = await encodeAll(photo, missing, from);
		for (const { file } of files) {
			const bytes = made.get(file);
			if (bytes && keepIn !== null) keep(bytes, join(keepIn, file));
			if (bytes) writeFileSync(join(to, file), bytes);
			else if (keepIn !== null) copyFileSync(join(keepIn, file), join(to, file));
		}
		encoded.push(...made.keys());
	}
	if (keepIn !== null && existsSync(keepIn)) prune(keepIn, new Set(photos.flatMap(filesOf).map(({ file }) => file)));
	return encoded;
}

function filesOf({ sources, fallback, social }: Photo): PhotoFile[] {
	return [...sources, fallback, social];
}

/** The library works on as many at once as Node has threads for it, so one photo after the other is fast enough. */
async function encodeAll(
	{ name, hash, social }: Photo,
	files: readonly PhotoFile[],
	from: string,
): Promise<Map<string, Uint8Array>> {
	if (files.length === 0) return new Map();
	const bytes = readFileSync(join(from, name));
	if (createHash("sha256").update(bytes).digest("hex") !== hash)
		throw new UsageError(`The photo ${name} changed while the site was being built. Build again.`);
	const encode = (each: PhotoFile) => (each.file === social.file ? cutForNetworks(bytes, each) : encodePhoto(bytes, each));
	return new Map(await Promise.all(files.map(async (each) => [each.file, await encode(each)] as const)));
}
