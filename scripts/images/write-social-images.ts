import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { socialSize } from "#schemas/spec/constants.ts";
import { keep, prune, readKept } from "../pipeline/kept-files.ts";
import { loadSharp, type Sharp, withDrawings } from "./load-sharp.ts";
import { paper } from "./paper.ts";

/** A drawing that networks cannot show as it is: its SVG, and the name of the JPEG to be. */
export type SocialImage = { file: string; svg: string };

/** Folders: where the files go, and where they are kept from build to build (null: nowhere); `wanted` names all that stay kept. */
export type SocialFolders = { to: string; keepIn: string | null; wanted: ReadonlySet<string> };

/** How good the JPEG is, from 1 to 100: half the bytes of a PNG of these drawings, and no fringes that a reader would see. */
const quality = 80;

/** So many pictures are painted at a time, each in a thread of the library. */
const atOnce = 2;

/** The name of what social networks are given of a drawing. */
export function socialFileOf(drawing: string): string {
	return drawing.replace(/svg$/, "jpg");
}

/** Writes a JPEG of each drawing in the size that networks ask for. What was made before is copied. */
export async function writeSocialImages(images: readonly SocialImage[], { to, keepIn, wanted }: SocialFolders): Promise<void> {
	mkdirSync(to, { recursive: true });
	const missing = images.filter(({ file }) => {
		const known = keepIn === null ? null : readKept(join(keepIn, file));
		if (known) writeFileSync(join(to, file), known);
		return !known;
	});
	if (missing.length > 0) {
		const sharp = await loadSharp();
		await withDrawings(sharp, async () => {
			for (let start = 0; start < missing.length; start += atOnce)
				await Promise.all(
					missing.slice(start, start + atOnce).map(async ({ file, svg }) => {
						const bytes = await paint(sharp, svg);
						if (keepIn !== null) keep(bytes, join(keepIn, file));
						writeFileSync(join(to, file), bytes);
					}),
				);
		});
	}
	if (keepIn !== null && existsSync(keepIn)) prune(keepIn, wanted);
}

function paint(sharp: Sharp, svg: string): Promise<Uint8Array> {
	return sharp(Buffer.from(svg))
		.resize({ ...socialSize, fit: "contain", background: paper })
		.flatten({ background: paper })
		.jpeg({ quality })
		.toBuffer();
}
