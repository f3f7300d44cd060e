import { msg } from "../messages/message.ts";
import type { Diagnostic } from "../report/diagnostic.ts";
import type { Content, Part } from "../types/content.ts";
import { diagnose, partsOf, positionOf, type Rule } from "./rule.ts";

/** A date in an entry, written 2025-01-31. */
type Day = { part: Part; pointer: string; day: string };

/**
 * Reports dates in the future: after the date of the run. Without one, the clock is not used, so that the same content gives the
 * same findings: then dates are reported that are years after all others.
 */
export const checkDates: Rule = ({ content, date }) => {
	const days = daysOf(content);
	const limit = date ?? latestPlausible(days.map(({ day }) => day));
	return days
		.filter(({ day }) => limit !== null && day > limit)
		.map(({ part, pointer, day }): Diagnostic => {
			const message = date ? msg("link.futureDay", { day, date }) : msg("link.farDay", { day });
			return diagnose(part, positionOf(part, pointer), "future-date", {
				message,
				hint: msg(date ? "link.futureDay.hint" : "link.farDay.hint"),
			});
		});
};

/** The content as of a date: without the entries that are published later. */
export function contentOn(date: string, content: Content): Content {
	const later = content.entries.filter(({ facts }) => dayIn(facts?.data, "published") > date);
	const parts = new Set(later.flatMap(partsOf));
	return {
		...content,
		later,
		entries: content.entries.filter((entry) => !later.includes(entry)),
		parts: content.parts.filter((part) => !parts.has(part)),
	};
}

const fields = ["published", "updated"];

function daysOf({ entries }: Content): Day[] {
	return entries
		.flatMap(({ facts }) =>
			facts ? fields.flatMap((field) => [{ part: facts, pointer: `/${field}`, day: dayIn(facts.data, field) }]) : [],
		)
		.filter(({ day }) => day !== "");
}

/** A date in facts; empty if absent. */
export function dayIn(data: object | null | undefined, field: string): string {
	const value = data ? (data as Record<string, unknown>)[field] : undefined;
	return typeof value === "string" ? value : "";
}

/** Years between a date and all earlier ones beyond which it is a typing error rather than a site that was inactive. */
const implausibleYears = 10;

/** Fewest dates for a comparison, and most that can be typing errors: one, or a tenth of all. */
const [fewest, rareShare] = [4, 0.1];

/** The last date before the first gap of years followed by few enough dates; null if there is none. */
function latestPlausible(days: readonly string[]): string | null {
	const sorted = days.toSorted();
	const gap = sorted.findIndex((day, index) => {
		const before = sorted[index - 1];
		const behind = sorted.length - index;
		const isRare = index >= fewest && behind <= Math.max(1, sorted.length * rareShare);
		return before !== undefined && isRare && day > addYears(before, implausibleYears);
	});
	return sorted[gap - 1] ?? null;
}

/** The same day some years later. */
export function addYears(day: string, years: number): string {
	return `${String(Number(day.slice(0, 4)) + years).padStart(4, "0")}${day.slice(4)}`;
}
