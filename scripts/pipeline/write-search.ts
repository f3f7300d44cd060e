import { langs } from "#schemas/spec/languages.ts";
import { searchFiles } from "../emit/search-index.ts";
import type { Cache } from "./cache.ts";
import type { Emitted } from "./emitted.ts";
import { type CarriedFile, carryFiles, type LastSite } from "./last-site.ts";
import { sha256 } from "./make-page.ts";
import { writeInto } from "./write-site.ts";

/** A file of the site with a hash of what it holds. */
export type HashedFile = CarriedFile & { hash: string };

/** Where the files go, and what spares the work: the last site, and what is known of its files. `codeHash` is of our own code. */
export type SearchOptions = { dir: string; last: LastSite | null; cache: Cache; codeHash: string };

/** The index of a language: its files, and a key that changes with all that they are made of. */
export type WrittenIndex = { name: string; key: string; files: HashedFile[] };

/** Writes what the search looks through in each language; where no item has changed, all of it is taken from the last site. */
export function writeSearch({ searchItems }: Emitted, { dir, last, cache, codeHash }: SearchOptions): WrittenIndex[] {
	return langs.map((lang) => {
		const items = searchItems[lang];
		const name = `search ${lang}`;
		const key = `${name} ${codeHash} ${sha256(JSON.stringify(items))}`;
		const known = cache.find<HashedFile[]>(key);
		if (known && last?.keys[name] === key && carryFiles(last, dir, known)) return { name, key, files: known };
		const files = searchFiles(lang, items);
		writeInto(dir, files);
		const written = files.map(({ file, contents }) => ({ file, bytes: Buffer.byteLength(contents), hash: sha256(contents) }));
		cache.put(key, written);
		return { name, key, files: written };
	});
}
