import type { ContentReport, ReportedEntry } from "#schemas/pages/dashboard/report.ts";
import { defaultLang, type Lang, perLanguage } from "#schemas/shared/languages.ts";
import { findKindByName } from "../kinds/kinds.ts";
import { recordIn, translationStateOf } from "../kinds/translation.ts";
import type { CompleteEntry, Site } from "../types/content.ts";
import type { PageLinks } from "../types/site.ts";
import { editAddress } from "./edit-address.ts";
import type { Locale } from "./localize.ts";

/**
 * Report for editors about every entry of any kind: languages, words, links, last change. `linksAt` returns the links of the pages
 * at a path, one for each language; `titles` are those of the entries, in the same order.
 */
export function contentReport(
	site: Site,
	linksAt: (path: string) => readonly PageLinks[],
	titles: readonly Record<Lang, string>[],
): ContentReport {
	const entries = site.entries.map((entry, index) =>
		reportEntry(entry, site.config.repository, linksAt, titles[index] ?? perLanguage(() => "")),
	);
	return { entries };
}

function reportEntry(
	entry: CompleteEntry,
	repository: string | undefined,
	linksAt: (path: string) => readonly PageLinks[],
	titles: Record<Lang, string>,
): ReportedEntry {
	const kind = findKindByName(entry.kind);
	const path = kind.address.path(entry.slug, entry.facts);
	const links = path === null ? [] : linksAt(path);
	const files = perLanguage((lang) => entry.texts[lang].file);
	return {
		kind: entry.kind,
		slug: entry.slug,
		path,
		listed: path !== null && kind.address.indexable(entry.facts),
		titles,
		words: perLanguage((lang) => entry.texts[lang].words),
		promisedMinutes: kind.page.readingMinutes(entry.facts),
		standing: perLanguage((lang) => standing(entry, lang)),
		changed: kind.page.changed(entry.facts),
		files,
		edit: perLanguage((lang) => editAddress(repository, files[lang])),
		links: union(links.map(({ texts }) => texts)),
		lists: union(links.map(({ lists }) => lists)),
	};
}

/** The titles of all entries' cards. */
export function titlesOf({ entries }: Site, locales: Record<Lang, Locale>): Record<Lang, string>[] {
	return entries.map((entry) => perLanguage((lang) => locales[lang].summary(entry).title));
}

function standing({ texts }: CompleteEntry, lang: Lang): ReportedEntry["standing"][Lang] {
	if (lang === defaultLang) return { is: "current", changed: [] };
	const original = texts[defaultLang];
	const found = translationStateOf(recordIn(texts[lang].text), original.parts);
	return { is: found.is, changed: found.is === "stale" ? found.changed.map(({ name }) => name) : [] };
}

/** Items of any of the lists, sorted, without duplicates. */
function union(lists: readonly (readonly string[])[]): string[] {
	return [...new Set(lists.flat())].sort();
}
