import type sharp from "sharp";

export type Sharp = typeof sharp;

/** The only formats that are opened: what has the name of a photo may be anything. */
const loaders = ["Jpeg", "Png", "Webp", "Heif"].map((format) => `VipsForeignLoad${format}Buffer`);

/**
 * Loads the library that reads and writes pictures. It takes a fifth of a second, so only whoever has a photo to look at
 * calls this. One thread for each picture makes the encoders give the same bytes everywhere.
 */
export async function loadSharp(): Promise<Sharp> {
	const { default: loaded } = await import("sharp");
	loaded.block({ operation: ["VipsForeignLoad"] });
	loaded.unblock({ operation: loaders });
	loaded.cache(false);
	loaded.concurrency(1);
	return loaded;
}

/**
 * Runs with the permission to open our own drawings, which photos may never be, and takes it back. It holds for the whole
 * process, so one such work ends before the next begins.
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
