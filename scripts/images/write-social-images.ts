import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { socialSize } from "#schemas/spec/constants.ts";
import { keep, prune, readKept } from "../store/kept-files.ts";
import { loadSharp, type Sharp, withDrawings } from "./load-sharp.ts";
import { paper } from "./paper.ts";

/**
 * A drawing that networks cannot show as it is: the key that all its likes share, its size in pixels, the names of the JPEGs to be
 * (drawings that look alike have one each), and what gives its SVG, called once.
 */
export type SocialImage = { key: string; width: number; height: number; files: readonly string[]; svg(): string };

/** Folders: where the files go, and where they are kept from build to build (null: nowhere); `wanted` has the keys that stay kept. */
export type SocialFolders = { to: string; keepIn: string | null; wanted: ReadonlySet<string> };

/**
 * How the JPEG is written: half the bytes of a PNG of these drawings, and no fringes that a reader would see. To look for the
 * shortest codes as well takes a tenth of the time of a picture and saves a tenth of its bytes.
 */
const encoder = { quality: 80, optimiseCoding: false } as const;

/** The name of what social networks are given of a drawing. */
export function socialFileOf(drawing: string): string {
	return drawing.replace(/svg$/, "jpg");
}

/** Writes JPEGs of drawings in the size that networks ask for. What was made before is copied. */
export async function writeSocialImages(images: readonly SocialImage[], { to, keepIn, wanted }: SocialFolders): Promise<void> {
	mkdirSync(to, { recursive: true });
	const write = ({ files }: SocialImage, bytes: Uint8Array) => {
		for (const file of files) writeFileSync(join(to, file), bytes);
	};
	const missing = images.filter((image) => {
		const known = keepIn === null ? null : readKept(join(keepIn, keptName(image.key)));
		if (!known) return true;
		image.svg();
		write(image, known);
		return false;
	});
	if (missing.length > 0) {
		const sharp = await loadSharp();
		const queue = missing.values();
		const paintNext = async () => {
			for (const image of queue) {
				const bytes = await paint(sharp, image);
				if (keepIn !== null) keep(bytes, join(keepIn, keptName(image.key)));
				write(image, bytes);
			}
		};
		// Each is painted in a thread of the library, while this one draws the next.
		await withDrawings(sharp, async () => {
			await Promise.all(Array.from({ length: availableParallelism() }, paintNext));
		});
	}
	if (keepIn !== null && existsSync(keepIn)) prune(keepIn, new Set([...wanted].map(keptName)));
}

function keptName(key: string): string {
	return `${key}.jpg`;
}

/** The drawing stands in the middle of the paper from the start, since enlarging it or laying it on the paper later costs more. */
function paint(sharp: Sharp, image: SocialImage): Promise<Uint8Array> {
	const { width, height } = image;
	const around = Math.max(width, height) * 2;
	const sheet = `<path fill="${paper}" d="M${-around}-${around}h${around * 3}v${around * 3}h-${around * 3}z"/>`;
	const framed = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${socialSize.width}" height="${socialSize.height}">${sheet}${image.svg()}</svg>`;
	return sharp(Buffer.from(framed)).removeAlpha().jpeg(encoder).toBuffer();
}
