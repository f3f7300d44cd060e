import { isLang, type Lang } from "#schemas/shared/languages.ts";
import { cacheNames } from "#schemas/shared/offline.ts";
import { ownName } from "#src/data/base.ts";

/*
 * The languages to store with every release: in a cache, since both pages and workers can read it, with an empty response under
 * the key of each language.
 */

/** Marks a language as wanted. Throws a `QuotaExceededError` if there is no room for even that. */
export async function markWanted(lang: Lang): Promise<void> {
	await (await openWanted()).put(`/${lang}`, new Response());
}

export async function unmarkWanted(lang: Lang): Promise<void> {
	await (await openWanted()).delete(`/${lang}`);
}

export async function wantedLanguages(): Promise<ReadonlySet<Lang>> {
	const requests = await (await openWanted()).keys();
	return new Set(requests.map(({ url }) => new URL(url).pathname.slice(1)).filter(isLang));
}

function openWanted(): Promise<Cache> {
	return caches.open(ownName(cacheNames.wantedLanguages));
}
