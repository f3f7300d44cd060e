import { statSync } from "node:fs";
import { join } from "node:path";
import { draw } from "../illustrate/draw.ts";
import { type SocialImage, socialFileOf, writeSocialImages } from "../images/write-social-images.ts";
import type { Cache } from "../store/cache.ts";
import type { Drawing } from "../types/site.ts";
import { carryFiles, type LastSite } from "./last-site.ts";
import { writeInto } from "./write-site.ts";

/** Where pictures go, and what spares the work: the last site, what is known of its pictures, where those for networks are kept. */
export type PictureOptions = { dir: string; last: LastSite | null; cache: Cache; keepIn: string | null };

/** Bytes of a drawing, and of the picture that social networks are given of it, if they are. */
type Sizes = { svg: number; social: number | null };

/**
 * Puts every drawing into the site to be, with the picture that social networks are given of it. Their names tell what they are
 * drawn from, so those that the last site has are taken from there; those that look alike are drawn once.
 */
export async function makePictures(drawings: readonly Drawing[], { dir, last, cache, keepIn }: PictureOptions): Promise<void> {
	const missing = drawings.filter((drawing) => {
		const known = filesOf(drawing, cache.find<Sizes>(`sizes ${drawing.file}`));
		return !(known && last && carryFiles(last, dir, known));
	});
	const images: SocialImage[] = [];
	for (const alike of groupAlike(missing)) {
		const [first] = alike;
		const { key, width, height } = first;
		const svg = () => {
			const contents = cache.memo(key, () => draw(first));
			writeInto(
				dir,
				alike.map(({ file }) => ({ file: `images/${file}`, contents })),
			);
			return contents;
		};
		const files = alike.filter(({ social }) => social).map(({ file }) => socialFileOf(file));
		if (files.length > 0) images.push({ key, width, height, files, svg });
		else svg();
	}
	const wanted = new Set(drawings.filter(({ social }) => social).map(({ key }) => key));
	await writeSocialImages(images, { to: join(dir, "images"), keepIn, wanted });
	for (const { file, social } of missing)
		cache.put(`sizes ${file}`, {
			svg: sizeOf(dir, file),
			social: social ? sizeOf(dir, socialFileOf(file)) : null,
		} satisfies Sizes);
	// Drawings that were carried over stay known for when the site is gone.
	for (const { key } of drawings) cache.has(key);
}

/** Learns how large the pictures of a folder are, so that they are taken from there. */
export function learnPictures(dir: string, drawings: readonly Drawing[], cache: Cache): void {
	const there = (file: string) => statSync(join(dir, "images", file), { throwIfNoEntry: false })?.size ?? null;
	for (const { file, social } of drawings) {
		const svg = there(file);
		if (svg !== null) cache.put(`sizes ${file}`, { svg, social: social ? there(socialFileOf(file)) : null } satisfies Sizes);
	}
}

/** Drawings that look alike stand together. */
function groupAlike(drawings: readonly Drawing[]): Iterable<[Drawing, ...Drawing[]]> {
	const groups = new Map<string, [Drawing, ...Drawing[]]>();
	for (const drawing of drawings) {
		const there = groups.get(drawing.key);
		if (there) there.push(drawing);
		else groups.set(drawing.key, [drawing]);
	}
	return groups.values();
}

/** The files of a drawing; null where it is not known how large they are. */
function filesOf({ file, social }: Drawing, sizes: Sizes | undefined): { file: string; bytes: number }[] | null {
	if (!sizes) return null;
	const drawn = { file: `images/${file}`, bytes: sizes.svg };
	if (!social) return [drawn];
	return sizes.social === null ? null : [drawn, { file: `images/${socialFileOf(file)}`, bytes: sizes.social }];
}

function sizeOf(dir: string, file: string): number {
	return statSync(join(dir, "images", file)).size;
}
