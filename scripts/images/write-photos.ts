import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { msg } from "../messages/message.ts";
import { UsageError } from "../report/diagnostic.ts";
import { hashBytes } from "../store/hash.ts";
import { prune, readStored, writeStored } from "../store/stored-files.ts";
import type { Photo, PhotoFile } from "../types/content.ts";
import { encodePhoto } from "./encode-photo.ts";

/**
 * Folders: where the photos are, where their files are written, where encoded files are cached across builds (null: nowhere), and
 * where files encoded by another machine may be.
 */
export type PhotoFolders = { from: string; to: string; cacheDir: string | null; made?: string | null };

/**
 * Writes every file of every photo. Cached files are copied; files of removed photos are dropped from the cache. Returns the names
 * of the files that had to be encoded. A photo that changed since it was measured is a UsageError.
 */
export async function writePhotos(
	photos: readonly Photo[],
	{ from, to, cacheDir, made: madeIn = null }: PhotoFolders,
): Promise<string[]> {
	if (photos.length > 0) mkdirSync(to, { recursive: true });
	const encoded: string[] = [];
	for (const photo of photos) {
		const files = filesOf(photo);
		const known = readAll(files, cacheDir, madeIn);
		const made = await encodeAll(
			photo,
			files.filter(({ file }) => !known.has(file)),
			from,
		);
		for (const [file, bytes] of [...known, ...made]) writeFileSync(join(to, file), bytes);
		if (cacheDir !== null) for (const [file, bytes] of made) writeStored(bytes, join(cacheDir, file));
		encoded.push(...made.keys());
	}
	if (cacheDir !== null && existsSync(cacheDir)) prune(cacheDir, new Set(photos.flatMap(filesOf).map(({ file }) => file)));
	return encoded;
}

function filesOf({ sources, fallback }: Photo): PhotoFile[] {
	return [...sources, fallback];
}

/** Files encoded earlier and unchanged since, by name. */
function readAll(files: readonly PhotoFile[], cacheDir: string | null, madeIn: string | null): Map<string, Uint8Array> {
	return new Map(
		files.flatMap(({ file }) => {
			const kept = cacheDir === null ? null : readStored(join(cacheDir, file));
			const bytes = kept ?? (madeIn !== null && existsSync(join(madeIn, file)) ? readFileSync(join(madeIn, file)) : null);
			return bytes ? [[file, bytes] as const] : [];
		}),
	);
}

/** The files of one photo are encoded in parallel on Node's thread pool, so photos are processed one after the other. */
async function encodeAll({ name, hash }: Photo, files: readonly PhotoFile[], from: string): Promise<Map<string, Uint8Array>> {
	if (files.length === 0) return new Map();
	const bytes = readFileSync(join(from, name));
	if (hashBytes(bytes) !== hash) throw new UsageError(msg("build.photoChanged", { photo: name }));
	return new Map(await Promise.all(files.map(async (each) => [each.file, await encodePhoto(bytes, each)] as const)));
}
