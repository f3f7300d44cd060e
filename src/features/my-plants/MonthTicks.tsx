import { momentOf } from "./days.ts";
import { checksByMonth, type ShownPlans } from "./schedule.ts";

/** Lengths of ticks, from nothing to do up to the busiest month. */
const tickLengths = ["h-1", "h-2", "h-3.5", "h-5", "h-6.5"];

/**
 * The year of the visitor's plants at a glance: a tick per month, longer where there is more to do, the current month in green.
 * Hidden from screen readers, since the tables further down have the same numbers.
 */
export function MonthTicks({ plans, page: { monthInitials: initials }, today }: ShownPlans) {
	const checks = plans.flatMap(({ tasks }) => tasks.map(checksByMonth));
	const months = initials.map((_, index) => checks.reduce((sum, each) => sum + (each[index] ?? 0), 0));
	const most = Math.max(1, ...months);
	const now = momentOf(today).getUTCMonth();
	return (
		<ol
			className="my-4 grid print:hidden list-none grid-cols-12 border-ink border-t p-0 text-center font-semibold text-faded text-note"
			aria-hidden="true"
		>
			{initials.map((initial, index) => (
				<li
					key={index}
					data-now={index === now || undefined}
					className="flex h-13 flex-col items-center justify-between data-now:text-leaf"
				>
					<span
						className={`mb-1 ${index === now ? "w-1 bg-leaf" : "w-px bg-ink"} ${tickLengths[Math.ceil(((months[index] ?? 0) / most) * (tickLengths.length - 1))]}`}
					/>
					{initial}
				</li>
			))}
		</ol>
	);
}
