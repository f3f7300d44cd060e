/**
 * A picture in every size that the site has it in. `src` is what every browser and every network can show, `width` and
 * `height` are its size in pixels. `sources` stand best first, each with its files and their widths («/images/a.avif
 * 480w, …»). `placeholder` is the mean colour as `#rrggbb`, null where the picture is see-through. `credit` says who made
 * it and under which licence, as readers see it, where it was published (`url`) and where the terms stand.
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

/** What social networks show: a format that they know, in pixels. */
export type SocialImage = { src: string; alt: string; width: number; height: number };
