import { type Lang, langs } from "#schemas/spec/languages.ts";
import { type Pack, packCache, packNameIn, type Release } from "#schemas/spec/offline.ts";
import { ownCaches, ownName } from "#src/data/base.ts";
import { describeFailure } from "./failure.ts";
import { isKept, keepPack } from "./packs.ts";
import { unwant, want, wantedLanguages } from "./wanted-languages.ts";

/**
 * How much of a language is kept: «whole», «partly» where a release or a lost connection left something to fetch, or «none».
 * `bytes` are what fetching the language costs, `missing` what is yet to be fetched of it and of what all languages share.
 */
export type LanguageState = { lang: Lang; pages: number; bytes: number; missing: number; kept: "whole" | "partly" | "none" };

/** Tells of every language how much of it is kept. Throws where the browser keeps nothing. */
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
 * Keeps a language whole, from now on with every release, and tells after each pack how many of how many bytes have come.
 * Throws as `keepPack` does. Where there is no room, all is as it was before; else what came stays, and a next try goes on
 * from there.
 */
export async function keepLanguage(
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
		await want(lang);
		for (const pack of missing) {
			await keepPack(pack);
			come.push(pack);
			onProgress(sizeOf(come), total);
		}
	} catch (error) {
		if (describeFailure(error) === "quota") {
			await Promise.all(come.map((pack) => caches.delete(ownName(packCache(pack)))));
			if (!wasWanted) await unwant(lang);
		}
		throw error;
	}
}

/**
 * Drops what is kept of a language, also of a release that waits. The one being read stays: its page would lose the ground it
 * stands on, and the next release would fetch it again for a visitor of whom it knows nothing else. Throws a RangeError then.
 */
export async function dropLanguage(release: Release, lang: Lang, reading: Lang): Promise<void> {
	if (lang === reading) throw new RangeError(`${lang} is being read`);
	await want(reading);
	await unwant(lang);
	const names = new Set<unknown>(packsOf(release, lang).map(({ name }) => name));
	const dropped = ownCaches(await caches.keys()).filter((cache) => names.has(packNameIn(cache)));
	await Promise.all(dropped.map((name) => caches.delete(ownName(name))));
}

function packsOf({ packs }: Release, lang: Lang): Pack[] {
	return packs.filter((pack) => pack.lang === lang);
}

/** What is yet to be fetched for a language to be whole. */
async function missingPacks({ packs }: Release, lang: Lang): Promise<Pack[]> {
	const needed = packs.filter((pack) => pack.lang === null || pack.lang === lang);
	const kept = await Promise.all(needed.map(isKept));
	return needed.filter((_, index) => !kept[index]);
}

function sizeOf(packs: readonly Pack[]): number {
	return packs.reduce((sum, { bytes }) => sum + bytes, 0);
}
