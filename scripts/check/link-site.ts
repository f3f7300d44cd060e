import { calendar } from "#schemas/content/calendar.ts";
import { credit } from "#schemas/content/credit.ts";
import { diagnosis } from "#schemas/content/diagnosis.ts";
import { safety } from "#schemas/content/safety.ts";
import { navigation, redirects, siteConfig, sources, vocabulary } from "#schemas/content/site-config.ts";
import { byText } from "#schemas/shared/by-text.ts";
import { defaultLang, type Lang, langs, perLanguage } from "#schemas/shared/languages.ts";
import { splitPart } from "#schemas/shared/paging.ts";
import { withoutForm } from "#schemas/shared/plural-forms.ts";
import { type Diagnostic, isError, type Outcome } from "../report/diagnostic.ts";
import { attempt, attemptFindings, wholeContent } from "../report/internal.ts";
import type { CompleteEntry, Content, Entry, Part, Route, Site } from "../types/content.ts";
import { checkAnchorParity } from "./anchor-parity.ts";
import { checkCredits } from "./credits.ts";
import { checkDates } from "./dates.ts";
import { checkDetails } from "./details.ts";
import { checkDiagnosis } from "./diagnosis.ts";
import { entryRules } from "./entry-rules.ts";
import { checkFilledBlocks } from "./filled-blocks.ts";
import { checkGlossary } from "./glossary.ts";
import { checkHeadingIds } from "./heading-ids.ts";
import { createLinkedContent } from "./linked-content.ts";
import { checkLinks } from "./links.ts";
import { checkNumbers } from "./numbers.ts";
import { checkOffers } from "./offers.ts";
import { findLostProse } from "./parity/prose.ts";
import { assignPaths } from "./paths.ts";
import { checkPictures, shownPhotos } from "./pictures.ts";
import { checkRedirects } from "./redirects.ts";
import { checkReferences } from "./references.ts";
import { checkNamedFigures, checkRepeatedFigures } from "./repeated-figures.ts";
import { checkRequiredPages } from "./required-pages.ts";
import { kindOf, type LinkedContent, type Rule, stringsIn } from "./rule.ts";
import { checkScenes } from "./scenes.ts";
import { checkStaleSafety } from "./stale-safety.ts";
import { checkSamples } from "./text-samples.ts";
import { checkTitleLengths } from "./title-lengths.ts";
import { checkTitledLinks } from "./titled-links.ts";
import { checkTitles } from "./titles.ts";
import { checkUiKeys } from "./ui-keys.ts";
import { checkUiPlaceholders } from "./ui-placeholders.ts";
import { checkUncitedSources } from "./uncited-sources.ts";
import { checkWeakSources } from "./weak-sources.ts";

/** All rules about how the parts of the content fit together. Those within an entry are in `entry-rules.ts`. */
const rules: readonly Rule[] = [
	checkReferences,
	checkFilledBlocks,
	checkLinks,
	checkAnchorParity,
	checkHeadingIds,
	checkTitledLinks,
	checkGlossary,
	checkOffers,
	checkRequiredPages,
	checkRedirects,
	checkPictures,
	checkDetails,
	checkDiagnosis,
	checkCredits,
	checkScenes,
	checkUiKeys,
	checkUiPlaceholders,
	checkSamples,
	checkTitles,
	checkTitleLengths,
	checkNumbers,
	checkRepeatedFigures,
	checkNamedFigures,
	checkDates,
	checkStaleSafety,
	checkWeakSources,
	checkUncitedSources,
	(context) => entryRules.flatMap((rule) => rule(withoutEntries(context))),
];

/** The interface and the menus, which the rules for entries also apply to; entries have already been checked one by one. */
function withoutEntries(context: LinkedContent): LinkedContent {
	const { content } = context;
	const parts = content.parts.filter(({ contentFile }) => contentFile.role !== "facts" && contentFile.role !== "text");
	return { ...context, content: { ...content, entries: [], parts } };
}

/** Input besides the content: `before` are earlier findings, `date` the date of the run. */
export type LinkOptions = {
	before: readonly Diagnostic[];
	date: string | null;
	/** Returns cached findings of an earlier run if nothing that the rules use has changed. */
	memoFindings(find: () => Diagnostic[]): Diagnostic[];
};

