import type { SearchItem } from "#schemas/pages/search-item.ts";
import type { Lang } from "#schemas/shared/languages.ts";
import { fold } from "#schemas/shared/search-words.ts";
import { highlight, type Part } from "./fold.ts";
import { type Folded, foldItem, type Match, takeBest } from "./folded.ts";
import { createNearSearch } from "./near.ts";
import { delayOf, rankOf } from "./rank.ts";
import { createScan } from "./scan.ts";

/*
 * The search in titles and descriptions, independent of the browser. A match is a substring of the title, of another name or of the
 * description, ignoring case and accents; if nothing matches, similar spellings are searched. The texts of pages are searched apart
 * from these (`texts.ts`).
 */

/**
 * A hit: a page, or with `section` the section of it that has the words of the query. `path` is its link. `description` is the page's
 * own, or an excerpt of its text. `alias` is the other name that matched, if the title does not show why it was found.
 */
export type Hit = {
	item: SearchItem;
	path: string;
	section: string | null;
	title: Part[];
	description: Part[];
	alias: Part[] | null;
};

/**
 * The results of a query, best first, and the total number of hits. `near` means that nothing matches and that the hits have
 * similar spellings.
 */
export type Found = { hits: Hit[]; total: number; near: boolean };

export type Search = (query: string) => Found;

/** Creates the search over the items of a language. It returns at most `max` hits, and none for a blank query. */
export function createSearch(items: readonly SearchItem[], lang: Lang, max: number): Search {
	const all = items.map(foldItem);
	const scan = createScan(all.map(({ title, keywords, description }) => `${title}\n${keywords}\n${description}`));
	const itemsWith = (needle: string) => scan(needle).flatMap((place) => all[place] ?? []);
	const findNear = createNearSearch(all, itemsWith);
	return (query) => {
		const needle = fold(query).replace(/ +/g, " ").trim();
		if (needle === "") return { hits: [], total: 0, near: false };
		const spellings = spellingsOf(needle, lang);
		const exact = new Map<Folded, Match>();
		for (const spelling of spellings)
			for (const folded of itemsWith(spelling))
				if (!exact.has(folded))
					exact.set(folded, { folded, rank: rankOf(folded, spelling) + delayOf(folded), needles: spellings });
		const near = exact.size === 0;
		const matches = near ? findNear(needle) : [...exact.values()];
		return { hits: takeBest(matches, max).map(show), total: matches.length, near };
	};
}

/** A folded query as it is, and in German also with umlauts that were typed as two letters: «Blaetter». */
function spellingsOf(needle: string, lang: Lang): string[] {
	return lang === "de" ? [...new Set([needle, needle.replace(/([aou])e/g, "$1")])] : [needle];
}

function show({ folded: { item }, needles }: Match): Hit {
	const title = highlight(item.title, needles);
	const names = title.some(isHit) ? [] : item.keywords.map((name) => highlight(name, needles));
	return {
		item,
		path: item.path,
		section: null,
		title,
		description: highlight(item.description, needles),
		alias: names.find((name) => name.some(isHit)) ?? null,
	};
}

const isHit = ({ hit }: Part) => hit;
