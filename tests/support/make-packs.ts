import type { PackLine } from "#schemas/shared/offline.ts";
import { hashContents, type PackFiles } from "#scripts/build/offline/pack-files.ts";
import { eachPack, type PackSources } from "#scripts/build/offline/packs.ts";
import type { Memo } from "#scripts/types/content.ts";

type Contents = Map<string, string | Uint8Array>;

/** The files that packs are made from, in memory. */
export type PackContentSources = Omit<PackSources, "pictures" | "data"> & { pictures: Contents; data: Contents };

/** All packs of a small site at once: their lines in the worker, and their contents. */
export function makePacks(sources: PackContentSources, memo: Memo): { line: PackLine; contents: string }[] {
	const files = { pictures: filesIn(sources.pictures), data: filesIn(sources.data) };
	const packs = eachPack({ ...sources, ...files }, memo);
	return [...packs].map(({ line, contents }) => ({ line, contents: Buffer.from(contents()).toString() }));
}

/** Files whose contents are in memory. */
export function filesIn(contents: Contents): PackFiles {
	return new Map(
		[...contents].map(([url, each]) => [url, { hash: hashContents(each), bytes: Buffer.byteLength(each), read: () => each }]),
	);
}
