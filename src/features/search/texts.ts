import type { Lang } from "#schemas/shared/languages.ts";
import { distinctiveWords, fold, questionWords, wordsOf } from "#schemas/shared/search-words.ts";
import { isListOf, isText } from "#schemas/shared/shapes.ts";
import { furtherIndexesPath, textIndexPath } from "#schemas/shared/url.ts";
import { atBase } from "#src/data/base.ts";
import { get } from "#src/data/browser.ts";
import type { Part } from "./fold.ts";
import { importPagefind, type PagefindPage, type PagefindSection } from "./pagefind.ts";

/** A page whose text has the words of a query, with the section that has most of them, and where they stand in it. */
export type TextHit = {
	page: string;
	path: string;
	title: string;
	section: string | null;
	excerpt: Part[];
};

/**
 * The best pages, and the number of all. `least` is how much was found of the word of which least was, of 1: of a misspelt
 * «glücksfader» a text may have «Glück» alone, and of «spdier plant» the second word.
 */
export type FoundTexts = { hits: TextHit[]; total: number; least: number };

/** Searches the texts of all pages for the words of a query, and returns at most `max` hits. Throws if part of the index does not come. */
export type TextSearch = (query: string, max: number) => Promise<FoundTexts>;

/** Words of a query that are looked up: each may cost a request. */
const wordsMax = 8;

/**
 * Pagefind finds the texts that have all words of a query. While there are fewer than this, words are left out, and what the others
 * find follows: those that no text has, then the one that most texts have, as «comment» or «how» often is, at last the rarest.
 */
const enough = 4;

/** Words of an excerpt, about two lines. */
const excerptLength = 24;

const noTexts: FoundTexts = { hits: [], total: 0, least: 0 };

/** Opens the full-text indexes of a language. Throws if one cannot be read: there is none, no connection, or no WebAssembly. */
export async function openTexts(lang: Lang): Promise<TextSearch> {
	if (typeof WebAssembly === "undefined") throw new TypeError("there is no WebAssembly");
	const [{ createInstance }, further] = await Promise.all([
		importPagefind(lang),
		get(furtherIndexesPath(lang), isListOf(isText), "none"),
	]);
	const options = { excerptLength, metaCacheTag: "" };
	const index = createInstance({ ...options, basePath: atBase(textIndexPath(lang)), noWorker: true });
	// Merging would wait for a first index that cannot be read; this throws.
	if (further.length > 0) await index.filters();
	await Promise.all(further.map((path) => index.mergeIndex(atBase(path), options)));
	const find = async (words: readonly string[]) => (await index.search(words.join(" "))).results;
	return async (query, max) => {
		const wanted = wordsToFind(query, lang);
		if (wanted.length === 0) return noTexts;
		const found = new Map((await find(wanted)).map((result) => [result.id, result]));
		if (found.size < enough) {
			const counted = await Promise.all(wanted.map(async (word) => ({ word, count: (await find([word])).length })));
			const known = counted.filter(({ count }) => count > 0).sort((a, b) => a.count - b.count);
			const rarest = known.map(({ word }) => word);
			const fewer = rarest.map((_, left) => rarest.slice(0, rarest.length - left));
			for (const words of [...fewer, rarest.slice(1)]) {
				if (found.size >= enough || words.length === 0) break;
				for (const result of await find(words)) found.set(result.id, found.get(result.id) ?? result);
			}
		}
		// Pagefind finds nothing where parts of its index do not come.
		if (found.size === 0) await assertReachable(lang);
		const pages = await Promise.all([...found.values()].slice(0, max).map((result) => result.data()));
		const hits = pages.map((page) => readPage(page, wanted)).filter(({ excerpt }) => isMeant(excerpt, wanted));
		if (hits.length === 0) return noTexts;
		const marked = pages.flatMap(({ excerpt, sub_results: sections }) =>
			[excerpt, ...sections.map((section) => section.excerpt)].flatMap((html) => markedWords(readExcerpt(html))),
		);
		const least = Math.min(...wanted.map((word) => partFound(fold(word), marked)));
		return { hits, total: found.size, least };
	};
}

