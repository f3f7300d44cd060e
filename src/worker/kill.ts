/*
 * The kill switch: a worker that, deployed at the address of the real one, makes browsers delete everything they stored of the
 * site and load pages from the network again. Removing the file would not do: browsers keep the worker they have. Pages of a site
 * built with it load the same script, since a page that the previous worker still answers makes it store files again.
 */
import { atBase, ownCaches, ownName } from "#src/data/base.ts";

declare const self: ServiceWorkerGlobalScope | { clients?: never };

if (self.clients) run(self);
else if (navigator.serviceWorker) void forget();

function run(worker: ServiceWorkerGlobalScope): void {
	worker.addEventListener("install", (event) => {
		void worker.skipWaiting();
		// Immediately, since a busy browser may delay the activate event for a long time.
		event.waitUntil(forget());
	});
	worker.addEventListener("activate", (event) => event.waitUntil(reload(worker)));
}

/** Unregisters the site's worker, and deletes the site's caches. */
async function forget(): Promise<void> {
	const registration = await navigator.serviceWorker.getRegistration(atBase("/"));
	// Not awaited: unregistering waits until this worker is installed.
	void registration?.unregister();
	await Promise.all(ownCaches(await caches.keys()).map((name) => caches.delete(ownName(name))));
}

/** Opens the site's pages anew, and deletes what they stored in the meantime. */
async function reload({ clients }: ServiceWorkerGlobalScope): Promise<void> {
	const windows = await clients.matchAll({ type: "window" });
	await Promise.allSettled(windows.map((client) => client.navigate(client.url)));
	await forget();
}
