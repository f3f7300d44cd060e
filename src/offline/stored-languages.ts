import { type Lang, langs } from "#schemas/shared/languages.ts";
import { isStored } from "./packs.ts";
import { loadRelease } from "./release.ts";

/** The languages in which the site is available offline, in the order of the site; none without a service worker. */
export async function storedLanguages(): Promise<Lang[]> {
	const release = await loadRelease().catch(() => null);
	if (!release) return [];
	const first = release.packs.filter((pack) => pack.first);
	const kept = await Promise.all(
		langs.map(async (lang) => {
			const own = await Promise.all(first.filter((pack) => pack.lang === lang).map(isStored));
			return own.length > 0 && own.every(Boolean);
		}),
	);
	return langs.filter((_, index) => kept[index]);
}
