import type { MyPlantsPage } from "#schemas/my-plants/page-data.ts";
import { useTranslate } from "#src/data/shared.ts";
import { checksByMonth, type PlantPlan } from "./schedule.ts";

type Props = { plans: readonly PlantPlan[]; page: MyPlantsPage; caption: string; thisMonth: number };

/** Twelve months, each with its number of checks: deeper where there is more to do, and legible in black and white. */
export function MonthTable({ plans, page: { months, monthInitials }, caption, thisMonth }: Props) {
	const t = useTranslate();
	return (
		<table className="month-table">
			<caption>{caption}</caption>
			<thead>
				<tr>
					<th scope="col">{t("myPlants.check")}</th>
					{months.map((month, index) => (
						<th key={month} scope="col" data-now={index + 1 === thisMonth || undefined}>
							<span aria-hidden="true">{monthInitials[index]}</span>
							<span className="sr-only">
								{month}
								{index + 1 === thisMonth && `, ${t("myPlants.thisMonth")}`}
							</span>
						</th>
					))}
				</tr>
			</thead>
			{plans.map(({ plant, tasks }) => (
				<tbody key={plant.slug}>
					<tr className="month-table-plant">
						<th scope="rowgroup" colSpan={13}>
							{plant.name}
						</th>
					</tr>
					{tasks.map((task) => (
						<tr key={task.kind}>
							<th scope="row">{t(`myPlants.task.${task.kind}`)}</th>
							{checksByMonth(task).map((checks, index) => (
								<td key={months[index]} data-checks={Math.min(checks, 4)} data-now={index + 1 === thisMonth || undefined}>
									{checks > 0 && checks}
								</td>
							))}
						</tr>
					))}
				</tbody>
			))}
		</table>
	);
}
