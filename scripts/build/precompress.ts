import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip as gzipCompress, type ZlibOptions } from "node:zlib";
import { hashData } from "../store/hash.ts";
import type { NewFile, Store, StoredFile } from "../store/store.ts";
import { precompressedEndings, smallestCompressed } from "./hosts/media-types.ts";

/*
 * Some files are also stored compressed, for hosts that serve precompressed files (nginx, Caddy): those that every
 * visitor downloads, and whose names contain a content hash. Pages and their data are compressed by the hosts: with Brotli level 6
 * they would be 5 % smaller than with gzip, but cost a build 1.6 ms of work and two files each.
 */

/** Levels of Brotli, from 0 to 11, and of gzip, from 1 to 9. */
type Levels = { br: number; gz: number };

/** Scripts and style sheets are few, and each is compressed once per bundle, so the best level is worth its 40 ms. */
const assetLevels: Levels = { br: 11, gz: 9 };

/**
 * Brotli's best level takes two seconds per megabyte of a pack, this one about 15 ms, with 11 % more bytes. Levels 9 of both take 1.3 to
 * 2 times as long as these, and save 0.2 to 5 % (packs of 1,000 pages, 26 November 2026).
 */
export const packLevels: Levels = { br: 8, gz: 6 };

const [brotli, gzip] = [promisify(brotliCompress), promisify<Uint8Array, ZlibOptions, Buffer>(gzipCompress)];

/** Precompressed variants of the site's scripts and style sheets in `assets`, which are in `dir`. */
export async function precompressAssets(dir: string, names: readonly string[], store: Store): Promise<StoredFile[]> {
	const limit = createLimit();
	const precompress = async (name: string) => {
		const contents = readFileSync(join(dir, name));
		if (contents.length < smallestCompressed) return [];
		return variants(store, { file: `assets/${name}`, key: hashData(contents), contents: () => contents, levels: assetLevels });
	};
	return (await Promise.all(names.filter(isPrecompressed).map((name) => limit(() => precompress(name))))).flat();
}

/** A pack whose name contains a content hash, so it is read only when needed. */
export type NamedPack = { file: string; contents(): Uint8Array };

/** Creates a function that makes the precompressed variants of a pack. Packs may be passed to it as soon as they are made. */
export function createPackCompressor(store: Store): (pack: NamedPack) => Promise<StoredFile[]> {
	const limit = createLimit();
	return ({ file, contents }) => limit(() => variants(store, { file, key: file, contents, levels: packLevels }));
}

/** A file to compress; `key` changes with its contents. */
type Compressible = NamedPack & { key: string; levels: Levels };

async function variants(store: Store, { file, key, contents, levels }: Compressible): Promise<StoredFile[]> {
	const stored = await store.files(`compressed ${JSON.stringify(levels)} ${key}`, () => compress(contents(), levels));
	// Equal files may have different names.
	return stored.map((each) => ({ ...each, file: `${file}.${each.file}` }));
}

/** Runs as many tasks at a time as there are cores, in order: each Brotli compression takes 35 MB. */
function createLimit(): <T>(task: () => Promise<T>) => Promise<T> {
	let free = availableParallelism();
	const waiting: (() => void)[] = [];
	return async (task) => {
		if (free > 0) free -= 1;
		else await new Promise<void>((resolve) => waiting.push(resolve));
		try {
			return await task();
		} finally {
			const next = waiting.shift();
			if (next) next();
			else free += 1;
		}
	};
}

function isPrecompressed(name: string): boolean {
	return precompressedEndings.some((ending) => name.endsWith(`.${ending}`));
}

/** Compresses in Node's thread pool; the variants are named by their file extension. */
async function compress(bytes: Uint8Array, levels: Levels): Promise<NewFile[]> {
	const params = {
		[constants.BROTLI_PARAM_QUALITY]: levels.br,
		[constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
		[constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
	};
	const [br, gz] = await Promise.all([brotli(bytes, { params }), gzip(bytes, { level: levels.gz })]);
	return [
		{ file: "br", contents: br },
		{ file: "gz", contents: gz },
	];
}
