import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { nightNameOf } from "#schemas/spec/night.ts";
import { type SocialArt, writeSocialImages } from "../images/write-social-images.ts";
import type { Cache } from "../store/cache.ts";
import type { Drawing, Emitted, SocialImageFile } from "../types/site.ts";
import { type LastSite, reuseFiles } from "./last-site.ts";
import { isOfShard, type Shard } from "./shard.ts";
import { writeInto } from "./write-site.ts";

/** The pictures to render: drawings, and social images of drawings and photos. */
export type Pictures = Pick<Emitted, "drawings" | "socialImages" | "photos"> & { siteName: string };

/** The target folder, and what saves work: the last site, the known sizes of its pictures, the cache folder of social images. */
export type PictureOptions = { dir: string; last: LastSite | null; cache: Cache; cacheDir: string | null };

/** The pictures of a site. */
export function picturesOf({ drawings, socialImages, photos, shared }: Emitted): Pictures {
	return { drawings, socialImages, photos, siteName: shared.config.name };
}

/** The pictures of one shard: each drawing is rendered by one shard, and a social image of a photo by the shard that encodes it. */
export function picturesOfShard(shard: Shard, all: Pictures): Pictures {
	const drawings = all.drawings.filter(({ key }) => isOfShard(shard, key));
	const photos = all.photos.filter(({ stem }) => isOfShard(shard, stem));
	const names = new Set([...drawings.map(({ file }) => file), ...photos.map(({ name }) => name)]);
	return { ...all, drawings, photos, socialImages: all.socialImages.filter(({ art }) => names.has(nameOf(art))) };
}

/**
 * Writes every drawing, in its day and night version, and every social image into the site being built, which already contains the
 * photos. File names contain a hash of their inputs, so existing files are taken from the last site; identical drawings are
 * rendered once.
 */
export async function makePictures(pictures: Pictures, { dir, last, cache, cacheDir }: PictureOptions): Promise<void> {
	const isMissing = (files: readonly { file: string }[]) => {
		const known = files.flatMap(({ file }) => {
			const bytes = cache.find<number>(sizeKey(file));
			return bytes === undefined ? [] : [{ file: `images/${file}`, bytes }];
		});
		return !last || known.length < files.length || !reuseFiles(last, dir, known);
	};
	const { drawings, socialImages, siteName } = pictures;
	const missing = {
		drawings: drawings.filter((drawing) => isMissing(dayAndNightFiles(drawing))),
		images: socialImages.filter((image) => isMissing([image])),
	};
	// Loaded on demand: drawing takes many modules, and a build that takes all pictures from the last site needs none.
	const { draw } = await import("../illustrate/draw.ts");
	const drawnOf = (drawing: Drawing) => cache.memo(drawing.key, () => draw(drawing));
	const svgOf = (drawing: Drawing) => drawnOf(drawing).day;
	for (const drawing of missing.drawings) {
		const { day, night } = drawnOf(drawing);
		writeInto(dir, [
			{ file: `images/${drawing.file}`, contents: day },
			{ file: `images/${nightNameOf(drawing.file)}`, contents: night },
		]);
		// Yields between two drawings, so that worker threads get their next batches.
		await setImmediate();
	}
	const artOf = findArt(pictures, dir, svgOf);
	const groups = groupByArt(missing.images, pictures).map((files) => ({ art: artOf(files[0].art), siteName, files }));
	await writeSocialImages(groups, {
		to: join(dir, "images"),
		cacheDir,
		wanted: new Set(socialImages.map(({ file }) => file)),
	});
	recordPictureSizes(dir, [...missing.drawings.flatMap(dayAndNightFiles), ...missing.images], cache);
	// Keeps the drawings of reused pictures in the cache, for when the site is gone.
	for (const { key } of drawings) cache.has(key);
}

/** The day and night files of a drawing. */
export function dayAndNightFiles({ file }: { file: string }): { file: string }[] {
	return [{ file }, { file: nightNameOf(file) }];
}

/** Stores the sizes of the pictures in a folder, so that they can be taken from there. */
export function recordPictureSizes(dir: string, pictures: readonly { file: string }[], cache: Cache): void {
	for (const { file } of pictures) {
		const found = statSync(join(dir, "images", file), { throwIfNoEntry: false });
		if (found) cache.put(sizeKey(file), found.size);
	}
}

function sizeKey(file: string): string {
	return `bytes ${file}`;
}

function nameOf(art: SocialImageFile["art"]): string {
	return "drawing" in art ? art.drawing : art.photo;
}

/** Groups social images that show the same picture. */
function groupByArt(images: readonly SocialImageFile[], { drawings }: Pictures): [SocialImageFile, ...SocialImageFile[]][] {
	const keys = new Map(drawings.map(({ file, key }) => [file, key]));
	const groups = new Map<string, [SocialImageFile, ...SocialImageFile[]]>();
	for (const image of images) {
		const name = nameOf(image.art);
		const key = keys.get(name) ?? name;
		const existing = groups.get(key);
		if (existing) existing.push(image);
		else groups.set(key, [image]);
	}
	return [...groups.values()];
}

/** Creates a function that returns the picture beside a title, by its name. */
function findArt({ drawings, photos }: Pictures, dir: string, svgOf: (drawing: Drawing) => string) {
	const byFile = new Map(drawings.map((drawing) => [drawing.file, drawing]));
	const byName = new Map(photos.map((photo) => [photo.name, photo]));
	return (art: SocialImageFile["art"]): SocialArt => {
		const drawing = byFile.get(nameOf(art));
		if (drawing) return { width: drawing.width, height: drawing.height, svg: () => svgOf(drawing) };
		const photo = byName.get(nameOf(art));
		if (!photo) throw new Error(`a picture for networks shows ${nameOf(art)}, which the site does not have`);
		return { photo: () => readFileSync(join(dir, "images", photo.fallback.file)) };
	};
}
