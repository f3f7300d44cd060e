import { offlineShellPath, webManifestPath } from "#schemas/spec/offline.ts";
import { paintIcons, planIcons } from "../offline/icons.ts";
import type { OfflineSources } from "../offline/offline-files.ts";
import { loadRenderer } from "../render/documents.ts";
import { openCache } from "../store/cache.ts";
import type { BuildInput } from "./build-next-site.ts";
import { readData } from "./make-page.ts";
import { siteManifest } from "./site-files.ts";
import { writeInto } from "./write-site.ts";

/** Writes the files of the installed site that packs contain: icons, manifest, and the offline shell. */
export async function writeOffline(
	{ emitted, bundle, icon, head, next, save }: BuildInput,
	cacheDir: string | null,
): Promise<void> {
	const painted = openCache(cacheDir, "icons");
	const icons = await paintIcons(icon, painted.memoAsync);
	const { shell } = await loadRenderer(bundle, head, emitted.shells);
	writeInto(next, [
		...icons.map(({ file, bytes }) => ({ file: `images/${file}`, contents: bytes })),
		{ file: webManifestPath.slice(1), contents: siteManifest(bundle, emitted, planIcons(icon), (page) => readData(next, page)) },
		{ file: offlineShellPath.slice(1), contents: shell() },
	]);
	save(painted);
}

/** What the packs of a site are made from, once all other files are written; `json` are its JSON files, with their hashes. */
export function offlineSources(
	{ emitted, bundle, next }: Pick<BuildInput, "emitted" | "bundle" | "next">,
	json: OfflineSources["json"],
): Omit<OfflineSources, "reuse"> {
	return {
		json,
		photos: emitted.photos,
		dir: next,
		assets: Object.keys(bundle.assets),
		pages: emitted.pages.map(({ path }) => path),
		drawings: emitted.drawings.flatMap(({ file, shown }) => (shown ? { file } : [])),
	};
}
