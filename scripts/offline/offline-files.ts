import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
	keptPhotoPath,
	offlineShellPath,
	type PackLine,
	readPackLine,
	webManifestPath,
	workerPath,
} from "#schemas/spec/offline.ts";
import type { Artifact } from "../pipeline/emitted.ts";
import type { Photo, Remember } from "../pipeline/seams.ts";
import type { SiteFile } from "../pipeline/write-site.ts";
import { eachPack, type PackFiles, type PackSources } from "./packs.ts";
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

/** The packs, one after the other, and the worker that knows them. */
export function* offlineFiles(sources: OfflineSources, remember: Remember): Generator<SiteFile> {
	const lines: PackLine[] = [];
	for (const { line, contents } of eachPack(packSources(sources), remember)) {
		lines.push(line);
		yield { file: readPackLine(line).url.slice(1), contents };
	}
	yield { file: workerPath.slice(1), contents: workerFile(sources.worker, sources.app, lines) };
}

function packSources({ dir, assets, artifacts, pages, drawings, photos }: OfflineSources): PackSources<PackFiles> {
	const read = (url: string) => readFileSync(join(dir, url), /\.(?:js|css|svg|html|webmanifest)$/.test(url) ? "utf8" : null);
	const json = artifacts.filter(({ place, file }) => place === "dist" && file.endsWith(".json"));
	const app = [offlineShellPath, "/favicon.svg", webManifestPath, ...[...assets].sort().map((name) => `/assets/${name}`)];
	return {
		app: filesOf(app.map((url) => [url, () => read(url)])),
		pictures: filesOf([
			...drawings.map(({ file, svg }) => [`/images/${file}`, () => svg] as const),
			...photos.map((photo) => {
				const { file } = keptFile(photo);
				return [keptPhotoPath(`/images/${file}`), () => readFileSync(join(dir, "images", file))] as const;
			}),
		]),
		data: filesOf(json.map((each) => [`/${each.file}`, () => each.contents])),
		pages,
	};
}

/** Files that are read as they are asked for. */
function filesOf(files: readonly (readonly [url: string, read: () => string | Uint8Array])[]): PackFiles {
	const readers = new Map(files);
	return { keys: () => readers.keys(), get: (url) => readers.get(url)?.() };
}

/** WebP, which every browser with a worker can show. */
function keptFile({ name, sources }: Photo): Photo["sources"][number] {
	const webp = sources.filter(({ format }) => format === "webp");
	const found = webp.findLast(({ width }) => width <= keptPhotoWidth) ?? webp[0];
	if (!found) throw new Error(`the photo ${name} has no WebP`);
	return found;
}
