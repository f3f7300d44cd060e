import { PrecacheController, type PrecacheEntry, PrecacheRoute } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { appCache } from "#schemas/shared/offline.ts";
import { ownName } from "#src/data/base.ts";
import { sha256Of } from "#src/offline/sha256.ts";

/** The files of the app: scripts, style sheets, fonts, and the few that the site adds, among them the offline shell. */
export type AppFiles = {
	/** Stores the files of this release; what an earlier one has stored is not fetched again. Fails as a whole. */
	install(event: ExtendableEvent): Promise<unknown>;
	/** Deletes the files that only earlier releases used. */
	activate(event: ExtendableEvent): Promise<unknown>;
	/** The stored copy of a file; undefined if it is lost or damaged. */
	find(url: string): Promise<Response | undefined>;
	/** Fetches what is lost or damaged: browsers do lose and damage some. */
	repair(event: ExtendableEvent): Promise<void>;
};

/** Keeps the listed files by Workbox, and answers requests for them. */
export function keepAppFiles(files: readonly (PrecacheEntry | string)[]): AppFiles {
	const isSound = async (key: string, response: Response) =>
		(await integrityOf(response.clone())) === controller.getIntegrityForCacheKey(key);
	const controller: PrecacheController = new PrecacheController({
		cacheName: ownName(appCache),
		plugins: [
			{
				// Revalidated: if the host once answered with something else, the HTTP cache may hold that for a year.
				requestWillFetch: async ({ request }) => new Request(request, { cache: "no-cache" }),
				// A damaged copy counts as lost, and Workbox fetches the file again.
				cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
					cachedResponse && (await isSound(request.url, cachedResponse)) ? cachedResponse : null,
			},
		],
	});
	controller.addToCacheList([...files]);
	registerRoute(new PrecacheRoute(controller, { directoryIndex: "", cleanURLs: false, ignoreURLParametersMatching: [] }));
	return {
		install: controller.install,
		activate: controller.activate,
		async find(url) {
			const found = await controller.matchPrecache(url);
			return found && (await isSound(controller.getCacheKeyForURL(url) ?? "", found)) ? found : undefined;
		},
		async repair(event) {
			for (const [url, cacheKey] of controller.getURLsToCacheKeys()) {
				const params = { cacheKey, integrity: controller.getIntegrityForCacheKey(cacheKey) };
				await controller.strategy.handle({ event, request: new Request(url), params });
			}
		},
	};
}

/** The hash of a body as a manifest has it. */
async function integrityOf(response: Response): Promise<string> {
	return `sha256-${btoa(String.fromCharCode(...(await sha256Of(response))))}`;
}
