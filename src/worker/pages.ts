import type { RouteHandlerCallback, RouteMatchCallback } from "workbox-core";
import { NetworkFirst } from "workbox-strategies";
import { offline, offlineShellPath, type Release } from "#schemas/spec/offline.ts";
import { fromBase, ownName } from "#src/data/base.ts";
import { findKept, sharedPacks } from "#src/offline/packs.ts";
import { expireAfter } from "./expiration.ts";
import { networkIsLost } from "./network.ts";

/** The mark of a release stands within so many characters: it is an attribute of the first element. */
const markWithin = 2000;

/** Pages name the scripts of their release and hold its texts, so those that were seen belong to it. */
export function pagesCache({ id }: Release): string {
	return `pages ${id}`;
}

/** Addresses that a visitor opens. Files keep their own way, and editors' pages are no use without a network. */
export const isPage: RouteMatchCallback = ({ request, sameOrigin, url }) =>
	sameOrigin &&
	request.mode === "navigate" &&
	!/\.[a-z0-9]+$/i.test(url.pathname) &&
	!fromBase(url.pathname).startsWith("/dashboard");

/**
 * From the network; where that does not answer in time, fails, or says that it is broken, as the page was last seen; else the
 * empty document, which the app fills.
 */
export function createPageHandler(release: Release): RouteHandlerCallback {
	const shell = () => findKept(offlineShellPath, sharedPacks(release.packs));
	const strategy = new NetworkFirst({
		cacheName: ownName(pagesCache(release)),
		networkTimeoutSeconds: offline.networkTimeoutMs / 1000,
		plugins: [
			expireAfter(offline.seenPages),
			{
				// A page is the same whatever its query says, and with a slash too many.
				cacheKeyWillBeUsed: async ({ request }) => withoutExtras(request.url),
				cacheWillUpdate: async ({ response }) => ((await isOurs(response, release)) ? response : null),
				cachedResponseWillBeUsed: async ({ cachedResponse }) => {
					networkIsLost();
					// Without it a strategy waits for the network for ever.
					return cachedResponse ?? (await shell()) ?? null;
				},
			},
		],
	});
	return async ({ event, request, url }) => {
		const response = await strategy.handle({ event, request });
		// Where a preload fails, Firefox gives an error in place of failing, which is then the network's answer
		// (https://github.com/GoogleChrome/workbox/issues/3134).
		if (response.type === "error") networkIsLost();
		else if (response.status < 500) return response;
		const seen = await caches.match(withoutExtras(url.href), { cacheName: ownName(pagesCache(release)) });
		return seen ?? (await shell()) ?? response;
	};
}

/**
 * Whether a document is of this release, which each of them names at its beginning. What networks that ask to sign in answer
 * with is shown, since one has to sign in, and not kept.
 */
async function isOurs(response: Response, { app }: Release): Promise<boolean> {
	return response.status === 200 && (await response.clone().text()).slice(0, markWithin).includes(`data-app="${app}"`);
}

function withoutExtras(address: string): string {
	const { origin, pathname } = new URL(address);
	return origin + (pathname.replace(/\/+$/, "") || "/");
}
