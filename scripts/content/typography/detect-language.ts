import { type Lang, langs, perLanguage } from "#schemas/shared/languages.ts";
import { functionWords } from "./function-words.ts";

/** Fewest words of a passage in which its language can be detected. */
const minWords = 8;

/** One bit per language, so that a set of languages is a number: every word of the content is looked up. */
const bits = perLanguage((lang) => 1 << langs.indexOf(lang));

/** The languages that have a word in their list of function words. */
const langsByWord: ReadonlyMap<string, number> = indexWords();

function indexWords(): Map<string, number> {
	const index = new Map<string, number>();
	for (const lang of langs)
		for (const word of functionWords[lang]?.trim().split(/\s+/) ?? []) index.set(word, (index.get(word) ?? 0) | bits[lang]);
	return index;
}

/** The words of a text, without punctuation, digits and spaces. The part before an apostrophe is a separate word. */
export function findWords(text: string): string[] {
	return text.match(/[^\0-@[-`{-\u00bf\u2000-\u2bff\ufffc]+/g) ?? [];
}

/** For each word, the languages that have it as a function word. */
export function langsOfWords(words: readonly string[]): WordLangs {
	return words.map((word) => langsByWord.get(hasCapital(word) ? word.toLowerCase() : word) ?? 0);
}

/** A set of languages for each word. */
export type WordLangs = readonly number[];

/** Number of words that are function words of a language. */
export function countWordsOf(wordLangs: WordLangs, lang: Lang): number {
	let count = 0;
	for (const who of wordLangs) if (who & bits[lang]) count++;
	return count;
}

/** Whether a word begins with a capital. */
export function hasCapital(word: string): boolean {
	const first = word.charCodeAt(0);
	// In ASCII, capitals come before small letters.
	return first < 0x80 ? first < 0x61 : word.charAt(0) !== word.charAt(0).toLowerCase();
}

/**
 * The other language that a passage is clearly in; null if the words are too few, or may be in the file's `own` language. Clear
 * means three times as many function words as of its own language, at least two of them different; four where half of the words are
 * capitalised, as in lists of names («Plants of the World Online») and often in German. Measured on the content: of 100 passages
 * put into a file of another language, 96 to 99 are detected, and of those in their own file none. Languages without a list are
 * never reported.
 */
export function detectLanguage(words: readonly string[], wordLangs: WordLangs, own: Lang): Lang | null {
	if (words.length < minWords || functionWords[own] === undefined || isClearlyOwn(wordLangs, own)) return null;
	const different = words.filter(hasCapital).length * 2 > words.length ? 4 : 2;
	const wordsOf = (lang: Lang, without: Lang) =>
		words.filter((_, index) => has(wordLangs[index], lang) && !has(wordLangs[index], without)).map((word) => word.toLowerCase());
	const detected = langs
		.filter((lang) => lang !== own)
		.map((lang) => ({ lang, ownWords: wordsOf(lang, own), against: wordsOf(own, lang).length }))
		.filter(({ ownWords, against }) => ownWords.length >= 3 * against && new Set(ownWords).size >= different)
		.sort((a, b) => b.ownWords.length - b.against - (a.ownWords.length - a.against));
	return detected[0]?.lang ?? null;
}

function has(who: number | undefined, lang: Lang): boolean {
	return ((who ?? 0) & bits[lang]) !== 0;
}

/** Whether no other language can still qualify: spares nearly all passages the slower comparison. */
function isClearlyOwn(wordLangs: WordLangs, own: Lang): boolean {
	let [ours, others] = [0, 0];
	for (const who of wordLangs) {
		if (who === bits[own]) ours++;
		else if (who !== 0 && !has(who, own)) others++;
	}
	return others < 3 * ours;
}
