import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { nightNameOf } from "#schemas/shared/night.ts";
import { offlineShellPath, type PackLine, packedPhotoPath, readPackLine, webManifestPath } from "#schemas/shared/offline.ts";
import type { Memo, Photo } from "../../types/content.ts";
import { fileOf, type PackFile } from "./pack-files.ts";
import { eachPack, type PackSources } from "./packs.ts";

/** Input of the offline app, once the rest of the site has been written into `dir`. */
export type OfflineSources = {
	dir: string;
	/** Files in `assets` of this release. */
	assets: readonly string[];
	/** All other JSON, such as page data, with a hash of each file. */
	json: readonly { file: string; bytes: number; hash: string }[];
	/** Paths of the pages, without their language. */
	pages: readonly string[];
	drawings: readonly { file: string }[];
	photos: readonly Photo[];
};

/** Photos are packed in this width in pixels, or the next smaller one available: enough for a phone. */
const packedPhotoWidth = 800;

/** A pack of the site: its line in the worker, its file, whether a first visit caches it, and its contents, made on demand. */
type SitePack = { line: PackLine; file: string; first: boolean; contents(): Uint8Array };

/** Makes the packs of the site, one after the other. */
export function* packFiles(sources: OfflineSources, memo: Memo): Generator<SitePack> {
	for (const { line, contents } of eachPack(packSources(sources), memo)) {
		const { url, first } = readPackLine(line);
		yield { line, file: url.slice(1), first, contents };
	}
}

function packSources({ dir, assets, json, pages, drawings, photos }: OfflineSources): PackSources {
	const read = (url: string) => readFileSync(join(dir, url), /\.(?:js|css|json|svg|html|webmanifest)$/.test(url) ? "utf8" : null);
	// The names of these files contain a content hash.
	const named = (url: string): PackFile => ({ hash: url, bytes: statSync(join(dir, url)).size, read: () => read(url) });
	return {
		app: new Map([
			...[offlineShellPath, "/favicon.svg", webManifestPath].map((url) => [url, fileOf(read(url))] as const),
			...[...assets].sort().map((name) => [`/assets/${name}`, named(`/assets/${name}`)] as const),
		]),
		pictures: new Map([
			...drawings
				.flatMap(({ file }) => [`/images/${file}`, `/images/${nightNameOf(file)}`])
				.map((url) => [url, named(url)] as const),
			...photos.map((photo) => {
				const url = `/images/${packedFile(photo).file}`;
				return [packedPhotoPath(url), named(url)] as const;
			}),
		]),
		data: new Map([...json.map(({ file, bytes, hash }) => [`/${file}`, { hash, bytes, read: () => read(`/${file}`) }] as const)]),
		pages,
	};
}

/** Chooses WebP, which every browser with service workers supports. */
function packedFile({ name, sources }: Photo): Photo["sources"][number] {
	const webp = sources.filter(({ format }) => format === "webp");
	const found = webp.findLast(({ width }) => width <= packedPhotoWidth) ?? webp[0];
	if (!found) throw new Error(`the photo ${name} has no WebP`);
	return found;
}
