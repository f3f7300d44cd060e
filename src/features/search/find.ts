import type { SearchItem } from "#schemas/pages/search-item.ts";
import { fold } from "#schemas/shared/search-words.ts";
import { highlight, type Part } from "./fold.ts";
import { type Folded, foldItem, type Match, takeBest } from "./folded.ts";
import { createNearSearch } from "./near.ts";
import { delayOf, rankOf } from "./rank.ts";
import { createScan } from "./scan.ts";
import { createScatteredSearch } from "./scattered.ts";
import { createSectionSearch } from "./sections.ts";

/*
 * The search algorithm, independent of the browser. A match is a substring of the title, of another name or of the description,
 * ignoring case and accents; next come pages whose names contain every word of the query, headings inside pages, and pages that
 * need their descriptions for that; if nothing matches, similar spellings are searched.
 */

/**
 * A hit: a page, or with `section` the section with this heading. `path` is its link. `alias` is the other name that matched,
 * if the title does not show why it was found.
 */
export type Hit = {
	item: SearchItem;
	path: string;
	section: Part[] | null;
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

/** Creates the search over these items. It returns at most `max` hits, and none for a blank query. */
export function createSearch(items: readonly SearchItem[], max: number): Search {
	const all = items.map(foldItem);
	const scan = createScan(all.map(({ title, keywords, description }) => `${title}\n${keywords}\n${description}`));
	const itemsWith = (needle: string) => scan(needle).flatMap((place) => all[place] ?? []);
	const findNear = createNearSearch(all, itemsWith);
	const findSections = createSectionSearch(all);
	const findScattered = createScatteredSearch(itemsWith);
	return (query) => {
		const needle = foldQuery(query);
		if (needle === "") return { hits: [], total: 0, near: false };
		const exact = itemsWith(needle).map((folded) => rankPage(folded, needle));
		const { named, described } = findScattered(needle);
		const sections = findSections(needle);
		const total = exact.length + named.length + described.length + sections.total;
		if (total > 0) {
			const tiers: Tier[] = [best(exact), best(named), sections.take, best(described)];
			return { hits: takeFrom(tiers, max).map(show), total, near: false };
		}
		const near = findNear(needle);
		return { hits: takeBest(near, max).map(show), total: near.length, near: true };
	};
}

/** Normalizes a query for comparison: folded, with single spaces. */
export function foldQuery(query: string): string {
	return fold(query).replace(/ +/g, " ").trim();
}

/** Returns the best matches of one tier, at most `max`. */
type Tier = (max: number) => Match[];

const best =
	(matches: readonly Match[]): Tier =>
	(max) =>
		takeBest(matches, max);

/** The best matches of the first tier, then of the next, until there are enough. */
function takeFrom(tiers: readonly Tier[], max: number): Match[] {
	let taken: Match[] = [];
	for (const take of tiers) taken = taken.concat(take(max - taken.length));
	return taken;
}

function rankPage(folded: Folded, needle: string): Match {
	return { folded, section: null, rank: rankOf(folded, needle) + delayOf(folded), needles: [needle] };
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
