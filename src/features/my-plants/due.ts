import { type Away, noActs, type Pot, type TaskKind, taskKinds } from "./collection.ts";
import { type Day, dayFrom, dayMs, isoOf, momentOf } from "./days.ts";
import { daysToNextLook, longestDays, type PlantPlan, reminderDays, type Season, type Task } from "./schedule.ts";

/** When a check is due, and the season whose interval that follows. */
export type Due = { day: Day; season: Season };

/** A day with the checks that are due, and for which plants. */
export type CheckDay = { day: Day; checks: { kind: TaskKind; plans: PlantPlan[] }[] };

/**
 * What was never done is counted from this Saturday, 3 January 1970, so that plants with the same interval are due together,
 * whenever they were added.
 */
const firstSaturday: Day = 2;

/**
 * When a check of a pot is due, counted from what was done last. It may be in the past, but what is out of season waits for the
 * next one. A date that is yet to come was recorded while the clock was wrong, and counts as today.
 */
export function dueOf(task: Task, { last, added }: Pot, today: Day): Due {
	const { done, looked } = last[task.kind] ?? noActs;
	const latest = done >= looked ? done : looked;
	const due =
		latest === ""
			? firstDue(task, Math.min(dayFrom(added), today))
			: dueAfter(task, Math.min(dayFrom(latest), today), latest === done);
	const isSeason = task.seasons.some((season) => isIn(season, today));
	return due.day >= today || isSeason ? due : soonest(task, (season) => firstIn(season, today));
}

/** The first check of what was never done, from that day on. */
function firstDue(task: Task, from: Day): Due {
	return soonest(task, (season) => {
		if (season.unit === "year") {
			const thisYear = yearly(season, from, 0);
			return thisYear >= from ? thisYear : yearly(season, from, 1);
		}
		const apart = reminderDays(task.kind, season);
		// Longer than the season, the interval could miss it for years.
		if (apart >= 28 * season.months.length) return firstIn(season, from);
		let day = firstSaturday + Math.ceil((from - firstSaturday) / apart) * apart;
		while (!isIn(season, day)) day += apart;
		return day;
	});
}

/** The check after one on that day. Where nothing was needed, the next look comes sooner, and at the roots a year later. */
function dueAfter(task: Task, day: Day, done: boolean): Due {
	return soonest(task, (season) => {
		if (season.unit === "year") return yearly(season, day, done ? season.every.min : 1);
		return firstIn(season, day + (done ? reminderDays(task.kind, season) : daysToNextLook(season)));
	});
}

function soonest({ seasons }: Task, dayIn: (season: Season) => Day): Due {
	const [first, ...others] = seasons.map((season) => ({ season, day: dayIn(season) }));
	if (!first) throw new Error("a check has at least one season");
	return others.reduce((before, each) => (each.day < before.day ? each : before), first);
}

/** The first day of a season so many years after that of a day. */
function yearly({ months }: Season, day: Day, years: number): Day {
	return Date.UTC(momentOf(day).getUTCFullYear() + years, (months[0] ?? 1) - 1) / dayMs;
}

/** The first day of a season from that day on. */
function firstIn(season: Season, from: Day): Day {
	let day = from;
	while (!isIn(season, day)) day++;
	return day;
}

function isIn({ months }: Season, day: Day): boolean {
	return months.includes(momentOf(day).getUTCMonth() + 1);
}

type Check = { day: Day; kind: TaskKind; plan: PlantPlan };

/**
 * The checks that are due up to a day, as if each were done on its day; what is overdue is due today, and what falls into an
 * absence on the day after it. Days without checks are left out.
 */
export function checksUntil(
	plans: readonly PlantPlan[],
	{ today, until, away }: { today: Day; until: Day; away: Away | null },
): CheckDay[] {
	const putOff = (day: Day) => (away && day >= dayFrom(away.from) && day <= dayFrom(away.to) ? dayFrom(away.to) + 1 : day);
	return byDay(
		plans.flatMap((plan) =>
			plan.tasks.flatMap((task) => {
				const { kind } = task;
				const checks: Check[] = [];
				let day = putOff(Math.max(dueOf(task, plan.pot, today).day, today));
				for (; day <= until; day = putOff(dueAfter(task, day, true).day)) checks.push({ day, kind, plan });
				return checks;
			}),
		),
	);
}

/** Tasks that do not wait for the visitor's return. */
const urgent: readonly TaskKind[] = ["water", "shelter"];

/**
 * The visits that plants need during an absence, where all has been done on the day before it: as few as there can be, each as late
 * as the longest interval of some plant allows, for all plants that are due by then. What can wait for the return has none.
 */
export function visitsOf(plans: readonly PlantPlan[], { from, to }: Away): CheckDay[] {
	const rhythms = plans.flatMap((plan) =>
		plan.tasks.filter(({ kind }) => urgent.includes(kind)).map((task) => ({ plan, task, last: dayFrom(from) - 1 })),
	);
	const visits: Check[] = [];
	for (;;) {
		const waiting = rhythms
			.map((rhythm) => {
				const { day, season } = dueAfter(rhythm.task, rhythm.last, true);
				return { rhythm, day, until: Math.max(day, rhythm.last + longestDays(season)) };
			})
			.filter(({ until }) => until <= dayFrom(to));
		if (waiting.length === 0) return byDay(visits);
		const visit = Math.min(...waiting.map(({ until }) => until));
		for (const { rhythm, day } of waiting) {
			if (day > visit) continue;
			visits.push({ day: visit, kind: rhythm.task.kind, plan: rhythm.plan });
			rhythm.last = visit;
		}
	}
}

function byDay(checks: readonly Check[]): CheckDay[] {
	const days = new Map<Day, Map<TaskKind, PlantPlan[]>>();
	for (const { day, kind, plan } of checks) {
		const kinds = days.get(day) ?? new Map<TaskKind, PlantPlan[]>();
		days.set(day, kinds.set(kind, [...(kinds.get(kind) ?? []), plan]));
	}
	return [...days]
		.sort(([one], [other]) => one - other)
		.map(([day, kinds]) => ({
			day,
			checks: taskKinds.flatMap((kind) => {
				const due = kinds.get(kind);
				return due ? [{ kind, plans: due }] : [];
			}),
		}));
}

/** These pots as they are without a task done, or looked at, since they were as in `former`. */
export function withoutAct(pots: readonly Pot[], kind: TaskKind, former: readonly Pot[]): Pot[] {
	return pots.map((pot) => {
		const { last, outdoors } = former.find(({ id }) => id === pot.id) ?? pot;
		const { [kind]: _, ...others } = pot.last;
		return {
			...pot,
			outdoors: kind === "shelter" ? outdoors : pot.outdoors,
			last: last[kind] ? { ...others, [kind]: last[kind] } : others,
		};
	});
}

/** These pots after a task was done, or looked at, on that day; one that was brought in is indoors. */
export function afterAct(pots: readonly Pot[], kind: TaskKind, today: Day, done: boolean): Pot[] {
	return pots.map((pot) => ({
		...pot,
		outdoors: pot.outdoors && !(kind === "shelter" && done),
		last: { ...pot.last, [kind]: { ...(pot.last[kind] ?? noActs), [done ? "done" : "looked"]: isoOf(today) } },
	}));
}
