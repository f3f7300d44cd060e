import { defaultLang, langs } from "#schemas/shared/languages.ts";
import type { Entry } from "../../types/content.ts";
import { eachEntry, kindOf, type Rule } from "../rule.ts";
import { compareContainers } from "./containers.ts";
import { type Difference, type Differing, reportDifferences } from "./difference.ts";
import { compareLinks } from "./links.ts";
import { describeUneven } from "./lists.ts";
import { compareNumbers } from "./numbers.ts";
import { compareNumbersInWords } from "./numbers-in-words.ts";
import { type Pair, pairTexts } from "./pair.ts";
import { comparePlaceholders } from "./placeholders.ts";
import { compareStructures } from "./structure.ts";

/** The texts of an entry correspond in all languages: lists, headings, blocks, links, placeholders. */
export const checkParity: Rule = ({ content }) =>
	eachEntry(content.entries, (entry) => {
		const original = entry.texts[defaultLang];
		if (!original?.data) return [];
		const known = figuresOf(entry);
		const pairs = langs.flatMap((lang): Pair[] => {
			const text = entry.texts[lang];
			return text?.data && text !== original ? [pairTexts(original, text, lang)] : [];
		});
		const numbersInWords = compareNumbersInWords(pairs);
		return reportDifferences(
			pairs.map((pair): Differing => {
				const differences = [...compare(pair, known), ...(numbersInWords.get(pair.lang) ?? [])];
				return { lang: pair.lang, differences };
			}),
		);
	});

function compare(pair: Pair, known: ReadonlySet<string> | null): Difference[] {
	const { original, text, uneven, aligned } = pair;
	return [
		...uneven.map((list) => describeUneven(list, original, text)),
		...comparePlaceholders(original, text, aligned, known),
		...compareLinks(original, text, aligned),
		...compareNumbers(pair),
		...compareStructures(original, text, aligned),
		...compareContainers(original, text, aligned),
	];
}

/** Names of the figures available to texts; null if the facts are invalid. */
function figuresOf(entry: Entry): ReadonlySet<string> | null {
	const facts = entry.facts?.data;
	return facts ? new Set(Object.keys(kindOf(entry).shape.figures(facts))) : null;
}
