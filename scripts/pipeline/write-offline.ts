import { offlineShellPath, webManifestPath, workerPath } from "#schemas/spec/offline.ts";
import { paintIcons, planIcons } from "../offline/icons.ts";
import { offlineFiles } from "../offline/offline-files.ts";
import { loadRenderer } from "../render/documents.ts";
import { openCache } from "../store/cache.ts";
import type { BuildOptions, Making } from "./build-beside.ts";
import { carryFile, type HashedFile, type LastSite } from "./last-site.ts";
import { siteManifest } from "./site-files.ts";
import { writeInto } from "./write-site.ts";

/**
 * Writes what an installed site consists of, once all else of it is written: icons, manifest, the document without a page, packs and
 * the worker, last of all. `data` are the files of page data and search, with a hash each.
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
		{ file: webManifestPath.slice(1), contents: siteManifest(bundle, emitted, planIcons(icon)) },
		{ file: offlineShellPath.slice(1), contents: shell() },
	]);
	const sources = {
		...emitted,
		pageData: data,
		dir: next,
		assets: Object.keys(bundle.assets),
		pages: emitted.pages.map(({ path }) => path),
		drawings: emitted.drawings.filter(({ shown }) => shown),
		app: bundle.app,
		worker: bundle.workers["service-worker"],
		carry: (file: string, bytes: number) => last !== null && carryFile(last, next, file, bytes),
	};
	writeInto(
		next,
		killWorker
			? [{ file: workerPath.slice(1), contents: bundle.workers.kill }]
			: offlineFiles(sources, (key, compute) => packed.memo(`${codeHashes.pipeline} ${key}`, compute)),
	);
	save(packed);
}
