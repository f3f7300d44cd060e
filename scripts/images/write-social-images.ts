import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { socialSize } from "#schemas/spec/constants.ts";
import { keep, prune, readKept } from "../pipeline/kept-files.ts";
import { loadSharp, type Sharp, withDrawings } from "./load-sharp.ts";
import { paper } from "./paper.ts";

/** A drawing that networks cannot show as it is: its SVG, and the name of the PNG to be. */
export type SocialImage = { file: string; svg: string };

/** Folders: where the files go, and where they are kept from build to build (null: nowhere). */
export type SocialFolders = { to: string; keepIn: string | null };

/** Writes a PNG of each drawing in the size that networks ask for (R14.1). What was made before is copied. */
export async function writeSocialImages(images: readonly SocialImage[], { to, keepIn }: SocialFolders): Promise<void> {
	mkdirSync(to, { recursive: true });
	for (const { file, svg } of images) {
		const kept = keepIn === null ? null : join(keepIn, file);
		const known = kept === null ? null : readKept(kept);
		const bytes = known ?? (await paint(svg));
		if (kept !== null && !known) keep(bytes, kept);
		writeFileSync(join(to, file), bytes);
	}
	if (keepIn !== null && existsSync(keepIn)) prune(keepIn, new Set(images.map(({ file }) => file)));
}

async function paint(svg: string): Promise<Uint8Array> {
	const sharp = await loadSharp();
	return withDrawings(sharp, () => toPng(sharp, svg));
}

function toPng(sharp: Sharp, svg: string): Promise<Uint8Array> {
	return sharp(Buffer.from(svg))
		.resize({ ...socialSize, fit: "contain", background: paper })
		.flatten({ background: paper })
		.png({ palette: true, colours: 96, compressionLevel: 9, effort: 4 })
		.toBuffer();
}
