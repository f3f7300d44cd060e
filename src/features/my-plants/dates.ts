import type { KeepablePlant } from "#schemas/my-plants/page-data.ts";
import { type PlantPlan, reminderDays, type Season, type Task, type TaskKind } from "./schedule.ts";

/** A date as the number of days since 1 January 1970: no time zone and no summer time moves it. */
export type Day = number;

/** When a check comes around next, and the season whose rhythm that is. */
export type NextCheck = { day: Day; season: Season };

/** A day with what there is to check, and on which plants. */
export type CheckDay = { day: Day; checks: { kind: TaskKind; plants: KeepablePlant[] }[] };

const dayMs = 86_400_000;

/**
 * Every rhythm is counted from this Saturday, 3 January 1970. So page, paper and every calendar file name the same days, whenever
 * they are made, and plants with the same rhythm are due together.
 */
const firstSaturday: Day = 2;

/** The date that the visitor's own calendar shows then. */
export function dayOf(moment: Date): Day {
	return Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate()) / dayMs;
}

/** A date as a moment: midnight in UTC, to be written with that time zone. */
export function momentOf(day: Day): Date {
	return new Date(day * dayMs);
}

/** A date as machines write it: `2026-11-22`. */
export function isoOf(day: Day): string {
	return momentOf(day).toISOString().slice(0, 10);
}

/** The first day of a season's rhythm that is not before `from`. What comes around in years is due on the first day of the season. */
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

/** When a check comes around next, that day included. */
export function nextCheck({ kind, seasons }: Task, from: Day): NextCheck {
	const [first, ...others] = seasons.map((season) => ({ season, day: nextOfSeason(kind, season, from) }));
	if (!first) throw new Error("a check has at least one season");
	return others.reduce((soonest, each) => (each.day < soonest.day ? each : soonest), first);
}

/** What is due on which of so many days from that one on; days without anything to check are left out. */
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
