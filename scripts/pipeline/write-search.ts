import { type Lang, langs } from "#schemas/spec/languages.ts";
import { searchFiles } from "../emit/search-index.ts";
import { hashData } from "../store/hash.ts";
import type { Emitted } from "../types/site.ts";
import { reuseSet, type SetOptions, writeHashed } from "./file-sets.ts";
import type { FileSet } from "./last-site.ts";

/** `codeHash` is that of our own code. */
export type SearchOptions = SetOptions & { codeHash: string };

/**
 * Writes the search index of each language; if no item has changed, it is taken from the last site. If none of their inputs
 * changed, the items are not even computed.
 */
export function writeSearch(emitted: Pick<Emitted, "surface" | "searchItems">, options: SearchOptions): FileSet[] {
	return langs.map((lang) => reuseSet(surfaceKey(emitted, lang), options) ?? writeIndex(emitted, lang, options));
}

function writeIndex(emitted: Pick<Emitted, "surface" | "searchItems">, lang: Lang, options: SearchOptions): FileSet {
	const items = emitted.searchItems[lang];
	const itemsKey = `search ${lang} ${options.codeHash} ${hashData(JSON.stringify(items))}`;
	const files = reuseSet(itemsKey, options)?.files ?? writeHashed(options.dir, searchFiles(lang, items));
	return { keys: [surfaceKey(emitted, lang), itemsKey], files };
}

function surfaceKey({ surface }: Pick<Emitted, "surface">, lang: Lang): string {
	return `search ${lang} ${surface}`;
}
