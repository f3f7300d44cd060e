import { offlineShellPath, type PackLine, webManifestPath, workerPath } from "#schemas/spec/offline.ts";
import { packTwins } from "../hosts/twins.ts";
import { paintIcons, planIcons } from "../offline/icons.ts";
import { type OfflineSources, packFiles, type SitePack } from "../offline/offline-files.ts";
import { workerFile } from "../offline/worker-file.ts";
import type { Bundle } from "../render/bundle.ts";
import { loadRenderer } from "../render/documents.ts";
import { type Cache, openCache } from "../store/cache.ts";
import type { Making } from "./build-beside.ts";
import type { BuildOptions } from "./build-options.ts";
import { carryFile, type HashedFile, type LastSite } from "./last-site.ts";
import { readData } from "./make-page.ts";
import { siteManifest } from "./site-files.ts";
import { writeInto } from "./write-site.ts";

/**
 * Writes the files of the installed site, once all others are written: icons, manifest, the offline shell, packs and, last, the
 * worker. `data` are all JSON files, with their hashes.
 */
export async function writeOffline(
	{ cacheDir, codeHashes, killWorker }: BuildOptions,
	{ emitted, bundle, icon, head, next, save }: Making,
	{ data, last }: { data: readonly HashedFile[]; last: LastSite | null },
): Promise<void> {
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
		carry: (file: string, bytes: number) => last !== null && carryFile(last, next, file, bytes),
	};
	const worker = killWorker ? bundle.workers.kill : await writePacks(sources, next, packed, codeHashes.pipeline, bundle);
	writeInto(next, [{ file: workerPath.slice(1), contents: worker }]);
	save(packed);
}

/** Writes the packs, with compressed twins of those that a first visit caches. Returns the worker code, which lists all packs. */
export async function writePacks(
	sources: OfflineSources,
	next: string,
	cache: Cache,
	codeHash: string,
	{ app, workers }: Bundle,
): Promise<string> {
	const lines: PackLine[] = [];
	// The packs of a first visit are few, however large the site; the contents of the others are not kept in memory.
	const first: SitePack[] = [];
	const packs = packFiles(
		sources,
		(key, compute) => cache.memo(`${codeHash} ${key}`, compute),
		(pack) => {
			lines.push(pack.line);
			if (pack.first) first.push(pack);
		},
	);
	writeInto(next, packs);
	writeInto(next, await packTwins(first, (key, compute) => cache.memoAsync(`${codeHash} ${key}`, compute)));
	return workerFile(workers["service-worker"], app, lines);
}
