import type { Safety } from "#schemas/content/safety.ts";
import { withHint } from "../messages/message.ts";
import { addYears } from "./dates.ts";
import { diagnose, positionOf, type Rule } from "./rule.ts";

/** How long a number or a rule may be trusted without reading it again at its source. */
const yearsTrusted = 1;

/** Numbers and rules of the safety file that were read at their source too long before the date of the run. */
export const checkStaleSafety: Rule = ({ content: { single }, date }) => {
	const part = single.safety;
	if (!part?.data || date === null) return [];
	// The data has been validated.
	const { countries } = part.data as Safety;
	return countries.flatMap(({ numbers, ...rules }, country) =>
		[...numbers.map((number, index) => [`numbers/${index}`, number] as const), ...Object.entries(rules)].flatMap(
			([pointer, entry]) => {
				const day = entry && "checked" in entry ? entry.checked : undefined;
				if (day === undefined || addYears(day, yearsTrusted) >= date) return [];
				const position = positionOf(part, `/countries/${country}/${pointer}/checked`);
				return [diagnose(part, position, "stale-safety", withHint("link.staleSafety", { day, date }))];
			},
		),
	);
};
