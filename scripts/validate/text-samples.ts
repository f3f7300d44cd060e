import { placeholderPattern } from "#schemas/figures.ts";
import { indexLines } from "../report/line-index.ts";
import type { ParsedFile, Passage, TextSample } from "../types/content.ts";
import { maskAddresses } from "../typography/check-typography.ts";
import type { Spoken } from "../typography/conventions.ts";
import { hashOf } from "../typography/sample-hash.ts";
import { countSaid, findWords, type Heard, hasCapital, hearWords, tellLanguage } from "../typography/tell-language.ts";

/** Fewest words, besides names, that languages do not have alike by chance; strings of the interface are short. */
const fewestSaid = { interface: 3, text: 4 };

/** So many signs of a passage show in which language it is; to look at all of them takes time and tells no more. */
const beginning = 120;

/** In so many signs of a passage its beginning is found, whatever is left out of it: italics, quotations, addresses. */
const lookedAt = 2000;

/** What the passages of a file say in words of their own, for the comparison of languages. */
export function findSamples(
	spoken: readonly Spoken[],
	{ text, contentFile }: Pick<ParsedFile, "text" | "contentFile">,
): TextSample[] {
	const locate = indexLines(text);
	const fewest = contentFile.role === "ui" ? fewestSaid.interface : fewestSaid.text;
	return spoken.flatMap(({ lang, passages }) =>
		passages.flatMap((passage): TextSample[] => {
			const words = findWords(beginningOf(passage));
			const heard = hearWords(words);
			if (!saysEnough(words, heard, fewest)) return [];
			const fluency = countSaid(heard, lang);
			const place = locate(passage.pieces[0]?.[1] ?? 0);
			const reads = tellLanguage(words, heard, lang);
			return [{ lang, hash: hashOf(words), fluency, place, ...(reads ? { reads } : {}) }];
		}),
	);
}

/** Names are alike in many languages: whatever has a capital inside a sentence, and words that no function word holds together. */
function saysEnough(words: readonly string[], heard: Heard, fewest: number): boolean {
	if (words.length < fewest || heard.every((who) => who === 0)) return false;
	let said = 0;
	return words.some((word, index) => {
		if (index === 0 || !hasCapital(word)) said++;
		return said === fewest;
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