/** Links the content into a site, or null if there are errors, here or before. */
export function linkSite(content: Content, { before, date, memoFindings }: LinkOptions): Outcome<Site | null> {
	const paths = attempt(wholeContent, null, () => assignPaths(content));
	// Without addresses every link would be reported as dead.
	const pages = paths.value;
	if (!pages) return { value: null, diagnostics: paths.diagnostics };
	const ofRules = memoFindings(() => {
		const context = createLinkedContent(content, pages, date);
		return rules.flatMap((rule) => attemptFindings(wholeContent, () => rule(context)));
	});
	// Any edited text may change what is usual, and the comparison takes less time than looking for the last one.
	const lost = attemptFindings(wholeContent, () => findLostProse(content.entries));
	const found = [...paths.diagnostics, ...ofRules, ...lost];
	if ([...before, ...found].some(isError)) return { value: null, diagnostics: found };
	const site = attempt<Site | null>(wholeContent, null, () => ({ value: completeSite(content, pages), diagnostics: [] }));
	return { value: site.value, diagnostics: [...found, ...site.diagnostics] };
}

/** Called only for content without errors, so missing data is a bug. */
function completeSite(content: Content, pages: LinkedContent["pages"]): Site {
	const entries = content.entries.map(completeEntry).sort((a, b) => byText(a.slug, b.slug));
	const known = new Map(entries.map((entry) => [`${entry.kind} ${entry.slug}`, entry]));
	const shown = shownPhotos(content);
	const part = <T>(shape: { parse(data: unknown): T }, found: { data: object | null } | undefined): T => shape.parse(found?.data);
	return {
		config: part(siteConfig, content.single.site),
		navigation: part(navigation, content.single.navigation),
		redirects: part(redirects, content.single.redirects),
		sources: part(sources, content.single.sources),
		safety: content.single.safety ? part(safety, content.single.safety) : null,
		calendar: content.single.calendar ? part(calendar, content.single.calendar) : null,
		diagnosis: content.single.diagnosis ? part(diagnosis, content.single.diagnosis) : null,
		entries,
		routes: [...pages]
			.flatMap(([path, { kind, slug }]) => routesOf(path, known.get(`${kind} ${slug}`)))
			.sort((a, b) => byText(a.path, b.path)),
		terms: Object.fromEntries(Object.entries(content.terms).map(([name, found]) => [name, part(vocabulary, found)])),
		strings: perLanguage((lang) => stringsIn(content, lang) ?? {}),
		notes: notesIn(content.ui[defaultLang]),
		images: content.images.map(({ name }) => name),
		photos: Object.fromEntries(
			content.photos
				.filter(({ name }) => shown.has(name))
				.map((photo) => [photo.name, { ...photo, credit: part(credit, content.credits[photo.stem]) }]),
		),
	};
}

/** What a file of interface strings says to translators, by the key in code. */
function notesIn(part: Part | undefined): Site["notes"] {
	const marks = part?.marks ?? [];
	return Object.fromEntries(
		marks.flatMap((mark) => (mark.type === "note" ? [[withoutForm(mark.pointer.slice(1)), mark.text]] : [])),
	);
}

/** An entry without errors. */
function completeEntry({ kind, slug, facts, texts }: Entry): CompleteEntry {
	if (!facts?.data) throw new Error(`${slug} has no facts`);
	return {
		kind,
		slug,
		facts: facts.data,
		texts: perLanguage((lang) => {
			const part = texts[lang];
			if (!part) throw new Error(`${slug} has no text in ${lang}`);
			return completeText(part);
		}),
	};
}

/** A text with everything that a site needs of it. Throws if the text is not valid. */
export function completeText({ file, data, digest }: Part): CompleteEntry["texts"][Lang] {
	if (!data || !digest) throw new Error(`${file} is not valid`);
	return { text: data, file, ...digest };
}

function routesOf(path: string, entry: CompleteEntry | undefined): Route[] {
	if (!entry) throw new Error(`${path} has no entry`);
	const indexable = kindOf(entry).address.indexable(entry.facts);
	const { part } = splitPart(path);
	return langs.map((lang) => ({ path, part, lang, entry, indexable, origin: entry.texts[lang].file }));
}
