import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip as gzipCompress, type ZlibOptions } from "node:zlib";
import type { RememberAsync } from "../types/content.ts";
import type { SiteFile } from "../types/site.ts";
import { smallestCompressed, twinEndings } from "./media-types.ts";

/*
 * Some files stand in the site compressed as well, for hosts that send such twins (nginx, Caddy): those that every visitor fetches, and
 * whose names change with what they hold. Pages and their data are compressed by the hosts: with the sixth level of Brotli they would be
 * 5 % smaller than gzip makes them, but cost a build 1.6 ms of work and two files each.
 */

/** Twins as they are kept, in base64. */
type Twins = { br: string; gz: string };

/** Of scripts and style sheets there are few, and each is made once for a bundle; so the best level is worth its 40 ms. */
const assetQuality = 11;

/** The best level takes two seconds for a megabyte of a pack; this one takes an eighth of one, and gives a tenth more bytes. */
const packQuality = 9;

const [brotli, gzip] = [promisify(brotliCompress), promisify<Uint8Array, ZlibOptions, Buffer>(gzipCompress)];

/** Twins of the scripts and style sheets below `assets` of the site, which stand in `dir`. */
export function assetTwins(dir: string, names: readonly string[], remember: RememberAsync): Promise<SiteFile[]> {
	return inTurns(names.filter(hasTwins), async (name) => {
		const contents = readFileSync(join(dir, name));
		if (contents.length < smallestCompressed) return [];
		const key = `twins ${createHash("sha256").update(contents).digest("base64url")}`;
		return filesOf(`assets/${name}`, await remember(key, () => compress(contents, assetQuality)));
	});
}

/** A pack whose name tells what it holds, which is read when it is asked for. */
export type NamedPack = { file: string; contents(): Uint8Array };

/** Twins of packs. */
export function packTwins(packs: readonly NamedPack[], remember: RememberAsync): Promise<SiteFile[]> {
	return inTurns(packs, async ({ file, contents }) =>
		filesOf(file, await remember(`twins ${file}`, () => compress(contents(), packQuality))),
	);
}

/** As many at a time as there are cores: each that Brotli works on takes 35 MB. */
async function inTurns<T>(items: readonly T[], twinsOf: (item: T) => Promise<SiteFile[]>): Promise<SiteFile[]> {
	const made: SiteFile[][] = [];
	const queue = items.entries();
	const next = async () => {
		for (const [index, item] of queue) made[index] = await twinsOf(item);
	};
	await Promise.all(Array.from({ length: availableParallelism() }, next));
	return made.flat();
}

function hasTwins(name: string): boolean {
	return twinEndings.some((ending) => name.endsWith(`.${ending}`));
}

/** Compresses in threads of Node's own; `quality` is that of Brotli, from 0 to 11. */
async function compress(bytes: Uint8Array, quality: number): Promise<Twins> {
	const params = {
		[constants.BROTLI_PARAM_QUALITY]: quality,
		[constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
		[constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
	};
	const [br, gz] = await Promise.all([brotli(bytes, { params }), gzip(bytes, { level: 9 })]);
	return { br: br.toString("base64"), gz: gz.toString("base64") };
}

function filesOf(file: string, { br, gz }: Twins): SiteFile[] {
	return [
		{ file: `${file}.br`, contents: Buffer.from(br, "base64") },
		{ file: `${file}.gz`, contents: Buffer.from(gz, "base64") },
	];
}
