import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { nightNameOf } from "#schemas/shared/night.ts";
import { type AppFile, offlineShellPath, packedPhotoPath, webManifestPath } from "#schemas/shared/offline.ts";
import type { StoredFile } from "../../store/store.ts";
import type { Photo } from "../../types/content.ts";
import { htmlFile } from "../render/documents.ts";
import { integrityOf } from "../render/integrity.ts";
import type { PackFile } from "./pack-files.ts";
import type { PackSources } from "./packs.ts";

/** Input of the offline app, once the rest of the site has been written into `dir`. */
type OfflineSources = {
	dir: string;
	/** Compressed size of the app. */
	appBytes: number;
	/** All other data, such as that of pages and the search indexes, with a hash of each file. */
	data: readonly { file: string; bytes: number; hash: string }[];
	/** Paths of the pages, without their language. */
	pages: readonly string[];
	drawings: readonly { file: string }[];
	photos: readonly Photo[];
};

/** Photos are packed in this width in pixels, or the next smaller one available: enough for a phone. */
const packedPhotoWidth = 800;

/** The files that the packs of the site are made from. */
export function packSources({ dir, appBytes, data, pages, drawings, photos }: OfflineSources): PackSources {
	const read = (url: string) => readFileSync(join(dir, url), /\.(?:json|svg)$/.test(url) ? "utf8" : null);
	// The names of these files contain a content hash.
	const named = (url: string): PackFile => ({ hash: url, bytes: statSync(join(dir, url)).size, read: () => read(url) });
	return {
		appBytes,
		pictures: new Map([
			...drawings
				.flatMap(({ file }) => [`/images/${file}`, `/images/${nightNameOf(file)}`])
				.map((url) => [url, named(url)] as const),
			...photos.map((photo) => {
				const url = `/images/${packedFile(photo).file}`;
				return [packedPhotoPath(url), named(url)] as const;
			}),
		]),
		data: new Map(data.map(({ file, bytes, hash }) => [`/${file}`, { hash, bytes, read: () => read(`/${file}`) }])),
		pages,
	};
}

/** The files of the app that depend on the content, or have no hash in their name, by address. */
const ofContent = new Map([
	[offlineShellPath, htmlFile(offlineShellPath)],
	...["/favicon.svg", webManifestPath].map((path) => [path, path.slice(1)] as const),
]);

/** These files, once they have been written into `dir`, as a worker lists them. */
export function listAppFiles(dir: string): AppFile[] {
	return [...ofContent].map(([path, file]) => {
		const integrity = integrityOf(join(dir, file));
		return { url: path.slice(1), revision: integrity.slice(-13, -1), integrity };
	});
}

/** Compressed size of the app in `dir`: its assets, some of which have `compressed` variants, and the files that depend on the content. */
export function weighApp(dir: string, assets: readonly string[], compressed: readonly StoredFile[]): number {
	const gzipped = new Map(compressed.map(({ file, bytes }) => [file, bytes]));
	const files = [...ofContent.values(), ...assets.map((name) => `assets/${name}`)];
	return files.reduce((sum, file) => sum + (gzipped.get(`${file}.gz`) ?? statSync(join(dir, file)).size), 0);
}

/** Chooses WebP, which every browser with service workers supports. */
function packedFile({ name, sources }: Photo): Photo["sources"][number] {
	const webp = sources.filter(({ format }) => format === "webp");
	const found = webp.findLast(({ width }) => width <= packedPhotoWidth) ?? webp[0];
	if (!found) throw new Error(`the photo ${name} has no WebP`);
	return found;
}
