import { useState } from "react";
import { calendarDays, reminderHour } from "#schemas/shared/my-plants.ts";
import { pinPath } from "#schemas/shared/url.ts";
import { saveFile } from "#src/data/save-file.ts";
import { useShared } from "#src/data/shared.ts";
import { Button, QuietButton } from "#src/ui/Button.tsx";
import { Agenda } from "./Agenda.tsx";
import { writeCalendar } from "./calendar-file.ts";
import type { Hemisphere } from "./collection.ts";
import { momentOf } from "./days.ts";
import { describeDay } from "./describe.ts";
import { checksUntil } from "./due.ts";
import { MonthTable } from "./MonthTable.tsx";
import { checksByMonth, type ShownPlans } from "./schedule.ts";

type Props = ShownPlans & {
	hemisphere: Hemisphere;
	isPrinted: boolean;
	onMove(hemisphere: Hemisphere): void;
	onPrint(): void;
};

/** The next weeks and the year of one plant or of all, for viewing, for printing, and as a calendar file. */
export function Calendar({ hemisphere, isPrinted, onMove, onPrint, ...all }: Props) {
	const { page, plans, today, away } = all;
	const { shell, t } = useShared();
	const [only, setOnly] = useState("");
	const chosen = plans.find(({ pot }) => pot.id === only);
	const shown = chosen ? { ...all, plans: [chosen] } : all;
	const hemispheres = { north: t("myPlants.north"), south: t("myPlants.south") };
	const download = () => {
		const days = checksUntil(shown.plans, { today, until: today + calendarDays, away });
		const file = writeCalendar({
			name: t("myPlants.calendarName", { site: shell.site.name }),
			lang: page.lang,
			now: new Date(),
			url: shell.site.url + pinPath(page.path, page.lang),
			events: days.map((each) => ({ day: each.day, ...describeDay(each, t) })),
		});
		saveFile(`${chosen?.pot.id ?? page.path.slice(1)}.ics`, "text/calendar;charset=utf-8", file);
	};
	return (
		<section data-print={isPrinted || undefined} aria-labelledby="calendar" className="print:m-0!">
			<h2 id="calendar">{t("myPlants.calendar")}</h2>
			<p>{t("myPlants.calendarNote")}</p>
			<MonthTicks {...shown} />
			<div className="my-5 flex flex-wrap gap-x-6 gap-y-3 print:hidden">
				<label className="flex min-w-0 items-center gap-3 max-tight:flex-wrap">
					<span>{t("myPlants.which")}</span>
					<select className="control" value={chosen?.pot.id ?? ""} onChange={(event) => setOnly(event.currentTarget.value)}>
						<option value="">{t("myPlants.all")}</option>
						{plans.map(({ pot, name }) => (
							<option key={pot.id} value={pot.id}>
								{name}
							</option>
						))}
					</select>
				</label>
				<label className="flex min-w-0 items-center gap-3 max-tight:flex-wrap">
					<span>{t("myPlants.hemisphere")}</span>
					<select
						className="control"
						value={hemisphere}
						onChange={(event) => onMove(event.currentTarget.value === "south" ? "south" : "north")}
					>
						<option value="north">{hemispheres.north}</option>
						<option value="south">{hemispheres.south}</option>
					</select>
				</label>
			</div>
			<Agenda {...shown} />
			<MonthTable {...shown} caption={`${t("myPlants.hemisphere")} ${hemispheres[hemisphere]}`} />
			<div className="actions mt-5">
				<Button onClick={download}>{t("myPlants.download")}</Button>
				<QuietButton onClick={onPrint}>{t("myPlants.print")}</QuietButton>
			</div>
			<p className="fine mt-3 print:hidden">{t("myPlants.alarms", { hour: reminderHour })}</p>
		</section>
	);
}

/** Lengths of ticks, from nothing to do up to the busiest month. */
const tickLengths = ["h-1", "h-2", "h-3.5", "h-5", "h-6.5"];

/**
 * The year of the visitor's plants at a glance: a tick per month, longer where there is more to do, the current month in green.
 * Hidden from screen readers, since the tables further down have the same numbers.
 */
function MonthTicks({ plans, page: { monthInitials: initials }, today }: ShownPlans) {
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
