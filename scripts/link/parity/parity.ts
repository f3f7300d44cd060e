import { defaultLang, type Lang, langs } from "#schemas/spec/languages.ts";
import type { Entry, Part } from "../../types/content.ts";
import { eachEntry, kindOf, type LinkRule } from "../linking.ts";
import { type Differing, reportDifferences } from "./difference.ts";
import { compareLinks } from "./links.ts";
import { compareLists } from "./lists.ts";
import { compareNumbers } from "./numbers.ts";
import { comparePlaceholders } from "./placeholders.ts";
import { alignTexts, compareStructures } from "./structure.ts";

/** The languages of an entry tell the same: lists, headings, blocks, links, placeholders. */
export const checkParity: LinkRule = ({ content }) =>
	eachEntry(content.entries, (entry) => {
		const original = entry.texts[defaultLang];
		if (!original?.data) return [];
		const known = figuresOf(entry);
		const differing = langs.flatMap((lang): Differing[] => {
			const text = entry.texts[lang];
			return text?.data && text !== original ? [{ lang, differences: compare(original, text, known, lang) }] : [];
		});
		return reportDifferences(differing);
	});

function compare(original: Part, text: Part, known: ReadonlySet<string> | null, lang: Lang) {
	const aligned = alignTexts(original, text);
	return [
		...compareLists(original, text),
		...comparePlaceholders(original, text, aligned, known),
		...compareLinks(original, text, aligned),
		...compareNumbers(original, text, aligned, lang),
		...compareStructures(original, text, aligned),
	];
}

/** Names of the figures that texts may say; null where the facts are broken. */
function figuresOf(entry: Entry): ReadonlySet<string> | null {
	const facts = entry.facts?.data;
	return facts ? new Set(Object.keys(kindOf(entry).figures(facts))) : null;
}
