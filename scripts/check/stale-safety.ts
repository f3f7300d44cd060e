import type { Safety } from "#schemas/content/safety.ts";
import { withHint } from "../messages/message.ts";
import { addYears } from "./dates.ts";
import { diagnose, positionOf, type Rule, sourcesIn } from "./rule.ts";

/** How long a number or a rule may be trusted without reading it again at its source. */
const yearsTrusted = 1;

/**
 * Numbers and rules of the safety file that were read at their source too long before the date of the run, and rules of a published
 * source that do not say when. Numbers always do: their schema asks for it.
 */
export const checkStaleSafety: Rule = ({ content, date }) => {
	const part = content.single.safety;
	if (!part?.data) return [];
	// The data has been validated.
	const { countries } = part.data as Safety;
	const sources = sourcesIn(content);
	return countries.flatMap(({ numbers, electricity, balcony, pesticides }, country) => {
		const rules = Object.entries({ electricity, balcony, pesticides });
		return [...numbers.map((number, index) => [`numbers/${index}`, number] as const), ...rules].flatMap(([name, entry]) => {
			if (!entry) return [];
			const { checked: day, source } = entry;
			const positionIn = (field: string) => positionOf(part, `/countries/${country}/${name}/${field}`);
			if (day === undefined) {
				if (sources[source]?.url === undefined) return [];
				return [diagnose(part, positionIn("source"), "stale-safety", withHint("link.undatedSafety"))];
			}
			if (date === null || addYears(day, yearsTrusted) >= date) return [];
			return [diagnose(part, positionIn("checked"), "stale-safety", withHint("link.staleSafety", { day, date }))];
		});
	});
};
