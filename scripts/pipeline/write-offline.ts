import { readFileSync } from "node:fs";
import { join } from "node:path";
import { offlineShellPath, type PackLine, webManifestPath, workerPath } from "#schemas/spec/offline.ts";
import { precompressPack } from "../hosts/precompress.ts";
import { paintIcons, planIcons } from "../offline/icons.ts";
import { type OfflineSources, packFiles } from "../offline/offline-files.ts";
import { workerFile } from "../offline/worker-file.ts";
import type { Bundle } from "../render/bundle.ts";
import { loadRenderer } from "../render/documents.ts";
import { type Cache, openCache } from "../store/cache.ts";
import type { Memo, MemoAsync } from "../types/content.ts";
import type { SiteFile } from "../types/site.ts";
import type { BuildInput } from "./build-next-site.ts";
import type { BuildOptions } from "./build-options.ts";
import { type HashedFile, type LastSite, reuseFile } from "./last-site.ts";
import { readData } from "./make-page.ts";
import { siteManifest } from "./site-files.ts";
import { writeInto } from "./write-site.ts";

/** Writes the precompressed variants of packs. They are compressed by other threads, so the caller may do something else first. */
export type WritePrecompressed = () => Promise<void>;

/**
 * Writes the files of the installed site, once all others are written: icons, manifest, the offline shell, packs and, last, the
 * worker. `data` are all JSON files, with their hashes.
 */
export async function writeOffline(
	{ cacheDir, codeHashes, killWorker }: BuildOptions,
	{ emitted, bundle, icon, head, next, save }: BuildInput,
	{ data, last }: { data: readonly HashedFile[]; last: LastSite | null },
): Promise<WritePrecompressed> {
	const packed = openCache(cacheDir, "offline");
	const icons = await paintIcons(icon, packed.memoAsync);
	const { shell } = await loadRenderer(bundle, head, emitted.shells);
	writeInto(next, [
		...icons.map(({ file, bytes }) => ({ file: `images/${file}`, contents: bytes })),
		{ file: webManifestPath.slice(1), contents: siteManifest(bundle, emitted, planIcons(icon), (page) => readData(next, page)) },
		{ file: offlineShellPath.slice(1), contents: shell() },
	]);
	const sources = {
		json: data,
		photos: emitted.photos,
		dir: next,
		assets: Object.keys(bundle.assets),
		pages: emitted.pages.map(({ path }) => path),
		drawings: emitted.drawings.filter(({ shown }) => shown),
		reuse: (file: string, bytes: number) => last !== null && reuseFile(last, next, file, bytes),
	};
	const { worker, writePrecompressed } = killWorker
		? { worker: bundle.workers.kill, writePrecompressed: null }
		: writePacks(sources, next, packed, codeHashes.pipeline, bundle);
	writeInto(next, [{ file: workerPath.slice(1), contents: worker }]);
	return async () => {
		await writePrecompressed?.();
		save(packed);
	};
}

/** Writes the packs. Returns the worker code, which lists them, and what writes the precompressed variants of those that a first visit caches. */
export function writePacks(
	sources: OfflineSources,
	next: string,
	cache: Cache,
	codeHash: string,
	{ app, workers }: Bundle,
): { worker: string; writePrecompressed: WritePrecompressed } {
	const lines: PackLine[] = [];
	// The packs of a first visit are few, however large the site.
	const variants: Promise<SiteFile[]>[] = [];
	const memo: Memo = (key, compute) => cache.memo(`${codeHash} ${key}`, compute);
	const memoAsync: MemoAsync = (key, compute) => cache.memoAsync(`${codeHash} ${key}`, compute);
	const newPacks = function* (): Generator<SiteFile> {
		for (const { line, file, first, contents } of packFiles(sources, memo)) {
			lines.push(line);
			if (contents) yield { file, contents };
			if (first) variants.push(precompressPack({ file, contents: () => readFileSync(join(next, file)) }, memoAsync));
		}
	};
	writeInto(next, newPacks());
	const precompressed = Promise.all(variants);
	// Avoids an unhandled rejection: whoever writes them gets the error then.
	precompressed.catch(ignore);
	return {
		worker: workerFile(workers["service-worker"], app, lines),
		writePrecompressed: async () => writeInto(next, (await precompressed).flat()),
	};
}

function ignore(): void {}
