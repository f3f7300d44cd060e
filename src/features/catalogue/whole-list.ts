import type { Listing, WholeList } from "#schemas/pages/listing.ts";
import type { ScreenPage } from "#schemas/pages/page-data.ts";
import type { Lang } from "#schemas/shared/languages.ts";
import {
	keysOfWord,
	type ListFilters,
	type ListOrder,
	listFiltersPath,
	listOrderPath,
	listWordsPath,
	wordFileOf,
} from "#schemas/shared/long-list.ts";
import { unpackBits, unpackNumbers } from "#schemas/shared/packed.ts";
import { partPath } from "#schemas/shared/paging.ts";
import { fold } from "#schemas/shared/search-words.ts";
import type { Get } from "#src/data/get.ts";
import { loadPage } from "#src/data/load.ts";
import { isListFilters, isListOrder, isListWords } from "./accept-list.ts";
import { type Choice, choose, type Listed, noChoice } from "./choice.ts";

/*
 * Filtering a paged list of which the app has loaded one page. A choice is evaluated with small index files that refer to items
 * by number; then only the pages with the cards of the first results are loaded.
 */

/** A paged list: its path, its language, and its index information, which each of its pages has. */
export type LongList = { list: string; lang: Lang; whole: WholeList };

/** The result of a choice: the numbers of the items in the selected order, and the whole list for counting other choices. */
export type Found = { all: Listed<number>[]; choice: Choice; numbers: number[] };

/** The result for a choice with the pages that have its first cards. `of` identifies the list, `request` the choice. */
export type Answer = { of: string; request: string; shown: number; found: Found; pages: ReadonlyMap<number, ScreenPage> };

/** Evaluates a choice on the whole list. Words of a single letter are ignored. Throws if a file fails to load. */
export async function findInList(long: LongList, listing: Listing, choice: Choice, get: Get): Promise<Found> {
	const { list, lang, whole } = long;
	const { hash, total } = whole;
	const needles = needlesOf(choice);
	const [filters, order] = await Promise.all([
		get(listFiltersPath(list, lang), isListFilters).then((came) => sameList(came, hash)),
		choice.order === noChoice(listing).order
			? null
			: get(listOrderPath(list, lang, choice.order), isListOrder).then((came) => sameList(came, hash)),
	]);
	const hits = await Promise.all(needles.map(async (needle) => [needle, await findWord(needle, filters, long, get)] as const));
	const all = listAll(total, filters, choice.order, order, hits);
	const effective = { ...choice, text: needles.join(" ") };
	return { all, choice: effective, numbers: choose(all, effective, listing).map(({ thing }) => thing) };
}

/** Loads the pages of the list that have these items, by page number. */
export async function loadParts(
	{ list, lang, whole }: LongList,
	numbers: readonly number[],
	get: Get,
): Promise<Map<number, ScreenPage>> {
	const { perPage, hash } = whole;
	const parts = [...new Set(numbers.map((number) => partOf(number, perPage)))];
	const pages = parts.map(async (part) => {
		const path = partPath(list, part);
		const page = await loadPage(path, lang, get);
		if ("movedTo" in page || page.path !== path || !("listing" in page)) throw new TypeError(`${path} shows something else`);
		sameList(page.listing.whole ?? { hash: "" }, hash);
		return [part, page] as const;
	});
	return new Map(await Promise.all(pages));
}

/** The page of the list with the card of an anchor, null if there is none. */
export async function findAnchor(slug: string, long: LongList, get: Get): Promise<number | null> {
	const { hash, perPage } = long.whole;
	const filters = sameList(await get(listFiltersPath(long.list, long.lang), isListFilters), hash);
	const [number] = await findWord(`#${slug}`, filters, long, get);
	return number === undefined ? null : partOf(number, perPage);
}

/** The page of a list that has an item, by the item's number from 0. */
export function partOf(number: number, perPage: number): number {
	return Math.floor(number / perPage) + 1;
}

/** The words to look for. A single letter is in nearly all names. */
function needlesOf({ text }: Choice): string[] {
	return fold(text)
		.split(" ")
		.filter((needle) => keysOfWord(needle).length > 0);
}

/** Throws if a file belongs to another version of the list, whose item numbers differ. */
function sameList<Came extends { hash: string }>(came: Came, hash: string): Came {
	if (came.hash !== hash) throw new TypeError("the list has changed");
	return came;
}

/** The items with a word that contains the needle. */
async function findWord(
	needle: string,
	{ wordFiles }: ListFilters,
	{ list, lang, whole }: LongList,
	get: Get,
): Promise<number[]> {
	const [key = ""] = keysOfWord(needle);
	const file = wordFileOf(key, { wordFiles });
	if (file === null) return [];
	const { words } = sameList(await get(listWordsPath(list, lang, file), isListWords), whole.hash);
	const isHit = (word: string) => (needle.startsWith("#") ? word === needle : !word.startsWith("#") && word.includes(needle));
	const hits = Object.entries(words).filter(([word]) => isHit(word));
	return [...new Set(hits.flatMap(([, steps]) => cumulate(steps)))];
}

function cumulate(steps: readonly number[]): number[] {
	let number = 0;
	return steps.map((step) => {
		number += step;
		return number;
	});
}

/** Every item of the list by its number, with the traits that the choice filters and sorts by. */
function listAll(
	total: number,
	{ options }: ListFilters,
	orderId: string,
	order: ListOrder | null,
	hits: readonly (readonly [needle: string, numbers: readonly number[]])[],
): Listed<number>[] {
	const places = order && unpackNumbers(order.places, total);
	const all = Array.from(
		{ length: total },
		(_, number): Listed<number> => ({
			thing: number,
			traits: { options: {}, places: places ? { [orderId]: places[number] ?? 0 } : {}, words: "" },
			words: "",
		}),
	);
	for (const [facet, bits] of Object.entries(options))
		for (const [option, packed] of Object.entries(bits))
			for (const number of unpackBits(packed)) {
				const has = all[number]?.traits.options;
				if (has) has[facet] = [...(has[facet] ?? []), option];
			}
	for (const [needle, numbers] of hits)
		for (const number of numbers) {
			const thing = all[number];
			if (thing) thing.words += `${needle} `;
		}
	return all;
}
