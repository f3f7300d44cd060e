import { defaultLang, type Lang, langs } from "#schemas/spec/languages.ts";
import type { Entry, Part } from "../../types/content.ts";
import { eachEntry, kindOf, type LinkRule } from "../link-context.ts";
import { type Difference, type Differing, reportDifferences } from "./difference.ts";
import { compareLinks } from "./links.ts";
import { describeUneven, findUnevenLists, withoutLists } from "./lists.ts";
import { compareNumbers } from "./numbers.ts";
import { compareNumbersInWords, type Pair } from "./numbers-in-words.ts";
import { comparePlaceholders } from "./placeholders.ts";
import { alignTexts, compareStructures } from "./structure.ts";

/** The texts of an entry correspond in all languages: lists, headings, blocks, links, placeholders. */
export const checkParity: LinkRule = ({ content }) =>
	eachEntry(content.entries, (entry) => {
		const original = entry.texts[defaultLang];
		if (!original?.data) return [];
		const known = figuresOf(entry);
		const pairs = langs.flatMap((lang): Pair[] => {
			const text = entry.texts[lang];
			return text?.data && text !== original ? [pairOf(original, text, lang)] : [];
		});
		const numbersInWords = compareNumbersInWords(pairs);
		return reportDifferences(
			pairs.map((pair): Differing => {
				const differences = [...compare(pair, known), ...(numbersInWords.get(pair.lang) ?? [])];
				return { lang: pair.lang, differences };
			}),
		);
	});

function pairOf(original: Part, text: Part, lang: Lang): Pair {
	const uneven = findUnevenLists(original, text);
	const [there, here] = [withoutLists(original, uneven), withoutLists(text, uneven)];
	return { lang, original: there, text: here, uneven, aligned: alignTexts(there, here) };
}

function compare({ original, text, uneven, aligned, lang }: Pair, known: ReadonlySet<string> | null): Difference[] {
	return [
		...uneven.map((list) => describeUneven(list, original, text)),
		...comparePlaceholders(original, text, aligned, known),
		...compareLinks(original, text, aligned),
		...compareNumbers(original, text, aligned, lang),
		...compareStructures(original, text, aligned),
	];
}

/** Names of the figures available to texts; null if the facts are invalid. */
function figuresOf(entry: Entry): ReadonlySet<string> | null {
	const facts = entry.facts?.data;
	return facts ? new Set(Object.keys(kindOf(entry).figures(facts))) : null;
}
