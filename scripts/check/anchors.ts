import { offerAnchor } from "#schemas/content/affiliate/offers.ts";
import { type Lang, langs, perLanguage } from "#schemas/shared/languages.ts";
import { onceEach } from "#schemas/shared/once.ts";
import type { Entry } from "../types/content.ts";
import { kindOf, type LinkedContent } from "./rule.ts";

/** Creates a function that returns an entry's anchors; results are cached, because many links lead to the same page. */
export function createAnchors(slugs: LinkedContent["slugs"]): LinkedContent["anchorsOf"] {
	const anchorsIn = perLanguage((lang) => onceEach((entry: Entry) => new Set(listAnchors(entry, lang, slugs))));
	return (entry, lang) => anchorsIn[lang](entry);
}

/** Anchors on the page of an entry in one language: those of its template and those of its headings. */
function listAnchors(entry: Entry, lang: Lang, slugs: LinkedContent["slugs"]): string[] {
	const facts = entry.facts?.data;
	const fromTemplate = facts ? kindOf(entry).address.anchors(facts, entry.texts[lang]?.data ?? null, slugs) : [];
	const fromText = entry.texts[lang]?.anchors ?? [];
	// Not anchors of the page: the build replaces links to them with the offers.
	const offers = facts ? Object.keys(kindOf(entry).shape.offers(facts)).map(offerAnchor) : [];
	return [...fromTemplate, ...fromText, ...offers];
}

/** Anchors that exist in each of these languages. */
export function commonAnchors(entry: Entry, among: readonly Lang[], { anchorsOf }: LinkedContent): string[] {
	const [first = [], ...others] = among.map((lang) => anchorsOf(entry, lang));
	return [...first].filter((anchor) => others.every((each) => each.has(anchor)));
}

/** Languages whose text is valid. */
export function readableLangs({ texts }: Entry): Lang[] {
	return langs.filter((lang) => texts[lang]?.body || texts[lang]?.data);
}
