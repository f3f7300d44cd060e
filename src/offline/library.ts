import { type Lang, langs } from "#schemas/shared/languages.ts";
import { type Pack, packCache, packNameIn, type Release } from "#schemas/shared/offline.ts";
import { ownCaches, ownName } from "#src/data/base.ts";
import { describeFailure } from "./failure.ts";
import { isStored, packsFor, storePack } from "./packs.ts";
import { markWanted, unmarkWanted, wantedLanguages } from "./wanted-languages.ts";

/**
 * How much of a language is stored: «whole», «partly» if a release or a lost connection left something to fetch, or «none».
 * `bytes` is the download size of the language; `missing` is the size of what is yet to be fetched, including what all
 * languages share.
 */
export type LanguageState = { lang: Lang; pages: number; bytes: number; missing: number; kept: "whole" | "partly" | "none" };

/** How much of each language is stored. Throws if the browser's storage is blocked. */
export async function readLanguages(release: Release): Promise<LanguageState[]> {
	return Promise.all(langs.map((lang) => readLanguage(release, lang)));
}

async function readLanguage(release: Release, lang: Lang): Promise<LanguageState> {
	const own = packsOf(release, lang);
	const missing = await missingPacks(release, lang);
	const some = own.some((pack) => !missing.includes(pack));
	return {
		lang,
		pages: own.reduce((sum, { pages }) => sum + pages, 0),
		bytes: sizeOf(own),
		missing: sizeOf(missing),
		kept: missing.length === 0 ? "whole" : some ? "partly" : "none",
	};
}

/**
 * Stores a whole language, from now on with every release, and reports progress in bytes after each pack. Throws as `storePack`
 * does. If storage is full, everything is rolled back; after other failures, packs that arrived stay and the next attempt
 * continues from there.
 */
export async function storeLanguage(
	release: Release,
	lang: Lang,
	onProgress: (doneBytes: number, totalBytes: number) => void,
): Promise<void> {
	const missing = await missingPacks(release, lang);
	const total = sizeOf(missing);
	const wasWanted = (await wantedLanguages()).has(lang);
	const come: Pack[] = [];
	onProgress(0, total);
	try {
		await markWanted(lang);
		for (const pack of missing) {
			await storePack(pack);
			come.push(pack);
			onProgress(sizeOf(come), total);
		}
	} catch (error) {
		if (describeFailure(error) === "quota") {
			await Promise.all(come.map((pack) => caches.delete(ownName(packCache(pack)))));
			if (!wasWanted) await unmarkWanted(lang);
		}
		throw error;
	}
}

/**
 * Deletes everything stored of a language, including packs of a waiting release. The language being read cannot be deleted
 * (throws a RangeError): the open page depends on it, and the next release would fetch it again for a visitor with no other
 * language on record.
 */
export async function dropLanguage(release: Release, lang: Lang, reading: Lang): Promise<void> {
	if (lang === reading) throw new RangeError(`${lang} is being read`);
	await markWanted(reading);
	await unmarkWanted(lang);
	const names = new Set<unknown>(packsOf(release, lang).map(({ name }) => name));
	const dropped = ownCaches(await caches.keys()).filter((cache) => names.has(packNameIn(cache)));
	await Promise.all(dropped.map((name) => caches.delete(ownName(name))));
}

function packsOf({ packs }: Release, lang: Lang): Pack[] {
	return packs.filter((pack) => pack.lang === lang);
}

/** The packs that are yet to be fetched for a language to be complete. */
async function missingPacks({ packs }: Release, lang: Lang): Promise<Pack[]> {
	const needed = packsFor(lang, packs);
	const kept = await Promise.all(needed.map(isStored));
	return needed.filter((_, index) => !kept[index]);
}

function sizeOf(packs: readonly Pack[]): number {
	return packs.reduce((sum, { bytes }) => sum + bytes, 0);
}
