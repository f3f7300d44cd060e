import { constants } from "#schemas/spec/constants.ts";
import { say } from "../messages/message.ts";
import { diagnose, eachEntry, kindOf, type LinkRule } from "./link-context.ts";

/** The stated reading time matches the length of the text in every language. */
export const checkReadingTime: LinkRule = ({ content }) =>
	eachEntry(content.entries, (entry) => {
		const minutes = entry.facts?.data ? kindOf(entry).readingMinutes(entry.facts.data) : null;
		if (minutes === null) return [];
		return Object.values(entry.texts).flatMap((part) => {
			if (!part.digest) return [];
			const { words } = part.digest;
			const needed = words / constants.readingWordsPerMinute;
			if (Math.abs(needed - minutes) <= minutes * constants.readingToleranceShare) return [];
			const target = minutes * constants.readingWordsPerMinute;
			return [
				diagnose(
					part,
					[1, 1],
					"reading-time",
					say("link.readingTime", { words, needed: Math.round(needed * 10) / 10, promised: minutes }),
					say("link.readingTime.hint", { words: target, file: entry.facts?.file ?? "" }),
				),
			];
		});
	});
