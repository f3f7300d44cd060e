import { readFileSync } from "node:fs";
import { join } from "node:path";
import { keptPhotoPath, offlineShellPath, readPackLine, webManifestPath, workerPath } from "#schemas/spec/offline.ts";
import type { Artifact, Photo, Remember } from "../pipeline/seams.ts";
import type { SiteFile } from "../pipeline/write-site.ts";
import { makePacks } from "./packs.ts";
import { workerFile } from "./worker-file.ts";

/** What the offline app is made of, once all else of the site is written into `dir`. */
export type OfflineSources = {
	dir: string;
	/** Files below `assets` of this release. */
	assets: readonly string[];
	artifacts: readonly Artifact[];
	/** Paths of the pages, without their language. */
	pages: readonly string[];
	drawings: readonly { file: string; svg: string }[];
	photos: readonly Photo[];
	/** The app's script, and the worker's code. */
	app: string;
	worker: string;
};

/** Of a photo this width in pixels is kept, or the next smaller one that there is: enough for a phone. */
const keptPhotoWidth = 800;

/** The packs, and the worker that knows them. */
export function offlineFiles(sources: OfflineSources, remember: Remember): SiteFile[] {
	const packs = makePacks(packSources(sources), remember);
	return [
		...packs.map(({ line, contents }): SiteFile => ({ file: readPackLine(line).url.slice(1), contents })),
		{
			file: workerPath.slice(1),
			contents: workerFile(
				sources.worker,
				sources.app,
				packs.map(({ line }) => line),
			),
		},
	];
}

function packSources({ dir, assets, artifacts, pages, drawings, photos }: OfflineSources): Parameters<typeof makePacks>[0] {
	const text = (url: string) => [url, readFileSync(join(dir, url), "utf8")] as const;
	const bytes = (url: string) => [url, readFileSync(join(dir, url))] as const;
	const isText = (name: string) => /\.(?:js|css|svg)$/.test(name);
	return {
		app: new Map<string, string | Uint8Array>([
			...[offlineShellPath, "/favicon.svg", webManifestPath].map(text),
			...[...assets].sort().map((name) => (isText(name) ? text : bytes)(`/assets/${name}`)),
		]),
		pictures: new Map<string, string | Uint8Array>([
			...drawings.map(({ file, svg }) => [`/images/${file}`, svg] as const),
			...photos.map((photo) => {
				const { file } = keptFile(photo);
				return [keptPhotoPath(`/images/${file}`), readFileSync(join(dir, "images", file))] as const;
			}),
		]),
		data: new Map(
			artifacts
				.filter(({ place, file }) => place === "dist" && file.endsWith(".json"))
				.map(({ file, contents }) => [`/${file}`, contents]),
		),
		pages,
	};
}

/** WebP, which every browser with a worker can show. */
function keptFile({ name, sources }: Photo): Photo["sources"][number] {
	const webp = sources.filter(({ format }) => format === "webp");
	const found = webp.findLast(({ width }) => width <= keptPhotoWidth) ?? webp[0];
	if (!found) throw new Error(`the photo ${name} has no WebP`);
	return found;
}
