/*
 * How the search reads texts: the build, which lists the words of a large site, and the app, which looks for them, must read
 * them alike.
 */

/** Letters and signs that are more than a letter with a mark, as a keyboard writes them. */
const plain: Readonly<Record<string, string>> = { œ: "oe", æ: "ae", ß: "ss", ς: "σ", ø: "o", ł: "l" };

/** A text without case, accents and fine typography, for comparing. Every letter folds by itself, whatever is around it. */
export function fold(text: string): string {
	// Most letters are plain, and highlighting folds them one by one.
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

/** The words of a folded text, each once. */
export function wordsOf(folded: string): string[] {
	return [...new Set(folded.match(/[\p{L}\p{N}]+/gu))];
}

/** Words that tell something: those of one or two letters are in every text. */
export function tellingWords(needle: string): string[] {
	return wordsOf(needle).filter((word) => word.length > 2);
}
