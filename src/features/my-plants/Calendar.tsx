import { useState } from "react";
import type { MyPlantsPage } from "#schemas/pages/my-plants/page-data.ts";
import { calendarDays, reminderHour } from "#schemas/shared/my-plants.ts";
import { pinPath } from "#schemas/shared/url.ts";
import { saveFile } from "#src/data/save-file.ts";
import { useShared } from "#src/data/shared.ts";
import { Agenda } from "./Agenda.tsx";
import { writeCalendar } from "./calendar-file.ts";
import type { Away, Hemisphere } from "./collection.ts";
import type { Day } from "./days.ts";
import { describeDay, type SentenceContext } from "./describe.ts";
import { checksUntil } from "./due.ts";
import { MonthTable } from "./MonthTable.tsx";
import { MonthTicks } from "./MonthTicks.tsx";
import type { PlantPlan } from "./schedule.ts";

type Props = {
	page: MyPlantsPage;
	plans: readonly PlantPlan[];
	sentences: SentenceContext;
	hemisphere: Hemisphere;
	today: Day;
	away: Away | null;
	isPrinted: boolean;
	writeDay(day: Day): string;
	onMove(hemisphere: Hemisphere): void;
	onPrint(): void;
};

/** The next weeks and the year of one plant or of all, for viewing, for printing, and as a calendar file. */
export function Calendar({ page, plans, sentences, hemisphere, today, away, isPrinted, writeDay, onMove, onPrint }: Props) {
	const { shell, t } = useShared();
	const [only, setOnly] = useState("");
	const chosen = plans.find(({ pot }) => pot.id === only);
	const shown = chosen ? [chosen] : plans;
	const hemispheres = { north: t("myPlants.north"), south: t("myPlants.south") };
	const download = () => {
		const days = checksUntil(shown, { today, until: today + calendarDays, away });
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
			<MonthTicks plans={shown} initials={page.monthInitials} today={today} />
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
			<Agenda plans={shown} today={today} away={away} writeDay={writeDay} />
			<MonthTable
				plans={shown}
				page={page}
				caption={`${t("myPlants.hemisphere")} ${hemispheres[hemisphere]}`}
				sentences={sentences}
				today={today}
				writeDay={writeDay}
			/>
			<div className="actions mt-5">
				<button type="button" className="button" onClick={download}>
					{t("myPlants.download")}
				</button>
				<button type="button" className="button quiet" onClick={onPrint}>
					{t("myPlants.print")}
				</button>
			</div>
			<p className="fine mt-3 print:hidden">{t("myPlants.alarms", { hour: reminderHour })}</p>
		</section>
	);
}
