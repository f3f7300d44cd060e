import { useTranslate } from "#src/data/shared.ts";
import { Button } from "#src/ui/Button.tsx";
import { DayList } from "./Agenda.tsx";
import type { Away } from "./collection.ts";
import { dayFrom } from "./days.ts";
import { describeCheck } from "./describe.ts";
import { visitsOf } from "./due.ts";
import type { ShownPlans } from "./schedule.ts";

type Props = ShownPlans & { away: Away; isPrinted: boolean; onPrint(): void };

/** The sheet for the person who waters during an absence: the days with what to check, how, and the visitor's notes. */
export function SitterSheet({ plans, away, writeDay, isPrinted, onPrint }: Props) {
	const t = useTranslate();
	const days = visitsOf(plans, away);
	const visited = new Set(days.flatMap(({ checks }) => checks.flatMap((check) => check.plans)));
	const others = plans.filter((plan) => !visited.has(plan));
	const noted = plans.filter((plan) => visited.has(plan) && (plan.pot.place !== "" || plan.pot.note !== ""));
	return (
		<section data-print={isPrinted || undefined} aria-labelledby="sheet" className="print:m-0!">
			<h2 id="sheet">{t("myPlants.sheet.title")}</h2>
			<p>{t("myPlants.sheet.text", { from: writeDay(dayFrom(away.from)), to: writeDay(dayFrom(away.to)) })}</p>
			{days.length > 0 && (
				<>
					<p>{t("myPlants.about.water")}</p>
					<DayList
						label="sheet"
						writeDay={writeDay}
						className="my-5 max-w-[42rem] print:max-w-none"
						days={days.map(({ day, checks }) => ({
							day,
							lines: checks.flatMap(({ kind, plans: due }) => due.map((plan) => describeCheck(kind, [plan], t))),
						}))}
					/>
				</>
			)}
			{noted.length > 0 && (
				<dl className="my-5 max-w-[42rem]">
					{noted.map(({ pot, name }) => (
						<div key={pot.id} className="border-line border-t py-2 leading-snug">
							<dt className="font-semibold">{name}</dt>
							<dd className="wrap-anywhere">{[pot.place, pot.note].filter((words) => words !== "").join(" · ")}</dd>
						</div>
					))}
				</dl>
			)}
			{others.length > 0 && <p>{t("myPlants.sheet.others", { plants: others.map(({ name }) => name).join(", ") })}</p>}
			<div className="actions mt-5">
				<Button onClick={onPrint}>{t("myPlants.sheet.print")}</Button>
			</div>
		</section>
	);
}
