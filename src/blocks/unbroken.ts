/** Short compounds, such as «soi-même» or «micro-jardins», and ranges of numbers, «3–4». */
const short = /((?<![\p{L}\d-])(?:\p{L}{1,7}-\p{L}{1,8}(?![\p{L}-])|\d+[–-]\d+))/u;
const everyShort = new RegExp(short, "gu");

/**
 * Words as a text shows them: behind the hyphen of a short compound and the dash of a range stands a word joiner (U+2060), so that no line
 * ends there. Long compounds may still be divided, or they would not fit beside large letters on a phone. Data, search and feeds
 * have the plain words.
 */
export function unbroken(text: string): string {
	return text.replace(everyShort, (found) => found.replace(/[–-]/, "$&\u2060"));
}

/** A title in pieces: every second one is a short compound or a range. */
export function splitAtShort(title: string): string[] {
	return title.split(short);
}
