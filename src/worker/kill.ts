/*
 * The kill switch: a worker that, deployed at the address of the real one, makes browsers delete everything they stored of the
 * site and load pages from the network again. Removing the file would not do: browsers keep the worker they have.
 */
import { ownCaches, ownName } from "#src/data/base.ts";

declare const self: ServiceWorkerGlobalScope;

self.addEventListener("install", (event) => {
	void self.skipWaiting();
	event.waitUntil(forget());
	// Immediately, since a busy browser may delay the activate event for a long time; unregistering itself waits until this
	// worker is installed.
	void self.registration.unregister();
});
self.addEventListener("activate", (event) => event.waitUntil(end()));

async function forget(): Promise<void> {
	await Promise.all(ownCaches(await caches.keys()).map((name) => caches.delete(ownName(name))));
}

/** Also deletes what an open page of the site stored in the meantime, and reloads the page. */
async function end(): Promise<void> {
	await forget();
	await self.registration.unregister();
	for (const client of await self.clients.matchAll({ type: "window" })) await client.navigate(client.url);
}
