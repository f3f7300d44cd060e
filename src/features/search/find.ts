import { distance } from "fastest-levenshtein";
import type { SearchItem } from "#schemas/page-data.ts";
import { fold, highlight, type Part } from "./fold.ts";

/*
 * What the site search finds, without a browser. A match is a substring of the title, of another name or of the
 * description (R5.2), case and accents ignored; where nothing matches, near spellings are looked for (R5.3).
 */

/** A suggestion. `alias` is the other name that was found, where the title does not show why it is here. */
export type Hit = { item: SearchItem; title: Part[]; description: Part[]; alias: Part[] | null };

/** What a query finds, the best first. `near` tells that nothing matches and that the hits are only alike. */
export type Found = { hits: Hit[]; near: boolean };

export type Search = (query: string) => Found;

/** An item with its texts folded once, so that a query only compares. `words` are those of its names. */
type Folded = { item: SearchItem; title: string; keywords: string; description: string; words: string[] };

/** An item that was found; a lower rank is better. `needles` are what to highlight in it. */
type Match = { folded: Folded; rank: number; needles: string[] };

/** Makes the search through these items. It gives `max` hits at most, and none for a blank query. */
export function createSearch(items: readonly SearchItem[], max: number): Search {
	const all = items.map(foldItem);
	const vocabulary = new Set(all.flatMap(({ words }) => words));
	return (query) => {
		const needle = fold(query).replace(/ +/g, " ").trim();
		if (needle === "") return { hits: [], near: false };
		const matches = all.flatMap((folded): Match[] => {
			const rank = rankOf(folded, needle);
			return rank === null ? [] : [{ folded, rank, needles: [needle] }];
		});
		if (matches.length > 0) return { hits: showBest(matches, max), near: false };
		return { hits: showBest(findNear(all, vocabulary, needle), max), near: true };
	};
}

function foldItem(item: SearchItem): Folded {
	const [title, keywords] = [fold(item.title), item.keywords.map(fold).join("\n")];
	return { item, title, keywords, description: fold(item.description), words: wordsOf(`${title}\n${keywords}`) };
}

/** Titles before other names before descriptions; in each, what begins a word before what stands inside one. */
function rankOf({ title, keywords, description }: Folded, needle: string): number | null {
	if (title.startsWith(needle)) return 0;
	for (const [index, text] of [title, keywords, description].entries()) {
		const place = placeIn(text, needle);
		if (place !== null) return 1 + 2 * index + (place === "word" ? 0 : 1);
	}
	return null;
}

function placeIn(text: string, needle: string): "word" | "inside" | null {
	const first = text.indexOf(needle);
	if (first === -1) return null;
	for (let at = first; at !== -1; at = text.indexOf(needle, at + 1))
		if (at === 0 || !/[\p{L}\p{N}]/u.test(text.charAt(at - 1))) return "word";
	return "inside";
}

/**
 * Items for which each word of the query is part of their texts, or spelled like a word of their names. Words of one or
 * two letters are in every text, and tell nothing.
 */
function findNear(all: readonly Folded[], vocabulary: ReadonlySet<string>, needle: string): Match[] {
	const words = wordsOf(needle).filter((word) => word.length > 2);
	const asked = words.map((word) => ({ word, alike: spelledLike(word, vocabulary) }));
	if (asked.length === 0) return [];
	const matches = all.flatMap((folded): Match[] => {
		const found = asked.flatMap(({ word, alike }) => nearestIn(folded, word, alike) ?? []);
		if (found.length < asked.length) return [];
		return [{ folded, rank: found.reduce((sum, { far }) => sum + far, 0), needles: found.map(({ known }) => known) }];
	});
	const nearest = Math.min(...matches.map(({ rank }) => rank));
	return matches.filter(({ rank }) => rank <= nearest + 1);
}

/** A word that is known, and how many letters it is off. */
type Alike = { known: string; far: number };

function nearestIn(folded: Folded, word: string, alike: ReadonlyMap<string, number>): Alike | null {
	if ([folded.title, folded.keywords, folded.description].some((text) => text.includes(word))) return { known: word, far: 0 };
	let nearest: Alike | null = null;
	for (const known of folded.words) {
		const far = alike.get(known);
		if (far !== undefined && (!nearest || far < nearest.far)) nearest = { known, far };
	}
	return nearest;
}

/** Words in which a third of the letters may differ, three at most, by how many do. Their end may not be typed yet. */
function spelledLike(word: string, vocabulary: ReadonlySet<string>): Map<string, number> {
	const alike = new Map<string, number>();
	const limit = word.length < 4 ? 0 : Math.min(3, Math.floor(word.length / 3));
	if (limit === 0) return alike;
	for (const known of vocabulary) {
		if (known.length < word.length - limit) continue;
		const far = distance(word, known.length > word.length + limit ? known.slice(0, word.length) : known);
		if (far <= limit) alike.set(known, far);
	}
	return alike;
}

function wordsOf(folded: string): string[] {
	return [...new Set(folded.match(/[\p{L}\p{N}]+/gu))];
}

/** Among equals the shorter title comes first: the query is more of it. */
function showBest(matches: Match[], max: number): Hit[] {
	return matches
		.sort((a, b) => a.rank - b.rank || a.folded.title.length - b.folded.title.length)
		.slice(0, max)
		.map(({ folded: { item }, needles }) => show(item, needles));
}

function show(item: SearchItem, needles: readonly string[]): Hit {
	const title = highlight(item.title, needles);
	const names = title.some(isHit) ? [] : item.keywords.map((name) => highlight(name, needles));
	return {
		item,
		title,
		description: highlight(item.description, needles),
		alias: names.find((name) => name.some(isHit)) ?? null,
	};
}

const isHit = ({ hit }: Part) => hit;
