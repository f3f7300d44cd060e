import type { KeepablePlant, PlantCare, Range } from "#schemas/pages/my-plants/page-data.ts";
import {
	coolingMonths,
	growingMonths,
	type MonthSpan,
	monthsOf,
	repottingMonths,
	restingMonths,
} from "#schemas/shared/seasons.ts";
import type { Hemisphere } from "./collection.ts";

/** What to check: the soil, feeding, the roots, the leaves, night temperatures for a plant that is outdoors. */
export type TaskKind = "water" | "feed" | "repot" | "clean" | "shelter";

/** How often a check is due: every so many days, weeks or years. */
type Rhythm = { every: Range; unit: "day" | "week" | "year" };

/** Consecutive months with one interval, in the visitor's hemisphere: 1 to 12, in order. */
export type Season = Rhythm & { months: readonly number[] };

/** A recurring check of a plant. Seasons of a task have no month in common. */
export type Task = { kind: TaskKind; seasons: readonly Season[] };

const daysOf = { day: 1, week: 7 } as const;
const daysOfMonth = 30;

/**
 * The checks that follow from a plant's facts. A missing fact gives no task. In the southern hemisphere every season is half a
 * year later.
 */
export function tasksOf({ water, feeding, repotting, cleaning, shelter }: PlantCare, hemisphere: Hemisphere): Task[] {
	const season = (every: Range, unit: Rhythm["unit"], span: MonthSpan): Season => ({
		every,
		unit,
		months: monthsOf(span).map((month) => (hemisphere === "south" ? ((month + 5) % 12) + 1 : month)),
	});
	const tasks: (Task | null)[] = [
		{ kind: "water", seasons: [season(water.growing, "day", growingMonths), season(water.resting, "day", restingMonths)] },
		feeding && { kind: "feed", seasons: [season(feeding.weeks, "week", feeding.months)] },
		repotting && { kind: "repot", seasons: [season(repotting.years, "year", repottingMonths)] },
		cleaning && { kind: "clean", seasons: [season(cleaning.weeks, "week", { from: 1, to: 12 })] },
		// Often enough to be due before the first cold night.
		shelter && { kind: "shelter", seasons: [season({ min: 1, max: 1 }, "week", coolingMonths)] },
	];
	return tasks.filter((task) => task !== null);
}

/** A plant with its checks. */
export type PlantPlan = { plant: KeepablePlant; tasks: Task[] };

export function planFor(plants: readonly KeepablePlant[], hemisphere: Hemisphere): PlantPlan[] {
	return plants.map((plant) => ({ plant, tasks: tasksOf(plant.care, hemisphere) }));
}

/** How many checks of a task are due in each month, January first; a yearly task is due once, in its first month. */
export function checksByMonth({ seasons }: Task): number[] {
	return Array.from({ length: 12 }, (_, index) => {
		const season = seasons.find(({ months }) => months.includes(index + 1));
		if (!season) return 0;
		if (season.unit === "year") return season.months[0] === index + 1 ? 1 : 0;
		const { min, max } = season.every;
		const apart = ((min + max) / 2) * daysOf[season.unit];
		if (season.unit === "day" || apart < 1.5 * daysOfMonth) return Math.max(1, Math.round(daysOfMonth / apart));
		// If the interval is longer than a month, some months have no check.
		const before = (months: number) => Math.ceil((months * daysOfMonth) / apart);
		const nth = season.months.indexOf(index + 1);
		return before(nth + 1) - before(nth);
	});
}

/**
 * Days between two reminders of a season: for feeding the longest interval, because feeding too often harms; for other checks
 * the shortest, because checking too often does not.
 */
export function reminderDays(kind: TaskKind, { every, unit }: Season): number {
	if (unit === "year") throw new Error("what comes around in years has no days");
	return Math.max(1, Math.round((kind === "feed" ? every.max : every.min) * daysOf[unit]));
}
