import type { MyPlantsPage } from "#schemas/pages/my-plants/page-data.ts";
import { type Day, momentOf } from "./dates.ts";
import { checksByMonth, type PlantPlan } from "./schedule.ts";

type Props = { plans: readonly PlantPlan[]; initials: MyPlantsPage["monthInitials"]; today: Day };

/** Number of tick lengths: from nothing to do up to the busiest month. */
const steps = 4;

/**
 * The year of the visitor's plants at a glance: a tick per month, longer where there is more to do, the current month in green.
 * Hidden from screen readers, since the tables further down have the same numbers.
 */
export function MonthTicks({ plans, initials, today }: Props) {
	const checks = plans.flatMap(({ tasks }) => tasks.map(checksByMonth));
	const months = initials.map((_, index) => checks.reduce((sum, each) => sum + (each[index] ?? 0), 0));
	const most = Math.max(1, ...months);
	const now = momentOf(today).getUTCMonth();
	return (
		<ol className="month-ticks" aria-hidden="true">
			{initials.map((initial, index) => (
				<li key={index} data-step={Math.ceil(((months[index] ?? 0) / most) * steps)} data-now={index === now || undefined}>
					{initial}
				</li>
			))}
		</ol>
	);
}
