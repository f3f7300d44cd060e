import { defaultLang, type Lang, langs } from "#schemas/spec/languages.ts";
import type { Entry, Part } from "../../types/content.ts";
import { eachEntry, kindOf, type LinkRule } from "../linking.ts";
import { type Differing, reportDifferences } from "./difference.ts";
import { compareLinks } from "./links.ts";
import { describeUneven, findUnevenLists, withoutLists } from "./lists.ts";
import { compareNumbers } from "./numbers.ts";
import { comparePlaceholders } from "./placeholders.ts";
import { alignTexts, compareStructures } from "./structure.ts";

/** The texts of an entry correspond in all languages: lists, headings, blocks, links, placeholders. */
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
	const uneven = findUnevenLists(original, text);
	const [there, here] = [withoutLists(original, uneven), withoutLists(text, uneven)];
	const aligned = alignTexts(there, here);
	return [
		...uneven.map((list) => describeUneven(list, original, text)),
		...comparePlaceholders(there, here, aligned, known),
		...compareLinks(there, here, aligned),
		...compareNumbers(there, here, aligned, lang),
		...compareStructures(there, here, aligned),
	];
}

/** Names of the figures available to texts; null if the facts are invalid. */
function figuresOf(entry: Entry): ReadonlySet<string> | null {
	const facts = entry.facts?.data;
	return facts ? new Set(Object.keys(kindOf(entry).figures(facts))) : null;
}
