import { enable as enableNavigationPreload } from "workbox-navigation-preload";
import { registerRoute } from "workbox-routing";
import { isToWorker, type PackLine, type Release, readPackLine, releasePath } from "#schemas/shared/offline.ts";
import { fromBase } from "#src/data/base.ts";
import { answerData, answerFile, answerImage, isData } from "./files.ts";
import { isPage } from "./is-page.ts";
import { activate, createRepair, install } from "./lifecycle.ts";
import { createPageHandler } from "./pages.ts";

/*
 * The service worker of the offline app. Pages are fetched from the network first, then from the cache of viewed pages, then
 * the app shell is used; everything else comes from the packs of this release if they contain it. The build prepends the list
 * of packs to this code, as `self.release`.
 */
declare const self: ServiceWorkerGlobalScope & { release: Omit<Release, "packs"> & { packs: PackLine[] } };

const release: Release = { ...self.release, packs: self.release.packs.map(readPackLine) };

self.addEventListener("install", (event) => event.waitUntil(install(self, release)));
self.addEventListener("activate", (event) => event.waitUntil(activate(self, release)));
self.addEventListener("message", (event) => event.waitUntil(answer(event.data, event.ports)));
enableNavigationPreload();

async function answer(message: unknown, ports: readonly MessagePort[]): Promise<void> {
	if (!isToWorker(message)) return;
	if (message.type === "accept") return self.skipWaiting();
	// A page loaded from the network may be of this release already; if it is the only window, no page of the previous release
	// is open any more.
	const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
	const comes = message.app === release.app && windows.length === 1;
	for (const port of ports) port.postMessage(comes);
	if (comes) await self.skipWaiting();
}

const repair = createRepair(release);
const handlePage = createPageHandler(release);
registerRoute(isPage, (options) => {
	(options.event as FetchEvent).waitUntil(repair());
	return handlePage(options);
});
registerRoute(
	({ sameOrigin, url }) => sameOrigin && fromBase(url.pathname) === releasePath,
	async () => Response.json(release),
);
registerRoute(isData, ({ request, url }) => answerData(release, self, request, fromBase(url.pathname)));
registerRoute(
	({ sameOrigin, url }) => sameOrigin && fromBase(url.pathname).startsWith("/images/"),
	(options) => answerImage(release, options),
);
registerRoute(
	({ sameOrigin, url }) => sameOrigin && /^\/(?:assets\/|favicon\.svg$|manifest\.webmanifest$)/.test(fromBase(url.pathname)),
	({ request, url }) => answerFile(release, request, fromBase(url.pathname)),
);
