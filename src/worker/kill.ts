/*
 * The worker that ends all workers: where it stands at the address of the real one, browsers that installed the site forget
 * all they kept of it and load pages from the network again. An address that merely vanished would not do: browsers keep the
 * worker they have.
 */
declare const self: ServiceWorkerGlobalScope;

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(end()));

async function end(): Promise<void> {
	await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
	await self.registration.unregister();
	for (const client of await self.clients.matchAll({ type: "window" })) await client.navigate(client.url);
}

export {};
