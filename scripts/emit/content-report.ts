import type { ContentReport, ReportedEntry } from "#schemas/dashboard/report.ts";
import { findKindByName } from "#schemas/kinds.ts";
import { countWords } from "#schemas/reading.ts";
import { defaultLang, type Lang, langs } from "#schemas/spec/languages.ts";
import { splitPart } from "#schemas/spec/paging.ts";
import { recordIn, standingOf, textParts } from "#schemas/translation.ts";
import type { CompleteEntry, EmittedPage, RedirectRule, Site } from "../pipeline/seams.ts";
import { editAddress } from "./edit-address.ts";
import { linksOf } from "./links-of.ts";
import type { Locale } from "./localize.ts";

/** What editors are told about every entry, whatever its kind: languages, words, links, last change (R12.2). */
export function contentReport(
	site: Site,
	pages: readonly EmittedPage[],
	redirects: readonly RedirectRule[],
	locales: Record<Lang, Locale>,
): ContentReport {
	const byPath = new Map<string, EmittedPage[]>();
	for (const page of pages) {
		// A list of several pages is one thing to editors.
		const { path } = splitPart(page.path);
		byPath.set(path, [...(byPath.get(path) ?? []), page]);
	}
	const entries = site.entries.map((entry): ReportedEntry => {
		const kind = findKindByName(entry.kind);
		const path = kind.path(entry.slug, entry.facts);
		const own = path === null ? [] : (byPath.get(path) ?? []);
		const links = own.map(({ data }) => linksOf(data, redirects));
		const perLang = <T>(make: (lang: Lang) => T) =>
			Object.fromEntries(langs.map((lang) => [lang, make(lang)])) as Record<Lang, T>;
		const files = perLang((lang) => entry.texts[lang].file);
		return {
			kind: entry.kind,
			slug: entry.slug,
			path,
			listed: path !== null && kind.indexable(entry.facts),
			titles: perLang((lang) => kind.summary(locales[lang].localize(entry), locales[lang].view).title),
			words: perLang((lang) => countWords([entry.texts[lang].body, entry.texts[lang].text])),
			promisedMinutes: kind.readingMinutes(entry.facts),
			standing: perLang((lang) => standing(entry, lang)),
			changed: kind.changed(entry.facts),
			files,
			edit: perLang((lang) => editAddress(site.config.repository, files[lang])),
			links: union(links.map(({ texts }) => texts)),
			lists: union(links.map(({ lists }) => lists)),
		};
	});
	return { entries };
}

function standing({ texts }: CompleteEntry, lang: Lang): ReportedEntry["standing"][Lang] {
	if (lang === defaultLang) return { is: "current", changed: [] };
	const original = texts[defaultLang];
	const found = standingOf(recordIn(texts[lang].text), textParts(original.text, original.body));
	return { is: found.is, changed: found.is === "stale" ? found.changed.map(({ name }) => name) : [] };
}

/** What any language has. */
function union(lists: readonly (readonly string[])[]): string[] {
	return [...new Set(lists.flat())].sort();
}
