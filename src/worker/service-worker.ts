import { enable as enableNavigationPreload } from "workbox-navigation-preload";
import { registerRoute } from "workbox-routing";
import { type AppFile, isToWorker, type PackLine, type Release, readPackLine, releasePath } from "#schemas/shared/offline.ts";
import { fromBase } from "#src/data/base.ts";
import { keepAppFiles } from "./app-files.ts";
import { answerData, answerImage, isData } from "./files.ts";
import { isPage } from "./is-page.ts";
import { activate, createRepair, install } from "./lifecycle.ts";
import { createPageHandler } from "./pages.ts";

/*
 * The service worker of the offline app. Pages are fetched from the network first, then from the cache of viewed pages, then
 * the app shell is used. Workbox keeps the files of the app; the content comes from the packs of this release if they contain it.
 * The bundler puts the list of the app's own files in place of `self.__WB_MANIFEST`. The build prepends to this code, as `self.release`,
 * what depends on the content: the packs, and the other files of the app.
 */
declare const self: ServiceWorkerGlobalScope & {
	release: Omit<Release, "packs"> & { packs: PackLine[]; files: AppFile[] };
};

const { id, app, packs, files } = self.release;
const release: Release = { id, app, packs: packs.map(readPackLine) };
// The bundler also lists the web manifest without what the site puts into it.
const appFiles = keepAppFiles([
	...self.__WB_MANIFEST.filter((file) => typeof file !== "string" && file.integrity !== undefined),
	...files,
]);

self.addEventListener("install", (event) => event.waitUntil(install(event, self, release, appFiles)));
self.addEventListener("activate", (event) => event.waitUntil(activate(event, self, release, appFiles)));
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

const repair = createRepair(release, appFiles);
const handlePage = createPageHandler(release, appFiles);
registerRoute(isPage, (options) => {
	options.event.waitUntil(repair(options.event));
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
