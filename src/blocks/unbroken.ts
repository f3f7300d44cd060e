/** Short compounds, such as «soi-même» or «micro-jardins», and ranges of numbers, «3–4», «0,5–1,5» or «5 000–12 000». */
const short =
	/((?<![\p{L}\d-])(?:\p{L}{1,7}-\p{L}{1,8}(?![\p{L}-])|(?<!\d[.,\u00a0\u202f])\d(?:[\d.,\u00a0\u202f]*\d)?[–-]\d(?:[\d.,\u00a0\u202f]*\d)?))/u;

/** The class of an element without line breaks. */
export const unbrokenClass = "whitespace-nowrap";

/**
 * Splits a text: every second piece is a short compound or a range, inside which no line may break. Long compounds may still
 * break, or they would not fit beside large text on a phone. Word joiner characters would need no elements, but would be copied
 * along with the text, and not every browser's find-in-page matches text that contains them.
 */
export function splitAtShort(words: string): string[] {
	// Most texts have neither, and this runs on every text of the site.
	return words.includes("-") || words.includes("–") ? words.split(short) : [words];
}
