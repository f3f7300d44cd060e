import { isLang, type Lang } from "#schemas/spec/languages.ts";
import { cacheNames } from "#schemas/spec/offline.ts";
import { ownName } from "#src/data/base.ts";

/*
 * The languages that are to be kept with every release: a cache, since pages and workers both read it, with an empty answer
 * under the name of each.
 */

/** Asks for a language to be kept. Throws a `QuotaExceededError` where there is no room for even that. */
export async function want(lang: Lang): Promise<void> {
	await (await openWanted()).put(`/${lang}`, new Response());
}

export async function unwant(lang: Lang): Promise<void> {
	await (await openWanted()).delete(`/${lang}`);
}

export async function wantedLanguages(): Promise<ReadonlySet<Lang>> {
	const requests = await (await openWanted()).keys();
	return new Set(requests.map(({ url }) => new URL(url).pathname.slice(1)).filter(isLang));
}

function openWanted(): Promise<Cache> {
	return caches.open(ownName(cacheNames.wantedLanguages));
}
