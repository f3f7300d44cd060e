import { isLang, type Lang } from "#schemas/shared/languages.ts";
import { nightNameOf } from "#schemas/shared/night.ts";
import { cacheNames, packedPhotoPath, packNameIn, type Release } from "#schemas/shared/offline.ts";
import { isListOf, isShaped, isText } from "#schemas/shared/shapes.ts";
import { pageDataPath, shellDataPath } from "#schemas/shared/url.ts";
import { atBase, ownCaches, ownName } from "#src/data/base.ts";

/** A single saved page. `path` is bare; `bytes` is the size of the page and its pictures. */
export type SavedPage = { path: string; lang: Lang; title: string; bytes: number };

/** Identifies a page by bare path and language. */
export type PageAddress = Pick<SavedPage, "path" | "lang">;

/** Maximum width of a saved photo: a phone's full screen at a device pixel ratio of three. */
const photoWidth = 1200;

/**
 * Saves a page with what it needs besides the app: its language's strings and menus, and its pictures. Throws a TypeError if a
 * fetch fails, a `QuotaExceededError` if storage is full; nothing is changed then.
 */
export async function savePage({ path, lang }: PageAddress): Promise<void> {
	const dataPath = pageDataPath(path, lang);
	const data = await fetchKind(dataPath, "application/json");
	const read = readPage(await data.text());
	if (!read) throw new TypeError(`${dataPath} answers something else`);
	const shell = await fetchKind(shellDataPath(lang), "application/json");
	const pictures = await Promise.all(read.pictures.map(async ({ from, as }) => [as, await fetchKind(from, "image/")] as const));
	const cache = await openSaved();
	const before = new Set(await savedPaths(cache));
	// The page data is stored last, so that its presence means that everything is there.
	const files = [...pictures, [shellDataPath(lang), shell] as const, [dataPath, data] as const];
	try {
		for (const [as, file] of files) await cache.put(as, toResponse(file));
	} catch (error) {
		await Promise.all(files.map(([as]) => !before.has(as) && cache.delete(as)));
		throw error;
	}
}

/**
 * Whether a page is available offline: saved by itself, stored with its language, or not. Throws if the browser's storage is
 * blocked.
 */
export async function readSavedState({ path, lang }: PageAddress): Promise<"saved" | "kept" | "none"> {
	const dataPath = pageDataPath(path, lang);
	if (await caches.match(dataPath, { cacheName: ownName(cacheNames.savedPages) })) return "saved";
	const packs = ownCaches(await caches.keys()).filter((name) => packNameIn(name) !== undefined);
	const found = await Promise.all(packs.map((cacheName) => caches.match(dataPath, { cacheName: ownName(cacheName) })));
	return found.some(Boolean) ? "kept" : "none";
}

/** All saved pages, by title. */
export async function savedPages(): Promise<SavedPage[]> {
	const cache = await openSaved();
	const pages = (await readPages(cache)).map(async ({ page: { path, lang, title }, pictures, bytes }) => {
		const sizes = await Promise.all(pictures.map(({ as }) => sizeIn(cache, as)));
		return { path, lang, title, bytes: sizes.reduce((sum, size) => sum + size, bytes) };
	});
	return (await Promise.all(pages)).sort((a, b) => a.title.localeCompare(b.title));
}

/** Deletes a saved page, and files that no other saved page needs. */
export async function dropPage({ path, lang }: PageAddress): Promise<void> {
	const cache = await openSaved();
	await cache.delete(pageDataPath(path, lang));
	const needed = new Set((await readPages(cache)).flatMap(filesOf));
	const unneeded = (await savedPaths(cache)).filter((kept) => !needed.has(kept));
	await Promise.all(unneeded.map((kept) => cache.delete(kept)));
}

/** Saves all saved pages again from a release, once. A page that fails stays as it was. */
export async function refreshSavedPages(release: Release): Promise<void> {
	const refreshed = ownName(refreshedCache(release));
	if (await caches.has(refreshed)) return;
	for (const { page } of await readPages(await openSaved())) await savePage(page).catch(() => undefined);
	await caches.open(refreshed);
}

/** The name of an empty cache, which says that the saved pages have been saved again from this release. */
export function refreshedCache({ id }: Release): string {
	return `refreshed ${id}`;
}

