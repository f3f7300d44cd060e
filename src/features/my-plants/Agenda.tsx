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
		<section className="notice border-leaf px-5 pt-4 pb-1 print:hidden" aria-labelledby="week">
			<h2 id="week">{t("myPlants.week")}</h2>
			<Days days={days} label="week" writeDay={writeDay} className="mt-3" />
		</section>
	);
}

/** The checks due in the next weeks, day by day; in print with checkboxes. */
export function Agenda({ plans, today, writeDay }: Props) {
	const t = useTranslate();
	const days = checksAhead(plans, today, daysAhead);
	return (
		<>
			<h3 id="agenda" className="mb-2 print:mt-[3mm]">
				{t("myPlants.ahead", { weeks: daysAhead / 7 })}
			</h3>
			{days.length === 0 && <p>{t("myPlants.nothingAhead")}</p>}
			<Days
				days={days}
				label="agenda"
				writeDay={writeDay}
				className="mb-8 max-w-[42rem] print:mb-[4mm] print:max-w-none print:text-[8.5pt]"
			/>
		</>
	);
}

type DaysProps = { days: ReturnType<typeof checksAhead>; label: string; writeDay(day: Day): string; className: string };

function Days({ days, label, writeDay, className }: DaysProps) {
	const t = useTranslate();
	return (
		<ol className={className} aria-labelledby={label}>
			{days.map(({ day, checks }) => (
				<li
					key={day}
					className="grid gap-x-6 border-line border-t py-2 leading-snug sm:grid-cols-[14rem_minmax(0,1fr)] print:break-inside-avoid print:grid-cols-[40mm_minmax(0,1fr)] print:gap-x-[2mm] print:py-[0.5mm]"
				>
					<time dateTime={isoOf(day)} className="block font-semibold first-letter:uppercase">
						{writeDay(day)}
					</time>
					<ul>
						{checks.map(({ kind, plants }) => (
							<li
								key={kind}
								className="print:before:mr-[1.5mm] print:before:inline-block print:before:size-[2.4mm] print:before:border print:before:border-[black] print:before:content-['']"
							>
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
