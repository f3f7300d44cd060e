import type { RouteHandlerCallback } from "workbox-core";
import { NetworkFirst } from "workbox-strategies";
import { markOf, readMarks } from "#schemas/shared/document-marks.ts";
import { isLang } from "#schemas/shared/languages.ts";
import { offline, offlineShellPath, type Release } from "#schemas/shared/offline.ts";
import { atBase, ownName } from "#src/data/base.ts";
import type { AppFiles } from "./app-files.ts";
import { expireAfter } from "./expiration.ts";
import { findStoredData } from "./files.ts";
import { recordNetworkAnswer, recordNetworkFailure } from "./network.ts";

/** The attributes of the root element are within this many characters. */
const rootWithin = 2000;

/** Pages reference the scripts of their release and contain its texts, so viewed pages are cached per release. */
export function pagesCache({ id }: Release): string {
	return `pages ${id}`;
}

/**
 * Network first; if that times out, fails or returns a server error, the page as it was last viewed; else the app shell, which
 * the app fills.
 */
export function createPageHandler(release: Release, appFiles: AppFiles): RouteHandlerCallback {
	const shell = () => appFiles.find(atBase(offlineShellPath));
	const strategy = new NetworkFirst({
		cacheName: ownName(pagesCache(release)),
		networkTimeoutSeconds: offline.networkTimeoutMs / 1000,
		plugins: [
			expireAfter(offline.seenPages),
			{
				// A page is the same for every query, and with a trailing slash.
				cacheKeyWillBeUsed: async ({ request }) => withoutExtras(request.url),
				cacheWillUpdate: async ({ response }) => ((await isOurs(response, release)) ? response : null),
				cachedResponseWillBeUsed: async ({ cachedResponse, state = {} }) => {
					recordNetworkFailure();
					state["isStored"] = true;
					// Without a fallback the strategy would wait for the network indefinitely.
					return cachedResponse ?? (await shell()) ?? null;
				},
				// Whatever else the document needs then comes from the network too.
				handlerWillRespond: async ({ response, state = {} }) => {
					if (!state["isStored"]) recordNetworkAnswer();
					return response;
				},
			},
		],
	});
	return async ({ event, request, url }) => {
		const response = await strategy.handle({ event, request });
		// If a navigation preload fails, Firefox resolves it with an error response instead of rejecting, and that counts as
		// the network's answer (https://github.com/GoogleChrome/workbox/issues/3134).
		if (response.type === "error") recordNetworkFailure();
		else if (response.status < 500) return response;
		const seen = await caches.match(withoutExtras(url.href), { cacheName: ownName(pagesCache(release)) });
		return seen ?? (await shell()) ?? response;
	};
}

/**
 * Whether a document is of this release, by the attributes at its beginning: it has the release's app, and was rendered from the data
 * that is stored, if any is. The page of a captive portal is shown, since the visitor has to sign in, but not cached.
 */
async function isOurs(response: Response, release: Release): Promise<boolean> {
	if (response.status !== 200) return false;
	const root = (await response.clone().text()).slice(0, rootWithin);
	const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(root)?.[1] ?? "";
	const lang = attribute("lang");
	if (attribute("data-app") !== release.app || !isLang(lang)) return false;
	for (const [path, mark] of readMarks(attribute("data-marks"), attribute("data-path"), lang)) {
		const stored = await findStoredData(release, path);
		if (stored && markOf(await stored.text()) !== mark) return false;
	}
	return true;
}

function withoutExtras(address: string): string {
	const { origin, pathname } = new URL(address);
	return origin + (pathname.replace(/\/+$/, "") || "/");
}