function openSaved(): Promise<Cache> {
	return caches.open(ownName(cacheNames.savedPages));
}

/** The cache keys of everything that a saved page needs. */
function filesOf({ page: { path, lang }, pictures }: ReadPage): string[] {
	return [pageDataPath(path, lang), shellDataPath(lang), ...pictures.map(({ as }) => as)];
}

/** The part of a page's data that is used here. */
type ReadPage = { page: PageAddress & { title: string }; pictures: SavedPicture[] };

const isPage = isShaped<ReadPage["page"]>({ path: isText, lang: isLang, title: isText });

/** Parses page data; null if it is not a page, truncated, or nested too deeply. */
function readPage(text: string): ReadPage | null {
	try {
		const page: unknown = JSON.parse(text);
		return isPage(page) ? { page, pictures: picturesOf(page) } : null;
	} catch {
		return null;
	}
}

/** The pages in the cache. Entries that belong to no page are removed the next time a page is deleted. */
async function readPages(cache: Cache): Promise<(ReadPage & { bytes: number })[]> {
	// `/fr.json` and `/fr/blog.json` are pages; `/data/shell.fr.json` is not.
	const paths = (await savedPaths(cache)).filter((path) => isLang(path.split(/[/.]/)[1]));
	const found = await Promise.all(
		paths.map(async (path) => {
			const file = await (await cache.match(path))?.blob();
			const read = file && readPage(await file.text());
			return read && filesOf(read)[0] === path ? [{ ...read, bytes: file.size }] : [];
		}),
	);
	return found.flat();
}

async function savedPaths(cache: Cache): Promise<string[]> {
	return (await cache.keys()).map(({ url }) => new URL(url).pathname);
}

async function sizeIn(cache: Cache, path: string): Promise<number> {
	return (await (await cache.match(path))?.blob())?.size ?? 0;
}

/** A picture of a page: the URL to fetch, and the cache key by which the worker finds it. */
type SavedPicture = { from: string; as: string };

/** The pictures that a page displays, each once. Those for social networks (`meta`) are not displayed. */
function picturesOf({ meta: _, ...page }: Record<string, unknown>): SavedPicture[] {
	const found = new Map(picturesIn(page).map((picture) => [picture.as, picture]));
	return [...found.values()];
}

function picturesIn(value: unknown): SavedPicture[] {
	if (typeof value !== "object" || value === null) return [];
	return isPicture(value) ? toSavedPictures(value) : Object.values(value).flatMap(picturesIn);
}

/** The part of a picture's data that is used here, as far as it is validated. */
type PictureFiles = { src: string; alt: string; sources: { type: string; srcset: string }[] };

const isPicture = isShaped<PictureFiles>({
	src: isText,
	alt: isText,
	sources: isListOf(isShaped({ type: isText, srcset: isText })),
});

/**
 * For a photo, one size in the format supported by all browsers with service workers; for a drawing, the light and the dark
 * file.
 */
function toSavedPictures({ src, sources }: PictureFiles): SavedPicture[] {
	const srcset = sources.find(({ type }) => type === "image/webp")?.srcset ?? "";
	const sizes = [...srcset.matchAll(/(\S+) (\d+)w/g)].map(([, from = src, width]) => ({ from, width: Number(width) }));
	const [narrowest] = sizes.sort((a, b) => a.width - b.width);
	const best = sizes.filter(({ width }) => width <= photoWidth).at(-1) ?? narrowest;
	if (best) return [{ from: best.from, as: packedPhotoPath(best.from) }];
	return (src.endsWith(".svg") ? [src, nightNameOf(src)] : [src]).map((each) => ({ from: each, as: each }));
}

/** Fetches a file and checks its type: captive portals answer with an HTML page. */
async function fetchKind(url: string, kind: string): Promise<Blob> {
	const response = await fetch(atBase(url));
	const type = response.headers.get("Content-Type") ?? "";
	if (!response.ok || !type.startsWith(kind)) throw new TypeError(`${url} answers ${response.status} ${type}`);
	return response.blob();
}

/** The page's embedder policy requires this header on everything it embeds. */
function toResponse(file: Blob): Response {
	return new Response(file, { headers: { "Content-Type": file.type, "Cross-Origin-Resource-Policy": "same-origin" } });
}
