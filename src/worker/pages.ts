import type { RouteHandlerCallback, RouteMatchCallback } from "workbox-core";
import { NetworkFirst } from "workbox-strategies";
import { offline, offlineShellPath, type Release } from "#schemas/spec/offline.ts";
import { fromBase, ownName } from "#src/data/base.ts";
import { findStored, sharedPacks } from "#src/offline/packs.ts";
import { expireAfter } from "./expiration.ts";
import { recordNetworkFailure } from "./network.ts";

/** The release mark is within this many characters: it is an attribute of the root element. */
const markWithin = 2000;

/** Pages reference the scripts of their release and contain its texts, so viewed pages are cached per release. */
export function pagesCache({ id }: Release): string {
	return `pages ${id}`;
}

/** Addresses that a visitor navigates to. Files are handled elsewhere, and editors' pages are of no use offline. */
export const isPage: RouteMatchCallback = ({ request, sameOrigin, url }) =>
	sameOrigin &&
	request.mode === "navigate" &&
	!/\.[a-z0-9]+$/i.test(url.pathname) &&
	!fromBase(url.pathname).startsWith("/dashboard");

/**
 * Network first; if that times out, fails or returns a server error, the page as it was last viewed; else the app shell, which
 * the app fills.
 */
export function createPageHandler(release: Release): RouteHandlerCallback {
	const shell = () => findStored(offlineShellPath, sharedPacks(release.packs));
	const strategy = new NetworkFirst({
		cacheName: ownName(pagesCache(release)),
		networkTimeoutSeconds: offline.networkTimeoutMs / 1000,
		plugins: [
			expireAfter(offline.seenPages),
			{
				// A page is the same for every query, and with a trailing slash.
				cacheKeyWillBeUsed: async ({ request }) => withoutExtras(request.url),
				cacheWillUpdate: async ({ response }) => ((await isOurs(response, release)) ? response : null),
				cachedResponseWillBeUsed: async ({ cachedResponse }) => {
					recordNetworkFailure();
					// Without a fallback the strategy would wait for the network indefinitely.
					return cachedResponse ?? (await shell()) ?? null;
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
 * Whether a document is of this release, by the mark at its beginning. The page of a captive portal is shown, since the visitor
 * has to sign in, but not cached.
 */
async function isOurs(response: Response, { app }: Release): Promise<boolean> {
	return response.status === 200 && (await response.clone().text()).slice(0, markWithin).includes(`data-app="${app}"`);
}

function withoutExtras(address: string): string {
	const { origin, pathname } = new URL(address);
	return origin + (pathname.replace(/\/+$/, "") || "/");
}
