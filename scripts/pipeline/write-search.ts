import { langs } from "#schemas/spec/languages.ts";
import { searchFiles } from "../emit/search-index.ts";
import { hashData } from "../store/hash.ts";
import type { Emitted } from "../types/site.ts";
import { carryFiles, type HashedFile, type LastSite } from "./last-site.ts";
import { writeInto } from "./write-site.ts";

/** Where the files go, and the last site, which spares the work. `codeHash` is of our own code. */
export type SearchOptions = { dir: string; last: LastSite | null; codeHash: string };

/** The index of a language: its files, and a key that changes with all that they are made of. */
export type WrittenIndex = { key: string; files: HashedFile[] };

/** Writes what the search looks through in each language; where no item has changed, all of it is taken from the last site. */
export function writeSearch({ searchItems }: Emitted, { dir, last, codeHash }: SearchOptions): WrittenIndex[] {
	return langs.map((lang) => {
		const items = searchItems[lang];
		const key = `${lang} ${codeHash} ${hashData(JSON.stringify(items))}`;
		const known = last?.indexes.get(key);
		if (last && known && carryFiles(last, dir, known)) return { key, files: known };
		const files = searchFiles(lang, items);
		writeInto(dir, files);
		const written = files.map(({ file, contents }) => ({ file, bytes: Buffer.byteLength(contents), hash: hashData(contents) }));
		return { key, files: written };
	});
}
