import type { RouteHandlerCallbackOptions, RouteMatchCallback } from "workbox-core";
import { CacheFirst } from "workbox-strategies";
import { markHeader, markOf } from "#schemas/shared/document-marks.ts";
import { isLang, type Lang } from "#schemas/shared/languages.ts";
import { appHeader, cacheNames, offline, otherReleaseStatus, packedPhotoPath, type Release } from "#schemas/shared/offline.ts";
import { splitPath } from "#schemas/shared/url.ts";
import { fromBase, ownName } from "#src/data/base.ts";
import { findStored, isStored, packsFor } from "#src/offline/packs.ts";
import { expireAfter } from "./expiration.ts";
import { failedRecently, fetchFromNetwork } from "./network.ts";

/** Requests for data files: page data, language data, search indexes, and the list of routes. */
export const isData: RouteMatchCallback = ({ sameOrigin, url: { pathname } }) =>
	sameOrigin &&
	(fromBase(pathname).startsWith("/search/") ||
		(pathname.endsWith(".json") &&
			(splitPath(fromBase(pathname).replace(/\.json$/, "")).pinned || /^\/(?:data\/.+|routes)\.json$/.test(fromBase(pathname)))));

/** The stored copy of a data file: from the packs, or saved with a single page. */
export async function findStoredData({ packs }: Release, path: string): Promise<Response | undefined> {
	return (
		(await findStored(path, packsFor(languageOf(path), packs))) ??
		(await caches.match(path, { cacheName: ownName(cacheNames.savedPages) }))
	);
}

/**
 * Answers requests for page data, interface strings and the search index. The app gets those of its own release from the packs,
 * without the network. What the document was rendered from has a mark: it is the stored copy or, if that has another mark, the
 * host's, since the document is then of the host's release. Other first data of a page is requested with `no-cache` and fetched from
 * wherever the document came from.
 */
export async function answerData(
	release: Release,
	{ registration }: ServiceWorkerGlobalScope,
	request: Request,
	path: string,
): Promise<Response> {
	const kept = () => findStoredData(release, path);
	const isRight = path.endsWith(".json") ? isJson : isNoPage;
	const mark = request.headers.get(markHeader);
	if (mark !== null) {
		const stored = await kept();
		if (stored && markOf(await stored.clone().text()) === mark) return stored;
		return (await fetchFromNetwork(request, isRight)) ?? Response.error();
	}
	const ofDocument = request.cache === "no-cache" && !failedRecently();
	const first =
		ofDocument || request.headers.get(appHeader) !== release.app ? await fetchFromNetwork(request, isRight) : undefined;
	const found = first ?? (await kept());
	if (found) return found;
	if (first === undefined && registration.waiting) return new Response(null, { status: otherReleaseStatus });
	return (first === undefined && (await fetchFromNetwork(request, isRight))) || missing(release, languageOf(path));
}

/** Whether the host itself answered: captive portals answer with an HTML page. */
function isJson(response: Response): boolean {
	return !response.ok || hasType(response, "application/json");
}

/** The same for parts of the full-text index, which are of several types. */
function isNoPage(response: Response): boolean {
	return !response.ok || !hasType(response, "text/html");
}

function hasType({ headers }: Response, type: string): boolean {
	return (headers.get("Content-Type") ?? "").startsWith(type);
}

/**
 * The answer for a file that no pack contains: 404 if the language is stored completely, else a network error, since the file
 * may exist.
 */
async function missing({ packs }: Release, lang: Lang | null): Promise<Response> {
	const whole = lang !== null && (await Promise.all(packsFor(lang, packs).map(isStored))).every(Boolean);
	return whole ? new Response(null, { status: 404 }) : Response.error();
}

/** `/fr/blog.json`, `/data/shell.fr.json` and `/search/fr.json` are French. */
function languageOf(path: string): Lang | null {
	const found = path.split(/[/.]/).find(isLang);
	return found ?? null;
}

const photos = new CacheFirst({
	cacheName: ownName(cacheNames.photos),
	plugins: [
		expireAfter(offline.seenPhotos),
		{ cacheWillUpdate: async ({ response }) => (response.ok && hasType(response, "image/") ? response : null) },
	],
});

/** A picture: from the packs, else from the cache of viewed pictures or the network, else the one stored size of a photo. */
export async function answerImage({ packs }: Release, options: RouteHandlerCallbackOptions): Promise<Response> {
	const { event, request, url } = options;
	const shared = packsFor(null, packs);
	const saved = { cacheName: ownName(cacheNames.savedPages) };
	const kept = (await findStored(fromBase(url.pathname), shared)) ?? (await caches.match(fromBase(url.pathname), saved));
	if (kept) return kept;
	const other = packedPhotoPath(fromBase(url.pathname));
	return photos
		.handle({ event, request: request as Request })
		.catch(async () => (await findStored(other, shared)) ?? (await caches.match(other, saved)) ?? Response.error());
}
