import { cacheNames, type FromWorker, offline, type Pack, packCache, packNameIn, type Release } from "#schemas/spec/offline.ts";
import { preferredLang } from "#schemas/spec/url.ts";
import { ownCaches, ownName } from "#src/data/base.ts";
import { describeFailure } from "#src/offline/failure.ts";
import { fetchPack, isKept, isSound, keepPack } from "#src/offline/packs.ts";
import { refreshSavedPages } from "#src/offline/saved-pages.ts";
import { wantedLanguages } from "#src/offline/wanted-languages.ts";
import { pagesCache } from "./pages.ts";

/** So many packs come at the same time. */
const atATime = 4;

/** Fetches all that this release needs, or fails as a whole: the release before stays. What did arrive is there next time. */
export async function install({ clients }: ServiceWorkerGlobalScope, release: Release): Promise<void> {
	const results = await keepAll(await neededPacks(release));
	const failures = results.flatMap((result) => (result.status === "rejected" ? [result.reason as unknown] : []));
	if (failures.length === 0) return;
	if (failures.some((error) => describeFailure(error) === "quota")) await tell(clients);
	throw failures[0];
}

/** Some packs at a time: of a large site all of them would be more than a phone has memory for. */
async function keepAll(packs: readonly Pack[]): Promise<PromiseSettledResult<void>[]> {
	const results: PromiseSettledResult<void>[] = [];
	for (let at = 0; at < packs.length; at += atATime)
		results.push(...(await Promise.allSettled(packs.slice(at, at + atATime).map(keepPack))));
	return results;
}

async function tell(clients: Clients): Promise<void> {
	const message: FromWorker = { type: "no-room" };
	for (const client of await clients.matchAll({ type: "window", includeUncontrolled: true })) client.postMessage(message);
}

/** Drops what only releases before this one needed, and takes over the pages that are open. */
export async function activate({ clients }: ServiceWorkerGlobalScope, release: Release): Promise<void> {
	const used = new Set([...release.packs.map(packCache), pagesCache(release), ...Object.values(cacheNames)]);
	const outdated = ownCaches(await caches.keys()).filter((name) => /^(?:pack|pages) /.test(name) && !used.has(name));
	await Promise.all(outdated.map((name) => caches.delete(ownName(name))));
	await clients.claim();
	await refreshSavedPages();
}

/**
 * What a visit keeps unasked, in every language that is wanted; and whatever was kept of the release before, in the words of
 * this one.
 */
async function neededPacks({ packs }: Release): Promise<Pack[]> {
	const stored = await wantedLanguages();
	// Before any page asked, it is the language that the browser prefers.
	const wanted = stored.size > 0 ? stored : new Set([preferredLang(null, navigator.languages)]);
	const names = new Set<unknown>(ownCaches(await caches.keys()).map(packNameIn));
	return packs.filter(({ name, lang, first }) => names.has(name) || (first && (lang === null || wanted.has(lang))));
}

/**
 * Gives what looks, now and then, whether all that is needed is kept and sound, and fetches anew what is not. A failure is no
 * news: without a network nothing can be mended, and nothing is thrown away for it.
 */
export function mendNowAndThen(release: Release): () => Promise<void> {
	let last = 0;
	return async () => {
		if (Date.now() - last < offline.soundnessCheckMs) return;
		last = Date.now();
		for (const pack of await neededPacks(release))
			if (!(await isKept(pack)) || !(await isSound(pack))) await fetchPack(pack).catch(() => undefined);
	};
}
