import type { KeepablePlant } from "#schemas/pages/my-plants/page-data.ts";
import { type PlantPlan, reminderDays, type Season, type Task, type TaskKind } from "./schedule.ts";

/** A date as the number of days since 1 January 1970, independent of time zones and daylight saving time. */
export type Day = number;

/** When a check is due next, and the season whose interval that follows. */
export type NextCheck = { day: Day; season: Season };

/** A day with the checks that are due, and for which plants. */
export type CheckDay = { day: Day; checks: { kind: TaskKind; plants: KeepablePlant[] }[] };

const dayMs = 86_400_000;

/**
 * All intervals are counted from this Saturday, 3 January 1970. So page, print and every calendar file have the same dates,
 * whenever they are made, and plants with the same interval are due together.
 */
const firstSaturday: Day = 2;

/** The local date at that moment. */
export function dayOf(moment: Date): Day {
	return Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate()) / dayMs;
}

/** Midnight UTC of a date, to be formatted in UTC. */
export function momentOf(day: Day): Date {
	return new Date(day * dayMs);
}

/** A date in ISO format: `2026-11-22`. */
export function isoOf(day: Day): string {
	return momentOf(day).toISOString().slice(0, 10);
}

/** The first due date of a season from `from` on. Yearly checks are due on the first day of the season. */
export function nextOfSeason(kind: TaskKind, season: Season, from: Day): Day {
	const { months, unit } = season;
	if (unit === "year") {
		const year = momentOf(from).getUTCFullYear();
		const starts = [year, year + 1].map((each) => Date.UTC(each, (months[0] ?? 1) - 1) / dayMs);
		return Math.min(...starts.filter((start) => start >= from));
	}
	const apart = reminderDays(kind, season);
	let day = firstSaturday + Math.ceil((from - firstSaturday) / apart) * apart;
	while (!months.includes(momentOf(day).getUTCMonth() + 1)) day += apart;
	return day;
}

/** When a check is due next, including on that day. */
export function nextCheck({ kind, seasons }: Task, from: Day): NextCheck {
	const [first, ...others] = seasons.map((season) => ({ season, day: nextOfSeason(kind, season, from) }));
	if (!first) throw new Error("a check has at least one season");
	return others.reduce((soonest, each) => (each.day < soonest.day ? each : soonest), first);
}

/** The checks that are due within this many days from that day on; days without checks are left out. */
export function checksAhead(plans: readonly PlantPlan[], from: Day, days: number): CheckDay[] {
	const byDay = new Map<Day, Map<TaskKind, KeepablePlant[]>>();
	for (const { plant, tasks } of plans)
		for (const task of tasks)
			for (let { day } = nextCheck(task, from); day < from + days; { day } = nextCheck(task, day + 1)) {
				const checks = byDay.get(day) ?? new Map<TaskKind, KeepablePlant[]>();
				byDay.set(day, checks.set(task.kind, [...(checks.get(task.kind) ?? []), plant]));
			}
	return [...byDay]
		.sort(([one], [other]) => one - other)
		.map(([day, checks]) => ({ day, checks: [...checks].map(([kind, plants]) => ({ kind, plants })) }));
}
