/** A short compound, such as «soi-même» or «micro-jardins», or a range of numbers, «3–4»: its hyphen or dash with what stands on both sides. */
const short = /(?<![\p{L}\d-])(?:\p{L}{1,7}-\p{L}{1,8}(?![\p{L}-])|\d+[–-](?=\d))/gu;

/**
 * Words as a page shows them: behind the hyphen of a short compound and the dash of a range stands a word joiner (U+2060), so that no line ends
 * there. Long compounds may still be divided, or they would not fit beside large letters on a phone. Data, search and feeds have the
 * plain words.
 */
export function unbroken(text: string): string {
	return text.replace(short, (found) => found.replace(/[–-]/, "$&\u2060"));
}
