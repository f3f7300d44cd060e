/** Short compounds, such as «soi-même» or «micro-jardins», and ranges of numbers, «3–4», «0,5–1,5» or «5 000–12 000». */
const short =
	/((?<![\p{L}\d-])(?:\p{L}{1,7}-\p{L}{1,8}(?![\p{L}-])|(?<!\d[.,\u00a0\u202f])\d(?:[\d.,\u00a0\u202f]*\d)?[–-]\d(?:[\d.,\u00a0\u202f]*\d)?))/u;

/** The class of an element in which no line ends. */
export const unbrokenClass = "whitespace-nowrap";

/**
 * Words in pieces: every second one is a short compound or a range, inside which no line may end. Long compounds may still be
 * divided, or they would not fit beside large letters on a phone. Signs that join words would do without elements, but would be
 * copied with the words, and not every browser finds words that hold them.
 */
export function splitAtShort(words: string): string[] {
	return words.split(short);
}
