import { setImmediate } from "node:timers/promises";
import { type Group, groupBy } from "#schemas/shared/group-by.ts";
import { nightNameOf } from "#schemas/shared/night.ts";
import { encodePhotoFiles } from "../pictures/images/encode-photos.ts";
import { paintSocialImages, type SocialArt, type SocialImages } from "../pictures/images/social-images.ts";
import type { Store, StoredFile } from "../store/store.ts";
import type { DayAndNight, Drawing, SitePlan, SocialImageFile } from "../types/site.ts";

/** The pictures of a site: drawings, photos, and the pictures of both for social networks. */
export type Pictures = Pick<SitePlan, "drawings" | "photos"> & { socialImages: SocialImageFile[]; siteName: string };

/** The pictures of a site. */
export function picturesOf({ drawings, socialImages, photos, shared }: SitePlan): Pictures {
	return { drawings, socialImages: socialImages(), photos, siteName: shared.config.name };
}

/**
 * Makes every drawing, in its day and night version, every photo in all sizes, and every picture for social networks, as files in the
 * store. Their names contain a hash of all inputs, so a file that is stored is never made again; `photosDir` has the originals.
 */
export async function makePictures(pictures: Pictures, store: Store, photosDir: string): Promise<StoredFile[]> {
	const photos = await encodePhotoFiles(pictures.photos, store, photosDir);
	const drawn: StoredFile[] = [];
	for (const drawing of pictures.drawings) {
		const files = await store.files(`drawing ${drawing.key}`, async () => {
			// Lets threads get their next batches in the meantime.
			await setImmediate();
			const { day, night } = await draw(drawing);
			return [day, night].map((contents) => ({ file: drawing.key, contents }));
		});
		// Drawings that look the same have one key, but each has names of its own.
		const names = [drawing.file, nightNameOf(drawing.file)];
		drawn.push(...files.map((stored, index) => ({ ...stored, file: `images/${names[index]}` })));
	}
	return [...photos, ...drawn, ...(await makeSocialImages(pictures, store, [...photos, ...drawn]))];
}

/** Loaded on demand: drawing takes many modules, and a build that takes all drawings from the store needs none. */
async function draw(drawing: Drawing): Promise<DayAndNight> {
	return (await import("../pictures/illustrate/draw.ts")).draw(drawing);
}

async function makeSocialImages(pictures: Pictures, store: Store, shown: readonly StoredFile[]): Promise<StoredFile[]> {
	const known = new Map<string, StoredFile>();
	for (const { file } of pictures.socialImages) {
		const found = store.find<StoredFile>(`images/${file}`);
		if (found && store.areIntact([found])) known.set(file, found);
	}
	const missing = pictures.socialImages.filter(({ file }) => !known.has(file));
	const artOf = findArt(pictures, store, shown);
	const groups = groupByArt(missing, pictures).map(
		(files): SocialImages => ({ art: artOf(files[0].art), siteName: pictures.siteName, files }),
	);
	await paintSocialImages(groups, (file, contents) => {
		const [stored] = store.write([{ file: `images/${file}`, contents }]);
		if (!stored) return;
		store.put(`images/${file}`, stored);
		known.set(file, stored);
	});
	return pictures.socialImages.flatMap(({ file }) => known.get(file) ?? []);
}

function nameOf(art: SocialImageFile["art"]): string {
	return "drawing" in art ? art.drawing : art.photo;
}

/** Groups pictures for social networks that show the same drawing or photo. */
function groupByArt(images: readonly SocialImageFile[], { drawings }: Pictures): Group<SocialImageFile>[] {
	const keys = new Map(drawings.map(({ file, key }) => [file, key]));
	const groups = groupBy(images, ({ art }) => keys.get(nameOf(art)) ?? nameOf(art));
	return [...groups.values()];
}

/** Creates a function that returns the picture beside a title, by its name, read from the store on demand. */
function findArt({ drawings, photos }: Pictures, store: Store, shown: readonly StoredFile[]) {
	const byFile = new Map(drawings.map((drawing) => [drawing.file, drawing]));
	const byName = new Map(photos.map((photo) => [photo.name, photo]));
	const hashes = new Map(shown.map(({ file, hash }) => [file, hash]));
	const read = (file: string) => {
		const bytes = store.objects.read(hashes.get(`images/${file}`) ?? "");
		if (!bytes) throw new Error(`the picture ${file} is not in the store`);
		return bytes;
	};
	return (art: SocialImageFile["art"]): SocialArt => {
		const drawing = byFile.get(nameOf(art));
		if (drawing) return { width: drawing.width, height: drawing.height, svg: () => read(drawing.file).toString("utf8") };
		const photo = byName.get(nameOf(art));
		if (!photo) throw new Error(`a picture for networks shows ${nameOf(art)}, which the site does not have`);
		return { photo: () => read(photo.fallback.file) };
	};
}
