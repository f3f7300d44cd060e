import { fnv1a } from "#schemas/fnv.ts";

/** So many words two texts do not have alike by chance; to compare all of a long one takes time and finds no more. */
const sampledWords = 12;

/** What is equal for texts with equal words, or equal first words: a hash of them, and their number of letters. */
export function hashOf(words: readonly string[]): string {
	const text = words.slice(0, sampledWords).join(" ");
	return `${fnv1a(text).toString(36)}.${text.length}`;
}
