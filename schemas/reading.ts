import { plainText, type RichText } from "./rich-text.ts";
import { constants } from "./spec/constants.ts";

/** Words of every text with structure in a piece of content: Markdown bodies and Markdown fields. */
export function countWords(data: unknown): number {
	if (typeof data !== "object" || data === null) return 0;
	if (isRichText(data)) return plainText(data).match(/[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
	return Object.values(data).reduce<number>((sum, child) => sum + countWords(child), 0);
}

/** Minutes that so many words take, at least one. */
export function minutesFor(words: number): number {
	return Math.max(1, Math.round(words / constants.readingWordsPerMinute));
}

function isRichText(value: object): value is RichText {
	return "type" in value && value.type === "root";
}
