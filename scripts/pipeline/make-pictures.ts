import { statSync } from "node:fs";
import { join } from "node:path";
import { draw } from "../illustrate/draw.ts";
import { socialFileOf, writeSocialImages } from "../images/write-social-images.ts";
import type { Cache } from "./cache.ts";
import type { Drawing } from "./emitted.ts";
import { carryFiles, type LastSite } from "./last-site.ts";
import { writeInto } from "./write-site.ts";

/** Where pictures go, and what spares the work: the last site, what is known of its pictures, where those for networks are kept. */
export type PictureOptions = { dir: string; last: LastSite | null; cache: Cache; keepIn: string | null };

/** Bytes of a drawing, and of the picture that social networks are given of it. */
type Sizes = { svg: number; social: number };

/**
 * Puts every drawing into the site to be, with the picture that social networks are given of it. Their names tell what they are
 * drawn from, so those that the last site has are taken from there.
 */
export async function makePictures(drawings: readonly Drawing[], { dir, last, cache, keepIn }: PictureOptions): Promise<void> {
	const files = ({ file }: Drawing) => ({ svg: `images/${file}`, social: `images/${socialFileOf(file)}` });
	const missing = drawings.filter((drawing) => {
		const { svg, social } = files(drawing);
		const sizes = cache.find<Sizes>(`sizes ${drawing.file}`);
		const known = sizes && [
			{ file: svg, bytes: sizes.svg },
			{ file: social, bytes: sizes.social },
		];
		return !(known && last && carryFiles(last, dir, known));
	});
	const drawn = missing.map((drawing) => ({
		drawing,
		svg: cache.memo(drawing.file, () => draw(drawing)),
	}));
	writeInto(
		dir,
		drawn.map(({ drawing, svg }) => ({ file: files(drawing).svg, contents: svg })),
	);
	await writeSocialImages(
		drawn.map(({ drawing, svg }) => ({ file: socialFileOf(drawing.file), svg })),
		{ to: join(dir, "images"), keepIn, wanted: new Set(drawings.map(({ file }) => socialFileOf(file))) },
	);
	for (const drawing of missing) {
		const { svg, social } = files(drawing);
		cache.put(`sizes ${drawing.file}`, { svg: sizeOf(dir, svg), social: sizeOf(dir, social) } satisfies Sizes);
	}
	// Drawings that were carried over stay known for when the site is gone.
	for (const { file } of drawings) cache.has(file);
}

function sizeOf(dir: string, file: string): number {
	return statSync(join(dir, file)).size;
}
