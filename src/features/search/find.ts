import type { SearchItem } from "#schemas/search-item.ts";
import { fold, highlight, type Part } from "./fold.ts";
import { type Folded, foldItem, type Match, placeIn, takeBest } from "./folded.ts";
import { createNearSearch } from "./near.ts";
import { createScan } from "./scan.ts";
import { createSectionSearch } from "./sections.ts";

/*
 * What the site search finds, without a browser. A match is a substring of the title, of another name or of the
 * description (R5.2), case and accents ignored; headings inside pages come after; where nothing matches, near spellings
 * are looked for (R5.3).
 */

/**
 * A hit: a page, or with `section` the part of it that has this heading. `path` leads there. `alias` is the other name
 * that was found, where the title does not show why it is here.
 */
export type Hit = {
	item: SearchItem;
	path: string;
	section: Part[] | null;
	title: Part[];
	description: Part[];
	alias: Part[] | null;
};

/** What a query finds, the best first, and how many hits there are in all. `near` tells that nothing matches and that they are only alike. */
export type Found = { hits: Hit[]; total: number; near: boolean };

export type Search = (query: string) => Found;

/** Makes the search through these items. It gives `max` hits at most, and none for a blank query. */
export function createSearch(items: readonly SearchItem[], max: number): Search {
	const all = items.map(foldItem);
	const scan = createScan(all.map(({ title, keywords, description }) => `${title}\n${keywords}\n${description}`));
	const itemsWith = (needle: string) => scan(needle).flatMap((place) => all[place] ?? []);
	const findNear = createNearSearch(all, itemsWith);
	const findSections = createSectionSearch(all);
	return (query) => {
		const needle = fold(query).replace(/ +/g, " ").trim();
		if (needle === "") return { hits: [], total: 0, near: false };
		const pages = rankPages(itemsWith(needle), needle);
		const sections = findSections(needle);
		const total = pages.length + sections.total;
		if (total > 0) {
			const best = takeBest(pages, max);
			return { hits: [...best, ...sections.take(max - best.length)].map(show), total, near: false };
		}
		const near = findNear(needle);
		return { hits: takeBest(near, max).map(show), total: near.length, near: true };
	};
}

function rankPages(found: readonly Folded[], needle: string): Match[] {
	const needles = [needle];
	return found.map((folded) => ({ folded, section: null, rank: rankOf(folded, needle) + delayOf(folded), needles }));
}

/** Titles before other names before descriptions; in each, what begins a word before what stands inside one. */
function rankOf({ title, keywords, description }: Folded, needle: string): number {
	if (title.startsWith(needle)) return 0;
	return rankIn(title, needle, 1) ?? rankIn(keywords, needle, 3) ?? rankIn(description, needle, 5) ?? 7;
}

/** Among equals, what is about plants comes before the pages of the site itself. */
function delayOf({ item }: Folded): number {
	return item.type === "page" ? 0.5 : 0;
}

function rankIn(text: string, needle: string, best: number): number | null {
	const place = placeIn(text, needle);
	return place && (place === "word" ? best : best + 1);
}

function show({ folded: { item }, section, needles }: Match): Hit {
	const title = highlight(item.title, needles);
	const names = section || title.some(isHit) ? [] : item.keywords.map((name) => highlight(name, needles));
	return {
		item,
		path: section ? `${item.path}#${section.id}` : item.path,
		section: section && highlight(section.heading, needles),
		title,
		description: highlight(item.description, needles),
		alias: names.find((name) => name.some(isHit)) ?? null,
	};
}

const isHit = ({ hit }: Part) => hit;
