import type { Photo, PhotoFile } from "../types/content.ts";

/** Widths in pixels that a photo comes in, as far as it has so many: phones to wide screens, at one or two dots a pixel. */
export const widths = [480, 800, 1200, 1600] as const;

/** Widest file for browsers without AVIF and WebP. */
export const fallbackWidth = 1200;

export type Size = { width: number; height: number };

const endings = { avif: "avif", webp: "webp", jpeg: "jpg", png: "png" } as const satisfies Record<PhotoFile["format"], string>;

/**
 * Names every file that is made of a photo. `tag` changes with its bytes and with how they are encoded, so that a file may
 * be kept for ever. A see-through one falls back to PNG, since JPEG knows no transparency.
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
