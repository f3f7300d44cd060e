import { cacheNames, type FromWorker, offline, type Pack, packCache, packNameIn, type Release } from "#schemas/shared/offline.ts";
import { preferredLang } from "#schemas/shared/url.ts";
import { ownCaches, ownName } from "#src/data/base.ts";
import { describeFailure } from "#src/offline/failure.ts";
import { fetchPack, isIntact, isStored, storePack } from "#src/offline/packs.ts";
import { refreshedCache, refreshSavedPages } from "#src/offline/saved-pages.ts";
import { wantedLanguages } from "#src/offline/wanted-languages.ts";
import type { AppFiles } from "./app-files.ts";
import { pagesCache } from "./pages.ts";

/** Number of packs fetched in parallel. */
const maxParallel = 4;

/**
 * Fetches everything that this release needs, or fails as a whole: the previous release stays active. What did arrive is reused by
 * the next attempt.
 */
export async function install(
	event: ExtendableEvent,
	{ clients }: ServiceWorkerGlobalScope,
	release: Release,
	appFiles: AppFiles,
): Promise<void> {
	const storePacks = async () => storeAll(await neededPacks(release));
	const results = (await Promise.all([Promise.allSettled([appFiles.install(event)]), storePacks()])).flat();
	const failures = results.flatMap((result) => (result.status === "rejected" ? [result.reason as unknown] : []));
	if (failures.length === 0) return;
	if (failures.some((error) => describeFailure(error) === "quota")) await notifyClients(clients);
	throw failures[0];
}

/** A few packs at a time: all packs of a large site would need more memory than a phone has. */
async function storeAll(packs: readonly Pack[]): Promise<PromiseSettledResult<void>[]> {
	const results: PromiseSettledResult<void>[] = [];
	for (let at = 0; at < packs.length; at += maxParallel)
		results.push(...(await Promise.allSettled(packs.slice(at, at + maxParallel).map(storePack))));
	return results;
}

async function notifyClients(clients: Clients): Promise<void> {
	const message: FromWorker = { type: "no-room" };
	for (const client of await clients.matchAll({ type: "window", includeUncontrolled: true })) client.postMessage(message);
}

/** Deletes what only earlier releases used, and takes control of the open pages. */
export async function activate(
	event: ExtendableEvent,
	{ clients }: ServiceWorkerGlobalScope,
	release: Release,
	appFiles: AppFiles,
): Promise<void> {
	await appFiles.activate(event);
	const used = new Set([
		...release.packs.map(packCache),
		pagesCache(release),
		refreshedCache(release),
		...Object.values(cacheNames),
	]);
	const outdated = ownCaches(await caches.keys()).filter((name) => /^(?:pack|pages|refreshed) /.test(name) && !used.has(name));
	await Promise.all(outdated.map((name) => caches.delete(ownName(name))));
	await clients.claim();
}

/**
 * The packs stored without being asked for, in every wanted language, and this release's versions of all packs that were stored
 * of the previous one.
 */
async function neededPacks({ packs }: Release): Promise<Pack[]> {
	const stored = await wantedLanguages();
	// Before any page has asked for a language, the browser's preferred one.
	const wanted = stored.size > 0 ? stored : new Set([preferredLang(null, navigator.languages)]);
	const names = new Set<unknown>(ownCaches(await caches.keys()).map(packNameIn));
	return packs.filter(({ name, lang, first }) => names.has(name) || (first && (lang === null || wanted.has(lang))));
}

/**
 * Returns a function that occasionally checks that the app and all needed packs are stored and intact, and fetches what is not, and the
 * saved pages once for each release: beside a visit, since a worker that is being activated answers nothing.
 * Failures are ignored: without a network nothing can be repaired, and nothing is deleted because of that.
 */
export function createRepair(release: Release, appFiles: AppFiles): (event: ExtendableEvent) => Promise<void> {
	let last = 0;
	return async (event) => {
		if (Date.now() - last < offline.integrityCheckMs) return;
		last = Date.now();
		await appFiles.repair(event).catch(() => undefined);
		for (const pack of await neededPacks(release))
			if (!(await isStored(pack)) || !(await isIntact(pack))) await fetchPack(pack).catch(() => undefined);
		await refreshSavedPages(release);
	};
}
