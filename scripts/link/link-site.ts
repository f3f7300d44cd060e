import { credit } from "#schemas/credit.ts";
import { navigation, redirects, siteConfig, sources, vocabulary } from "#schemas/site-config.ts";
import { type Lang, langs } from "#schemas/spec/languages.ts";
import { splitPart } from "#schemas/spec/paging.ts";
import { uiStrings } from "#schemas/ui-strings.ts";
import type { CompleteEntry, Content, Entry, Part, Route, Site } from "../pipeline/seams.ts";
import { type Diagnostic, isError, type Outcome } from "../report/diagnostic.ts";
import { attempt, attemptFindings, wholeContent } from "../report/internal.ts";
import { createAnchors } from "./anchors.ts";
import { checkCredits } from "./credits.ts";
import { checkExpectations } from "./expectations.ts";
import { checkFigures } from "./figures.ts";
import { kindOf, type Linking, type LinkRule } from "./linking.ts";
import { checkLinks } from "./links.ts";
import { checkLists } from "./lists.ts";
import { checkParity } from "./parity.ts";
import { assignPaths } from "./paths.ts";
import { checkPictures, shownPhotos } from "./pictures.ts";
import { checkReadingTime } from "./reading-time.ts";
import { checkRedirects, redirectMap } from "./redirects.ts";
import { checkReferences } from "./references.ts";
import { checkRequiredPages } from "./required-pages.ts";
import { checkTitleLengths } from "./title-lengths.ts";
import { checkTitledLinks } from "./titled-links.ts";
import { checkTitles } from "./titles.ts";
import { checkTranslations } from "./translations.ts";
import { checkWordings } from "./wordings.ts";

/** Every rule about how the parts of the content fit together. */
const rules: readonly LinkRule[] = [
	checkReferences,
	checkExpectations,
	checkLinks,
	checkTitledLinks,
	checkRequiredPages,
	checkRedirects,
	checkPictures,
	checkCredits,
	checkFigures,
	checkParity,
	checkTranslations,
	checkWordings,
	checkTitles,
	checkTitleLengths,
	checkLists,
	checkReadingTime,
];

/** Takes the content; gives the site, or null when anything before or here is at fault. `before` are earlier findings. */
export function linkSite(content: Content, before: readonly Diagnostic[]): Outcome<Site | null> {
	const paths = attempt(wholeContent, null, () => assignPaths(content));
	// Without addresses every link would seem dead.
	if (!paths.value) return { value: null, diagnostics: paths.diagnostics };
	const linking = prepareLinking(content, paths.value);
	const found = [...paths.diagnostics, ...rules.flatMap((rule) => attemptFindings(wholeContent, () => rule(linking)))];
	if ([...before, ...found].some(isError)) return { value: null, diagnostics: found };
	const site = attempt<Site | null>(wholeContent, null, () => ({ value: completeSite(linking), diagnostics: [] }));
	return { value: site.value, diagnostics: [...found, ...site.diagnostics] };
}

/** Looks up once what rules ask about many links. */
function prepareLinking(content: Content, pages: ReadonlyMap<string, Entry>): Linking {
	const redirects = redirectMap(content.single.redirects);
	const slugs = slugsByKind(content.entries);
	const ownPaths = new Map<Part, string>();
	for (const [path, { facts, texts }] of pages)
		for (const part of [facts, ...Object.values(texts)]) if (part && !ownPaths.has(part)) ownPaths.set(part, path);
	return {
		...{ content, pages, redirects, slugs, ownPaths },
		brokenSlugs: new Set(content.entries.filter(({ facts }) => !facts?.data).map(({ slug }) => slug)),
		anchorsOf: createAnchors(slugs),
	};
}

function slugsByKind(entries: readonly Entry[]): Record<string, string[]> {
	const slugs: Record<string, string[]> = {};
	for (const { kind, slug } of entries) {
		const known = slugs[kind];
		if (known) known.push(slug);
		else slugs[kind] = [slug];
	}
	return slugs;
}

/** Only ever called for content without errors, so what is missing here is a mistake of ours. */
function completeSite({ content, pages }: Linking): Site {
	const entries = content.entries.map(completeEntry).sort((a, b) => (a.slug < b.slug ? -1 : 1));
	const known = new Map(entries.map((entry) => [`${entry.kind} ${entry.slug}`, entry]));
	const shown = shownPhotos(content);
	const part = <T>(shape: { parse(data: unknown): T }, found: { data: object | null } | undefined): T => shape.parse(found?.data);
	return {
		config: part(siteConfig, content.single.site),
		navigation: part(navigation, content.single.navigation),
		redirects: part(redirects, content.single.redirects),
		sources: part(sources, content.single.sources),
		entries,
		routes: [...pages]
			.flatMap(([path, { kind, slug }]) => routesOf(path, known.get(`${kind} ${slug}`)))
			.sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0)),
		terms: Object.fromEntries(Object.entries(content.terms).map(([name, found]) => [name, part(vocabulary, found)])),
		strings: perLang((lang) => part(uiStrings, content.ui[lang])),
		images: content.images.map(({ name }) => name),
		photos: Object.fromEntries(
			content.photos
				.filter(({ name }) => shown.has(name))
				.map((photo) => [photo.name, { ...photo, credit: part(credit, content.credits[photo.stem]) }]),
		),
	};
}

function completeEntry({ kind, slug, facts, texts }: Entry): CompleteEntry {
	if (!facts?.data) throw new Error(`${slug} has no facts`);
	return {
		kind,
		slug,
		facts: facts.data,
		texts: perLang((lang) => {
			const part = texts[lang];
			if (!part?.data) throw new Error(`${slug} has no text in ${lang}`);
			return { text: part.data, body: part.body ?? { type: "root", children: [] }, file: part.file };
		}),
	};
}

function routesOf(path: string, entry: CompleteEntry | undefined): Route[] {
	if (!entry) throw new Error(`${path} has no entry`);
	const indexable = kindOf(entry).indexable(entry.facts);
	const { part } = splitPart(path);
	return langs.map((lang) => ({ path, part, lang, entry, indexable, origin: entry.texts[lang].file }));
}

function perLang<T>(make: (lang: Lang) => T): Record<Lang, T> {
	return Object.fromEntries(langs.map((lang) => [lang, make(lang)])) as Record<Lang, T>;
}
