import { placeholderPattern } from "#schemas/content/figures.ts";
import { indexLines } from "../../report/line-index.ts";
import type { ParsedFile, Passage, TextSample } from "../../types/content.ts";
import { maskAddresses } from "../typography/check-typography.ts";
import type { PassagesOfLang } from "../typography/conventions.ts";
import {
	countWordsOf,
	detectLanguage,
	findWords,
	hasCapital,
	langsOfWords,
	type WordLangs,
} from "../typography/detect-language.ts";
import { hashOf } from "../typography/sample-hash.ts";

/** Fewest words, without names, that are not equal in two languages by chance; interface strings are short. */
const minWords = { interface: 3, text: 4 };

/** Number of characters of a passage that are enough to detect its language; more take time and change nothing. */
const beginning = 120;

/** Number of characters in which that beginning is found, whatever is removed: italics, quotations, addresses. */
const searchedLength = 2000;

/** Samples of the passages of a file, for the comparison of languages. */
export function findSamples(
	passagesByLang: readonly PassagesOfLang[],
	{ text, contentFile }: Pick<ParsedFile, "text" | "contentFile">,
): TextSample[] {
	const locate = indexLines(text);
	const minimum = contentFile.role === "ui" ? minWords.interface : minWords.text;
	return passagesByLang.flatMap(({ lang, passages }) =>
		passages.flatMap((passage): TextSample[] => {
			const words = findWords(beginningOf(passage));
			const wordLangs = langsOfWords(words);
			if (!hasEnoughWords(words, wordLangs, minimum)) return [];
			const fluency = countWordsOf(wordLangs, lang);
			const position = locate(passage.pieces[0]?.[1] ?? 0);
			const reads = detectLanguage(words, wordLangs, lang);
			return [{ lang, hash: hashOf(words), fluency, position, ...(reads ? { reads } : {}) }];
		}),
	);
}

/** Names are equal in many languages: capitalised words inside a sentence, and word lists without a function word. */
function hasEnoughWords(words: readonly string[], wordLangs: WordLangs, minimum: number): boolean {
	if (words.length < minimum || wordLangs.every((who) => who === 0)) return false;
	let counted = 0;
	return words.some((word, index) => {
		if (index === 0 || !hasCapital(word)) counted++;
		return counted === minimum;
	});
}

/** Quotation marks of any language: a quotation may be in another language than the file. */
const quotations = /«[^»]*»|„[^“”]*[“”]|“[^”]*”|‚[^‘’]*[‘’]|‘[^’]*’|"[^"]*"/g;

function beginningOf({ text, italics = [] }: Passage): string {
	const start = text.slice(0, beginning + longestAddress);
	if (!mayBeLeftOut.test(start) && !italics.some(([from]) => from < beginning)) return start.slice(0, beginning);
	const plain = italics
		.filter(([from]) => from < searchedLength)
		.reduceRight((rest, [from, to]) => `${rest.slice(0, from)} ${rest.slice(to)}`, text.slice(0, searchedLength));
	return maskAddresses(plain, " ").replace(placeholderPattern, " ").replace(quotations, " ").slice(0, beginning);
}

/** Characters of what is removed, which most passages do not contain: quotations, names of figures, addresses. */
const mayBeLeftOut = /[«„“‚‘"{@/]|www\./;

/** Longest part of an e-mail address before the @ (RFC 5321). */
const longestAddress = 64;
