import { fnv1a } from "#schemas/shared/fnv.ts";

/** Number of words in which two texts are not equal by chance; comparing all words of a long one takes longer and finds no more. */
const sampledWords = 12;

/** Hash of a text, equal for texts with equal words, or equal first words: a hash of the words, and their number of letters. */
export function hashOf(words: readonly string[]): string {
	const text = words.slice(0, sampledWords).join(" ");
	return `${fnv1a(text).toString(36)}.${text.length}`;
}
