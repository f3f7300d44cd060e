import { placeholderPattern } from "#schemas/figures.ts";
import { indexLines } from "../report/line-index.ts";
import type { ParsedFile, Passage, TextSample } from "../types/content.ts";
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

/** Fewest words, besides names, that languages do not have alike by chance; strings of the interface are short. */
const fewestWords = { interface: 3, text: 4 };

/** So many signs of a passage show in which language it is; to look at all of them takes time and tells no more. */
const beginning = 120;

/** In so many signs of a passage its beginning is found, whatever is left out of it: italics, quotations, addresses. */
const lookedAt = 2000;

/** What the passages of a file say in words of their own, for the comparison of languages. */
export function findSamples(
	passagesByLang: readonly PassagesOfLang[],
	{ text, contentFile }: Pick<ParsedFile, "text" | "contentFile">,
): TextSample[] {
	const locate = indexLines(text);
	const fewest = contentFile.role === "ui" ? fewestWords.interface : fewestWords.text;
	return passagesByLang.flatMap(({ lang, passages }) =>
		passages.flatMap((passage): TextSample[] => {
			const words = findWords(beginningOf(passage));
			const wordLangs = langsOfWords(words);
			if (!hasEnoughWords(words, wordLangs, fewest)) return [];
			const fluency = countWordsOf(wordLangs, lang);
			const position = locate(passage.pieces[0]?.[1] ?? 0);
			const reads = detectLanguage(words, wordLangs, lang);
			return [{ lang, hash: hashOf(words), fluency, position, ...(reads ? { reads } : {}) }];
		}),
	);
}

/** Names are alike in many languages: whatever has a capital inside a sentence, and words that no function word holds together. */
function hasEnoughWords(words: readonly string[], wordLangs: WordLangs, fewest: number): boolean {
	if (words.length < fewest || wordLangs.every((who) => who === 0)) return false;
	let counted = 0;
	return words.some((word, index) => {
		if (index === 0 || !hasCapital(word)) counted++;
		return counted === fewest;
	});
}

/** The marks of any language: what is said inside may be in another one than the file. */
const quotations = /«[^»]*»|„[^“”]*[“”]|“[^”]*”|‚[^‘’]*[‘’]|‘[^’]*’|"[^"]*"/g;

function beginningOf({ text, italics = [] }: Passage): string {
	const start = text.slice(0, beginning + longestAddress);
	if (!mayBeLeftOut.test(start) && !italics.some(([from]) => from < beginning)) return start.slice(0, beginning);
	const plain = italics
		.filter(([from]) => from < lookedAt)
		.reduceRight((rest, [from, to]) => `${rest.slice(0, from)} ${rest.slice(to)}`, text.slice(0, lookedAt));
	return maskAddresses(plain, " ").replace(placeholderPattern, " ").replace(quotations, " ").slice(0, beginning);
}

/** Signs of what is left out, hardly any of which most passages hold: a quotation, the name of a figure, an address. */
const mayBeLeftOut = /[«„“‚‘"{@/]|www\./;

/** The part before the @ of an address has no more signs (RFC 5321). */
const longestAddress = 64;
