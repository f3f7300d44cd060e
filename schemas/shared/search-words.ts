import type { Lang } from "./languages.ts";

/* Text normalization for the search. */

/** Letters that do not decompose into a letter and an accent, as typed on a keyboard. */
const plain: Readonly<Record<string, string>> = { œ: "oe", æ: "ae", ß: "ss", ς: "σ", ø: "o", ł: "l" };

/** A text without case, accents and fine typography, for comparison. Each letter is folded independently of its context. */
export function fold(text: string): string {
	// Most letters are ASCII, and highlighting folds them one by one.
	if (/^[!-~ ]*$/.test(text)) return text.toLowerCase();
	return text
		.toLowerCase()
		.normalize("NFD")
		.replace(/\p{M}/gu, "")
		.replace(/[œæßςøł]/g, (letter) => plain[letter] ?? letter)
		.replace(/[‘’‚]/g, "'")
		.replace(/[“”„«»]/g, '"')
		.replace(/[‐‑–]/g, "-")
		.replace(/\s/g, " ");
}

/** The words of a text, without duplicates. */
export function wordsOf(folded: string): string[] {
	return [...new Set(folded.match(/[\p{L}\p{N}]+/gu))];
}

/** Words that are distinctive: those of one or two letters are in every text. */
export function distinctiveWords(text: string): string[] {
	return wordsOf(text).filter((word) => word.length > 2);
}

/** Articles, and words that make a question but say nothing of its subject, folded. A language that is missing here has none. */
export const questionWords: { readonly [lang in Lang]?: readonly string[] } = {
	fr: ["comment", "combien", "pourquoi", "quand", "que", "quel", "quelle", "quels", "quelles", "les", "des", "une", "est"],
	en: ["how", "why", "when", "what", "which", "where", "the", "and", "does", "can", "are"],
	es: ["como", "cuanto", "cuanta", "cuando", "que", "cual", "por", "los", "las", "una", "unas", "unos", "del"],
	de: ["wie", "warum", "wann", "was", "welche", "welcher", "welches", "der", "die", "das", "ein", "eine", "einen", "und"],
};
