/**
 * A picture with all its files. `src` works in every browser and on every network, `width` and `height` are its size in pixels.
 * `sources` are listed best first, each with its files and their widths («/images/a.avif 480w, …»). `placeholder` is the mean
 * colour as `#rrggbb`, null for a transparent picture. `credit` has its author and licence for display, the address where it was
 * published (`url`) and that of the terms.
 */
export type Picture = {
	src: string;
	alt: string;
	width: number;
	height: number;
	sources: { type: "image/avif" | "image/webp"; srcset: string }[];
	placeholder: string | null;
	credit: { author: string; licence: string; url: string | null; licenceUrl: string | null } | null;
};

/** Picture for social networks, in a format they support, with its size in pixels. */
export type SocialImage = { src: string; alt: string; width: number; height: number };
