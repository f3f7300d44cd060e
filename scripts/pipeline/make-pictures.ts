import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { nightNameOf } from "#schemas/spec/night.ts";
import { type SocialArt, writeSocialImages } from "../images/write-social-images.ts";
import type { Cache } from "../store/cache.ts";
import type { Drawing, Emitted, SocialImageFile } from "../types/site.ts";
import { carryFiles, type LastSite } from "./last-site.ts";
import { isOfShard, type Shard } from "./shard.ts";
import { writeInto } from "./write-site.ts";

/** What is painted: drawings, and what networks are given of them and of photos. */
export type Pictures = Pick<Emitted, "drawings" | "socialImages" | "photos"> & { siteName: string };

/** Where pictures go, and what spares the work: the last site, what is known of its pictures, where those for networks are kept. */
export type PictureOptions = { dir: string; last: LastSite | null; cache: Cache; keepIn: string | null };

/** The pictures of a site. */
export function picturesOf({ drawings, socialImages, photos, shared }: Emitted): Pictures {
	return { drawings, socialImages, photos, siteName: shared.config.name };
}

/** Those of one part of it: what looks alike is painted in one place, what shows a photo where that is encoded. */
export function picturesOfShard(shard: Shard, all: Pictures): Pictures {
	const drawings = all.drawings.filter(({ key }) => isOfShard(shard, key));
	const photos = all.photos.filter(({ stem }) => isOfShard(shard, stem));
	const names = new Set([...drawings.map(({ file }) => file), ...photos.map(({ name }) => name)]);
	return { ...all, drawings, photos, socialImages: all.socialImages.filter(({ art }) => names.has(nameOf(art))) };
}

/**
 * Puts every drawing, by day and at night, and every picture for social networks into the site to be, whose photos stand there
 * already. Their names tell what they are made from, so those that the last site has are taken from there; drawings that look
 * alike are drawn once.
 */
export async function makePictures(pictures: Pictures, { dir, last, cache, keepIn }: PictureOptions): Promise<void> {
	const isMissing = (files: readonly { file: string }[]) => {
		const known = files.flatMap(({ file }) => {
			const bytes = cache.find<number>(sizeKey(file));
			return bytes === undefined ? [] : [{ file: `images/${file}`, bytes }];
		});
		return !last || known.length < files.length || !carryFiles(last, dir, known);
	};
	const { drawings, socialImages, siteName } = pictures;
	const missing = {
		drawings: drawings.filter((drawing) => isMissing(bothFiles(drawing))),
		images: socialImages.filter((image) => isMissing([image])),
	};
	// What draws is many modules; a build that takes all pictures from the last site does not come here.
	const { draw } = await import("../illustrate/draw.ts");
	const drawnOf = (drawing: Drawing) => cache.memo(drawing.key, () => draw(drawing));
	const svgOf = (drawing: Drawing) => drawnOf(drawing).day;
	for (const drawing of missing.drawings) {
		const { day, night } = drawnOf(drawing);
		writeInto(dir, [
			{ file: `images/${drawing.file}`, contents: day },
			{ file: `images/${nightNameOf(drawing.file)}`, contents: night },
		]);
		// Threads that make pages are handed more of them between two drawings.
		await setImmediate();
	}
	const artOf = findArt(pictures, dir, svgOf);
	const groups = groupByArt(missing.images, pictures).map((files) => ({ art: artOf(files[0].art), siteName, files }));
	await writeSocialImages(groups, {
		to: join(dir, "images"),
		keepIn,
		wanted: new Set(socialImages.map(({ file }) => file)),
	});
	learnPictures(dir, [...missing.drawings.flatMap(bothFiles), ...missing.images], cache);
	// Drawings that were carried over stay known for when the site is gone.
	for (const { key } of drawings) cache.has(key);
}

/** A drawing by day and at night. */
export function bothFiles({ file }: { file: string }): { file: string }[] {
	return [{ file }, { file: nightNameOf(file) }];
}

/** Learns how large pictures of a folder are, so that they are taken from there. */
export function learnPictures(dir: string, pictures: readonly { file: string }[], cache: Cache): void {
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

/** Pictures that show the same thing stand together. */
function groupByArt(images: readonly SocialImageFile[], { drawings }: Pictures): [SocialImageFile, ...SocialImageFile[]][] {
	const keys = new Map(drawings.map(({ file, key }) => [file, key]));
	const groups = new Map<string, [SocialImageFile, ...SocialImageFile[]]>();
	for (const image of images) {
		const name = nameOf(image.art);
		const key = keys.get(name) ?? name;
		const there = groups.get(key);
		if (there) there.push(image);
		else groups.set(key, [image]);
	}
	return [...groups.values()];
}

/** Tells what stands beside a title, by its name. */
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
