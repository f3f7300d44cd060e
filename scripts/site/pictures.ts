import { licences } from "#schemas/content/credit.ts";
import { readDetail } from "#schemas/content/detail.ts";
import type { Picture } from "#schemas/content/picture.ts";
import { isElement, type RichElement, type RichNode } from "#schemas/content/rich-text.ts";
import type { PictureOrigin } from "../kinds/kind.ts";
import type { Photo, PhotoFile, Site } from "../types/content.ts";
import type { DrawingFile } from "../types/site.ts";
import { known } from "./language-tools.ts";

type Photos = Site["photos"];

/** Makes the picture of an entry. The only place that distinguishes photos from drawings. */
export function toPicture(origin: PictureOrigin, alt: string, photos: Photos, drawing: DrawingFile | undefined): Picture {
	if ("photo" in origin) return photoPicture(origin.photo, alt, photos);
	if (!drawing) throw new Error("a picture that is to be drawn is not among the drawings");
	return drawnPicture(drawing, alt);
}

/** A drawing, described by `alt`. */
export function drawnPicture({ file, width, height }: DrawingFile, alt: string): Picture {
	return { src: `/images/${file}`, alt, width, height, sources: [], placeholder: null, credit: null };
}

/** The photo of that name, whose existence the check has validated. */
export function findPhoto(name: string, photos: Photos): Photos[string] {
	return known(photos[name], `the photo ${name}`);
}

function photoPicture(name: string, alt: string, photos: Photos): Picture {
	const photo = findPhoto(name, photos);
	const { fallback, placeholder, credit } = photo;
	return {
		src: addressOf(fallback),
		alt,
		width: fallback.width,
		height: fallback.height,
		sources: [sourceOf(photo, "avif"), sourceOf(photo, "webp")],
		placeholder,
		credit: {
			author: credit.author,
			licence: licences[credit.licence].name,
			url: credit.source ?? null,
			licenceUrl: licences[credit.licence].url,
		},
	};
}

function sourceOf({ sources }: Photo, format: "avif" | "webp"): Picture["sources"][number] {
	const files = sources.filter((each) => each.format === format);
	return { type: `image/${format}`, srcset: files.map((file) => `${addressOf(file)} ${file.width}w`).join(", ") };
}

function addressOf({ file }: PhotoFile): string {
	return `/images/${file}`;
}

/** Finds the drawing of a detail by its address. */
export type FindDetail = (address: string) => DrawingFile | undefined;

/** Adds files and sizes to every `img` of a text. One that is alone in its paragraph replaces the paragraph. */
export function showPictures(node: RichNode, photos: Photos, detail: FindDetail, alone = false): RichNode {
	if (node.type === "text") return node;
	if (node.tagName === "img") return showImage(node, photos, detail, alone);
	const single = (node.tagName === "p" || node.tagName === "li") && node.children.length === 1;
	const children = node.children.map((child) => showPictures(child, photos, detail, single));
	const [first] = children;
	// A figure element is not allowed in a paragraph (HTML, 4.4.1).
	return node.tagName === "p" && single && first && isElement(first, "img") ? first : { ...node, children };
}

function showImage(node: RichElement, photos: Photos, detail: FindDetail, alone: boolean): RichElement {
	const { src = "", alt = "" } = node.properties;
	const drawing = readDetail(src) ? detail(src) : null;
	if (drawing === undefined) throw new Error(`the detail ${src} is not among the drawings`);
	const picture = drawing ? drawnPicture(drawing, alt) : photoPicture(src.replace(/^\/images\//, ""), alt, photos);
	return { ...node, data: { picture, alone } };
}
