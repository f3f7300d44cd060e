import { daysAhead } from "#schemas/shared/my-plants.ts";
import { useTranslate } from "#src/data/shared.ts";
import { listNames } from "#src/ui/list-names.ts";
import { ActButtons } from "./ActButtons.tsx";
import type { TaskKind } from "./collection.ts";
import { type Day, isoOf } from "./days.ts";
import { describeCheck } from "./describe.ts";
import { type CheckDay, checksUntil } from "./due.ts";
import type { PlantPlan, ShownPlans } from "./schedule.ts";

const noticeLook = "notice border-leaf px-5 pt-4 pb-1 print:hidden";

/** The checks of a shared list in the next seven days; nothing if none are due. */
export function Week({ plans, today, away, writeDay }: ShownPlans) {
	const t = useTranslate();
	const days = checksUntil(plans, { today, until: today + 6, away });
	if (days.length === 0) return null;
	return (
		<section className={noticeLook} aria-labelledby="week">
			<h2 id="week">{t("myPlants.week")}</h2>
			<CheckDays days={days} label="week" writeDay={writeDay} className="mt-3" />
		</section>
	);
}

type TodayProps = ShownPlans & { onAct(plans: readonly PlantPlan[], kind: TaskKind, done: boolean): void };

/** What is due today, one line a task, to be marked as done; then the days to come. */
export function Today({ plans, today, away, writeDay, onAct }: TodayProps) {
	const t = useTranslate();
	const days = checksUntil(plans, { today, until: today + 6, away });
	const later = days.filter(({ day }) => day > today);
	const now = days.flatMap(({ day, checks }) => (day === today ? checks : []));
	return (
		<section className={noticeLook} aria-labelledby="today">
			<h2 id="today">{t("myPlants.today")}</h2>
			{now.length === 0 && <p className="mt-1 mb-3">{t("myPlants.nothingToday")}</p>}
			<ul className="mt-3" aria-labelledby="today">
				{now.map(({ kind, plans: due }) => (
					<li
						key={kind}
						className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-t py-3 leading-snug"
					>
						<span className="min-w-0 grow basis-64">{describeCheck(kind, due, t)}</span>
						<ActButtons kind={kind} name={listNames(due.map(({ name }) => name))} onAct={(done) => onAct(due, kind, done)} />
					</li>
				))}
			</ul>
			{later.length > 0 && (
				<>
					<h3 id="week" className="mt-2">
						{t("myPlants.week")}
					</h3>
					<CheckDays days={later} label="week" writeDay={writeDay} className="mt-2" />
				</>
			)}
		</section>
	);
}

/** The checks due in the next weeks, day by day; in print with checkboxes. */
export function Agenda({ plans, today, away, writeDay }: ShownPlans) {
	const t = useTranslate();
	const days = checksUntil(plans, { today, until: today + daysAhead - 1, away });
	return (
		<>
			<h3 id="agenda" className="mb-2 print:mt-[3mm]">
				{t("myPlants.ahead", { weeks: daysAhead / 7 })}
			</h3>
			{days.length === 0 && <p>{t("myPlants.nothingAhead")}</p>}
			<CheckDays
				days={days}
				label="agenda"
				writeDay={writeDay}
				className="mb-8 max-w-[42rem] print:mb-[4mm] print:max-w-none print:text-[8.5pt]"
			/>
		</>
	);
}

type ListProps = { label: string; writeDay(day: Day): string; className: string };

/** Days with a line for each task. */
function CheckDays({ days, ...list }: ListProps & { days: readonly CheckDay[] }) {
	const t = useTranslate();
	return (
		<DayList
			{...list}
			days={days.map(({ day, checks }) => ({ day, lines: checks.map(({ kind, plans }) => describeCheck(kind, plans, t)) }))}
		/>
	);
}

/** Days with their lines, in print with a checkbox each. */
export function DayList({ days, label, writeDay, className }: ListProps & { days: { day: Day; lines: string[] }[] }) {
	return (
		<ol className={className} aria-labelledby={label}>
			{days.map(({ day, lines }) => (
				<li
					key={day}
					className="grid gap-x-6 border-line border-t py-2 leading-snug sm:grid-cols-[14rem_minmax(0,1fr)] print:break-inside-avoid print:grid-cols-[40mm_minmax(0,1fr)] print:gap-x-[2mm] print:py-[0.5mm]"
				>
					<time dateTime={isoOf(day)} className="block font-semibold first-letter:uppercase">
						{writeDay(day)}
					</time>
					<ul>
						{lines.map((line) => (
							<li
								key={line}
								className="print:before:mr-[1.5mm] print:before:inline-block print:before:size-[2.4mm] print:before:border print:before:border-[black] print:before:content-['']"
							>
								{line}
							</li>
						))}
					</ul>
				</li>
			))}
		</ol>
	);
}
