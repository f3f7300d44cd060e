import type { KeepablePlant, MyPlantsPage, PlantCare } from "#schemas/pages/my-plants/page-data.ts";
import type { Range } from "#schemas/shared/range.ts";
import { coolingMonths, growingMonths, type MonthSpan, monthsOf, restingMonths } from "#schemas/shared/seasons.ts";
import type { Away, Hemisphere, Pot, TaskKind } from "./collection.ts";
import type { Day } from "./days.ts";

/** How often a check is due: every so many days, weeks or years. */
type Rhythm = { every: Range; unit: "day" | "week" | "year" };

/** Consecutive months with one interval, in the visitor's hemisphere: 1 to 12, in order. */
export type Season = Rhythm & { months: readonly number[] };

/** A recurring check of a plant. Seasons of a task have no month in common. */
export type Task = { kind: TaskKind; seasons: readonly Season[] };

const daysOf = { day: 1, week: 7 } as const;
const daysOfMonth = 30;

/**
 * The checks that follow from a plant's facts. A missing fact gives no task, and cold nights matter outdoors alone. In the
 * southern hemisphere every season is half a year later.
 */
export function tasksOf(
	{ water, feeding, repotting, cleaning, shelter }: PlantCare,
	{ hemisphere, outdoors }: { hemisphere: Hemisphere; outdoors: boolean },
): Task[] {
	const season = (every: Range, unit: Rhythm["unit"], span: MonthSpan): Season => ({
		every,
		unit,
		months: monthsOf(span).map((month) => (hemisphere === "south" ? ((month + 5) % 12) + 1 : month)),
	});
	const tasks: (Task | false | null)[] = [
		{ kind: "water", seasons: [season(water.growing, "day", growingMonths), season(water.resting, "day", restingMonths)] },
		feeding && { kind: "feed", seasons: [season(feeding.weeks, "week", feeding.months)] },
		repotting && { kind: "repot", seasons: [season(repotting.years, "year", repotting.months)] },
		cleaning && { kind: "clean", seasons: [season(cleaning.weeks, "week", { from: 1, to: 12 })] },
		// Often enough to be due before the first cold night.
		shelter && outdoors && { kind: "shelter", seasons: [season({ min: 1, max: 1 }, "week", coolingMonths)] },
	];
	return tasks.filter((task) => task !== null && task !== false);
}

/** A pot with its plant in the catalogue, what it is called, and its checks. */
export type PlantPlan = { pot: Pot; plant: KeepablePlant; name: string; tasks: Task[] };

/** Plans as they are shown: on which page and day, during which absence, and how it writes days. */
export type ShownPlans = {
	page: MyPlantsPage;
	plans: readonly PlantPlan[];
	today: Day;
	away: Away | null;
	writeDay(day: Day): string;
};

/** The plans of the pots whose plants are in the catalogue. Those without a name of their own are numbered by plant. */
export function planFor(pots: readonly Pot[], catalogue: readonly KeepablePlant[], hemisphere: Hemisphere): PlantPlan[] {
	const bySlug = new Map(catalogue.map((plant) => [plant.slug, plant]));
	const nameless = new Map<string, number>();
	return pots.flatMap((pot) => {
		const plant = bySlug.get(pot.plant);
		if (!plant) return [];
		const number = (nameless.get(pot.plant) ?? 0) + 1;
		if (pot.name === "") nameless.set(pot.plant, number);
		const name = pot.name || (number > 1 ? `${plant.name} ${number}` : plant.name);
		return { pot, plant, name, tasks: tasksOf(plant.care, { hemisphere, outdoors: pot.outdoors }) };
	});
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

/** The longest time between two checks, in days. */
export function longestDays({ every, unit }: Season): number {
	if (unit === "year") throw new Error("what comes around in years has no days");
	return Math.round(every.max * daysOf[unit]);
}

/** Days until the next look at a plant that did not need it yet: to the end of the range, and not on the next day already. */
export function daysToNextLook({ every, unit }: Season): number {
	if (unit === "year") throw new Error("what comes around in years has no days");
	return Math.max(unit === "week" ? 7 : 2, Math.round((every.max - every.min) * daysOf[unit]));
}
