import type { DashboardReport, PageWeight, ReportedEntry } from "#schemas/pages/dashboard/report.ts";
import { addTo } from "#schemas/shared/group-by.ts";
import { defaultLang, type Lang, langs } from "#schemas/shared/languages.ts";

/**
 * Number of texts and words of a kind in a language. `share` is its word count relative to the original; null if the original
 * has none.
 */
export type Coverage = { kind: string; lang: Lang; texts: number; words: number; share: number | null };

/** The coverage of each kind in each language, kinds in the order of the content. */
export function coverageOf(entries: readonly ReportedEntry[]): Coverage[] {
	const kinds = [...new Set(entries.map(({ kind }) => kind))];
	return kinds.flatMap((kind) => {
		const own = entries.filter((entry) => entry.kind === kind);
		const wordsIn = (lang: Lang) => sum(own.map(({ words }) => words[lang]));
		return langs.map((lang) => ({
			kind,
			lang,
			texts: own.filter(({ titles }) => titles[lang]).length,
			words: wordsIn(lang),
			share: ratio(wordsIn(lang), wordsIn(defaultLang)),
		}));
	});
}

/** A translation that is older than its original; `changed` names the parts that differ. */
export type StaleText = { entry: ReportedEntry; lang: Lang; changed: string[] };

/** The number of translations, how many record the version they were made from, and which of these are out of date. */
export function translationsOf(entries: readonly ReportedEntry[]): { all: number; recorded: number; stale: StaleText[] } {
	const texts = entries.flatMap((entry) =>
		langs.filter((lang) => lang !== defaultLang).map((lang) => ({ entry, lang, ...entry.standing[lang] })),
	);
	return {
		all: texts.length,
		recorded: texts.filter((text) => text.is !== "unrecorded").length,
		stale: texts.filter((text) => text.is === "stale").map(({ entry, lang, changed }) => ({ entry, lang, changed })),
	};
}

/** An entry with an indexed page, the pages that link to it, and the pages that it links to. */
export type LinkedPage = { entry: ReportedEntry; path: string; textsIn: string[]; listsIn: string[]; textsOut: string[] };

/** The link graph of indexed pages. Links to and from others are left out. */
export function graphOf(entries: readonly ReportedEntry[]): LinkedPage[] {
	const listed = entries.flatMap((entry) => (entry.listed && entry.path !== null ? [{ entry, path: entry.path }] : []));
	const paths = new Set(listed.map(({ path }) => path));
	const leading = (which: "links" | "lists") => {
		const from = new Map<string, string[]>();
		for (const { entry, path } of listed) for (const to of new Set(entry[which])) addTo(from, to, path);
		return from;
	};
	const [texts, lists] = [leading("links"), leading("lists")];
	return listed.map(({ entry, path }) => ({
		entry,
		path,
		textsIn: texts.get(path) ?? [],
		listsIn: lists.get(path) ?? [],
		textsOut: entry.links.filter((to) => paths.has(to)),
	}));
}

/** Pages that no text links to. The home page is the entry point, so it needs no link. */
export function orphansOf(graph: readonly LinkedPage[]): LinkedPage[] {
	return graph.filter(({ path, textsIn }) => path !== "/" && textsIn.length === 0);
}

/** A page and its size in one language. */
export type WeighedPage = PageWeight & { entry: ReportedEntry; path: string; total: number };

/** Pages of a language, heaviest first. */
export function heaviest({ entries, weights }: DashboardReport, lang: Lang): WeighedPage[] {
	return entries
		.flatMap((entry) => {
			const weight = entry.path === null ? undefined : weights[entry.path]?.[lang];
			return entry.path !== null && weight ? [{ entry, path: entry.path, ...weight, total: weight.html + weight.data }] : [];
		})
		.sort((a, b) => b.total - a.total);
}

export function sum(numbers: readonly number[]): number {
	return numbers.reduce((all, each) => all + each, 0);
}

/** The quotient; null if the divisor is 0. */
export function ratio(value: number, base: number): number | null {
	return base === 0 ? null : value / base;
}
