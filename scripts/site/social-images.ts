import type { Lang } from "#schemas/shared/languages.ts";
import { findKindByName } from "../kinds/kinds.ts";
import { hashData } from "../store/hash.ts";
import type { CompleteEntry } from "../types/content.ts";
import type { SharedData, SocialImageFile } from "../types/site.ts";
import type { FindDrawing } from "./drawings.ts";
import { findPhoto } from "./pictures.ts";

/** What the names of social images depend on, besides the entry. */
export type SocialSources = {
	shared: Pick<SharedData, "config" | "photos" | "pictureCode">;
	/** The home page, whose picture is used for pages without their own; null where all pages have one. */
	home: CompleteEntry | null;
	drawing: FindDrawing;
};

/** A social image, with the entry whose picture it shows. */
export type NamedImage = SocialImageFile & { shown: CompleteEntry };

/**
 * The social image of an entry's page: its heading beside a picture. The file name changes with its content and with the code that
 * draws it. Null if search engines may not list the page, or there is no picture.
 */
export function nameSocialImage(
	entry: CompleteEntry,
	lang: Lang,
	heading: () => string,
	{ shared: { config, photos, pictureCode }, home, drawing: findDrawing }: SocialSources,
): NamedImage | null {
	const kind = findKindByName(entry.kind);
	const shown = kind.card.picture(entry.facts) ? entry : home;
	const origin = shown && findKindByName(shown.kind).card.picture(shown.facts);
	if (!origin || !kind.address.indexable(entry.facts)) return null;
	const photo = "photo" in origin ? findPhoto(origin.photo, photos) : null;
	// The file names of a photo contain a hash of its bytes.
	const file = photo?.fallback.file ?? findDrawing.of(shown.kind, shown.slug)?.file;
	if (file === undefined) throw new Error(`the picture of ${shown.kind} ${shown.slug} is not among the drawings`);
	const title = heading();
	const hash = hashData(JSON.stringify([file, title, config.name, pictureCode])).slice(0, 8);
	return {
		file: `${entry.kind}-${entry.slug}.${lang}.${hash}.jpg`,
		title,
		art: photo ? { photo: photo.name } : { drawing: file },
		shown,
	};
}
