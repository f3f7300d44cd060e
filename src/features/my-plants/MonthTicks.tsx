import type { MyPlantsPage } from "#schemas/my-plants/page-data.ts";
import { type Day, momentOf } from "./dates.ts";
import { checksByMonth, type PlantPlan } from "./schedule.ts";

type Props = { plans: readonly PlantPlan[]; initials: MyPlantsPage["monthInitials"]; today: Day };

/** Steps of a tick: from nothing to do up to the fullest month. */
const steps = 4;

/**
 * The year of the visitor's plants at a glance: a tick for each month, longer where there is more to do, this month's in the colour of
 * leaves. The tables further down say the same in numbers, so readers of screens are spared it.
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
