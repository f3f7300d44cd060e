import type { SearchItem } from "#schemas/pages/search-item.ts";
import { byText } from "#schemas/shared/by-text.ts";
import { fnv1a } from "#schemas/shared/fnv.ts";
import type { Lang } from "#schemas/shared/languages.ts";
import { itemsPerFile, type SearchRoot, searchItemsPath, searchWordsPath, writeWordList } from "#schemas/shared/search-index.ts";
import { fold } from "#schemas/shared/search-words.ts";
import { searchIndexPath } from "#schemas/shared/url.ts";
import { findWords, listKeys, wordsOfNames } from "./search-lists.ts";

/** Characters of a words file: past `least` it ends at the next word whose hash says so, at `most` in any case. */
const fileSize = { least: 6_000, most: 16_000 };

/** A file of the index, with its address. */
type IndexFile = { path: string; contents: string };

/** The files of a split index (`schemas/shared/search-index.ts`). */
export function splitIndex(lang: Lang, items: readonly SearchItem[]): IndexFile[] {
	const ordered = inOrder(items);
	const words = findWords(ordered);
	const keys = listKeys(words, ordered.length).map(([key, list]) => ({ key, held: [key, writeWordList(list)] }));
	const names = wordsOfNames(words).sort();
	const endings = names.map((word) => ({ key: [...word].reverse().join(""), held: [word] })).sort((a, b) => byText(a.key, b.key));
	const lists = {
		words: cut(keys),
		names: cut(names.map((key) => ({ key, held: [key] }))),
		endings: cut(endings),
	};
	const firstOwn = ordered.findIndex(({ type }) => type === "page");
	const root: SearchRoot = {
		size: ordered.length,
		ownFrom: firstOwn === -1 ? ordered.length : firstOwn,
		words: lists.words.map(({ from }) => from),
		names: lists.names.map(({ from }) => from),
		endings: lists.endings.map(({ from }) => from),
	};
	return [
		{ path: searchIndexPath(lang), contents: JSON.stringify(root) },
		...(["words", "names", "endings"] as const).flatMap((list) =>
			lists[list].map(({ from, held }) => ({ path: searchWordsPath(lang, list, from), contents: JSON.stringify(held) })),
		),
		...Array.from({ length: Math.ceil(ordered.length / itemsPerFile) }, (_, file) => ({
			path: searchItemsPath(lang, file * itemsPerFile),
			contents: JSON.stringify(ordered.slice(file * itemsPerFile, (file + 1) * itemsPerFile)),
		})),
	];
}

/** The order in which the search shows items of equal rank. */
function inOrder(items: readonly SearchItem[]): SearchItem[] {
	const own = ({ type }: SearchItem) => (type === "page" ? 1 : 0);
	return items
		.map((item) => ({ item, length: fold(item.title).length }))
		.sort((a, b) => own(a.item) - own(b.item) || a.length - b.length || byText(a.item.path, b.item.path))
		.map(({ item }) => item);
}

/**
 * Content-defined chunking of sorted keys into files: where a file ends depends on the surrounding words alone, so that a new word
 * changes one file and not all that follow.
 */
function cut(sorted: readonly { key: string; held: readonly string[] }[]): { from: string; held: string[] }[] {
	const files: { from: string; held: string[] }[] = [];
	let length = 0;
	for (const [at, { key, held }] of sorted.entries()) {
		const before = sorted[at - 1]?.key;
		const ends = length >= fileSize.most || (length >= fileSize.least && fnv1a(key) % 8 === 0);
		if (before === undefined || ends) {
			files.push({ from: before === undefined ? key.slice(0, 1) : shortestAfter(before, key), held: [] });
			length = 0;
		}
		files.at(-1)?.held.push(...held);
		length += held.reduce((sum, each) => sum + each.length + 3, 0);
	}
	return files;
}

/** The shortest prefix of a key that sorts after the previous key. */
function shortestAfter(before: string, key: string): string {
	let length = 1;
	while (key.slice(0, length) <= before) length++;
	return key.slice(0, length);
}
