import { type Lang, langs } from "#schemas/spec/languages.ts";
import type { Cache } from "../store/cache.ts";
import type { Photo } from "../types/content.ts";
import type { Card, Emitted, EmittedPage, FeedPlan, PageSources } from "../types/site.ts";
import type { SiteFrame } from "./page-keys.ts";

/** Data that pages and other files of the site share, as far as no edit of a body changes it. */
export type SiteNotes = {
	frame: SiteFrame;
	feedPlans: FeedPlan[];
	photos: Photo[];
	drawings: { file: string }[];
	/** Paths of the pages, without their language. */
	paths: string[];
	baseUrl: string;
	repository: string | null;
};

/** A page with all sources of its data except its entry. */
export type NotedPage = Pick<EmittedPage, "path" | "lang" | "origin"> & { sources: Omit<PageSources, "entry"> | null };

/** Pages of a language as stored: each card is stored once, and pages refer to it by index. */
type StoredPages = { cards: Card[]; pages: Record<string, StoredPage[]> };
type StoredPage = [path: string, origin: string, sources: StoredSources | null];
type StoredSources = Pick<PageSources, "drawing" | "details"> & {
	entries: [name: string, card: number][];
	paths: [path: string, card: number][];
	neighbours: number[];
};

/**
 * Stores the sources of pages, unless they are already stored: the key changes with everything about entries that other pages show.
 */
export function notePages(cache: Cache, frame: SiteFrame, emitted: Emitted): void {
	const known = [siteKey(frame.environment), ...langs.map((lang) => pagesKey(frame.environment, lang))];
	if (known.filter((key) => cache.has(key)).length === known.length) return;
	const { feedPlans, photos, drawings, pages, baseUrl, repository } = emitted;
	const notes: SiteNotes = {
		frame,
		...{ feedPlans, photos, baseUrl, repository: repository ?? null },
		drawings: drawings.filter(({ shown }) => shown).map(({ file }) => ({ file })),
		paths: [...new Set(pages.map(({ path }) => path))],
	};
	cache.put(siteKey(frame.environment), notes);
	for (const lang of langs) cache.put(pagesKey(frame.environment, lang), storedPages(pages.filter((page) => page.lang === lang)));
}

/** The stored data of a site; undefined if there is none. */
export function loadSiteNotes(cache: Cache, environment: string): SiteNotes | undefined {
	return cache.find<SiteNotes>(siteKey(environment));
}

/** The stored pages of entries, by folder, in all languages; null if they do not suffice to render them. */
export function loadPages(cache: Cache, environment: string, folders: readonly string[]): Map<string, NotedPage[]> | null {
	const found = new Map<string, NotedPage[]>(folders.map((folder) => [folder, []]));
	for (const lang of langs) {
		const kept = cache.find<StoredPages>(pagesKey(environment, lang));
		if (!kept) return null;
		for (const [folder, pages] of found)
			pages.push(...(kept.pages[folder] ?? []).map((page) => notedPage(page, lang, kept.cards)));
	}
	return found;
}

function siteKey(environment: string): string {
	return `site ${environment}`;
}

function pagesKey(environment: string, lang: Lang): string {
	return `pages ${environment} ${lang}`;
}

function storedPages(pages: readonly EmittedPage[]): StoredPages {
	const numbers = new Map<Card, number>();
	const numberOf = (card: Card) => {
		const number = numbers.get(card) ?? numbers.size;
		numbers.set(card, number);
		return number;
	};
	const numbered = (cards: Record<string, Card>) =>
		Object.entries(cards).map(([name, card]): [string, number] => [name, numberOf(card)]);
	const kept: StoredPages["pages"] = {};
	for (const { path, origin, sources } of pages) {
		const folder = origin.slice(0, origin.lastIndexOf("/"));
		const page: StoredPage = [
			path,
			origin,
			sources && {
				...{ drawing: sources.drawing, details: sources.details },
				...{ entries: numbered(sources.cards.entries), paths: numbered(sources.cards.paths) },
				neighbours: sources.cards.neighbours.map(numberOf),
			},
		];
		const existing = kept[folder];
		if (existing) existing.push(page);
		else kept[folder] = [page];
	}
	return { cards: [...numbers.keys()], pages: kept };
}

function notedPage([path, origin, kept]: StoredPage, lang: Lang, cards: readonly Card[]): NotedPage {
	if (!kept) return { path, lang, origin, sources: null };
	const at = (number: number) => cards[number] as Card;
	const named = (list: StoredSources["entries"]) => Object.fromEntries(list.map(([name, number]) => [name, at(number)]));
	const { drawing, details, entries, paths, neighbours } = kept;
	const read = { entries: named(entries), paths: named(paths), neighbours: neighbours.map(at) };
	return { path, lang, origin, sources: { path, lang, drawing, details, cards: read } };
}
