import { constants } from "#schemas/shared/constants.ts";
import { msg, withHint } from "../messages/message.ts";
import type { Diagnostic } from "../report/diagnostic.ts";
import type { Entry, Part } from "../types/content.ts";
import { diagnose, eachEntry, kindOf, positionOf, type Rule, withRelated } from "./rule.ts";

/** A text whose length does not match the stated reading time. */
type Mismatch = { part: Part; words: number };

/** The stated reading time matches the length of the text in every language. */
export const checkReadingTime: Rule = ({ content }) =>
	eachEntry(content.entries, (entry) => {
		const minutes = entry.facts?.data ? kindOf(entry).page.readingMinutes(entry.facts.data) : null;
		if (minutes === null) return [];
		const texts = Object.values(entry.texts).flatMap((part) => (part.digest ? [{ part, words: part.digest.words }] : []));
		const mismatches = texts.filter(({ words }) => !takes(words, minutes));
		// If no text takes that time, the mistake is in the number.
		if (entry.facts && mismatches.length > 1 && mismatches.length === texts.length)
			return [diagnoseMinutes(entry.facts, minutes, mismatches)];
		return mismatches.map((mismatch) => diagnoseText(entry, minutes, mismatch));
	});

function takes(words: number, minutes: number): boolean {
	return Math.abs(words / constants.readingWordsPerMinute - minutes) <= minutes * constants.readingToleranceShare;
}

function diagnoseMinutes(facts: Part, minutes: number, mismatches: Mismatch[]): Diagnostic {
	return withRelated(
		diagnose(facts, positionOf(facts, "/readingMinutes"), "reading-time", withHint("link.readingMinutes", { minutes })),
		mismatches.map(({ part, words }) => ({
			file: part.file,
			position: [1, 1],
			message: msg("related.readingTime", { words, needed: exactMinutes(words) }),
		})),
	);
}

function diagnoseText(entry: Entry, minutes: number, { part, words }: Mismatch): Diagnostic {
	return diagnose(part, [1, 1], "reading-time", {
		message: msg("link.readingTime", { words, needed: exactMinutes(words), promised: minutes }),
		hint: msg("link.readingTime.hint", { words: minutes * constants.readingWordsPerMinute, file: entry.facts?.file ?? "" }),
	});
}

/** Minutes, to one decimal. */
function exactMinutes(words: number): number {
	return Math.round((words / constants.readingWordsPerMinute) * 10) / 10;
}
