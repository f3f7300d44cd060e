import { credit } from "#schemas/credit.ts";
import { safety } from "#schemas/safety.ts";
import { navigation, redirects, siteConfig, sources, vocabulary } from "#schemas/site-config.ts";
import { langs, perLanguage } from "#schemas/spec/languages.ts";
import { splitPart } from "#schemas/spec/paging.ts";
import { uiStrings } from "#schemas/ui-strings.ts";
import { type Diagnostic, isError, type Outcome } from "../report/diagnostic.ts";
import { attempt, attemptFindings, wholeContent } from "../report/internal.ts";
import type { CompleteEntry, Content, Entry, Route, Site } from "../types/content.ts";
import { checkAnchorParity } from "./anchor-parity.ts";
import { checkCredits } from "./credits.ts";
import { checkDates } from "./dates.ts";
import { checkDetails } from "./details.ts";
import { entryRules } from "./entry-rules.ts";
import { kindOf, type Linking, type LinkRule, readOnce } from "./linking.ts";
import { checkLinks } from "./links.ts";
import { checkNumbers } from "./numbers.ts";
import { checkOffers } from "./offers.ts";
import { assignPaths } from "./paths.ts";
import { checkPictures, shownPhotos } from "./pictures.ts";
import { prepareLinking } from "./prepare.ts";
import { checkRedirects } from "./redirects.ts";
import { checkReferences } from "./references.ts";
import { checkRequiredPages } from "./required-pages.ts";
import { checkSafetyBlocks } from "./safety-blocks.ts";
import { checkScenes } from "./scenes.ts";
import { checkSamples } from "./text-samples.ts";
import { checkTitleLengths } from "./title-lengths.ts";
import { checkTitledLinks } from "./titled-links.ts";
import { checkTitles } from "./titles.ts";
import { checkUiPlaceholders } from "./ui-placeholders.ts";

/** Every rule about how the parts of the content fit together. Those within an entry stand in `entry-rules.ts`. */
const rules: readonly LinkRule[] = [
	checkReferences,
	checkSafetyBlocks,
	checkLinks,
	checkAnchorParity,
	checkTitledLinks,
	checkOffers,
	checkRequiredPages,
	checkRedirects,
	checkPictures,
	checkDetails,
	checkCredits,
	checkScenes,
	checkUiPlaceholders,
	checkSamples,
	checkTitles,
	checkTitleLengths,
	checkNumbers,
	checkDates,
	(linking) => entryRules.flatMap((rule) => rule(withoutEntries(linking))),
];

/** The interface and the menus are held to the rules of entries as well; entries have been, one by one. */
function withoutEntries(linking: Linking): Linking {
	const { content } = linking;
	const parts = content.parts.filter(({ contentFile }) => contentFile.role !== "facts" && contentFile.role !== "text");
	return { ...linking, content: { ...content, entries: [], parts } };
}

/** What is known besides the content: `before` are earlier findings, `date` the day that the run is for. */
export type LinkOptions = {
	before: readonly Diagnostic[];
	date: string | null;
	/** Gives the findings of an earlier run again where nothing has changed that rules look at. */
	rememberFindings(find: () => Diagnostic[]): Diagnostic[];
};

/** Takes the content; gives the site, or null when anything before or here is at fault. */
export function linkSite(content: Content, { before, date, rememberFindings }: LinkOptions): Outcome<Site | null> {
	const paths = attempt(wholeContent, null, () => assignPaths(content));
	// Without addresses every link would seem dead.
	const pages = paths.value;
	if (!pages) return { value: null, diagnostics: paths.diagnostics };
	const ofRules = rememberFindings(() => {
		const linking = prepareLinking(content, pages, date);
		return rules.flatMap((rule) => attemptFindings(wholeContent, () => rule(linking)));
	});
	const found = [...paths.diagnostics, ...ofRules];
	if ([...before, ...found].some(isError)) return { value: null, diagnostics: found };
	const site = attempt<Site | null>(wholeContent, null, () => ({ value: completeSite(content, pages), diagnostics: [] }));
	return { value: site.value, diagnostics: [...found, ...site.diagnostics] };
}

/** Only ever called for content without errors, so what is missing here is a mistake of ours. */
function completeSite(content: Content, pages: Linking["pages"]): Site {
	const entries = content.entries.map(completeEntry).sort((a, b) => (a.slug < b.slug ? -1 : 1));
	const known = new Map(entries.map((entry) => [`${entry.kind} ${entry.slug}`, entry]));
	const shown = shownPhotos(content);
	const part = <T>(shape: { parse(data: unknown, how: typeof readOnce): T }, found: { data: object | null } | undefined): T =>
		shape.parse(found?.data, readOnce);
	return {
		config: part(siteConfig, content.single.site),
		navigation: part(navigation, content.single.navigation),
		redirects: part(redirects, content.single.redirects),
		sources: part(sources, content.single.sources),
		safety: content.single.safety ? part(safety, content.single.safety) : null,
		entries,
		routes: [...pages]
			.flatMap(([path, { kind, slug }]) => routesOf(path, known.get(`${kind} ${slug}`)))
			.sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0)),
		terms: Object.fromEntries(Object.entries(content.terms).map(([name, found]) => [name, part(vocabulary, found)])),
		strings: perLanguage((lang) => part(uiStrings[lang], content.ui[lang])),
		images: content.images.map(({ name }) => name),
		photos: Object.fromEntries(
			content.photos
				.filter(({ name }) => shown.has(name))
				.map((photo) => [photo.name, { ...photo, credit: part(credit, content.credits[photo.stem]) }]),
		),
	};
}

/** An entry that nothing is at fault with. */
export function completeEntry({ kind, slug, facts, texts }: Entry): CompleteEntry {
	if (!facts?.data) throw new Error(`${slug} has no facts`);
	return {
		kind,
		slug,
		facts: facts.data,
		texts: perLanguage((lang) => {
			const part = texts[lang];
			if (!part?.data) throw new Error(`${slug} has no text in ${lang}`);
			if (!part.digest) throw new Error(`${part.file} has no digest`);
			return { text: part.data, file: part.file, ...part.digest };
		}),
	};
}

function routesOf(path: string, entry: CompleteEntry | undefined): Route[] {
	if (!entry) throw new Error(`${path} has no entry`);
	const indexable = kindOf(entry).indexable(entry.facts);
	const { part } = splitPart(path);
	return langs.map((lang) => ({ path, part, lang, entry, indexable, origin: entry.texts[lang].file }));
}
