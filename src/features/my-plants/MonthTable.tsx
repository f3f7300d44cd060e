import type { KeepablePlant, MyPlantsPage } from "#schemas/pages/my-plants/page-data.ts";
import { useTranslate } from "#src/data/shared.ts";
import { type Day, momentOf, nextCheck } from "./dates.ts";
import { describeSeason, type SentenceContext } from "./describe.ts";
import { checksByMonth, type PlantPlan, type Task } from "./schedule.ts";

type Props = {
	plans: readonly PlantPlan[];
	page: MyPlantsPage;
	caption: string;
	sentences: SentenceContext;
	today: Day;
	writeDay(day: Day): string;
};

/**
 * Twelve months, each with its number of checks: darker where there are more, and legible in black and white. In print, where
 * the texts above are left out, each check says when it is due.
 */
export function MonthTable({ plans, page: { months, monthInitials }, caption, sentences, today, writeDay }: Props) {
	const t = useTranslate();
	const thisMonth = momentOf(today).getUTCMonth() + 1;
	const describeNext = (task: Task, plant: KeepablePlant) => {
		const { day, season } = nextCheck(task, today);
		return `${writeDay(day)} · ${describeSeason(task, season, plant, sentences)}`;
	};
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard (WCAG 2.1.1)
		// biome-ignore lint/a11y/useSemanticElements: it groups no form fields
		<div role="group" className="month-frame" tabIndex={0} aria-label={caption}>
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
								<th scope="row">
									{t(`myPlants.task.${task.kind}`)} <span className="month-table-next">{describeNext(task, plant)}</span>
								</th>
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
		</div>
	);
}
