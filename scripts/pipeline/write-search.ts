import { type Lang, langs } from "#schemas/spec/languages.ts";
import { searchFiles } from "../emit/search-index.ts";
import { hashData } from "../store/hash.ts";
import type { Emitted } from "../types/site.ts";
import { carrySet, type SetOptions, writeHashed } from "./file-sets.ts";
import type { FileSet } from "./last-site.ts";

/** With a hash of our own code. */
export type SearchOptions = SetOptions & { codeHash: string };

/**
 * Writes what the search looks through in each language; where no item has changed, all of it is taken from the last site. Items are
 * not even made where nothing has changed that they could be made of.
 */
export function writeSearch(emitted: Pick<Emitted, "surface" | "searchItems">, options: SearchOptions): FileSet[] {
	return langs.map((lang) => carrySet(surfaceKey(emitted, lang), options) ?? writeIndex(emitted, lang, options));
}

function writeIndex(emitted: Pick<Emitted, "surface" | "searchItems">, lang: Lang, options: SearchOptions): FileSet {
	const items = emitted.searchItems[lang];
	const itemsKey = `search ${lang} ${options.codeHash} ${hashData(JSON.stringify(items))}`;
	const files = carrySet(itemsKey, options)?.files ?? writeHashed(options.dir, searchFiles(lang, items));
	return { keys: [surfaceKey(emitted, lang), itemsKey], files };
}

function surfaceKey({ surface }: Pick<Emitted, "surface">, lang: Lang): string {
	return `search ${lang} ${surface}`;
}
