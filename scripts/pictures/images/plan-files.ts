import type { Photo, PhotoFile } from "../../types/content.ts";

/** Widths in pixels that a photo is encoded in, up to its own: for phones to wide screens, at pixel ratios of 1 and 2. */
export const widths = [480, 800, 1200, 1600] as const;

/** Widest file for browsers without AVIF and WebP. */
export const fallbackWidth = 1200;

export type Size = { width: number; height: number };

const endings = { avif: "avif", webp: "webp", jpeg: "jpg", png: "png" } as const satisfies Record<PhotoFile["format"], string>;

/**
 * Names every file made from a photo. `tag` changes with its bytes and with the encoder settings, so files can be cached forever.
 * Transparent photos fall back to PNG, since JPEG has no transparency.
 */
export function planFiles(stem: string, tag: string, size: Size, seeThrough: boolean): Pick<Photo, "sources" | "fallback"> {
	const plan = (format: PhotoFile["format"], width: number): PhotoFile => {
		const height = Math.max(1, Math.round((width * size.height) / size.width));
		return { file: `${stem}.${tag}-${width}.${endings[format]}`, format, width, height };
	};
	const fitting = [...new Set(widths.map((width) => Math.min(width, size.width)))];
	return {
		sources: (["avif", "webp"] as const).flatMap((format) => fitting.map((width) => plan(format, width))),
		fallback: plan(seeThrough ? "png" : "jpeg", Math.min(fallbackWidth, size.width)),
	};
}