async function assertReachable(lang: Lang): Promise<void> {
	const { ok, status } = await fetch(atBase(`${textIndexPath(lang)}pagefind-entry.json`), { cache: "no-store" });
	if (!ok) throw new TypeError(`the full-text index answers ${status}`);
}

/** The words of a query, apart from those of one or two letters, which every text has; an elided one counts as such («l’hiver»). */
function wordsToFind(query: string, lang: Lang): string[] {
	const text = query.normalize("NFC").toLowerCase();
	const distinctive = distinctiveWords(text);
	const subject = distinctive.filter((word) => !questionWords[lang]?.includes(fold(word)));
	const [words = []] = [subject, distinctive, wordsOf(text)].filter((each) => each.length > 0);
	return words.slice(0, wordsMax);
}

/**
 * Pagefind finds the beginnings of unknown words, too: «Seife» for «Seifenlauge» is an answer, «h» for «html» and «ARS» for «arosage» are
 * none.
 */
function isMeant(excerpt: readonly Part[], wanted: readonly string[]): boolean {
	const found = markedWords(excerpt);
	return wanted.some((word) => found.some((other) => other.startsWith(fold(word).slice(0, 3))));
}

/** The words that were found, folded. */
function markedWords(excerpt: readonly Part[]): string[] {
	return excerpt.flatMap(({ text, hit }) => (hit ? wordsOf(fold(text)) : []));
}

/** How much of a word is the beginning of one that was found, of 1. */
function partFound(word: string, found: readonly string[]): number {
	const shared = (other: string) => [...word].findIndex((letter, at) => letter !== other[at]);
	return Math.max(0, ...found.map((other) => (other.startsWith(word) ? 1 : shared(other) / word.length)));
}

function readPage({ raw_url: url, meta, excerpt, sub_results: sections }: PagefindPage, wanted: readonly string[]): TextHit {
	const title = beginningsIn(meta.title ?? "");
	const sought = [...beginningsIn(wanted.join(" "))].filter((beginning) => !title.has(beginning));
	const [best] = sections
		.filter(({ anchor }) => anchor)
		.map((section) => ({ section, ...weigh(section, sought) }))
		.sort((a, b) => b.words - a.words || b.score - a.score);
	const { anchor, title: heading, excerpt: part } = best?.section ?? {};
	return {
		page: url,
		path: anchor ? `${url}#${anchor.id}` : url,
		title: meta.title ?? "",
		section: heading ?? null,
		excerpt: withEllipses(readExcerpt(part ?? excerpt)),
	};
}

/** How well a section answers: how many of the words that the page's title lacks it has, and how well Pagefind finds those it has. */
function weigh(
	{ excerpt, weighted_locations: places }: PagefindSection,
	sought: readonly string[],
): { words: number; score: number } {
	const marked = readExcerpt(excerpt).map(({ text, hit }) => (hit ? text : ""));
	const found = beginningsIn(marked.join(" "));
	return {
		words: sought.filter((beginning) => found.has(beginning)).length,
		score: places.reduce((sum, { balanced_score }) => sum + balanced_score, 0),
	};
}

/** The first letters of the words of a text, which their inflected forms share. */
function beginningsIn(text: string): Set<string> {
	return new Set(wordsOf(fold(text)).map((word) => word.slice(0, 4)));
}

/** An excerpt as Pagefind writes it: text with `<`, `>` and its marks as HTML. */
function readExcerpt(html: string): Part[] {
	return html
		.split(/<(\/?)mark>/)
		.map((text, index, all) => ({ text: text.replaceAll("&lt;", "<").replaceAll("&gt;", ">"), hit: all[index - 1] === "" }))
		.filter(({ text }, index) => index % 2 === 0 && text !== "");
}

/** Says that a text goes on before and after an excerpt that does not begin or end with a sentence. */
function withEllipses(excerpt: Part[]): Part[] {
	const words = excerpt.map(({ text }) => text).join("");
	const before = /^[^\p{L}]*\p{Ll}/u.test(words) ? [{ text: "… ", hit: false }] : [];
	const after = /[.!?…]\P{L}*$/u.test(words) ? [] : [{ text: " …", hit: false }];
	return [...before, ...excerpt, ...after];
}
