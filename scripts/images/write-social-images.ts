import { copyFileSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { socialSize } from "#schemas/spec/constants.ts";
import { keep, prune } from "./kept-files.ts";
import { loadSharp, type Sharp, withDrawings } from "./load-sharp.ts";
import { paper } from "./paper.ts";

/** A drawing that networks cannot show as it is: its SVG, and the name of the PNG to be. */
export type SocialImage = { file: string; svg: string };

/** Folders: where the files go, and where they are kept from build to build (null: nowhere). */
export type SocialFolders = { to: string; keepIn: string | null };

/** Writes a PNG of each drawing in the size that networks ask for (R14.1). What was made before is copied. */
export async function writeSocialImages(images: readonly SocialImage[], { to, keepIn }: SocialFolders): Promise<void> {
	for (const dir of keepIn === null ? [to] : [to, keepIn]) mkdirSync(dir, { recursive: true });
	const known = (file: string) => keepIn !== null && existsSync(join(keepIn, file));
	const sharp = images.every(({ file }) => known(file)) ? null : await loadSharp();
	for (const { file, svg } of images) {
		const kept = keepIn === null ? null : join(keepIn, file);
		if (!sharp || (kept !== null && known(file))) {
			copyFileSync(join(keepIn ?? to, file), join(to, file));
			continue;
		}
		const bytes = await withDrawings(sharp, () => toPng(sharp, svg));
		if (kept !== null) keep(bytes, kept);
		writeFileSync(join(to, file), bytes);
	}
	if (keepIn !== null) prune(keepIn, new Set(images.map(({ file }) => file)));
}

function toPng(sharp: Sharp, svg: string): Promise<Uint8Array> {
	return sharp(Buffer.from(svg))
		.resize({ ...socialSize, fit: "contain", background: paper })
		.flatten({ background: paper })
		.png({ palette: true, colours: 96, compressionLevel: 9, effort: 4 })
		.toBuffer();
}
