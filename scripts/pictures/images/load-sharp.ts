import type sharp from "sharp";
import { once } from "#schemas/shared/once.ts";

export type Sharp = typeof sharp;

/** The only input formats allowed, since a file named like a photo may be anything. */
const loaders = ["Jpeg", "Png", "Webp", "Heif"].map((format) => `VipsForeignLoad${format}Buffer`);

/**
 * Loads sharp. This takes a fifth of a second, so it is done only when there is a picture to process, and once: no format is allowed
 * for a moment, in which another picture could not be read. One thread per picture makes the encoders' output reproducible.
 */
export const loadSharp = once(async (): Promise<Sharp> => {
	const { default: loaded } = await import("sharp");
	loaded.block({ operation: ["VipsForeignLoad"] });
	loaded.unblock({ operation: loaders });
	loaded.cache(false);
	loaded.concurrency(1);
	return loaded;
});

/**
 * Temporarily allows SVG input, for our own drawings; photos may never be SVG. The setting is global to the process, so such work
 * must not overlap.
 */
export async function withDrawings<T>(sharp: Sharp, work: () => Promise<T>): Promise<T> {
	const drawings = { operation: ["VipsForeignLoadSvgBuffer"] };
	sharp.unblock(drawings);
	try {
		return await work();
	} finally {
		sharp.block(drawings);
	}
}
