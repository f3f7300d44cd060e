import { useTranslate } from "#src/data/shared.ts";
import { momentOf } from "./days.ts";
import { describeSeason } from "./describe.ts";
import { dueOf } from "./due.ts";
import { checksByMonth, type PlantPlan, type ShownPlans, type Task } from "./schedule.ts";

/** Darker where there is more to check. */
const shades = [
	"bg-plate",
	"bg-[color-mix(in_oklab,var(--color-leaf)_14%,var(--color-paper))]",
	"bg-[color-mix(in_oklab,var(--color-leaf)_24%,var(--color-paper))]",
	"bg-[color-mix(in_oklab,var(--color-leaf)_24%,var(--color-paper))]",
	"bg-[color-mix(in_oklab,var(--color-leaf)_38%,var(--color-paper))]",
];

const cell = "print:border-line print:border-b print:py-[0.25mm]";

/**
 * Twelve months, each with its number of checks: darker where there are more, and legible in black and white. In print, where
 * the texts above are left out, each check says when it is due.
 */
export function MonthTable({ plans, page, caption, today, writeDay }: ShownPlans & { caption: string }) {
	const { months, monthInitials } = page;
	const t = useTranslate();
	const thisMonth = momentOf(today).getUTCMonth() + 1;
	const describeNext = (task: Task, { pot, plant }: PlantPlan) => {
		const { day, season } = dueOf(task, pot, today);
		return `${writeDay(Math.max(day, today))} · ${describeSeason(task, season, plant, { t, months })}`;
	};
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard (WCAG 2.1.1)
		// biome-ignore lint/a11y/useSemanticElements: it groups no form fields
		<div role="group" className="@container overflow-x-auto" tabIndex={0} aria-label={caption}>
			<table className="w-full table-fixed border-separate border-spacing-px text-note leading-tight tabular-nums @max-[18rem]:min-w-[36rem] print:mt-[3mm] print:break-inside-auto print:border-collapse print:text-[8.5pt]">
				<caption className="pb-2 text-left text-faded">{caption}</caption>
				<thead className="print:table-header-group">
					<tr>
						<th scope="col" className={`${cell} w-[29%] py-1.5 text-left font-normal text-faded sm:w-56 print:w-[114mm]`}>
							{t("myPlants.check")}
						</th>
						{months.map((month, index) => (
							<th
								key={month}
								scope="col"
								data-now={index + 1 === thisMonth || undefined}
								className={`${cell} relative p-0 text-center font-normal data-now:bg-clay data-now:font-semibold data-now:text-paper data-now:forced-color-adjust-none print:bg-transparent! print:text-inherit!`}
							>
								<span aria-hidden="true">{monthInitials[index]}</span>
								<span className="sr-only">
									{month}
									{index + 1 === thisMonth && `, ${t("myPlants.thisMonth")}`}
								</span>
							</th>
						))}
					</tr>
				</thead>
				{plans.map((plan) => (
					<tbody key={plan.pot.id} className="print:break-inside-avoid">
						<tr>
							<th
								scope="rowgroup"
								colSpan={13}
								className={`${cell} border-ink border-b pt-4 pb-1.5 text-left font-semibold font-serif text-lg print:pt-[2mm] print:text-[10pt]`}
							>
								{plan.name}
							</th>
						</tr>
						{plan.tasks.map((task) => (
							<tr key={task.kind}>
								<th scope="row" className={`${cell} py-1.5 text-left font-normal`}>
									{t(`myPlants.task.${task.kind}`)}{" "}
									<span className="hidden text-faded print:inline">{describeNext(task, plan)}</span>
								</th>
								{checksByMonth(task).map((checks, index) => (
									<td
										key={months[index]}
										data-now={index + 1 === thisMonth || undefined}
										className={`${cell} relative p-0 text-center data-now:border-clay data-now:border-x-2 max-sm:text-sm print:static print:border-x-0! ${shades[Math.min(checks, 4)]}`}
									>
										{checks > 0 && checks}
									</td>
								))}
							</tr>
						))}
					</tbody>
				))}
			</table>
		</div>
	);
}
