import type { Facet, Listing, Traits, WholeList } from "#schemas/pages/listing.ts";
import { fnv1a } from "#schemas/shared/fnv.ts";
import { addTo } from "#schemas/shared/group-by.ts";
import type { Lang } from "#schemas/shared/languages.ts";
import {
	keysOfWord,
	type ListFilters,
	type ListOrder,
	type ListWords,
	listFiltersPath,
	listOrderPath,
	listWordsPath,
} from "#schemas/shared/long-list.ts";
import { packBits, packNumbers } from "#schemas/shared/packed.ts";
import { fold } from "#schemas/shared/search-words.ts";

/** An item of a list that visitors can filter and sort. */
type Listed = { slug: string; traits: Traits };

/** An ordered list, with its filters and sort orders. */
export type OrderedList<Thing extends Listed> = { items: readonly Thing[]; listing: Listing };

/** Characters above which a words file is complete. */
const fileSize = 16_000;

/** A file that the app fetches, with its address. */
export type ListFile = { path: string; contents: object };

/** Data about the whole list on each page of a paginated list. */
export function wholeOf({ items, listing }: OrderedList<Listed>, perPage: number): WholeList {
	const counts = listing.facets.map((facet) => [
		facet.id,
		Object.fromEntries([...placesByOption(facet, items)].map(([option, places]) => [option, places.length])),
	]);
	return { total: items.length, perPage, counts: Object.fromEntries(counts), hash: hashOf(items) };
}

/** Data files for filtering and sorting a paginated list. `list` is its path. */
export function listFiles(list: string, lang: Lang, { items, listing }: OrderedList<Listed>): ListFile[] {
	const hash = hashOf(items);
	const options = listing.facets.map((facet) => [
		facet.id,
		Object.fromEntries([...placesByOption(facet, items)].map(([option, places]) => [option, packBits(items.length, places)])),
	]);
	const files = listing.textLabel === null ? [] : wordFiles(items);
	const filters: ListFilters = { hash, options: Object.fromEntries(options), wordFiles: files.map(({ first }) => first) };
	// The first order is the default order of the list.
	const orders = listing.orders.slice(1).map(({ id }): ListFile => {
		const order: ListOrder = { hash, places: packNumbers(ranks(items.map(({ traits }) => traits.places[id] ?? 0))) };
		return { path: listOrderPath(list, lang, id), contents: order };
	});
	const words = files.map(({ words }, number): ListFile => {
		const contents: ListWords = { hash, words: Object.fromEntries(words) };
		return { path: listWordsPath(list, lang, number), contents };
	});
	return [{ path: listFiltersPath(list, lang), contents: filters }, ...orders, ...words];
}

/** The numbers of the items that have each option of a facet. */
function placesByOption({ id, options }: Facet, items: readonly Listed[]): Map<string, number[]> {
	const places = new Map<string, number[]>(options.map((option) => [option.id, []]));
	items.forEach(({ traits }, number) => {
		for (const option of new Set(traits.options[id])) places.get(option)?.push(number);
	});
	return places;
}

/** Words of the items by key, divided into files of `fileSize`, each with its first key. */
function wordFiles(items: readonly Listed[]): { first: string; words: Map<string, number[]> }[] {
	const numbers = new Map<string, number[]>();
	items.forEach(({ slug, traits }, number) => {
		for (const word of new Set([...fold(traits.words).split(" "), `#${slug}`])) addTo(numbers, word, number);
	});
	const byKey = new Map<string, string[]>();
	for (const word of numbers.keys()) for (const key of keysOfWord(word)) addTo(byKey, key, word);
	const files: { first: string; words: Map<string, number[]> }[] = [];
	let size = fileSize;
	for (const key of [...byKey.keys()].sort()) {
		if (size >= fileSize) {
			files.push({ first: key, words: new Map() });
			size = 0;
		}
		const words = files.at(-1)?.words;
		for (const word of byKey.get(key) ?? []) {
			const all = numbers.get(word) ?? [];
			const steps = all.map((number, at) => number - (all[at - 1] ?? 0));
			words?.set(word, steps);
			size += word.length + JSON.stringify(steps).length;
		}
	}
	return files;
}

/** Dense ranks: the smallest integers in the same order. */
function ranks(values: readonly number[]): number[] {
	const sorted = [...new Set(values)].sort((a, b) => a - b);
	const rankOf = new Map(sorted.map((value, rank) => [value, rank]));
	return values.map((value) => rankOf.get(value) ?? 0);
}

function hashOf(items: readonly Listed[]): string {
	return fnv1a(items.map(({ slug }) => slug).join()).toString(36);
}
