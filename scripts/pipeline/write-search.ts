import { langs } from "#schemas/spec/languages.ts";
import { searchFiles } from "../emit/search-index.ts";
import type { Cache } from "./cache.ts";
import type { Emitted } from "./emitted.ts";
import { type CarriedFile, carryFiles, type LastSite } from "./last-site.ts";
import { sha256 } from "./make-page.ts";
import { writeInto } from "./write-site.ts";

/** A file of the site with a hash of what it holds. */
export type HashedFile = CarriedFile & { hash: string };

/** Where the files go, and what spares the work: the last site, and what is known of its files. */
export type SearchOptions = { dir: string; last: LastSite | null; cache: Cache };

/** Writes what the search looks through in each language; where no item has changed, all of it is taken from the last site. */
export function writeSearch({ searchItems }: Emitted, { dir, last, cache }: SearchOptions): HashedFile[] {
	return langs.flatMap((lang) => {
		const items = searchItems[lang];
		const key = `search ${lang} ${sha256(JSON.stringify(items))}`;
		const known = cache.find<HashedFile[]>(key);
		if (known && last && carryFiles(last, dir, known)) return known;
		const files = searchFiles(lang, items);
		writeInto(dir, files);
		const written = files.map(({ file, contents }) => ({ file, bytes: Buffer.byteLength(contents), hash: sha256(contents) }));
		cache.put(key, written);
		return written;
	});
}
