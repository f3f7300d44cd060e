import { plainText, type RichText } from "#schemas/rich-text.ts";
import { constants } from "#schemas/spec/constants.ts";
import type { Part } from "../pipeline/seams.ts";
import { diagnose, kindOf, type LinkRule } from "./linking.ts";

/** R6.5: the reading time that a page promises fits the length of its text, in every language. */
export const checkReadingTime: LinkRule = ({ content }) =>
	content.entries.flatMap((entry) => {
		const minutes = entry.facts?.data ? kindOf(entry).readingMinutes(entry.facts.data) : null;
		if (minutes === null) return [];
		return Object.values(entry.texts).flatMap((part) => {
			if (!part.data) return [];
			const words = countWords(part);
			const needed = words / constants.readingWordsPerMinute;
			if (Math.abs(needed - minutes) <= minutes * constants.readingToleranceShare) return [];
			const target = minutes * constants.readingWordsPerMinute;
			return [
				diagnose(
					part,
					[1, 1],
					"reading-time",
					`The text has ${words} words, which take ${needed.toFixed(1)} minutes; the page promises ${minutes}.`,
					`bring it near ${target} words, or set readingMinutes: ${Math.max(1, Math.round(needed))} in ${entry.facts?.file}`,
				),
			];
		});
	});

/** Words of the body and of every Markdown field. */
export function countWords({ body, data }: Pick<Part, "body" | "data">): number {
	return [...(body ? [body] : []), ...richTexts(data)].reduce((sum, text) => sum + words(plainText(text)), 0);
}

function richTexts(data: unknown): RichText[] {
	if (typeof data !== "object" || data === null) return [];
	if (isRichText(data)) return [data];
	return Object.values(data).flatMap(richTexts);
}

function isRichText(value: object): value is RichText {
	return "type" in value && value.type === "root";
}

function words(text: string): number {
	return text.match(/[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
}
