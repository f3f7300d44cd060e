import { daysAhead } from "#schemas/shared/my-plants.ts";
import { useTranslate } from "#src/data/shared.ts";
import { checksAhead, type Day, isoOf } from "./dates.ts";
import type { PlantPlan } from "./schedule.ts";

type Props = { plans: readonly PlantPlan[]; today: Day; writeDay(day: Day): string };

/** The checks due in the next seven days, at the top of the page; nothing if none are due. */
export function Week({ plans, today, writeDay }: Props) {
	const t = useTranslate();
	const days = checksAhead(plans, today, 7);
	if (days.length === 0) return null;
	return (
		<section className="notice care-week" aria-labelledby="week">
			<h2 id="week">{t("myPlants.week")}</h2>
			<Days days={days} label="week" writeDay={writeDay} />
		</section>
	);
}

/** The checks due in the next weeks, day by day; in print with checkboxes. */
export function Agenda({ plans, today, writeDay }: Props) {
	const t = useTranslate();
	const days = checksAhead(plans, today, daysAhead);
	return (
		<>
			<h3 id="agenda">{t("myPlants.ahead", { weeks: daysAhead / 7 })}</h3>
			{days.length === 0 && <p>{t("myPlants.nothingAhead")}</p>}
			<Days days={days} label="agenda" writeDay={writeDay} />
		</>
	);
}

type DaysProps = { days: ReturnType<typeof checksAhead>; label: string; writeDay(day: Day): string };

function Days({ days, label, writeDay }: DaysProps) {
	const t = useTranslate();
	return (
		<ol className="care-agenda" aria-labelledby={label}>
			{days.map(({ day, checks }) => (
				<li key={day}>
					<time dateTime={isoOf(day)}>{writeDay(day)}</time>
					<ul>
						{checks.map(({ kind, plants }) => (
							<li key={kind}>
								{t("myPlants.event", {
									task: t(`myPlants.task.${kind}`),
									plant: plants.map(({ name }) => name).join(", "),
								})}
							</li>
						))}
					</ul>
				</li>
			))}
		</ol>
	);
}
