/*
 * The worker that ends all workers: where it stands at the address of the real one, browsers that installed the site forget
 * all they kept of it and load pages from the network again. An address that merely vanished would not do: browsers keep the
 * worker they have.
 */
import { ownCaches, ownName } from "#src/data/base.ts";

declare const self: ServiceWorkerGlobalScope;

self.addEventListener("install", (event) => {
	void self.skipWaiting();
	event.waitUntil(forget());
	// At once, for a busy browser may long put off the turn of a worker; the job itself waits until this one is installed.
	void self.registration.unregister();
});
self.addEventListener("activate", (event) => event.waitUntil(end()));

async function forget(): Promise<void> {
	await Promise.all(ownCaches(await caches.keys()).map((name) => caches.delete(ownName(name))));
}

/** What an open page of the site kept meanwhile goes too, and the page opens anew. */
async function end(): Promise<void> {
	await forget();
	await self.registration.unregister();
	for (const client of await self.clients.matchAll({ type: "window" })) await client.navigate(client.url);
}
