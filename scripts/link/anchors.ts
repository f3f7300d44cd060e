import { type Lang, langs } from "#schemas/spec/languages.ts";
import type { Entry } from "../pipeline/seams.ts";
import { kindOf, type Linking } from "./linking.ts";

/** Anchors that the page of an entry has in one language: those of its template and those of its headings. */
export function anchorsOf(entry: Entry, lang: Lang, { slugs }: Linking): string[] {
	const facts = entry.facts?.data;
	const fromTemplate = facts ? kindOf(entry).anchors(facts, slugs) : [];
	const fromText = (entry.texts[lang]?.marks ?? []).flatMap((mark) => (mark.type === "heading" ? [mark.id] : []));
	return [...fromTemplate, ...fromText];
}

/** Anchors that the page has in each of these languages. */
export function commonAnchors(entry: Entry, asked: readonly Lang[], linking: Linking): string[] {
	const [first = [], ...others] = asked.map((lang) => anchorsOf(entry, lang, linking));
	return first.filter((anchor) => others.every((each) => each.includes(anchor)));
}

/** Languages whose text can be read. */
export function readableLangs({ texts }: Entry): Lang[] {
	return langs.filter((lang) => texts[lang]?.body || texts[lang]?.data);
}
